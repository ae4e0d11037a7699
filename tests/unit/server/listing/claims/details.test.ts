import { expect, test } from "bun:test";
import { mineReviews } from "../../../../../server/insight/mine-reviews.ts";
import { findDetails } from "../../../../../server/listing/claims/details.ts";

const detailsOf = (texts: readonly string[]): string[] => {
  const reviews = texts.map((text, index) => ({ id: `r${index}`, text, title: null, rating: null, date: null }));
  const mining = mineReviews(reviews, "Acme Camera");
  return findDetails(
    mining.units.filter(({ polarity }) => polarity > 0),
    mining,
    1,
  );
};

test("a detail says what a thing does, and neither blames it nor only praises it", () => {
  const telling = ["The lens cap stays on firmly.", "The buttons are easy to use."];
  expect(detailsOf(telling)).toEqual(["lens cap stays on firmly", "buttons are easy to use"]);
  const others = ["The photo quality is awesome.", "The screen is easily scratched.", "The case is not ugly."];
  expect(detailsOf(others)).toEqual([]);
});

test("a detail ends where its reviewer did", () => {
  expect(detailsOf(["He is deaf, and doesn't know how loud he is."])).toEqual([]);
});
