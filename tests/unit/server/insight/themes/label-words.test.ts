import { expect, test } from "bun:test";
import { mineReviews } from "../../../../../server/insight/mine-reviews.ts";

const labels = (...texts: readonly string[]): readonly string[] =>
  mineReviews(
    texts.map((text, index) => ({ id: `r${index}`, text, title: null, rating: null, date: null })),
    "Acme Player",
  ).themes.map(({ theme }) => theme.label);

test("a part's label has no word of how something goes, and no verb without its object", () => {
  const found = labels(
    "The service did not list a number.",
    "The service department did not list a number.",
    "The antenna turns easily.",
    "The antenna turns easily and is great.",
  );
  expect(found.filter((label) => /did not list|easily/.test(label))).toEqual([]);
});
