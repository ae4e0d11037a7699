import { describe, expect, test } from "bun:test";
import type { Review } from "../../../../../events/result/review.ts";
import { weighByStars } from "../../../../../server/insight/themes/star-check.ts";
import { unitsOf } from "../../../../support/read-anything.ts";

const readAt = (rating: Review["rating"], text: string): string[] =>
  weighByStars(unitsOf(text), [{ id: "r1", text, title: null, rating, date: null }])
    .filter(({ mood }) => mood === "report")
    .map(({ key, polarity, weight }) => `${polarity > 0 ? "+" : "-"}${key} ${weight}`);

describe("blame in a review of five stars", () => {
  const blame = "My ceiling fan was noisy.";
  test("counts by the stars of its review", () => {
    expect(readAt(null, blame)).toEqual(["-noise 1"]);
    expect(readAt(3, blame)).toEqual(["-noise 1"]);
    expect(readAt(4, blame)).toEqual(["-noise 0.75"]);
    expect(readAt(5, blame)).toEqual([]);
  });

  test.each([
    "My only gripe is that it is noisy.",
    "Love this fan, though it is noisy.",
    "It is noisy but I love it.",
    "One downside: it is noisy.",
    "My one complaint. It is noisy.",
  ])("counts half where its words grant it: %s", (text) => {
    expect(readAt(5, text).filter((told) => told.startsWith("-noise"))).toEqual(["-noise 0.5"]);
  });

  test.each([
    "No complaints. The old fan that we gave away was noisy.",
    "Absolutely no downsides. The street is noisy.",
  ])("is not announced by a fault that is denied: %s", (text) => expect(readAt(5, text)).not.toContain("-noise 0.5"));

  test("counts half where it is about safety", () => expect(readAt(5, "It overheats.")).toEqual(["-safety 0.5"]));

  test("is still known as what is said of something else, and a wish stays a wish", () => {
    const moods = (text: string): string[] =>
      weighByStars(unitsOf(text), [{ id: "r1", text, title: null, rating: 5, date: null }]).map(({ mood }) => mood);
    expect(moods(blame)).toEqual(["other-product"]);
    expect(new Set(moods("A longer cord would be nice."))).toEqual(new Set(["wish"]));
  });
});

describe("praise in a review of one star", () => {
  const irony = "So I own a very elegant paperweight.";
  test("counts by the stars of its review", () => {
    expect(unitsOf(irony).some(({ polarity }) => polarity > 0)).toBe(true);
    expect(readAt(2, irony).some((told) => told.startsWith("+looks"))).toBe(true);
    expect(readAt(1, irony).filter((told) => told.startsWith("+"))).toEqual([]);
  });

  test.each(["It is at least very elegant.", "It is elegant but it broke.", "Elegant, I will give it that."])(
    "counts half where its words grant it: %s",
    (text) => expect(readAt(1, text).some((told) => told.startsWith("+looks"))).toBe(true),
  );

  test("of the service is no irony", () => {
    expect(readAt(1, "Customer service was helpful.")).toEqual(["+support 0.5"]);
  });
});
