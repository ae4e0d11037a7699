import { expect, test } from "bun:test";
import { mineReviews } from "../../../../../server/insight/mine-reviews.ts";

test("a zipper that fails is told once, as a fastener that gives way, and named", () => {
  const texts = ["The zipper broke.", "Zipper broke after a week.", "Zipper split open.", "The zipper gave up."];
  const reviews = texts.map((text, index) => ({ id: `r${index}`, text, title: null, rating: 2, date: null }));
  const labels = mineReviews(reviews, "Kelvara Kids Backpack").themes.map(({ theme }) => theme.label);
  expect(labels.filter((label) => /zipper/i.test(label))).toEqual(["Trouble with the zippers"]);
});

test("a pot is what reviewers call a dutch oven, and no part of it", () => {
  const texts = ["Good pot.", "Really nice pot.", "Love this pot."];
  const reviews = texts.map((text, index) => ({ id: `r${index}`, text, title: null, rating: 5, date: null }));
  const labels = mineReviews(reviews, "Kelvara Dutch Oven").themes.map(({ theme }) => theme.label);
  expect(labels.filter((label) => /pot\b/i.test(label))).toEqual([]);
});
