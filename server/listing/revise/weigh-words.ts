import type { ListingWords } from "../../../events/result/listing.ts";
import type { ListingClaims } from "../../../events/result/listing-claims.ts";
import { mineReviews } from "../../insight/mine-reviews.ts";
import { questionsFor } from "../audit/audit-listing.ts";
import { ledgerFields } from "../ledger/ledger-fields.ts";
import { writeLedger } from "../ledger/write-ledger.ts";
import { readSellerFacts } from "../seller/seller-facts.ts";
import { nameToRead } from "../titles/title-name.ts";
import { type JudgedResult, ownCopyOf } from "./own-copy.ts";

export type WeighWords = (words: ListingWords) => ListingClaims;

/** A seller's own words rest on no passage in particular. */
const written = (text: string) => ({ text, spans: [] });

/**
 * Reads the reviews of a result once more, to hold the clauses of other words against them. The words as written come to
 * the claims of the result, but for those few that the writer rested on passages of its own.
 */
export const createWordsWeigher = (result: JudgedResult, productName: string): WeighWords => {
  const own = ownCopyOf(result, productName);
  const mining = mineReviews(result.reviews, nameToRead(productName, own.currentTitle));
  const ofSeller = result.keywordCoverage.keywords.filter(({ reviews, mustInclude }) => reviews === 0 || mustInclude);
  const seller = readSellerFacts({
    ...own,
    keywords: ofSeller.map(({ keyword }) => keyword),
    mustIncludeKeywords: [],
  });
  return (words) => {
    const copy = {
      titles: words.optimizedTitles.map(written),
      highlights: written(words.itemHighlights),
      bulletsA: words.bulletsA.map(written),
      bulletsB: words.bulletsB.map(written),
    };
    return {
      ...writeLedger(ledgerFields(copy, own), mining, seller),
      questions: questionsFor({ mining, copy: words, input: own }),
    };
  };
};
