import { describe, expect, test } from "bun:test";
import { mineReviews } from "../../../../../server/insight/mine-reviews.ts";
import { readClause } from "../../../../../server/listing/clauses/read-clause.ts";
import { quotedCopy } from "../../../../../server/listing/ledger/quoted-copy.ts";
import { indexReviews } from "../../../../../server/listing/reviews/review-index.ts";

const quotedIn = (claim: string, text: string): string[] => {
  const mining = mineReviews([{ id: "r1", text, title: null, rating: null, date: null }], "Thornby Tea Tin");
  return quotedCopy(readClause(claim, mining), indexReviews(mining)).map(({ start, end }) => text.slice(start, end));
};

describe("the listing's own words", () => {
  test.each([
    ["Dent proof tin", "It has three dents. Listing says dent proof, hm."],
    ["Made in the same small mill", 'Box still says "same small mill". It isnt.'],
    ["Airtight lid", "Sold as airtight. Not true."],
  ])("deny a claim where they are quoted and taken back: %s, %s", (claim, text) =>
    expect(quotedIn(claim, text)).toHaveLength(1),
  );

  test.each([
    ["Dent proof tin", "It is dent proof as the listing says."],
    ["Dent proof tin", "The listing says dent proof and it is."],
    ["Airtight lid", "Listing says dent proof, hm."],
  ])("and do not where they are confirmed, or are another claim's: %s, %s", (claim, text) =>
    expect(quotedIn(claim, text)).toEqual([]),
  );
});
