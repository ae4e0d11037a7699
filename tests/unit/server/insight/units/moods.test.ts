import { describe, expect, test } from "bun:test";
import { analyseText } from "../../../../../server/insight/text/analyse.ts";
import { extractUnits } from "../../../../../server/insight/units/extract-units.ts";
import type { Unit } from "../../../../../server/insight/units/unit.ts";

const unitsOf = (text: string): Unit[] => analyseText(text, "r1").flatMap((sentence) => extractUnits(sentence));

const reports = (text: string): [string, number][] =>
  unitsOf(text)
    .filter((unit) => unit.mood === "report")
    .map((unit) => [unit.key, unit.polarity]);

describe("questions and conditions", () => {
  test("a question is no report", () => {
    expect(unitsOf("Does the lid leak when it lies on its side?").map((unit) => unit.mood)).toEqual(["question"]);
    expect(reports("Is it easy to clean?")).toEqual([]);
  });

  test("what would happen is no report", () => {
    expect(reports("If it leaks I will send it back.")).not.toContainEqual(["leak", -1]);
    expect(reports("I was afraid it would break.")).not.toContainEqual(["durability", -1]);
  });

  test("that people would buy it again is a report all the same", () => {
    expect(reports("I would highly recommend it.")).toContainEqual(["repeat", 1]);
  });
});

describe("comparisons", () => {
  test.each([
    ["Better than my old one in every way.", 1],
    ["Not as good as the previous version.", -1],
    ["My old one was better.", -1],
    ["My old pair was worse.", 1],
    ["Worse than my last one.", -1],
  ] as const)("%s", (text, polarity) => {
    expect(reports(text).map(([, found]) => found)).toEqual([polarity]);
  });

  test("the other product's faults stay its own", () => {
    expect(reports("My old bottle leaked in my bag.")).toEqual([]);
    expect(unitsOf("It is much quieter than my old one.")).toMatchObject([
      { key: "noise", polarity: 1, mood: "report" },
    ]);
  });

  test("less of something bad is good", () => {
    expect(reports("It is less noisy.")).toEqual([["noise", 1]]);
  });
});

describe("contrast", () => {
  test.each([
    [
      "Comfortable but noisy.",
      [
        ["comfort", 1],
        ["noise", -1],
      ],
    ],
    [
      "It is noisy, though very comfortable.",
      [
        ["noise", -1],
        ["comfort", 1],
      ],
    ],
    [
      "Although it is heavy, it is easy to clean.",
      [
        ["weight", -1],
        ["cleaning", 1],
      ],
    ],
  ] as const)("%s", (text, expected) => {
    expect(reports(text)).toEqual(expected.map(([key, polarity]) => [key, polarity]));
  });
});

describe("parts that fail to do what they are for", () => {
  test.each([
    ["The drawer doesn't close.", "drawer", "drawer doesn't close"],
    ["The strap never stays up.", "strap", "strap never stays up"],
    ["The hinge won't turn.", "hinge", "hinge won't turn"],
  ] as const)("%s", (text, target, words) => {
    const found = unitsOf(text).filter((unit) => unit.mood === "report");
    expect(found).toMatchObject([{ target, polarity: -1 }]);
    expect(text.slice(found[0]?.start, found[0]?.end)).toContain(words.split(" ").at(-1) ?? "");
  });

  test("what one is glad it does not do is no failure", () => {
    expect(reports("The hose doesn't kink.")).toEqual([["kinks", 1]]);
    expect(reports("The door doesn't squeak.").filter(([, polarity]) => polarity === -1)).toEqual([]);
  });
});

describe("how strongly it is said", () => {
  test.each([
    ["It is noisy.", 1],
    ["It is extremely noisy.", 1.5],
    ["It is a bit noisy.", 0.5],
  ] as const)("%s", (text, weight) => {
    expect(unitsOf(text)).toMatchObject([{ key: "noise", weight }]);
  });
});
