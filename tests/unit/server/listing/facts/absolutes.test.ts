import { describe, expect, test } from "bun:test";
import { isAbsolute, saysMostInstead, softened } from "../../../../../server/listing/facts/absolutes.ts";

describe("a promise without exception", () => {
  test.each([
    ["54 x 58 inch cover fits all cars and vans", "54 x 58 inch cover fits most cars and vans"],
    ["pad works with iPhone and all Qi phones", "pad works with iPhone and most Qi phones"],
    ["hooks for every bicycle and scooter rack", "hooks for most bicycles and scooter racks"],
    ["universal design for any rail", "design for most rails"],
    ["two sizes for all your drinks", "two sizes for drinks"],
    ["wool inside keeps hands warm all winter, even on the coldest days", "wool inside keeps hands warm"],
    ["steel stakes hold in any weather", "steel stakes hold"],
    ["nylon bristles detangle without pulling or damage", "nylon bristles detangle"],
    ["30 minute low mode means no burning sensation", "30 minute low mode"],
    ["heats to the exact degree from 100F to 200F", "heats from 100F to 200F"],
  ])("%s is told as: %s", (written, told) => {
    expect(isAbsolute(written)).toBe(true);
    expect(softened(written)).toBe(told);
    expect(isAbsolute(told)).toBe(false);
  });

  test.each(["ceramic blade never gets hot", "will not touch your heel", "fabric is not see-through"])(
    "%s cannot be told without it",
    (written) => expect(isAbsolute(softened(written))).toBe(true),
  );

  test("of nothing else, nothing is left", () => {
    expect(softened("no leaks")).toBe("");
  });

  test.each([
    "no tools needed",
    "do not bleach, do not iron",
    "all 4 wheels lock",
    "zero sugar, no added salt",
    "adapter is not included",
    "set any temperature from 104F to 212F",
    "for ages 3 to 6",
  ])("%s is none", (written) => {
    expect(isAbsolute(written)).toBe(false);
    expect(softened(written)).toBe(written);
  });
});

test("that it holds for most is a claim of its own", () => {
  const told = (text: string): boolean => saysMostInstead(text, softened(text));
  expect(told("cover fits all cars")).toBe(true);
  expect(told("cover fits most cars in any weather")).toBe(false);
});
