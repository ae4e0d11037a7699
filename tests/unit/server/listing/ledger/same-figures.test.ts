import { describe, expect, test } from "bun:test";
import { mineReviews } from "../../../../../server/insight/mine-reviews.ts";
import { writeLedger } from "../../../../../server/listing/ledger/write-ledger.ts";
import { readSellerFacts } from "../../../../../server/listing/seller/seller-facts.ts";

const NAME = "Thornby Travel Mug";

const against = (reviews: readonly string[], ...bullets: readonly string[]): number[] => {
  const input = {
    productName: NAME,
    currentTitle: "",
    currentBullets: [...bullets],
    keywords: [],
    mustIncludeKeywords: [],
  };
  return writeLedger(
    bullets.map((text, at) => ({ field: `currentBullets.${at}`, text, kind: "bullet", spans: [], current: true })),
    mineReviews(
      [...reviews, "It came on Friday."].map((text, at) => ({
        id: `r${at}`,
        text,
        title: null,
        rating: null,
        date: null,
      })),
      NAME,
    ),
    readSellerFacts(input),
  ).claims.map(({ contradictedBy }) => contradictedBy);
};

describe("a measure has one verdict", () => {
  test.each([
    ["holds 16 oz of tea", "16 oz", ["Holds only 12 oz of tea.", "It holds 11 ounces of tea at best."]],
    ["keeps drinks cold for 24 hours", "Keeps Cold 24 Hours", ["Nowhere near 24 hours.", "So no 24 hours."]],
  ])("in %s and %s", (one, other, reviews) => {
    expect(against(reviews, one, other)).toEqual([2, 2]);
  });

  test("but another thing of the same measure has its own", () => {
    expect(
      against(["The cord is only 3 feet long.", "The cord is just 3 feet."], "6 feet long cord", "6 feet wide tray"),
    ).toEqual([2, 0]);
  });
});
