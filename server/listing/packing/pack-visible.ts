import type { PackedField } from "../../../events/result/ledger.ts";
import { type FoundContext, findContexts } from "../../insight/contexts/find-contexts.ts";
import type { Mining } from "../../insight/mine-reviews.ts";
import { supportFloor } from "../../insight/themes/build-themes.ts";
import type { BankKeyword } from "../keywords/keyword-bank.ts";
import { lintListing } from "../rules/lint-listing.ts";
import type { Profile } from "../rules/profiles.ts";
import type { Claim } from "../writer/claims.ts";
import { checkMustInclude } from "../writer/must-include.ts";
import { findNounFeatures } from "../writer/noun-features.ts";
import type { Written } from "../writer/write-bullets.ts";
import { writeHighlights } from "../writer/write-highlights.ts";
import { toTitleCase, writeTitles } from "../writer/write-titles.ts";

/** A field as the search filled it; it says nothing about a text that somebody else wrote. */
export type PackedText = PackedField & { text: string };

export type PackedCopy = { titles: readonly Written[]; highlights: Written; packed: readonly PackedText[] };

const HIGHLIGHTS_LENGTH = 125;
const MUST = 1_000;

const usesOf = (mining: Mining): FoundContext[] =>
  findContexts(mining.sentences).filter(
    (each) => each.context.kind === "activity" && each.reviews >= supportFloor(mining.reviews.length),
  );

const acceptable =
  (profile: Profile, mining: Mining) =>
  (text: string): boolean =>
    lintListing({ productName: "", itemHighlights: text }, profile, mining.reviews).every(
      (finding) => finding.severity !== "error",
    );

/** Chooses the words of titles and highlights by exact search, within the limits of a profile. */
export const packVisible = (
  mining: Mining,
  _bank: readonly BankKeyword[],
  input: { productName: string; mustIncludeKeywords: readonly string[] },
  profile: Profile,
  claims: readonly Claim[],
): PackedCopy => {
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
    ? writeHighlights(title, claims, uses, missing, HIGHLIGHTS_LENGTH, acceptable(profile, mining))
    : { text: "", spans: [] };
  return { titles, highlights, packed: [] };
};
