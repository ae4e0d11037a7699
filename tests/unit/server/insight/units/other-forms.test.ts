import { describe, expect, test } from "bun:test";
import { readsOf } from "../../../../support/heard.ts";

const reads = (text: string, product: string): readonly string[] => readsOf([text], product);

describe("what is said of another form of the same", () => {
  test.each([
    ["The tablets upset my stomach.", "Zwelko Magnesium Lotion", "-digestion"],
    ["I tried the capsules but they upset my stomach.", "Zwelko Magnesium Lotion", "-digestion"],
  ])("%s of a %s: no %s", (text, product, key) => expect(reads(text, product)).not.toContain(key));

  test.each([
    ["The tablets upset my stomach.", "Zwelko Magnesium Tablets", "-digestion"],
    ["It is easier on my stomach than the tablets.", "Zwelko Magnesium Lotion", "+digestion"],
    ["It upset my stomach.", "Zwelko Magnesium Powder", "-digestion"],
  ])("%s of a %s: %s", (text, product, key) => expect(reads(text, product)).toContain(key));
});

test("most covers are others", () => {
  expect(reads("Most covers are too small for my truck.", "Zwelko Seat Cover Hammock")).not.toContain("-sizing");
  expect(reads("It is too small for my truck.", "Zwelko Seat Cover Hammock")).toContain("-sizing");
});
