import { describe, expect, test } from "bun:test";
import { mineReviews } from "../../../../../server/insight/mine-reviews.ts";
import { isWarnedAgainst } from "../../../../../server/listing/claims/warned-against.ts";

const warned = (text: string, ...reviews: string[]): boolean =>
  isWarnedAgainst(
    text,
    mineReviews(
      reviews.map((review, index) => ({ id: `r${index}`, text: review, title: null, rating: null, date: null })),
      "Acme Glass Pitcher",
    ),
  );

const RACK = "goes on the dishwasher's top rack";

describe("where the thing goes", () => {
  test.each([
    "Never put it in the dishwasher.",
    "It is not dishwasher safe.",
    "Mine cracked in the dishwasher.",
    "The dishwasher ruined the lid.",
    "It has to be washed by hand. You have to wash it by hand.",
  ])("is not said where a reviewer warns: %s", (warning) => {
    expect(warned(RACK, "It goes in the dishwasher every day.", warning, warning)).toBe(true);
  });

  test("is said where nobody warns, or far more use it", () => {
    expect(warned(RACK, "It goes in the dishwasher every day.")).toBe(false);
    const content = Array.from({ length: 8 }, (_, index) => `Dishwasher number ${index} cleans it well.`);
    expect(warned(RACK, ...content, "Mine cracked in the dishwasher.")).toBe(false);
    expect(warned(RACK, "Nothing cracked in the dishwasher.")).toBe(false);
  });

  test("is another place than the one that they warn of", () => {
    expect(warned("comes clean under the tap", "Never put it in the dishwasher.")).toBe(false);
    expect(warned("machine washable", "Never put it in the dishwasher.")).toBe(false);
    expect(warned("machine washable", "Do not use the washing machine.", "Never put it in the washer.")).toBe(true);
  });
});
