import { describe, expect, test } from "bun:test";
import { mineReviews } from "../../../../../server/insight/mine-reviews.ts";
import type { Mining } from "../../../../../server/insight/mining/mining.ts";
import { findPoints, pointOf } from "../../../../../server/listing/claims/found-points.ts";
import { optimizeReviews } from "../../../../../server/listing/optimize-reviews.ts";
import { naming, type Point, point, told } from "../../../../../server/listing/phrases/points/point.ts";
import { inputFor } from "../../../../support/samples.ts";

type Rated = readonly [text: string, rating: number];

const mine = (productName: string, ...texts: readonly (string | Rated)[]): Mining =>
  mineReviews(
    texts.map((each, index) => {
      const [text, rating] = typeof each === "string" ? [each, 5] : each;
      return { id: `r${index}`, text, title: null, rating, date: null };
    }),
    productName,
  );

const ONE_HAND = point("can be held in one hand", /\bwith one hand\b/);
const said = (mining: Mining, facet: string, own: Point): string | null => pointOf(facet, own, mining)?.text ?? null;

describe("a point", () => {
  test("stands where praise of its matter says so, with the words that do", () => {
    const mining = mine(
      "Kelvara Cordless Drill",
      "So light. I like it.",
      "It is so light that I hold it with one hand.",
    );
    const found = pointOf("weight", ONE_HAND, mining);
    expect(found?.text).toBe("can be held in one hand");
    const [span] = found?.spans ?? [];
    expect(span?.reviewId).toBe("r1");
    expect(mining.reviews[1]?.text.slice(span?.start, span?.end)).toContain("with one hand");
  });

  test("does not stand where as many blame the thing that it names", () => {
    const own = point("comes with a bit holder", /\bbit holder\b/);
    const praise = "It is so light with the bit holder on it.";
    expect(said(mine("Kelvara Cordless Drill", praise), "weight", own)).toBe("comes with a bit holder");
    const blame = ["The holder is flimsy.", "The holder is awful."].map((text): Rated => [text, 2]);
    expect(said(mine("Kelvara Cordless Drill", praise, ...blame), "weight", own)).toBeNull();
  });

  test("of staying put does not stand where as many tell that it topples", () => {
    const own = point("stays put", /\bnot budged\b/);
    const praise = "It is secure and has not budged.";
    expect(said(mine("Kelvara Cat Tower", praise), "secure", own)).toBe("stays put");
    const blame = ["It wobbles.", "It tips over."].map((text): Rated => [text, 2]);
    expect(said(mine("Kelvara Cat Tower", praise, ...blame), "secure", own)).toBeNull();
  });

  test("does not stand in praise of another matter, in a question, a wish or a denial", () => {
    const own = "Kelvara Cordless Drill";
    expect(said(mine(own, "So light.", "Looks great with one hand on it."), "weight", ONE_HAND)).toBeNull();
    expect(
      said(mine(own, "So light.", "Is it so light that you hold it with one hand?"), "weight", ONE_HAND),
    ).toBeNull();
    expect(
      said(mine(own, "So light.", "I wish it was light enough to hold with one hand."), "weight", ONE_HAND),
    ).toBeNull();
    expect(said(mine(own, "So light.", "Not light, I can not hold it with one hand."), "weight", ONE_HAND)).toBeNull();
  });

  test("does not stand where others say the contrary", () => {
    const light = "It is so light that I hold it with one hand.";
    const heavy = "Way too heavy to hold with one hand.";
    expect(said(mine("Kelvara Drill", light, "So light."), "weight", ONE_HAND)).not.toBeNull();
    expect(said(mine("Kelvara Drill", light, "So light.", [heavy, 2], [heavy, 1]), "weight", ONE_HAND)).toBeNull();
  });

  test("that holds every time or not at all does not stand beside as many complaints of the matter", () => {
    const steady = point("no slipping", /\bno slipping\b/);
    const sure: Rated = ["Great traction on the dock, no slipping.", 5];
    const slick: Rated = ["Terrible traction on wet wood.", 2];
    expect(said(mine("Kelvara Boots", sure), "traction", steady)).toBe("no slipping");
    expect(said(mine("Kelvara Boots", sure, slick), "traction", steady)).toBeNull();
    const grip = point("grips on docks", /\bdock\b/);
    expect(said(mine("Kelvara Boots", sure, slick), "traction", grip)).toBe("grips on docks");
  });

  test("that proves itself stands in any sentence of a content reviewer, and in none of a discontent one", () => {
    const drawer = told("fits into a drawer", /\bin (?:a|the|my) (?:\w+ )?drawer\b/);
    const words = "It lives in my kitchen drawer.";
    expect(said(mine("Kelvara Grater", [words, 5]), "compact", drawer)).toBe("fits into a drawer");
    expect(said(mine("Kelvara Grater", [words, 1]), "compact", drawer)).toBeNull();
  });
});

describe("things that reviewers name", () => {
  const room = naming("room for {}", ["device", "garment", "luggage"], /\b(?:holds?|room for) /);

  test("stand in the point, the most named first, never the product itself", () => {
    const mining = mine(
      "Kelvara Travel Backpack",
      "Roomy, it holds my laptop and a jacket.",
      "It holds a lot, my laptop and chargers too.",
      "Roomy, it holds another backpack.",
    );
    expect(said(mining, "capacity", room)).toBe("room for a laptop, a jacket and chargers");
  });

  test("end where the sentence turns; without any there is no point", () => {
    const mining = mine("Kelvara Travel Bag", "Roomy, it holds my laptop but no jacket.", "Roomy, it holds a lot.");
    expect(said(mining, "capacity", room)).toBe("room for a laptop");
    expect(said(mine("Kelvara Travel Bag", "Roomy, it holds a lot."), "capacity", room)).toBeNull();
  });
});

test("in a listing each point stands once, rests on its reviews and keeps the general words away", () => {
  const reviews = [
    "So light, I carry it with one hand. Love it.",
    "Very lightweight, weighs nothing at all.",
    "So light that my grandmother can lift it. Great.",
    "It is light and easy to move from room to room.",
  ].join("\n\n");
  const result = optimizeReviews(inputFor(reviews, { productName: "Kelvara Stick Vacuum" }));
  const mining = mine("Kelvara Stick Vacuum", ...reviews.split("\n\n"));
  const points = findPoints("weight", mining).map(({ text }) => text);
  const bullets = [...result.bulletsA, ...result.bulletsB];
  const standing = points.filter((text) => bullets.some((bullet) => bullet.includes(text)));
  expect(standing.length).toBeGreaterThan(1);
  for (const text of standing) {
    expect(bullets.filter((bullet) => bullet.includes(text))).toHaveLength(1);
    const claim = (result.claims ?? []).find((each) => each.text === text);
    expect(claim).toMatchObject({ basis: "reviews", contradictedBy: 0 });
    expect(claim?.reviews).toBeGreaterThan(0);
  }
  expect((result.claims ?? []).filter(({ basis }) => basis === "unsupported")).toEqual([]);
});
