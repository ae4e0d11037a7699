import { expect, test } from "bun:test";
import type { Review } from "../../../../../events/result/review.ts";
import { mineReviews } from "../../../../../server/insight/mine-reviews.ts";
import { unsoundReason } from "../../../../../server/listing/keywords/unsound-words.ts";

const reviews = ["The bag ripped at once.", "Awful bag, the bag tore.", "Lovely colors."].map(
  (text, index): Review => ({ id: `r${index + 1}`, text, title: null, rating: null, date: null }),
);
const mining = mineReviews(reviews, "Magnetic Tiles");
const reasonFor = (word: string, title: string): string | null => unsoundReason(word, title, mining, () => 0);

test.each([
  ["Men", "Tiles for Men Women", /^Together with/],
  ["Bag", "Tiles with Bag", /only to complain/],
  ["Removable", "Tiles with Removable Lid", /something else/],
  ["Quiet", "Quiet Tiles", /too few reviewers/],
])("%s of “%s” tells why it is none to be found by", (word, title, reason) => {
  expect(reasonFor(word, title)).toMatch(reason);
});

test("a word that may be found by has no such reason", () => {
  expect(reasonFor("Wooden", "Wooden Tiles with Bag")).toBeNull();
  expect(reasonFor("Women", "Tiles for Women")).toBeNull();
});
