import type { KeywordCoverage, Listing } from "../../events/result/listing.ts";
import type { Evidence } from "../../events/result/result.ts";
import type { FullAvatar } from "../../events/result/avatar.ts";
import { evidenceFor } from "../insight/avatar/avatar-draft.ts";
import { findContexts, type FoundContext } from "../insight/contexts/find-contexts.ts";
import type { Mining } from "../insight/mine-reviews.ts";
import { supportFloor } from "../insight/themes/build-themes.ts";
import { brandOf } from "./brand.ts";
import { lintListing } from "./rules/lint-listing.ts";
import type { Profile } from "./rules/profiles.ts";
import { findClaims } from "./writer/claims.ts";
import { type BankKeyword, measureCoverage } from "./writer/coverage.ts";
import { checkMustInclude } from "./writer/must-include.ts";
import { writeAnswerBullets, writeOutcomeBullets, type Written } from "./writer/write-bullets.ts";
import { writeHighlights } from "./writer/write-highlights.ts";
import { findNounFeatures } from "./writer/noun-features.ts";
import { SYNONYMS } from "./writer/synonyms.ts";
import { writeSearchTerms } from "./writer/write-search-terms.ts";
import { toTitleCase, writeTitles } from "./writer/write-titles.ts";

export type ListingInput = { productName: string; keywords: readonly string[]; mustIncludeKeywords: readonly string[] };

export type Copy = Omit<Listing, "fixList">;

export type WrittenListing = { copy: Copy; evidence: Evidence[]; coverage: KeywordCoverage; notes: string[] };

const HIGHLIGHTS_LENGTH = 125;

const evidenceOf = (path: string, written: readonly Written[]): Evidence[] => written.map((each, index) => evidenceFor(`${path}.${index}`, each.spans));

const texts = (written: readonly Written[]): string[] => written.map((each) => each.text);

/** Keywords with the number of reviews that use them: the buyers' own first, then those of the seller. */
export const keywordBank = (avatar: FullAvatar, avatarEvidence: readonly Evidence[], input: ListingInput, mining: Mining): BankKeyword[] => {
  const must = new Set(input.mustIncludeKeywords.map((each) => each.trim().toLowerCase()));
  const support = new Map(avatarEvidence.map((each) => [each.path, each.reviews]));
  const own = avatar.keywords.map((keyword, index) => ({ keyword, reviews: support.get(`avatar.keywords.${index}`) ?? 0, mustInclude: must.has(keyword) }));
  const known = new Set(own.map((each) => each.keyword));
  const reviewsWith = (keyword: string): number => mining.reviews.filter((review) => review.text.toLowerCase().includes(keyword)).length;
  const given = [...new Set([mining.product.type, ...input.mustIncludeKeywords, ...input.keywords].map((each) => each.trim().toLowerCase()))].filter((each) => each !== "" && !known.has(each));
  return [...given.map((keyword) => ({ keyword, reviews: reviewsWith(keyword), mustInclude: must.has(keyword) })), ...own];
};

const usesOf = (mining: Mining): FoundContext[] => findContexts(mining.sentences).filter((each) => each.context.kind === "activity" && each.reviews >= supportFloor(mining.reviews.length));

const BULLETS_WANTED = 5;

const notesOn = (mining: Mining, bullets: number, refused: readonly { keyword: string; reason: string }[]): string[] => [
  ...(bullets < BULLETS_WANTED ? [`The reviews support only ${bullets} ${bullets === 1 ? "bullet" : "bullets"} per set; more reviews will fill the rest.`] : []),
  ...(mining.reviews.length < 8 ? [`Based on ${mining.reviews.length} ${mining.reviews.length === 1 ? "review" : "reviews"}: treat every count as a first hint.`] : []),
  ...refused.map(({ keyword, reason }) => `The keyword “${keyword}” was left out: ${reason}`),
];

/** Buyers' words first, then other names of the thing, then the places and occasions that anybody mentions. */
const searchCandidates = (bank: readonly BankKeyword[], mining: Mining): { text: string; value: number }[] => [
  ...bank.map((each) => ({ text: each.keyword, value: each.mustInclude ? 1_000 : each.reviews + 1 })),
  { text: SYNONYMS[mining.product.noun] ?? "", value: 1.5 },
  ...findContexts(mining.sentences).map((each) => ({ text: each.context.phrase, value: each.reviews })),
];

/** Writes the listing from what the reviews support, within the rules of a profile. */
export const writeListing = (mining: Mining, bank: readonly BankKeyword[], input: ListingInput, profile: Profile): WrittenListing => {
  const must = checkMustInclude(input.mustIncludeKeywords, profile);
  const acceptable = (text: string): boolean => lintListing({ productName: "", bulletsA: [text] }, profile, mining.reviews).every((finding) => finding.severity !== "error" || finding.ruleId === "B01");
  const fitsHighlights = (text: string): boolean => lintListing({ productName: "", itemHighlights: text }, profile, mining.reviews).every((finding) => finding.severity !== "error");
  const claims = findClaims(mining);
  const uses = usesOf(mining);
  const extra = must.accepted.map((keyword) => ({ text: toTitleCase(keyword), value: 1_000, spans: [], kind: "feature" as const }));
  const titles = writeTitles(input.productName, claims, uses, [...extra, ...findNounFeatures(mining)], profile.titleLength, () => true);
  const title = titles[0]?.text ?? input.productName;
  const missing = must.accepted.filter((keyword) => !title.toLowerCase().includes(keyword.toLowerCase()));
  const highlights = profile.hasHighlights ? writeHighlights(title, claims, uses, missing, HIGHLIGHTS_LENGTH, fitsHighlights) : { text: "", spans: [] };
  const bulletsA = writeOutcomeBullets(claims, mining, acceptable);
  const bulletsB = writeAnswerBullets(claims, mining, acceptable);
  const visible = [title, highlights.text, ...texts(bulletsA), ...texts(bulletsB)].join(" ");
  const searchTerms = writeSearchTerms(searchCandidates(bank, mining), visible, brandOf(input.productName));
  const copy: Copy = { optimizedTitles: texts(titles), itemHighlights: highlights.text, bulletsA: texts(bulletsA), bulletsB: texts(bulletsB), searchTerms };
  return {
    copy,
    evidence: [...evidenceOf("optimizedTitles", titles), evidenceFor("itemHighlights", highlights.spans), ...evidenceOf("bulletsA", bulletsA), ...evidenceOf("bulletsB", bulletsB)],
    coverage: measureCoverage(bank, { title, highlights: highlights.text, bulletsA: copy.bulletsA, bulletsB: copy.bulletsB, searchTerms }),
    notes: notesOn(mining, Math.min(bulletsA.length, bulletsB.length), must.refused),
  };
};
