import { expect, test } from "bun:test";
import { optimizeReviews } from "../../../../../server/listing/optimize-reviews.ts";
import { inputFor } from "../../../../support/samples.ts";

const copyOf = (texts: readonly string[], productName: string): string => {
  const { avatarData, optimizedTitles, itemHighlights, bulletsA, bulletsB } = optimizeReviews(
    inputFor(texts.join("\n\n"), { productName, avatarName: "" }),
  );
  return JSON.stringify([avatarData.desires, avatarData.pains, optimizedTitles, itemHighlights, bulletsA, bulletsB]);
};

test("what keeps food warm is praised for food, what keeps coffee hot for coffee", () => {
  const warm = ["The soup stays hot until noon.", "Her pasta was still warm at lunch.", "Keeps food hot all morning."];
  const lunch = copyOf(warm, "Bento Lunch Box");
  expect(lunch).toContain("Keeps Food Hot");
  expect(lunch).not.toMatch(/coffee|drink/i);
  const brew = ["My coffee stays hot until noon.", "Coffee is still hot after a drive.", "Keeps coffee hot for hours."];
  expect(copyOf(brew, "Travel Mug")).toContain("Keeps Coffee Hot");
});

test("what dries fast gives nobody minutes back", () => {
  const texts = ["These dry quickly on the line.", "It dries fast after a swim.", "Dries really fast in the sun."];
  const copy = copyOf(texts, "Beach Shorts");
  expect(copy).toContain("Quick-Drying");
  expect(copy).not.toContain("Minutes Back");
});

test("a bed that dries fast is not sold for its speed", () => {
  const texts = ["The foam dries fast.", "It dries quickly in the yard.", "Washed on Monday, it dried fast."];
  expect(copyOf(texts, "Dog Bed")).not.toMatch(/Minutes Back|No Standing|start to finish/);
});
