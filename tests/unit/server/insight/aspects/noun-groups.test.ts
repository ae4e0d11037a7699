import { expect, test } from "bun:test";
import { NOUN_GROUPS, nounGroup } from "../../../../../server/insight/aspects/noun-groups.ts";

const LINES = NOUN_GROUPS.trim()
  .split("\n")
  .map((line) => line.split(" "));

test("no word stands in two groups", () => {
  const words = LINES.flat();
  expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([]);
});

test.each(LINES)("%s stands for all of its group, and for itself", (first, ...others) => {
  for (const word of [first, ...others]) expect(nounGroup(word)).toBe(first);
});

test.each([
  ["photograph", "photo"],
  ["pictures", "photos"],
  ["instructions", "manual"],
  ["colour", "shades"],
])("%s and %s are one theme", (one, other) => expect(nounGroup(one)).toBe(nounGroup(other)));

test("what is in no group stands for itself", () => expect(nounGroup("spouts")).toBe("spout"));
