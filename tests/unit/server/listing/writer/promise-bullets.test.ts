import { expect, test } from "bun:test";
import { optimizeReviews } from "../../../../../server/listing/optimize-reviews.ts";
import { inputFor } from "../../../../support/samples.ts";

const REVIEWS = [
  "Nice wood, and we store our records in it.",
  "The color is pretty.",
  "Pretty color, arrived on Monday.",
];
const bulletsOf = (...currentBullets: string[]): string[] =>
  optimizeReviews(
    inputFor(REVIEWS.join("\n\n"), {
      productName: "Kelvara Oak Crate",
      currentTitle: "Kelvara Oak Crate",
      currentBullets,
    }),
  ).bulletsA.slice();

test("a set with room has what the seller promises and nobody denies, in the seller's words", () =>
  expect(bulletsOf("TIDY ROOMS: turn a messy corner into a calm one")).toContain(
    "Tidy Rooms: turn a messy corner into a calm one",
  ));

test("what it is good for stands where reviewers name some of it, and nothing that heals", () => {
  expect(bulletsOf("USES: Great for records, magazines and toys")).toContain("Good For: records, magazines and toys");
  expect(bulletsOf("USES: Great for tents and boats").join()).not.toContain("Good For");
  expect(bulletsOf("USES: Great for records and sore backs").join()).not.toContain("Good For");
});
