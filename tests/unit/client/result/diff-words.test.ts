import { describe, expect, test } from "bun:test";
import { diffWords } from "../../../../client/result/rules/diff-words.ts";

const sides = (before: string, after: string) => {
  const parts = diffWords(before, after);
  const without = (kind: string) =>
    parts
      .filter((part) => part.kind !== kind)
      .map(({ text }) => text)
      .join("");
  return { before: without("added"), after: without("removed") };
};

describe("what a fix changes", () => {
  test("is the words taken out and put in", () => {
    expect(diffWords("Lamp BEST SELLER for desks", "Lamp for desks")).toEqual([
      { kind: "same", text: "Lamp " },
      { kind: "removed", text: "BEST SELLER " },
      { kind: "same", text: "for desks" },
    ]);
    expect(diffWords("two lids", "2 lids")).toEqual([
      { kind: "removed", text: "two" },
      { kind: "added", text: "2" },
      { kind: "same", text: " lids" },
    ]);
  });

  test("is shown in one run where words change one after the other", () => {
    expect(diffWords("a BEST SELLER lamp", "a Best Seller lamp")).toEqual([
      { kind: "same", text: "a " },
      { kind: "removed", text: "BEST SELLER" },
      { kind: "added", text: "Best Seller" },
      { kind: "same", text: " lamp" },
    ]);
  });

  test("is nothing where nothing changes", () => {
    expect(diffWords("Lamp", "Lamp")).toEqual([{ kind: "same", text: "Lamp" }]);
    expect(diffWords("", "")).toEqual([]);
  });

  test.each([
    ["", "Lamp"],
    ["Lamp", ""],
    ["a b c d", "d c b a"],
    ["one two  three four", "1 2 three  4"],
    ["  spaced   out ", "spaced out"],
    ["word ".repeat(900), "word ".repeat(800)],
  ])("joins back to both texts (%#)", (before, after) => {
    expect(sides(before, after)).toEqual({ before, after });
  });
});
