import { describe, expect, test } from "bun:test";
import type { Theme } from "../../../../../events/result/result.ts";
import type { Review } from "../../../../../events/result/review.ts";
import { mineReviews } from "../../../../../server/insight/mine-reviews.ts";
import { mineReviewSet, REVIEW_SETS } from "../../../../support/reviews/review-sets.ts";

const countsOf = (themes: readonly { theme: Theme }[]): Map<string, string> =>
  new Map(
    themes.map(({ theme }) => [theme.id, JSON.stringify([theme.label, theme.reviews, theme.positive, theme.negative])]),
  );

/** The same order in every run, and none that was there before. */
const shuffled = <Item>(items: readonly Item[]): Item[] =>
  items
    .map((item, index) => ({ item, rank: (index * 7_919 + 104_729) % 1_009 }))
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ item }) => item);

describe.each(REVIEW_SETS.map(({ id, productName }) => ({ id, productName })))(
  "reviews of $id",
  ({ id, productName }) => {
    const mining = mineReviewSet(id);

    test("give the same themes in whatever order they stand", () => {
      const again = mineReviews(shuffled(mining.reviews), productName);
      expect([...countsOf(again.themes)].toSorted()).toEqual([...countsOf(mining.themes)].toSorted());
    });

    test("keep their counts when a review about something else is added", () => {
      const other: Review = { id: "r999", text: "It came on a Tuesday.", title: null, rating: 3, date: null };
      const more = countsOf(mineReviews([...mining.reviews, other], productName).themes);
      for (const [theme, counts] of countsOf(mining.themes)) expect(more.get(theme)).toBe(counts);
    });

    test("give at least four themes with labels that name more than a word of praise", () => {
      expect(mining.themes.length).toBeGreaterThanOrEqual(4);
      for (const { theme } of mining.themes) expect(theme.label).not.toMatch(/praised|criticized|undefined|^\W|\s$/);
    });

    test("never count more sides than reviews, nor an impact from one rating", () => {
      for (const { theme, units } of mining.themes) {
        expect(theme.reviews).toBe(new Set(units.map((unit) => unit.reviewId)).size);
        expect(theme.positive + theme.negative).toBeGreaterThanOrEqual(theme.reviews);
        expect(Math.max(theme.positive, theme.negative)).toBeLessThanOrEqual(theme.reviews);
        if (theme.reviews < 2) expect(theme.ratingImpact).toBeNull();
      }
    });
  },
);
