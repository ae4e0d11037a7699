import { expect, test } from "bun:test";
import { join } from "node:path";
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

test("words with hyphens come apart at the hyphens and nowhere else", () => {
  const text = "A heavy-duty, well-built 12-inch pan: up-to-date, user-friendly, full-size.";
  expect(wordsOf(text)).toEqual(
    "A heavy - duty , well - built 12 - inch pan : up - to - date , user - friendly , full - size .".split(" "),
  );
});

test.each([
  "It shrank after one wash. The next one is larger.",
  "We sat in the sun. Nobody got hot.",
  "Does it leak? So far no. Good enough for me.",
  "It weighs 4 lbs. The other one does too.",
])("a word that is a short form elsewhere ends a sentence: %p", (text) =>
  expect(analyseText(text, "r1").at(-1)?.start).toBe(text.lastIndexOf(". ") + 2),
);

test.each(["It came on Sat. March 3.", "Sent to 12 Elm St. Apt 4."])("and a short form does not: %p", (text) =>
  expect(analyseText(text, "r1").length).toBe(1),
);

/** Stems are never asked for. */
const UNUSED = "porter-stemmer.js";

/** Bun prints an escaped sign beyond ASCII in a regular expression with two backslashes, so that it matches "u" and digits. */
test("no escaped sign beyond ASCII stands in the code of the language library", async () => {
  const escaped = /\\[^\0-\x7F]/;
  const root = join(import.meta.dir, "../../../../../node_modules");
  const found: string[] = [];
  let read = 0;
  for (const folder of ["wink-nlp/src", "wink-eng-lite-web-model/dist"])
    for await (const path of new Bun.Glob(`${folder}/**/*.js`).scan(root)) {
      if (path.endsWith(UNUSED)) continue;
      read += 1;
      if (escaped.test(await Bun.file(join(root, path)).text())) found.push(path);
    }
  expect(read).toBeGreaterThan(20);
  expect(found).toEqual([]);
});
