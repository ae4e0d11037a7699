import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import { excerptOf, joinRanges, segmentsOf, widenToSentence } from "../../../../client/result/text-segments.ts";

const text = "Nice bag. The zipper broke after two weeks. My sister has one too.";
const at = (words: string) => ({ start: text.indexOf(words), end: text.indexOf(words) + words.length });

const anyRanges = fc.array(
  fc.record({ start: fc.integer({ min: -3, max: 40 }), end: fc.integer({ min: -3, max: 40 }) }),
);

describe("marking words", () => {
  test("marks exactly the words of the range", () => {
    expect(segmentsOf(text, [at("zipper broke")]).filter(({ kind }) => kind === "mark")).toEqual([
      { kind: "mark", text: "zipper broke" },
    ]);
  });

  test("the parts always join to the very same text", () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 40 }), anyRanges, (words, ranges) => {
        expect(
          segmentsOf(words, ranges)
            .map((segment) => segment.text)
            .join(""),
        ).toBe(words);
      }),
    );
  });

  test("ranges that overlap or touch become one; ranges outside the text are left out", () => {
    const ranges = [
      { start: 4, end: 8 },
      { start: 0, end: 5 },
      { start: 8, end: 9 },
      { start: 12, end: 99 },
      { start: 3, end: 3 },
    ];
    expect(joinRanges(ranges, 20)).toEqual([{ start: 0, end: 9 }]);
  });
});

describe("excerpts", () => {
  test("show the whole sentence around the words, and where text is left out", () => {
    expect(excerptOf(text, [at("zipper broke")], 100)).toEqual([
      { kind: "gap", text: "… " },
      { kind: "text", text: "The " },
      { kind: "mark", text: "zipper broke" },
      { kind: "text", text: " after two weeks. " },
      { kind: "gap", text: " …" },
    ]);
  });

  test("a short review is shown whole", () => {
    expect(excerptOf("Zipper broke", [{ start: 0, end: 6 }], 100)).toEqual([
      { kind: "mark", text: "Zipper" },
      { kind: "text", text: " broke" },
    ]);
  });

  test("a very long sentence is cut at words, never inside the marked ones", () => {
    const long = `${"word ".repeat(50)}zipper${" word".repeat(50)}`;
    const start = long.indexOf("zipper");
    const window = widenToSentence(long, { start, end: start + 6 }, 20);
    expect(long.slice(window.start, window.end)).toMatch(/^(word )+zipper( word)+$/);
    expect(window.end - window.start).toBeLessThanOrEqual(46);
  });

  test("keep every marked word", () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, maxLength: 40 }), anyRanges, (words, ranges) => {
        const marksOf = (segments: readonly { kind: string; text: string }[]) =>
          segments.filter(({ kind }) => kind === "mark").map((segment) => segment.text);
        expect(marksOf(excerptOf(words, ranges, 5))).toEqual(marksOf(segmentsOf(words, ranges)));
      }),
    );
  });
});
