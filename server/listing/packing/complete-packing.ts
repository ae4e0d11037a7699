import type { Packing } from "../../../events/result/ledger.ts";
import type { KeywordCoverage, Listing } from "../../../events/result/listing.ts";
import { findContexts } from "../../insight/contexts/find-contexts.ts";
import type { Mining } from "../../insight/mine-reviews.ts";
import { brandOf } from "../brand.ts";
import type { BankKeyword } from "../keywords/keyword-bank.ts";
import type { Profile } from "../rules/profiles.ts";
import { measureCoverage } from "../writer/coverage.ts";
import { checkMustInclude } from "../writer/must-include.ts";
import { SYNONYMS } from "../writer/synonyms.ts";
import { writeSearchTerms } from "../writer/write-search-terms.ts";
import type { PackedText } from "./pack-visible.ts";

export type PackInput = { productName: string; currentTitle: string; mustIncludeKeywords: readonly string[] };

/** Copy that shoppers see, whoever wrote it. */
export type VisibleCopy = Omit<Listing, "fixList" | "searchTerms">;

export type CompletedPacking = { searchTerms: string; coverage: KeywordCoverage; packing: Packing };

const MUST = 1_000;

/** Buyers' words first, then other names of the thing, then the places and occasions that anybody mentions. */
const searchCandidates = (bank: readonly BankKeyword[], mining: Mining): { text: string; value: number }[] => [
  ...bank.map((each) => ({ text: each.keyword, value: each.mustInclude ? MUST : each.reviews + 1 })),
  { text: SYNONYMS[mining.product.noun] ?? "", value: 1.5 },
  ...findContexts(mining.sentences).map((each) => ({ text: each.context.phrase, value: each.reviews })),
];

/** Adds to visible copy the search terms, and tells which keywords stand where and where the seller's own words went. */
export const completePacking = (
  copy: VisibleCopy,
  packed: readonly PackedText[],
  mining: Mining,
  bank: readonly BankKeyword[],
  input: PackInput,
  profile: Profile,
): CompletedPacking => {
  const title = copy.optimizedTitles[0] ?? "";
  const { itemHighlights: highlights, bulletsA, bulletsB } = copy;
  const visible = [title, highlights, ...bulletsA, ...bulletsB].join(" ");
  const searchTerms = writeSearchTerms(searchCandidates(bank, mining), visible, brandOf(input.productName));
  const { refused } = checkMustInclude(input.mustIncludeKeywords, profile);
  return {
    searchTerms,
    coverage: {
      ...measureCoverage(bank, { title, highlights, bulletsA, bulletsB, searchTerms }),
      refused: [...refused],
    },
    packing: { fields: packed.map(({ text: _, ...field }) => field), words: [] },
  };
};
