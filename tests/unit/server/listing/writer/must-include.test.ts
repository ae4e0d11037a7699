import { describe, expect, test } from "bun:test";
import { optimizeReviews } from "../../../../../server/listing/optimize-reviews.ts";
import { DEFAULT_PROFILE_ID, profileById } from "../../../../../server/listing/rules/profiles.ts";
import { checkMustInclude } from "../../../../../server/listing/writer/must-include.ts";
import { inputFor } from "../../../../support/samples.ts";

const profile = profileById(DEFAULT_PROFILE_ID);
const nobody = () => 0;
const reasonFor = (keyword: string): string | undefined =>
  checkMustInclude([keyword], profile, nobody).refused[0]?.reason;

test("allowed keywords are accepted once, spaces tidied", () => {
  expect(checkMustInclude(["bpa  free", "bpa free", " ", "dog walking vest"], profile, nobody)).toEqual({
    accepted: ["bpa free", "dog walking vest"],
    refused: [],
  });
});

describe("a refusal names the rule, the words and a way around", () => {
  test.each([
    ["eco-friendly bottle", "rule B11, “eco-friendly”", "reusable"],
    ["antibacterial", ", “antibacterial”", "easy to clean"],
    ["free shipping", "rule T05, “free shipping”", "offers belong to the price"],
    ["money back guarantee", ", “money back guarantee”", "warranty"],
    ["best dog harness", ", “best”", "durable"],
    ["cheap bottle", ", “cheap”", "offers belong to the price"],
  ])("%j", (keyword, rule, way) => {
    expect(reasonFor(keyword)).toContain(rule);
    expect(reasonFor(keyword)).toContain(way);
  });

  test("too long, or no word at all", () => {
    expect(reasonFor("one two three four five six seven eight nine")).toContain("more than 8 words");
    expect(reasonFor("x".repeat(81))).toContain("longer than 80 characters");
    expect(reasonFor("!!!")).toContain("no word");
  });
});

test("what reviewers deny is refused with their number, a broken rule before it", () => {
  const three = (keyword: string) => (keyword.includes("leakproof") ? 3 : 0);
  expect(checkMustInclude(["leakproof bottle", "best leakproof", "water bottle"], profile, three)).toEqual({
    accepted: ["water bottle"],
    refused: [
      {
        keyword: "leakproof bottle",
        reason: "3 reviews say otherwise, so shoppers who come by it may send the product back.",
      },
      { keyword: "best leakproof", reason: expect.stringContaining("“best”") },
    ],
  });
});

test("a keyword that found no place is refused for what it is", () => {
  const { keywordCoverage } = optimizeReviews(
    inputFor("Keeps water cold.\n\nCold all day.", { mustIncludeKeywords: ["nike bottle", "camping bottle"] }),
  );
  expect(keywordCoverage.refused).toEqual([
    { keyword: "nike bottle", reason: "“nike” is a brand of another maker, which a listing may not name." },
  ]);
});
