import { describe, expect, test } from "bun:test";
import { judged } from "../../../../support/heard.ts";

const SHELF = "Corner Shower Shelf";

describe("of what hangs or sticks, reviewers tell whether it holds", () => {
  test.each([
    ["It fell in the middle of the night.", -1],
    ["Fell again after two days.", -1],
    ["The suction cups let go whenever it gets humid.", -1],
    ["Third time the whole shelf came crashing down.", -1],
    ["We found everything on the floor of the tub, shampoo and all.", -1],
    ["Six months and holding.", 1],
    ["Holding fine so far.", 1],
    ["It has not budged since March.", 1],
    ["Not once has it slipped.", 1],
    ["Still up after a year.", 1],
    ["Holds our big bottles without a problem.", 1],
  ] as const)("%s", (text, polarity) => {
    expect(judged(text, SHELF)).toContainEqual(["grip", polarity]);
  });

  test.each([
    "The price came down a week later.",
    "My son fell asleep in the tub.",
    "It comes off easily for cleaning.",
    "It fell apart in the box.",
    "My cat has not come down from the sofa.",
    "It holds two bottles.",
    "It has never fallen.",
  ] as const)("and not whether it fails: %s", (text) => {
    expect(judged(text, SHELF)).not.toContainEqual(["grip", -1]);
  });

  test("but not of other things", () => {
    expect(judged("It fell in the middle of the night.", "Water Bottle").map(([facet]) => facet)).not.toContain("grip");
  });
});
