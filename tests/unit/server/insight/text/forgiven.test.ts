import { describe, expect, test } from "bun:test";
import { describeProduct } from "../../../../../server/insight/product/product.ts";
import { findRemarks } from "../../../../../server/insight/statements/remarks.ts";
import { analyseReview } from "../../../../../server/insight/text/analyse.ts";
import { reports } from "../units/reports.ts";

/** What the themes report against a product, and what its statements tell against it. */
const blamed = (text: string): { themes: readonly string[]; pains: readonly string[] } => {
  const review = { id: "r1", text, title: null, rating: null, date: null };
  const remarks = findRemarks(analyseReview(review), [review], describeProduct("Water Bottle"));
  return {
    themes: reports(text).flatMap(([key, polarity]) => (polarity < 0 ? [key] : [])),
    pains: remarks.flatMap(({ sign, told }) => (sign.polarity < 0 ? [told.text] : [])),
  };
};

describe("what forgives a fault does so for themes and statements", () => {
  test.each([
    "but that is no big deal",
    "but it does not bother me",
    "but that isn't a real problem",
    "but that is no problem for me",
    "but that was easily fixed",
    "but it is not a dealbreaker",
    "but I don't mind",
    "which is fine",
    "which is a plus",
    "but that doesn't really bother me",
    "but that's not an issue",
    "but this isn’t a deal-breaker",
  ])("%s", (tail) => {
    expect(blamed(`The lid leaks, ${tail}.`)).toEqual({ themes: [], pains: [] });
  });
});

describe("what does not forgive it leaves it to both", () => {
  test.each([
    "and that is a big deal",
    "and that bothers me",
    "and that isn't the only problem",
    "and the seller was not fixing the problem",
    "and I do mind",
    "and for that money it is not a good deal",
  ])("%s", (tail) => {
    const { themes, pains } = blamed(`The lid leaks, ${tail}.`);
    expect(themes).toContain("leak");
    expect(pains).toContain("The lid leaks");
  });
});

test("what is forgiven before a fault is another one", () => {
  const { themes, pains } = blamed("The weight is not a problem, but the lid leaks.");
  expect(themes).toContain("leak");
  expect(pains).toContain("The lid leaks");
});
