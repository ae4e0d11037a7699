import { describe, expect, test } from "bun:test";
import type { Review } from "../../../../../events/result/review.ts";
import { mineReviews } from "../../../../../server/insight/mine-reviews.ts";
import { wilsonInterval } from "../../../../../server/insight/themes/wilson.ts";

const reviewsOf = (...entries: readonly (readonly [string, number | null])[]): Review[] =>
  entries.map(([text, rating], index) => ({ id: `r${index + 1}`, text, title: null, rating, date: null }));

describe("wilsonInterval", () => {
  test("agrees with the published values", () => {
    expect(wilsonInterval(10, 100)).toEqual([0.0552, 0.1744]);
    expect(wilsonInterval(0, 10)).toEqual([0, 0.2775]);
    expect(wilsonInterval(10, 10)).toEqual([0.7225, 1]);
    expect(wilsonInterval(0, 0)).toEqual([0, 0]);
  });
});

describe("themes", () => {
  test("a theme counts distinct reviews, however often one review says it", () => {
    const mining = mineReviews(
      reviewsOf(["It leaks. It leaks! The lid leaks again.", 1], ["Doesn't leak.", 5], ["Nice.", 5]),
      "Bottle",
    );
    const leak = mining.themes.find((theme) => theme.theme.id === "leak")?.theme;
    expect(leak).toMatchObject({ reviews: 2, positive: 1, negative: 1, kind: "mixed", share: 0.6667 });
  });

  test("as many for as against are opinions that differ, however weak one of them is", () => {
    const mining = mineReviews(
      reviewsOf(["It is lightweight.", null], ["It is a bit heavy.", null], ["Nice.", null]),
      "Grip",
    );
    expect(mining.themes.find(({ theme }) => theme.id === "weight")?.theme.kind).toBe("mixed");
  });

  test("quotes stand with those of the label's side first, and of both sides in turn", () => {
    const quotesOf = (...texts: string[]): string[] => {
      const reviews = reviewsOf(...texts.map((text) => [text, null] as const));
      const leak = mineReviews(reviews, "Bottle").themes.find(({ theme }) => theme.id === "leak")?.theme;
      return (leak?.spans ?? []).map(({ reviewId }) => reviewId);
    };
    expect(quotesOf("No leaks.", "It leaks.", "Leaks.", "It leaks a lot.", "The lid leaks.")).toEqual([
      "r2",
      "r3",
      "r4",
      "r5",
      "r1",
    ]);
    expect(quotesOf("It leaks.", "Leaks.", "No leaks.", "It never leaks.")).toEqual(["r3", "r1", "r4", "r2"]);
  });

  test("rating impact is the mean with the theme minus the mean without it", () => {
    const mining = mineReviews(
      reviewsOf(["It leaks.", 1], ["The lid leaks.", 2], ["Nice.", 5], ["Fine.", 4], ["So so.", null]),
      "Bottle",
    );
    expect(mining.themes.find((theme) => theme.theme.id === "leak")?.theme.ratingImpact).toBe(-3);
  });

  test("without ratings the impact is unknown", () => {
    expect(mineReviews(reviewsOf(["It leaks.", null]), "Bottle").themes[0]?.theme.ratingImpact).toBeNull();
  });

  test("of plenty of reviews one voice for and one against are no theme", () => {
    const idle = (count: number): (readonly [string, null])[] =>
      Array.from({ length: count }, (_, index) => [`I ordered number ${index + 1} of them in the shop.`, null]);
    const leaksIn = (...entries: readonly (readonly [string, null])[]): boolean =>
      mineReviews(reviewsOf(...entries), "Bottle").themes.some(({ theme }) => theme.id === "leak");
    expect(leaksIn(["It leaks.", null], ["Doesn't leak.", null], ...idle(10))).toBe(true);
    expect(leaksIn(["It leaks.", null], ["Doesn't leak.", null], ...idle(28))).toBe(false);
    expect(leaksIn(["It leaks.", null], ["The lid leaks.", null], ["Doesn't leak.", null], ...idle(28))).toBe(true);
  });

  test("among many reviews one voice is no theme", () => {
    const quiet = Array.from({ length: 9 }, (): readonly [string, number] => ["Arrived on Monday.", 4]);
    expect(mineReviews(reviewsOf(["It leaks.", 1], ...quiet), "Bottle").themes).toEqual([]);
  });
});
