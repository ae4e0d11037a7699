import { describe, expect, test } from "bun:test";
import { failingActions } from "../../../../../server/insight/aspects/actions.ts";
import { analyseText } from "../../../../../server/insight/text/analyse.ts";
import { unitsOf } from "../../../../support/read-anything.ts";

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

describe("what a clause alone is", () => {
  test.each([
    ["The plastic case cracked.", "durability"],
    ["The pump would not charge.", "battery"],
    ["It wouldn't reach the sink.", "length"],
    ["The pump would not charge until I called them.", "battery"],
    ["By June I saw that it'd broken.", "durability"],
    ["My nervous aunt found it uncomfortable.", "comfort"],
    ["I could not find a replacement anywhere.", "spares"],
  ])("%s: a thing, or a refusal, and no case that might be", (text, key) => {
    expect(reports(text)).toContainEqual([key, -1]);
  });

  test.each([
    "I keep a spare in case it leaks.",
    "I would not call it quiet.",
    "It could not be quieter.",
    "It would not leak if the lid were tight.",
    "I tied it down so it would not leak.",
    "For this money I expected garbage.",
  ])("%s", (text) => {
    expect(reports(text)).toEqual([]);
  });

  test("what is told before a question is a report", () => {
    expect(reports("The lid leaks and the hinge broke, what is this, a toy?")).toEqual([
      ["leak", -1],
      ["durability", -1],
    ]);
    expect(reports("Does it leak, and is it noisy?")).toEqual([]);
  });

  test("what is told after a wish is a report", () => {
    expect(reports("I wish it was smaller, it leaks all over the floor.")).toContainEqual(["leak", -1]);
    expect(reports("I wish it was smaller but it is quiet.")).toEqual([["noise", 1]]);
    expect(reports("I wish it was quiet and it had a tight lid.")).toEqual([]);
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

  test("what goes on about the other product stays with it", () => {
    expect(reports("My last grinder was a gift and it lasted six years.")).toEqual([]);
    expect(reports("My last one was a gift and this lasted six years.")).toContainEqual(["durability", 1]);
    expect(reports("My old one died so I bought this and it is quiet.")).toContainEqual(["noise", 1]);
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
    ["The drawer doesnt close once it is full.", "drawer", "drawer doesnt close"],
    ["The lid doesnt shut right.", "lid", "lid doesnt shut"],
  ] as const)("%s", (text, target, words) => {
    const found = unitsOf(text).filter((unit) => unit.mood === "report");
    expect(found).toMatchObject([{ target, polarity: -1 }]);
    expect(text.slice(found[0]?.start, found[0]?.end)).toContain(words.split(" ").at(-1) ?? "");
  });

  test("what one is glad it does not do is no failure", () => {
    expect(reports("The hose doesn't kink.")).toEqual([["kinks", 1]]);
    expect(reports("The door doesn't squeak.").filter(([, polarity]) => polarity === -1)).toEqual([]);
    const tokens = analyseText("The bell doesn't scare him.", "r1").flatMap((sentence) => sentence.tokens);
    expect(failingActions(tokens)).toEqual([]);
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
