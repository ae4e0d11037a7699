import { describe, expect, test } from "bun:test";
import { reworded } from "../../../../../server/listing/restated/reword.ts";

test("a phrase is put in other words without another sense", () => {
  const pairs: readonly (readonly [phrase: string, other: string])[] = [
    ["easy to open and easy to fill", "easy to open and fill"],
    ["easy to fold and carry", "easy to carry and fold"],
    ["gives plenty of room for over a hundred spoons", "offers plenty of room for over a hundred spoons"],
    ["steams vegetables and new potatoes", "steams new potatoes and vegetables"],
    ["stays in one spot the whole hour", "remains in one spot a full hour"],
    ["light enough that you can carry a camera", "light enough to carry a camera"],
  ];
  for (const [phrase, other] of pairs) expect(reworded(phrase)).toContain(other);
});

test("what has no other words has no other form", () => {
  expect(reworded("rinses off")).toEqual([]);
});

describe("what a part does is told as a headline tells it", () => {
  test.each([
    ["tray that pops out", "tray pops out"],
    ["lid that doesn't leak in a bag", "lid doesn't leak in a bag"],
    ["little side pockets that hold keys", "little side pockets hold keys"],
  ])("%s", (phrase, other) => expect(reworded(phrase)).toContain(other));

  test.each([
    ["what is its only word", "lid that opens"],
    ["what it is", "lid that is round all over"],
    ["what one does with it", "lid that you can open"],
    ["what it makes of something", "strap that makes it handy on hikes"],
    ["how much so it is", "bright enough that stars fade"],
    ["how it is", "so bright that stars fade"],
  ])("but not %s: %s", (_, phrase) => expect(reworded(phrase)).toEqual([]));
});

describe("what something is done for comes before how it is done", () => {
  test.each([
    ["lets you take out foam to adjust the height", "lets you adjust the height by taking out foam"],
    ["let you fold the arms to store both chairs", "let you store both chairs by folding the arms"],
  ])("%s", (phrase, other) => expect(reworded(phrase)).toEqual([other]));

  test.each([
    ["a place", "lets you turn the knob to the left side"],
    ["what is done without changing it", "lets you use the app to adjust height"],
    ["what it does by itself", "take out foam to adjust the height"],
  ])("but not %s: %s", (_, phrase) => expect(reworded(phrase)).toEqual([]));
});

describe("what a thing has is named alone", () => {
  test.each([
    ["comes with a strap to attach the bag", "strap to attach the bag"],
    ["has the softest lining inside", "softest lining inside"],
    ["have deep side pouches", "deep side pouches"],
  ])("%s", (phrase, other) => expect(reworded(phrase)).toEqual([other]));

  test.each([
    ["a lone word", "comes with straps"],
    ["what it has not", "has no screen at all"],
    ["what it need not have", "has not one screen"],
    ["room", "has room for two"],
    ["what is enough", "has enough pouches inside"],
    ["how much it has", "has plenty inside"],
  ])("but not %s: %s", (_, phrase) => expect(reworded(phrase)).toEqual([]));
});

describe("two things change places", () => {
  test.each([
    ["suited to phones and flashlights", "suited to flashlights and phones"],
    ["pairs with jeans and dress shirts", "pairs with dress shirts and jeans"],
    ["carries books or pens", "carries pens or books"],
    ["no screen or touch buttons", "no touch buttons or screen"],
    ["has no screen or touch buttons", "has no touch buttons or screen"],
  ])("%s", (phrase, other) => expect(reworded(phrase)).toEqual([other]));

  test.each([
    ["where an article belongs to both", "fits a phone and flashlights"],
    ["where the second has a name of two words for one", "works with pens and pencil case"],
    ["where something else is said of them", "fits phones and flashlights inside"],
    ["where they are what it does", "folds and packs"],
    ["where more is said after two that are missing", "no screen or touch buttons on top"],
  ])("but not %s: %s", (_, phrase) => expect(reworded(phrase)).toEqual([]));
});
