import { describe, expect, test } from "bun:test";
import { describeProduct } from "../../../../../server/insight/product/product.ts";
import { tellClause } from "../../../../../server/insight/statements/clean-statement.ts";
import { withOpeningAdjective } from "../../../../../server/insight/statements/fragments.ts";
import { analyseText } from "../../../../../server/insight/text/analyse.ts";
import { splitClauses } from "../../../../../server/insight/text/clauses.ts";

const told = (text: string, product = "Kelvara Throw Blanket"): string | null => {
  const [clause] = analyseText(text, "r1").flatMap(splitClauses);
  return tellClause(clause?.tokens ?? [], describeProduct(product))?.text ?? null;
};

describe("a sentence without a verb tells of the product", () => {
  test.each([
    ["So soft!", "The blanket is soft"],
    ["Quiet.", "The blanket is quiet"],
    ["Easy to fold", "The blanket is easy to fold"],
    ["Super light and easy to fold", "The blanket is light and easy to fold"],
    ["Comfortable all night long", "The blanket is comfortable all night long"],
    ["Way too heavy", "The blanket is too heavy"],
    ["Simple to wash at home", "The blanket is simple to wash at home"],
    ["Perfect for camping", "The blanket is perfect for camping"],
  ])("%s", (text, expected) => {
    expect(told(text)).toBe(expected);
  });

  test.each([
    ["what only praises tells nothing", "So good!"],
    ["what is said of the listing", "Misleading."],
    ["a feeling is the reviewer's", "Thankful for the quick answer"],
    ["an adjective before its noun", "Soft fabric"],
    ["an adjective before another and its noun", "Nice little pocket"],
    ["a purpose that lost its verb's ending", "Perfect for grow the seedlings"],
    ["a name that it is praised for", "Perfect for Velmoria People"],
  ])("%s: %s", (_, text) => {
    expect(told(text)).toBeNull();
  });
});

test("a capital stays a name where a noun follows, and an unknown word stays unknown", () => {
  const posOf = (text: string): string | undefined =>
    withOpeningAdjective(analyseText(text, "r1")[0]?.tokens ?? [])[0]?.pos;
  expect(posOf("Sturdy and light")).toBe("ADJ");
  expect(posOf("Sturdy Bob loves it")).not.toBe("ADJ");
  expect(posOf("Velmoria and light")).toBe("PROPN");
});
