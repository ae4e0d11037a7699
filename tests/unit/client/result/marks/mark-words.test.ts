import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import { markKeywords, markOwn } from "../../../../../client/result/marks/mark-words.ts";
import { wordsOf } from "../../../../../client/result/marks/words-of.ts";
import { optimizeReviews } from "../../../../../server/listing/optimize-reviews.ts";
import { sampleInputs } from "../../../../support/samples.ts";

const shown = (parts: readonly { text: string; kind: string | null }[]): string =>
  parts.map(({ text, kind }) => (kind === null ? text : `[${kind} ${text}]`)).join("");

describe("words that one text has and the others have not", () => {
  test.each([
    [
      "Keeps Coffee Hot: lasts until noon",
      ["Warm at noon: coffee stays hot"],
      "[own Keeps] Coffee Hot: [own lasts until] noon",
    ],
    ["Easy-open lids", ["a lid that opens"], "[own Easy]-open lids"],
    ["Café cups", ["the cafe cup"], "Café cups"],
    ["the of and", [], "the of and"],
    ["", ["x"], ""],
  ])("%p beside %p: %p", (text, others, marked) => {
    expect(shown(markOwn(text, others))).toBe(marked);
  });
});

describe("words of keywords", () => {
  test.each([
    [
      "Insulated Water Bottle for Hikes",
      ["water bottle", "hike"],
      false,
      "Insulated [phrase Water Bottle] for [phrase Hikes]",
    ],
    ["A bottle of water", ["water bottle"], false, "A [word bottle] of [word water]"],
    ["leak-proof lid", ["leakproof"], false, "[phrase leak-proof] lid"],
    ["gym, bag", ["gym bag"], true, "[word gym, bag]"],
    ["gym, bag", ["gym bag"], false, "[phrase gym, bag]"],
    ["nothing here", ["water"], false, "nothing here"],
    ["text", [""], false, "text"],
  ])("in %p of %p: %p", (text, keywords, isList, marked) => {
    expect(shown(markKeywords(text, keywords, isList))).toBe(marked);
  });

  test("agree with the table of keywords on every phrase of every sample", () => {
    let phrases = 0;
    for (const { input } of sampleInputs) {
      const { optimizedTitles, bulletsA, keywordCoverage } = optimizeReviews(input);
      const joined = { title: [optimizedTitles[0] ?? ""], bulletsA };
      for (const { keyword, matches } of keywordCoverage.keywords)
        for (const field of ["title", "bulletsA"] as const) {
          const kinds = joined[field].flatMap((text) => markKeywords(text, [keyword], false)).map(({ kind }) => kind);
          expect(`${keyword} in ${field}: ${kinds.includes("phrase")}`).toBe(
            `${keyword} in ${field}: ${matches[field] === "phrase"}`,
          );
          phrases += Number(matches[field] === "phrase");
        }
    }
    expect(phrases).toBeGreaterThan(5);
  });
});

test("the parts of any text join to the very same text, and every word has its place", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), fc.array(fc.string({ unit: "grapheme" })), (text, others) => {
      for (const { start, end } of wordsOf(text)) expect(end).toBeGreaterThan(start);
      for (const parts of [markOwn(text, others), markKeywords(text, others, true)])
        expect(parts.map((part) => part.text).join("")).toBe(text);
    }),
  );
});
