import { expect, test } from "bun:test";
import { distinctSizes, isSameSize, isVariant } from "../../../../../server/listing/words/sizes.ts";

test.each([
  ["64 oz", "1.9L", true],
  ["64 fl oz", "1.9 l", true],
  ["10 lb", "4.5 kg", true],
  ["12 Inch", "30 cm", true],
  ["18V", "18 v", true],
  ["64 oz", "2.5L", false],
  ["5 lb", "5 kg", false],
  ["12 Inch", "12 oz", false],
  ["24 x 16 Inch", "24 Inch", false],
  ["2 Pack", "4 Pack", false],
])("%p and %p are the same size: %p", (a, b, same) => expect(isSameSize(a, b)).toBe(same));

test("sizes stand once, counts in words", () =>
  expect(distinctSizes(["64 oz", "1.9L", "12 pcs", "3 pk", "60 ct", "1 pc", "18V"])).toEqual([
    "64 oz",
    "12 Pieces",
    "3 Pack",
    "60 Count",
    "1 Piece",
    "18V",
  ]));

test("a battery's charge is a size, a network is none", () => {
  expect(["4 Ah", "5000mAh", "2 Pairs"].every(isVariant)).toBe(true);
  expect(isVariant("5G")).toBe(false);
});
