import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import { type ReadText, readTogether } from "../../../../../server/insight/model/read-together.ts";
import { analyseText } from "../../../../../server/insight/text/analyse.ts";

const readText = (text: string, found: Readonly<Record<string, number>>): ReadText => ({
  sentences: analyseText(text, "r1"),
  candidates: Object.entries(found).map(([name, probability]) => ({ name, probability })),
});

/** The one candidate of the first text, with so many others that name it and judge it, or do not. */
const lidAmong = (judging: number, naming: number): number => {
  const others = [
    ...Array.from({ length: judging }, () => readText("The lids are great.", { lid: 0.8 })),
    ...Array.from({ length: naming }, () => readText("I took off the lid.", {})),
    ...Array.from({ length: 4 }, () => readText("A strong handle, next to a box.", { handle: 0.5, box: 0.03 })),
  ];
  return readTogether([readText("The lid.", { lid: 0.2 }), ...others])[0]?.[0] ?? Number.NaN;
};

describe("texts read together", () => {
  test("what several judge is likelier judged by one more", () => {
    expect(lidAmong(3, 0)).toBeGreaterThan(lidAmong(1, 0));
    expect(lidAmong(1, 0)).toBeGreaterThan(0.2);
  });

  test("what is often named and not judged is less likely judged", () => {
    expect(lidAmong(0, 1)).toBeLessThan(0.2);
    expect(lidAmong(0, 5)).toBeLessThan(lidAmong(0, 1));
  });

  test("what no other text names stays as likely as it was, and so does all of a single text", () => {
    expect(lidAmong(0, 0)).toBeCloseTo(0.2, 10);
    expect(readTogether([readText("The lid of the box.", { lid: 0.2, box: 0.7 })])).toEqual([[0.2, 0.7]]);
    expect(readTogether([])).toEqual([]);
  });

  test("a text counts once, however often it names a thing", () => {
    const twice = (mentions: number): ReadText => ({
      sentences: analyseText("The lid, the lid.", "r1"),
      candidates: Array.from({ length: mentions }, () => ({ name: "lid", probability: 0.8 })),
    });
    const [[one] = [], [two] = []] = [1, 2].map(
      (mentions) =>
        readTogether([readText("The lid.", { lid: 0.2 }), twice(mentions), readText("A box.", { box: 0.2 })])[0],
    );
    expect(one).toBe(two ?? Number.NaN);
  });

  test("names of several words are found without their articles", () => {
    const first = readText("End of day.", { "end of day": 0.3, box: 0.5 });
    const likely = (text: string): number =>
      readTogether([first, readText(text, {}), readText("Box.", { box: 0.5 })])[0]?.[0] ?? Number.NaN;
    expect(likely("At the end of the day it is a box.")).toBeLessThan(0.29);
    expect(likely("The end of a box, of a day.")).toBeCloseTo(0.3, 10);
  });

  test("stays a probability, whatever the texts hold, in any order", () => {
    const found = fc.dictionary(
      fc.constantFrom("lid", "box", "box lid", "", "is"),
      fc.double({ min: 0.02, max: 1, noNaN: true }),
    );
    const text = fc.tuple(fc.constantFrom("The box lid.", "A box is a box.", "", "Is it?"), found);
    fc.assert(
      fc.property(fc.array(text, { maxLength: 6 }), (texts) => {
        const read = texts.map(([words, names]) => readText(words, names));
        const likely = readTogether(read);
        expect(likely.flat().every((each) => (each > 0 && each < 1) || texts.length < 2)).toBe(true);
        const turned = readTogether(read.toReversed()).toReversed();
        expect(turned.flat().map((each) => each.toFixed(9))).toEqual(likely.flat().map((each) => each.toFixed(9)));
      }),
    );
  });
});
