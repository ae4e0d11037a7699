import type { FullAvatar } from "../../events/result/avatar.ts";
import type { KeywordCoverage, Listing } from "../../events/result/listing.ts";
import type { Evidence } from "../../events/result/result.ts";
import { evidenceFor } from "../insight/avatar/avatar-draft.ts";
import { type FoundContext, findContexts } from "../insight/contexts/find-contexts.ts";
import type { Mining } from "../insight/mine-reviews.ts";
import { supportFloor } from "../insight/themes/build-themes.ts";
import { brandOf } from "./brand.ts";
import { lintListing } from "./rules/lint-listing.ts";
import type { Profile } from "./rules/profiles.ts";
import { findClaims } from "./writer/claims.ts";
import { type BankKeyword, measureCoverage } from "./writer/coverage.ts";
import { checkMustInclude } from "./writer/must-include.ts";
import { notesOn } from "./writer/notes.ts";
import { findNounFeatures } from "./writer/noun-features.ts";
import { SYNONYMS } from "./writer/synonyms.ts";
import { type Written, writeAnswerBullets, writeOutcomeBullets } from "./writer/write-bullets.ts";
import { writeHighlights } from "./writer/write-highlights.ts";
import { writeSearchTerms } from "./writer/write-search-terms.ts";
import { toTitleCase, writeTitles } from "./writer/write-titles.ts";

export type ListingInput = { productName: string; keywords: readonly string[]; mustIncludeKeywords: readonly string[] };

export type Copy = Omit<Listing, "fixList">;

/** Visible copy with its evidence, whoever wrote it. */
export type CopyDraft = {
  titles: readonly Written[];
  highlights: Written;
  bulletsA: readonly Written[];
  bulletsB: readonly Written[];
};

export type WrittenListing = { copy: Copy; evidence: Evidence[]; coverage: KeywordCoverage; notes: string[] };

const HIGHLIGHTS_LENGTH = 125;
const MUST = 1_000;

const texts = (written: readonly Written[]): string[] => written.map((each) => each.text);

/** Keywords with the number of reviews that use them: the seller's own first, then those of buyers. */
export const keywordBank = (
  avatar: FullAvatar,
  avatarEvidence: readonly Evidence[],
  input: ListingInput,
  mining: Mining,
): BankKeyword[] => {
  const must = new Set(input.mustIncludeKeywords.map((each) => each.trim().toLowerCase()));
  const support = new Map(avatarEvidence.map((each) => [each.path, each.reviews]));
  const own = avatar.keywords.map((keyword, index) => ({
    keyword,
    reviews: support.get(`avatar.keywords.${index}`) ?? 0,
    mustInclude: must.has(keyword),
  }));
  const known = new Set(own.map((each) => each.keyword));
  const reviewsWith = (keyword: string): number =>
    mining.reviews.filter((review) => review.text.toLowerCase().includes(keyword)).length;
  const named = [mining.product.type, ...input.mustIncludeKeywords, ...input.keywords].map((each) =>
    each.trim().toLowerCase(),
  );
  const given = [...new Set(named)].filter((each) => each !== "" && !known.has(each));
  return [
    ...given.map((keyword) => ({ keyword, reviews: reviewsWith(keyword), mustInclude: must.has(keyword) })),
    ...own,
  ];
};

const usesOf = (mining: Mining): FoundContext[] =>
  findContexts(mining.sentences).filter(
    (each) => each.context.kind === "activity" && each.reviews >= supportFloor(mining.reviews.length),
  );

/** Buyers' words first, then other names of the thing, then the places and occasions that anybody mentions. */
const searchCandidates = (bank: readonly BankKeyword[], mining: Mining): { text: string; value: number }[] => [
  ...bank.map((each) => ({ text: each.keyword, value: each.mustInclude ? MUST : each.reviews + 1 })),
  { text: SYNONYMS[mining.product.noun] ?? "", value: 1.5 },
  ...findContexts(mining.sentences).map((each) => ({ text: each.context.phrase, value: each.reviews })),
];

type Judge = { bullet: (text: string) => boolean; highlights: (text: string) => boolean };

const judgeFor = (profile: Profile, mining: Mining): Judge => {
  const clean = (fields: { bulletsA?: string[]; itemHighlights?: string }): boolean =>
    lintListing({ productName: "", ...fields }, profile, mining.reviews).every(
      (finding) => finding.severity !== "error" || finding.ruleId === "B01",
    );
  return { bullet: (text) => clean({ bulletsA: [text] }), highlights: (text) => clean({ itemHighlights: text }) };
};

/** Writes titles, highlights and bullets from what the reviews support, within the rules of a profile. */
export const draftCopy = (mining: Mining, input: ListingInput, profile: Profile): CopyDraft => {
  const judge = judgeFor(profile, mining);
  const claims = findClaims(mining);
  const uses = usesOf(mining);
  const must = checkMustInclude(input.mustIncludeKeywords, profile).accepted;
  const extra = must.map((keyword) => ({
    text: toTitleCase(keyword),
    value: MUST,
    spans: [],
    kind: "feature" as const,
  }));
  const titles = writeTitles(
    input.productName,
    claims,
    uses,
    [...extra, ...findNounFeatures(mining)],
    profile.titleLength,
  );
  const title = titles[0]?.text ?? "";
  const missing = must.filter((keyword) => !title.toLowerCase().includes(keyword.toLowerCase()));
  const highlights = profile.hasHighlights
    ? writeHighlights(title, claims, uses, missing, HIGHLIGHTS_LENGTH, judge.highlights)
    : { text: "", spans: [] };
  return {
    titles,
    highlights,
    bulletsA: writeOutcomeBullets(claims, mining, judge.bullet),
    bulletsB: writeAnswerBullets(claims, mining, judge.bullet),
  };
};

const evidenceOf = (path: string, written: readonly Written[]): Evidence[] =>
  written.map((each, index) => evidenceFor(`${path}.${index}`, each.spans));

/** Adds to drafted copy what follows from it: search terms, evidence, coverage and notes. */
export const completeListing = (
  draft: CopyDraft,
  mining: Mining,
  bank: readonly BankKeyword[],
  input: ListingInput,
  profile: Profile,
): WrittenListing => {
  const [title, highlights] = [draft.titles[0]?.text ?? "", draft.highlights.text];
  const [bulletsA, bulletsB] = [texts(draft.bulletsA), texts(draft.bulletsB)];
  const visible = [title, highlights, ...bulletsA, ...bulletsB].join(" ");
  const searchTerms = writeSearchTerms(searchCandidates(bank, mining), visible, brandOf(input.productName));
  return {
    copy: { optimizedTitles: texts(draft.titles), itemHighlights: highlights, bulletsA, bulletsB, searchTerms },
    evidence: [
      ...evidenceOf("optimizedTitles", draft.titles),
      evidenceFor("itemHighlights", draft.highlights.spans),
      ...evidenceOf("bulletsA", draft.bulletsA),
      ...evidenceOf("bulletsB", draft.bulletsB),
    ],
    coverage: measureCoverage(bank, { title, highlights, bulletsA, bulletsB, searchTerms }),
    notes: notesOn(
      mining,
      Math.min(bulletsA.length, bulletsB.length),
      checkMustInclude(input.mustIncludeKeywords, profile).refused,
    ),
  };
};
