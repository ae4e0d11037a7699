import { describe, expect, test } from "bun:test";
import { unitsOf } from "../../../../support/read-anything.ts";

const opinions = (text: string): [string, number, string][] =>
  unitsOf(text).map((unit) => [unit.key, unit.polarity, unit.mood]);

describe("polarity", () => {
  test.each([
    ["The lid leaks in my bag.", "leak", -1],
    ["The lid doesn't leak in my bag.", "leak", 1],
    ["The lid does not leak in my bag.", "leak", 1],
    ["No leaks so far.", "leak", 1],
    ["It never leaks.", "leak", 1],
    ["It is leak-free.", "leak", 1],
    ["It is not leak free.", "leak", -1],
    ["There is no monthly fee.", "subscription", 1],
    ["After the free trial it wants money.", "subscription", -1],
    ["You can't see old clips without paying.", "subscription", -1],
    ["The squirrels can't open it.", "pests", 1],
    ["The squirrels can open it.", "pests", -1],
    ["It does not keep the bugs out.", "pests", -1],
    ["It stood up to strong wind.", "wind", 1],
    ["It doesn't slide around.", "staysPut", 1],
    ["It hasn't gone flat.", "shape", 1],
    ["It doesn't hold its shape.", "shape", -1],
    ["He is less stiff in the morning.", "rest", 1],
    ["It did not keep us warm.", "warmth", -1],
    ["She has not managed to destroy it.", "chewing", 1],
    ["The fur comes right off.", "lint", 1],
    ["It is not easy to clean.", "cleaning", -1],
    ["The gasket keeps it from leaking.", "leak", 1],
    ["It is heavy.", "weight", -1],
    ["It isn't heavy at all.", "weight", 1],
    ["The base is heavy in a good way.", "weight", 1],
    ["He can't back out of it.", "secure", 1],
    ["The arm won't stay in position.", "adjust", -1],
    ["The audio quality was terribly poor.", "sound", -1],
    ["It costs too much for having no dial and being cheaply made.", "sturdy", -1],
  ] as const)("%s", (text, key, polarity) => {
    expect(opinions(text)).toContainEqual([key, polarity, "report"]);
  });

  test("an opinion does not reach across a contrast", () => {
    expect(opinions("The straw smells like plastic but the handle is comfortable.")).toEqual([
      ["smell", -1, "report"],
      ["comfort", 1, "report"],
    ]);
  });
});

describe("what is not a report of this product", () => {
  test.each([
    ["I wish it were lightweight.", "weight", "wish"],
    ["I was worried that it would leak.", "leak", "wish"],
    ["My old bottle leaked in my bag.", "leak", "other-product"],
    ["Three of them slipped out of other harnesses.", "secure", "other-product"],
  ] as const)("%s", (text, key, mood) => {
    expect(
      opinions(text)
        .filter(([found]) => found === key)
        .map(([, , found]) => found),
    ).toEqual([mood]);
  });
});

test("offsets are into the exact text, whatever signs it holds", () => {
  const text = "👍 It’s great…\nThe lid doesn’t leak—ever! \u{1F600} Ärger: the straw smells like plastic";
  for (const unit of unitsOf(text)) {
    expect(text.slice(unit.clause.start, unit.clause.end)).toContain(text.slice(unit.start, unit.end));
  }
  expect(unitsOf(text).map((unit) => text.slice(unit.start, unit.end))).toEqual(["leak", "smells like plastic"]);
});
