import { expect, test } from "bun:test";
import { join } from "node:path";
import { PATTERNS } from "../../../../../server/commands/build-patterns.ts";
import { analysePattern } from "../../../../../server/insight/text/analyse-pattern.ts";
import { storedAnalysis, writeAnalyses } from "../../../../../server/insight/text/stored-analyses.ts";

const STORED = join(import.meta.dir, "../../../../../server/insight/text/stored-analyses.json");

test("what is stored of patterns is what is found in them (bun run build:patterns)", async () => {
  expect((await Bun.file(STORED).text()) === writeAnalyses(PATTERNS)).toBe(true);
});

test("a stored analysis reads as it was made", () => {
  for (const pattern of PATTERNS) expect(storedAnalysis(pattern), pattern.source).toEqual(analysePattern(pattern));
});

test("a pattern that is not stored has to be analysed", () => {
  expect(storedAnalysis(/no wording of ours/)).toBeNull();
});

test("two patterns with one key are refused, the same pattern twice is not", () => {
  expect(() => writeAnalyses([/lid 2ya8/, /lid zki6/])).toThrow("same key");
  expect(() => writeAnalyses([/lid 2ya8/, /lid 2ya8/])).not.toThrow();
});
