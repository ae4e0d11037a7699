import { expect, test } from "bun:test";
import { sourceFiles } from "../../support/source-files.ts";

/** Two ways of writing one thing, and which of them readers see. Messages of the specification keep theirs. */
const WRITTEN_OTHERWISE = [
  { otherwise: /\be-mail/i, say: "email" },
  { otherwise: /[a-z]'s\b/i, say: "’ for what belongs to somebody" },
  { otherwise: /\bGo home\b/, say: "Go Home" },
  { otherwise: /\.\.\."/, say: "…" },
];

const withoutComments = (text: string): string => text.replaceAll(/\/\*[\s\S]*?\*\/|(?<![:"'])\/\/.*$/gm, "");

test.each(WRITTEN_OTHERWISE)("what readers see is written one way: $say", ({ otherwise }) => {
  const found = sourceFiles(/^client\/.*\.tsx?$/).flatMap(({ path, text }) =>
    withoutComments(text)
      .split("\n")
      .filter((line) => otherwise.test(line))
      .map((line) => `${path}: ${line.trim()}`),
  );
  expect(found).toEqual([]);
});
