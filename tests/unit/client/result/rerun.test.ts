import { describe, expect, test } from "bun:test";
import { includeOf, requiredKeywords, reversible } from "../../../../client/result/rerun.ts";
import type { Exclusion } from "../../../../events/result/review.ts";
import { SAMPLE } from "./sample-result.ts";

const part = (id?: string): Exclusion => ({
  text: "Free for an honest review.",
  reason: "incentivized",
  detail: "",
  line: 1,
  ...(id === undefined ? {} : { id }),
});

describe("running again with what was left out", () => {
  test("only what can be taken back in is offered, each part once", () => {
    expect(reversible([part("a1"), part(), part("a1"), part("a2")])).toEqual(["a1", "a2"]);
  });

  test("what was taken back in before stays in, and the request stays within its limit", () => {
    expect(includeOf(["a1", "a2"], ["a2", "a3"])).toEqual(["a1", "a2", "a3"]);
    expect(includeOf(undefined, ["a1"])).toEqual(["a1"]);
    expect(
      includeOf(
        [],
        Array.from({ length: 600 }, (_, index) => `${index}`),
      ),
    ).toHaveLength(500);
  });

  test("the keywords that had to be in are asked for again", () => {
    const [keyword] = SAMPLE.keywordCoverage.keywords;
    if (keyword === undefined) throw new Error("The sample has no keyword.");
    const keywords = [
      { ...keyword, keyword: "tote", mustInclude: true },
      { ...keyword, mustInclude: false },
    ];
    expect(requiredKeywords({ keywordCoverage: { ...SAMPLE.keywordCoverage, keywords } })).toEqual(["tote"]);
  });
});
