import { CHECKS, type Check } from "./checks.ts";
import { filesOf, SUITES, type Suite, type SuiteFiles, suiteOf } from "./suites.ts";

export type Selection = {
  checks: readonly Check[];
  suites: readonly SuiteFiles[];
};

const whole = (suite: Suite): SuiteFiles => ({ suite, files: filesOf(suite) });

const EVERYTHING = "everything";

/** What one word on the command line stands for: everything, verify, checks, a check, a suite, or a path below tests/. */
const selectOne = (word: string): Selection | null => {
  if (word === EVERYTHING) return { checks: CHECKS, suites: SUITES.map(whole) };
  if (word === "verify") return { checks: CHECKS, suites: SUITES.filter(({ name }) => name === "unit").map(whole) };
  if (word === "checks") return { checks: CHECKS, suites: [] };
  const checks = CHECKS.filter(({ name }) => name === word);
  if (checks.length > 0) return { checks, suites: [] };
  const named = SUITES.find(({ name }) => name === word);
  if (named) return { checks: [], suites: [whole(named)] };
  const path = word.replace(/^\.\//, "");
  const suite = suiteOf(path);
  const files = suite ? filesOf(suite, path) : [];
  return suite && files.length > 0 ? { checks: [], suites: [{ suite, files }] } : null;
};

/** What the words on the command line stand for together; without a word, everything. */
export const select = (words: readonly string[]): Selection | { unknown: readonly string[] } => {
  const asked = words.length === 0 ? [EVERYTHING] : words;
  const unknown = asked.filter((word) => selectOne(word) === null);
  if (unknown.length > 0) return { unknown };
  const parts = asked.map(selectOne).filter((part) => part !== null);
  return { checks: parts.flatMap(({ checks }) => checks), suites: parts.flatMap(({ suites }) => suites) };
};
