import { describe, expect, test } from "bun:test";
import { type CoverageTexts, measureCoverage } from "../../../../../server/listing/keywords/coverage.ts";
import type { BankKeyword } from "../../../../../server/listing/keywords/keyword-bank.ts";
import { contentWords } from "../../../../../server/listing/words/same-sense.ts";

const bankOf = (...keywords: string[]): BankKeyword[] =>
  keywords.map((keyword) => ({
    keyword,
    reviews: 2,
    mustInclude: false,
    origin: "buyers",
    words: contentWords(keyword),
    spans: [],
  }));

const nowhere: CoverageTexts = { title: "", highlights: "", bulletsA: [], bulletsB: [], searchTerms: "" };
const bank = bankOf("water bottle", "gym bag", "straw");
const texts: CoverageTexts = {
  ...nowhere,
  title: "Kelvara Water Bottles",
  bulletsA: ["Gym: fits a bag"],
  searchTerms: "gym bag",
};

test("words that stand in different fields count together", () => {
  const apart = { ...nowhere, title: "Kelvara Water Jug", bulletsB: ["Bottle: for the gym"] };
  const { keywords, wordCoverage } = measureCoverage(bankOf("water bottle", "gym straw"), apart);
  expect(keywords.map(({ across }) => across)).toEqual([true, undefined]);
  expect(wordCoverage).toBe(0.75);
});

test("search terms hold no keyword whose words they lack, and the title with them does", () => {
  const apart = { ...nowhere, title: "Kelvara Water Bottle", searchTerms: "camping gym" };
  const [keyword] = measureCoverage(bankOf("camping bottle"), apart).keywords;
  expect([keyword?.matches.searchTerms, keyword?.across]).toEqual(["none", true]);
});

test("phrase, words and none are told apart in each field", () => {
  const { keywords, wordCoverage, phraseCoverage } = measureCoverage(bank, texts);
  expect(keywords.map(({ matches }) => [matches.title, matches.bulletsA, matches.searchTerms])).toEqual([
    ["phrase", "none", "none"],
    ["none", "words", "phrase"],
    ["none", "none", "none"],
  ]);
  expect([wordCoverage, phraseCoverage]).toEqual([0.8, 0.667]);
});

const titleMatch = (keyword: string, title: string) =>
  measureCoverage(bankOf(keyword), { ...nowhere, title }).keywords[0]?.matches.title;

describe("a keyword is found however it is spelled", () => {
  test.each([
    ["water bottle", "Water-Bottles"],
    ["leakproof", "Leak-Proof Lid"],
    ["leak-proof", "Leakproof Lid"],
    ["water bottles for hiking", "Water Bottle, Hiking"],
    ["water bottle hiking", "Water Bottle for Hiking"],
    ["dog's harness", "Dog Harness"],
    ["berry boxes", "Berries in a Box"],
  ])("%j stands in %j", (keyword, title) => {
    expect(titleMatch(keyword, title)).not.toBe("none");
  });

  test("words of other words are not found", () => {
    expect(titleMatch("mat", "Material Matters")).toBe("none");
    expect(titleMatch("leak", "Leakproof")).toBe("none");
  });
});

describe("stuffing", () => {
  test("saying every keyword five times changes nothing", () => {
    const five = (text: string): string => Array.from({ length: 5 }, () => text).join(" ");
    const stuffed: CoverageTexts = {
      title: five(texts.title),
      highlights: five(texts.highlights),
      bulletsA: texts.bulletsA.map(five),
      bulletsB: [],
      searchTerms: five(texts.searchTerms),
    };
    expect(measureCoverage(bank, stuffed)).toEqual(measureCoverage(bank, texts));
  });

  test("the same keyword in the bank under another spelling is not counted as another word", () => {
    expect(measureCoverage(bankOf("water bottle", "gym bag", "straw", "straws"), texts).wordCoverage).toBe(0.8);
  });
});
