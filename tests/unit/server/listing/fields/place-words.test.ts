import { describe, expect, test } from "bun:test";
import { optimizeReviews } from "../../../../../server/listing/optimize-reviews.ts";
import { inputFor } from "../../../../support/samples.ts";

const REVIEWS = "Looks great on the counter.\n\nBeautiful board, looks great.\n\nGreat looking and thick.";

test.each([
  ["Kelvara Cutting Board 24 x 16 Inch, Bamboo", "24 x 16 Inch"],
  ["Kelvara Cutting Board 24x16 Inch, Bamboo", "24 x 16 Inch"],
  ["Kelvara Cutting Board 16 Inch, Bamboo", "16 Inch"],
])("a size of the old title is one word: %s", (currentTitle, size) => {
  const { packing } = optimizeReviews(inputFor(REVIEWS, { productName: "Kelvara Cutting Board", currentTitle }));
  const words = (packing?.words ?? []).map(({ word }) => word);
  expect(words).toContain(size);
  expect(words.filter((word) => /^(?:\d+|x|Inch)$/.test(word))).toEqual([]);
});

test("what a thing is free of is one word, which no other freedom stands for", () => {
  const { packing } = optimizeReviews(
    inputFor(REVIEWS, {
      productName: "Kelvara Cutting Board",
      currentTitle: "Kelvara Cutting Board for Kitchen, BPA Free",
    }),
  );
  const words = (packing?.words ?? []).map(({ word }) => word);
  expect(words).toContain("BPA Free");
  expect(words).not.toContain("Free");
});

test("nouns of an explanation are no search terms", () => {
  const currentBullets = ["Thick board: stays flat for 24 hours thanks to end grain maple"];
  const { searchTerms } = optimizeReviews(inputFor(REVIEWS, { productName: "Kelvara Cutting Board", currentBullets }));
  expect(searchTerms).not.toMatch(/\b(?:thanks|hours?)\b/);
});

describe("a word that no field has, though there is room", () => {
  const reasonsFor = (currentTitle: string, reviews = REVIEWS): Readonly<Record<string, string | null>> => {
    const { packing } = optimizeReviews(inputFor(reviews, { productName: "Kelvara Cutting Board", currentTitle }));
    return Object.fromEntries((packing?.words ?? []).map(({ word, reason }) => [word, reason]));
  };

  test("names everybody together with others", () => {
    const reasons = reasonsFor("Kelvara Cutting Board for Men Women Boys Girls Teens");
    for (const word of ["Men", "Women", "Boys", "Girls", "Teens"]) expect(reasons[word]).toStartWith("Together with");
  });

  test("is never told that there is none", () => {
    const all = Object.values(reasonsFor("Kelvara Cutting Board, Men Women, Solid 24 x 16 Inch, Quiet, No Slip, 2 kg"));
    expect(all.filter((reason) => reason?.startsWith("No room"))).toEqual([]);
  });
});
