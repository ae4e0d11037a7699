import { expect, test } from "bun:test";
import { analyseText } from "../../../../../server/insight/text/analyse.ts";

const wordsOf = (text: string): string[] =>
  analyseText(text, "r1").flatMap(({ tokens }) => tokens.map((token) => token.text));

test("a word is read the same whatever was read before", () => {
  const text = "My Zwelko's are fine";
  const before = wordsOf(text);
  wordsOf("Here are Zwelko's, and more Zwelko's.");
  expect(wordsOf(text)).toEqual(before);
  expect(before).toEqual(["My", "Zwelko", "'s", "are", "fine"]);
});

test("offsets of words that are read apart are into the exact text", () => {
  const text = "Zwelko's, Zwelko's and Zwelko's.";
  for (const { tokens } of analyseText(text, "r1"))
    for (const token of tokens) expect(text.slice(token.start, token.end)).toBe(token.text);
});
