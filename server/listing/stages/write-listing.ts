import type { Packing } from "../../../events/result/ledger.ts";
import type { KeywordCoverage, Listing } from "../../../events/result/listing.ts";
import type { Evidence } from "../../../events/result/result.ts";
import { distinctReviews, evidenceFor } from "../../insight/avatar/avatar-draft.ts";
import type { Mining } from "../../insight/mining/mining.ts";
import { hasFew } from "../../insight/reviews/plenty.ts";
import { findClaims } from "../claims/claims.ts";
import { deniersOfPhrases } from "../facts/denied-parts.ts";
import type { FactGroup } from "../facts/read-facts.ts";
import { completePacking } from "../fields/complete-packing.ts";
import { type PackedCopy, packVisible } from "../fields/pack-visible.ts";
import type { BankKeyword } from "../keywords/keyword-bank.ts";
import type { LedgerField } from "../ledger/ledger-fields.ts";
import { denialsOf, faultsIn } from "../ledger/write-ledger.ts";
import { lintBullet } from "../rules/lint-listing.ts";
import type { Profile } from "../rules/profiles.ts";
import { readSellerFacts, type SellerFacts, type SellerInput } from "../seller/seller-facts.ts";
import { findSellerPoints } from "../seller/seller-points.ts";
import { notesOn } from "../writer/notes.ts";
import { type Written, writeBulletSets } from "../writer/write-bullets.ts";

export type Copy = Omit<Listing, "fixList">;

/** Visible copy with its evidence, whoever wrote it. */
export type CopyDraft = {
  titles: readonly Written[];
  highlights: Written;
  bulletsA: readonly Written[];
  bulletsB: readonly Written[];
};

/** A draft with what the search says about the fields that it filled. */
export type PackedDraft = CopyDraft & Pick<PackedCopy, "packed">;

export type WrittenListing = {
  copy: Copy;
  evidence: Evidence[];
  coverage: KeywordCoverage;
  packing: Packing;
  notes: string[];
};

const texts = (written: readonly Written[]): string[] => written.map((each) => each.text);

/** How many bullets the marketplace asks for at least. */
export const leastBullets = ({ rulesOf }: Profile): number =>
  Math.max(0, ...rulesOf.bullets.filter(({ check }) => check === "bulletCount").map(({ params }) => params.min ?? 0));

/** "No Struggle to Open: light": one word tells nothing. */
const STUMP = /: \p{L}+$/u;

/** Whether a bullet keeps the rules of a profile, and reviews or seller bear out each of its clauses. */
const judgeFor =
  (profile: Profile, mining: Mining, seller: SellerFacts) =>
  ({ text, spans }: Written): boolean => {
    const field: LedgerField = { field: "bulletsA.0", text, kind: "bullet", spans, current: false };
    return (
      !STUMP.test(text) &&
      lintBullet(text, { productName: "" }, profile, mining.reviews).length === 0 &&
      faultsIn(field, mining, seller).length === 0
    );
  };

const LEAST_DENYING = 2;

/** Whether reviews or seller bear out a phrase of the highlights. */
const isBorneOutBy =
  (mining: Mining, seller: SellerFacts) =>
  ({ text, spans }: Written): boolean =>
    deniersOfPhrases(text, mining) < LEAST_DENYING &&
    faultsIn({ field: "itemHighlights", text, kind: "highlights", spans, current: false }, mining, seller).length === 0;

/** Whether too many reviewers say otherwise of what a title would say, or nobody bears it out. */
const isDeniedBy =
  (mining: Mining, seller: SellerFacts) =>
  ({ text, spans }: Written): boolean => {
    const field: LedgerField = { field: "optimizedTitles.0", text, kind: "title", spans, current: false };
    return denialsOf(field, mining, seller) > 0 || faultsIn(field, mining, seller).length > 0;
  };

/** Writes titles, highlights and bullets from what the reviews support, within the rules of a profile. */
export const draftCopy = (
  mining: Mining,
  bank: readonly BankKeyword[],
  facts: readonly FactGroup[],
  input: SellerInput,
  profile: Profile,
): PackedDraft => {
  const claims = findClaims(mining);
  const seller = readSellerFacts(input);
  const { stated, ...packed } = packVisible(
    mining,
    bank,
    facts,
    input,
    profile,
    claims,
    isBorneOutBy(mining, seller),
    isDeniedBy(mining, seller),
  );
  return {
    ...packed,
    ...writeBulletSets({
      claims,
      mining,
      sellerPoints: findSellerPoints(input),
      facts,
      stated: input.currentTitle === "" ? [] : stated,
      acceptable: judgeFor(profile, mining, seller),
      least: leastBullets(profile),
    }),
  };
};

/** Which bullets rest on one reviewer alone, where others could have said the same. */
const thinNote = ({ bulletsA, bulletsB }: CopyDraft, mining: Mining): string[] => {
  const thin = [
    ...bulletsA.map((bullet, index) => ({ bullet, name: `A${index + 1}` })),
    ...bulletsB.map((bullet, index) => ({ bullet, name: `B${index + 1}` })),
  ].filter(({ bullet }) => distinctReviews(bullet.spans) === 1);
  return hasFew(mining) || thin.length === 0
    ? []
    : [`These bullets rest on a single reviewer each: ${thin.map((each) => each.name).join(", ")}.`];
};

const evidenceOf = (path: string, written: readonly Written[]): Evidence[] =>
  written.map((each, index) => evidenceFor(`${path}.${index}`, each.spans));

/** Adds to drafted copy what follows from it: search terms, evidence, coverage, packing and notes. */
export const completeListing = (
  draft: PackedDraft,
  mining: Mining,
  bank: readonly BankKeyword[],
  facts: readonly FactGroup[],
  input: SellerInput,
  profile: Profile,
): WrittenListing => {
  const bulletsA = texts(draft.bulletsA);
  const visible = {
    optimizedTitles: texts(draft.titles),
    itemHighlights: draft.highlights.text,
    bulletsA,
    bulletsB: texts(draft.bulletsB),
  };
  const packed = completePacking(visible, draft.packed, mining, bank, facts, input, profile);
  return {
    copy: { ...visible, searchTerms: packed.searchTerms },
    evidence: [
      ...evidenceOf("optimizedTitles", draft.titles),
      evidenceFor("itemHighlights", draft.highlights.spans),
      ...evidenceOf("bulletsA", draft.bulletsA),
      ...evidenceOf("bulletsB", draft.bulletsB),
    ],
    coverage: packed.coverage,
    packing: packed.packing,
    notes: [
      ...notesOn(mining, [bulletsA, visible.bulletsB], leastBullets(profile), packed.coverage.refused ?? []),
      ...thinNote(draft, mining),
    ],
  };
};
