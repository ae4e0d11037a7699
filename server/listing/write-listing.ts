import type { Packing } from "../../events/result/ledger.ts";
import type { KeywordCoverage, Listing } from "../../events/result/listing.ts";
import type { Evidence } from "../../events/result/result.ts";
import { evidenceFor } from "../insight/avatar/avatar-draft.ts";
import type { Mining } from "../insight/mine-reviews.ts";
import type { BankKeyword } from "./keywords/keyword-bank.ts";
import { completePacking } from "./packing/complete-packing.ts";
import { type PackedCopy, packVisible } from "./packing/pack-visible.ts";
import type { PackInput } from "./packing/plan-fields.ts";
import { lintListing } from "./rules/lint-listing.ts";
import type { Profile } from "./rules/profiles.ts";
import { findClaims } from "./writer/claims.ts";
import { notesOn } from "./writer/notes.ts";
import { type Written, writeAnswerBullets, writeOutcomeBullets } from "./writer/write-bullets.ts";

export type ListingInput = PackInput & { keywords: readonly string[] };

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

const judgeFor =
  (profile: Profile, mining: Mining) =>
  (text: string): boolean =>
    lintListing({ productName: "", bulletsA: [text] }, profile, mining.reviews).every(
      (finding) => finding.severity !== "error" || finding.ruleId === "B01",
    );

/** Writes titles, highlights and bullets from what the reviews support, within the rules of a profile. */
export const draftCopy = (
  mining: Mining,
  bank: readonly BankKeyword[],
  input: ListingInput,
  profile: Profile,
): PackedDraft => {
  const claims = findClaims(mining);
  const acceptable = judgeFor(profile, mining);
  return {
    ...packVisible(mining, bank, input, profile, claims),
    bulletsA: writeOutcomeBullets(claims, mining, acceptable),
    bulletsB: writeAnswerBullets(claims, mining, acceptable),
  };
};

const evidenceOf = (path: string, written: readonly Written[]): Evidence[] =>
  written.map((each, index) => evidenceFor(`${path}.${index}`, each.spans));

/** Adds to drafted copy what follows from it: search terms, evidence, coverage, packing and notes. */
export const completeListing = (
  draft: PackedDraft,
  mining: Mining,
  bank: readonly BankKeyword[],
  input: ListingInput,
  profile: Profile,
): WrittenListing => {
  const bulletsA = texts(draft.bulletsA);
  const visible = {
    optimizedTitles: texts(draft.titles),
    itemHighlights: draft.highlights.text,
    bulletsA,
    bulletsB: texts(draft.bulletsB),
  };
  const packed = completePacking(visible, draft.packed, mining, bank, input, profile);
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
    notes: notesOn(mining, Math.min(bulletsA.length, visible.bulletsB.length), packed.coverage.refused ?? []),
  };
};
