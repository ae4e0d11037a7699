import { describe, expect, test } from "bun:test";
import { mineReviews } from "../../../../../server/insight/mine-reviews.ts";
import { complaintFixes } from "../../../../../server/listing/audit/complaint-fixes.ts";
import { findClaims } from "../../../../../server/listing/claims/claims.ts";
import { findMinorClaims } from "../../../../../server/listing/claims/minor-claims.ts";
import { optimizeReviews } from "../../../../../server/listing/optimize-reviews.ts";
import { findSpecifics } from "../../../../../server/listing/writer/specifics.ts";
import { inputFor } from "../../../../support/samples.ts";

const mined = (texts: readonly string[], product: string) =>
  mineReviews(
    texts.map((text, index) => ({ id: `r${index}`, text, title: null, rating: null, date: null })),
    product,
  );

const claimsOf = (texts: readonly string[], product = "Acme Dog Bed"): string[] =>
  findClaims(mined(texts, product)).map(({ id }) => id);

const PLENTY = Array.from({ length: 64 }, (_, index) => `I bought number ${index + 1} of them in the shop.`);

describe("of plenty of reviews", () => {
  test("what one alone praises is claimed nowhere", () => {
    const quiet = "It is very quiet.";
    expect(findMinorClaims(mined([quiet], "Acme Fan")).length + findClaims(mined([quiet], "Acme Fan")).length).toBe(1);
    expect(findMinorClaims(mined([quiet, ...PLENTY], "Acme Fan"))).toEqual([]);
    expect(findClaims(mined([quiet, ...PLENTY], "Acme Fan"))).toEqual([]);
  });

  test("no details of single reviewers make a bullet", () => {
    const details = ["The gauge is easy to read.", "The nozzle sits tight."];
    expect(findSpecifics(mined([...details, "It works."], "Acme Pump"), []).length).toBeGreaterThan(0);
    expect(findSpecifics(mined([...details, ...PLENTY], "Acme Pump"), [])).toEqual([]);
  });

  test("three have to give it away before it is called a gift", () => {
    const given = ["Great gift for my dad.", "A great gift for my niece.", "Great gift for my mom."];
    expect(claimsOf(given.slice(0, 2))).toContain("gift");
    expect(claimsOf([...given.slice(0, 2), ...PLENTY])).not.toContain("gift");
    expect(claimsOf([...given, ...PLENTY])).toContain("gift");
  });

  test("a size that one of three finds wrong is not praised", () => {
    const sized = ["True to size.", "It is true to size, I checked.", "It runs small."];
    expect(claimsOf(sized, "Acme Boots")).toContain("sizing");
    expect(claimsOf([...sized, ...PLENTY], "Acme Boots")).not.toContain("sizing");
  });

  test("two that say it does not work are a line of its own only among few", () => {
    const failing = ["It does nothing.", "It did nothing for me."];
    const fixesOf = (texts: readonly string[]): number =>
      complaintFixes(mined(texts, "Acme Stain Remover"), { promises: new Map(), denied: [] }).length;
    expect(fixesOf(failing)).toBe(1);
    expect(fixesOf([...failing, ...PLENTY])).toBe(0);
    expect(fixesOf([...failing, "It did nothing at all.", ...PLENTY])).toBe(1);
  });
});

describe("blame of its kin speaks against a claim", () => {
  const STURDY = ["Very sturdy.", "So sturdy!"];

  test("what snaps is not called sturdy", () => {
    expect(claimsOf(STURDY, "Acme Chair")).toContain("sturdy");
    expect(claimsOf([...STURDY, "It snapped."], "Acme Chair")).toContain("sturdy");
    expect(claimsOf([...STURDY, "It snapped.", "It wobbles."], "Acme Chair")).not.toContain("sturdy");
  });
});

test("the same parts in another order make no title of their own", () => {
  const text = [
    "Comfortable, sturdy and lightweight.",
    "So comfortable and lightweight. Sturdy, too.",
    "Sturdy, light and comfortable.",
  ].join("\n\n");
  const { optimizedTitles } = optimizeReviews(inputFor(text, { productName: "Kelvara Backpack" }));
  const parts = optimizedTitles.map((title) => title.split(", ").toSorted().join());
  expect(parts.length).toBe(1);
});

test("a use that the name says already is not said again", () => {
  const text = "Great for smoothies.\n\nI use it for smoothies.\n\nGood for smoothies every day.";
  const titlesOf = (productName: string): string =>
    optimizeReviews(inputFor(text, { productName })).optimizedTitles.join("\n");
  expect(titlesOf("Kelvara Smoothie Blender")).not.toContain("for Smoothies");
  expect(titlesOf("Kelvara Blender")).toContain("for Smoothies");
});

test("a single voice is believed of what a product of that kind may be judged by", () => {
  const minorOf = (text: string, product: string): string[] =>
    findMinorClaims(mined([text, ...PLENTY.slice(0, 10)], product)).map(({ id }) => id);
  expect(minorOf("It does not leak at all.", "Acme Water Bottle")).toContain("leak");
  expect(minorOf("It does not leak at all.", "Acme Bed Pillow")).toEqual([]);
  expect(minorOf("It stays dry in the rain.", "Acme Rain Jacket")).toContain("wet");
  expect(minorOf("It stays dry in the rain.", "Acme Bed Pillow")).toEqual([]);
});

describe("what a single voice praises of a matter for which one word is little", () => {
  const EASY = "It is easy to use.";
  const REST = Array.from({ length: 10 }, (_, index) => `Bought on day ${index + 1}.`);
  const listed = (...texts: readonly string[]): string => {
    const { bulletsA, bulletsB } = optimizeReviews(
      inputFor([...texts, ...REST].join("\n\n"), { productName: "Kelvara Chair" }),
    );
    return [...bulletsA, ...bulletsB].join("\n");
  };

  test("fills up a set that has nothing else to say", () => {
    expect(listed(EASY)).toContain("Easy to Use: ");
  });

  test("is left out where another complains of something akin to it", () => {
    expect(listed(EASY, "It is hard to clean.")).toContain("Easy to Use: ");
    expect(listed(EASY, "It was hard to put together.")).not.toContain("Easy to Use: ");
  });
});
