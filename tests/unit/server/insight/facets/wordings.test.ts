import { describe, expect, test } from "bun:test";
import { FACETS } from "../../../../../server/insight/facets/all-facets.ts";
import { WORDINGS } from "../../../../../server/insight/facets/wordings/all-wordings.ts";
import { requiredWords } from "../../../../../server/insight/text/required-words.ts";
import { REVIEW_SETS, reviewSetInput } from "../../../../support/reviews/review-sets.ts";

const ALL = Object.entries(WORDINGS).flatMap(([facet, wordings]) =>
  wordings.map(([sign, pattern]) => ({ facet, sign, pattern })),
);

/** Sentences that judge nothing. */
const SAY_NOTHING = [
  "",
  "good.",
  "i bought it last week.",
  "we got the blue one.",
  "it came in a box.",
  "my sister has the same one.",
  "what color is it?",
];

describe("the wordings", () => {
  test("are of known facets", () => {
    const known = new Set(FACETS.map(({ id }) => id));
    expect(Object.keys(WORDINGS).filter((id) => !known.has(id))).toEqual([]);
  });

  test("read lower-case text, and hear nothing in what says nothing", () => {
    for (const { facet, pattern } of ALL) {
      const plain = pattern.source.replace(/\\u[0-9A-F]{4}|\\[A-Za-z]|\\p\{\w+\}/g, "");
      expect(plain, `${facet} ${pattern.source}`).not.toMatch(/[A-Z]/);
      expect(pattern.flags, facet).toBe("");
      expect(SAY_NOTHING.filter((text) => pattern.test(text))).toEqual([]);
    }
  });

  test("stand once each", () => {
    const sources = ALL.map(({ facet, sign, pattern }) => `${facet} ${sign} ${pattern.source}`);
    expect(sources.filter((source, index) => sources.indexOf(source) !== index)).toEqual([]);
  });

  test("match only where one of their required words stands", () => {
    const sentences = REVIEW_SETS.flatMap(({ id }) =>
      reviewSetInput(id)
        .reviewsText.toLowerCase()
        .split(/[.!?\n]+/),
    );
    for (const { facet, pattern } of ALL) {
      const words = requiredWords(pattern);
      const missed = sentences.filter((text) => pattern.test(text) && words?.every((word) => !text.includes(word)));
      expect(missed, `${facet} ${pattern.source}`).toEqual([]);
    }
  });
});
