import { describe, expect, test } from "bun:test";
import { FACETS } from "../../../../../server/insight/facets/all-facets.ts";
import { WORDINGS } from "../../../../../server/insight/facets/wordings/all-wordings.ts";
import { requiredRuns } from "../../../../../server/insight/text/required-runs.ts";
import { runFinder, standsIn } from "../../../../../server/insight/text/run-finder.ts";
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

  test("match only where all that they require stands", () => {
    const texts = REVIEW_SETS.flatMap(({ id }) =>
      reviewSetInput(id)
        .reviewsText.toLowerCase()
        .split(/[.!?\n]+/),
    ).map((text) => text.replace(/\s+/g, " ").trim());
    const required = ALL.map(({ pattern }) => requiredRuns(pattern));
    const runs = [...new Set(required.flat(3))];
    const { wanted, partsIn } = runFinder(runs);
    const byRun = new Map(runs.map((run, index) => [run, wanted[index]]));
    let matched = 0;
    for (const text of texts) {
      const parts = partsIn(text);
      const stands = (run: string): boolean => {
        const found = byRun.get(run);
        return found !== undefined && standsIn(found, parts, text);
      };
      ALL.forEach(({ facet, pattern }, index) => {
        if (!pattern.test(text)) return;
        matched += 1;
        const found = required[index]?.some((groups) => groups.every((group) => group.some(stands)));
        expect(found, `${facet} ${pattern.source} in ${text}`).toBe(true);
      });
    }
    expect(matched).toBeGreaterThan(20);
  });
});
