import type { Finding, KeywordCoverage, ListingWords } from "../../../events/result/listing.ts";
import type { OptimizationResult } from "../../../events/result/result.ts";
import { measureCoverage } from "../keywords/coverage.ts";
import { lintListing } from "../rules/lint-listing.ts";
import { profileById } from "../rules/profiles.ts";
import { contentWords } from "../words/same-sense.ts";
import { ownCopyOf } from "./own-copy.ts";

type Checked = { findings: Finding[]; keywordCoverage: KeywordCoverage };

/** What the rules that a result was written for say of other words, and which of its keywords those cover. */
export const checkWords = (result: OptimizationResult, words: ListingWords, productName: string): Checked => {
  const { compliance, reviews, keywordCoverage } = result;
  const [title = ""] = words.optimizedTitles;
  const sought = keywordCoverage.keywords.map((each) => ({ ...each, words: contentWords(each.keyword) }));
  const { refused } = keywordCoverage;
  return {
    findings: lintListing({ ...ownCopyOf(result, productName), ...words }, profileById(compliance.profile), reviews),
    keywordCoverage: {
      ...measureCoverage(sought, {
        title,
        highlights: words.itemHighlights,
        bulletsA: words.bulletsA,
        bulletsB: words.bulletsB,
        searchTerms: words.searchTerms,
      }),
      ...(refused === undefined ? {} : { refused }),
    },
  };
};
