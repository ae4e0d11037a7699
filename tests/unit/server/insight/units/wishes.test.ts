import { describe, expect, test } from "bun:test";
import { unitsOf } from "../../../../support/read-anything.ts";

const wishesIn = (text: string): { target: string; words: string }[] =>
  unitsOf(text)
    .filter((unit) => unit.key.startsWith("wish:"))
    .map(({ target, start, end }) => ({ target, words: text.slice(start, end) }));

describe("a wish names what is wished for", () => {
  test.each([
    ["I wish it had a timer, I have to stand there and count.", "timer", "it had a timer"],
    ["Would be perfect if the band was longer.", "band", "the band was longer"],
    ["It would have been great if the bin held enough for a full pot.", "bin", "the bin held enough for a full pot"],
    ["If only it came in more colors!", "color", "it came in more colors"],
    ["It needs a longer handle.", "handle", "a longer handle"],
    ["It should come with a brush.", "brush", "a brush"],
    ["The box should include a spare pole.", "pole", "a spare pole"],
    ["I would love a solo mode.", "mode", "a solo mode"],
    ["I would have liked more padding.", "padding", "more padding"],
    ["This could use a bigger pocket.", "pocket", "a bigger pocket"],
    ["I wish it were longer.", "length", "it were longer"],
    ["Wish the bag was resealable.", "bag", "the bag was resealable"],
    ["The only thing missing is a case.", "case", "a case"],
  ] as const)("%s", (text, target, words) => {
    expect(wishesIn(text)).toEqual([{ target, words }]);
  });
});

describe("what sounds like a wish and is none", () => {
  test.each([
    "I wish I had bought this years ago.",
    "I wish we found it sooner!",
    "I need a new one for my sister.",
    "You should have read the description.",
    "I would like to thank the seller.",
    "I would love to buy another one.",
    "It has a timer.",
    "It needs a lot of soil.",
    "It needs a good wash first.",
  ])("%s", (text) => {
    expect(wishesIn(text)).toEqual([]);
  });
});

test("a wish is no report, whatever words it holds", () => {
  const units = unitsOf("I wish it had a comfortable handle.");
  expect(units.length).toBeGreaterThan(0);
  expect(new Set(units.map((unit) => unit.mood))).toEqual(new Set(["wish"]));
});
