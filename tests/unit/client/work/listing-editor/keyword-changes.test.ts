import { describe, expect, test } from "bun:test";
import { keywordChanges, namedKeywords } from "../../../../../client/work/listing-editor/keyword-changes.ts";
import type { KeywordCoverage } from "../../../../../events/result/listing.ts";

const nowhere = { title: "none", highlights: "none", bulletsA: "none", bulletsB: "none", searchTerms: "none" } as const;

const coverage = (matches: Record<string, "phrase" | "words" | "none">): KeywordCoverage => ({
  keywords: Object.entries(matches).map(([keyword, title]) => ({
    keyword,
    reviews: 1,
    mustInclude: false,
    matches: { ...nowhere, title },
  })),
  wordCoverage: 1,
  phraseCoverage: 1,
});

describe("the keywords that a change lost or gained", () => {
  test("are told apart by whether they are gone or only torn apart", () => {
    const before = coverage({ bag: "words", "travel bag": "phrase", tote: "none", "great size": "words" });
    const after = coverage({ bag: "none", "travel bag": "words", tote: "words", "great size": "phrase" });
    expect(keywordChanges(before, after)).toEqual({
      lost: [
        { keyword: "bag", asPhrase: false },
        { keyword: "travel bag", asPhrase: true },
      ],
      gained: [
        { keyword: "tote", asPhrase: false },
        { keyword: "great size", asPhrase: true },
      ],
    });
  });

  test("are none where nothing changed", () => {
    expect(keywordChanges(coverage({ bag: "words" }), coverage({ bag: "words" }))).toEqual({ lost: [], gained: [] });
  });

  test("are named, the first few of many", () => {
    const plain = ["a", "b", "c", "d", "e"].map((keyword) => ({ keyword, asPhrase: false }));
    expect(namedKeywords(plain)).toBe("a, b, c and 2 more");
    expect(namedKeywords([{ keyword: "travel bag", asPhrase: true }])).toBe("travel bag (as a phrase)");
  });
});
