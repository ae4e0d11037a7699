import { expect, test } from "bun:test";
import { sideOf, speaksOf } from "../../../../../server/listing/ledger/facet-sides.ts";

test.each([
  ["findsWay", "Returns to the dock", "It never found its base", "same"],
  ["findsWay", "Returns to the dock", "It got wedged under the couch", "other"],
  ["findsWay", "Returns to the dock", "It ate a sock", "none"],
  ["skin", "Leaves no residue on skin", "It stings", "other"],
  ["texture", "Rich and creamy", "It is full of lumps", "other"],
  ["texture", "Lump free", "It is full of lumps", "same"],
  ["noise", "Quiet motor", "It ate a sock", "any"],
] as const)("%s: %s, %s: %s", (facet, promise, said, side) => expect(sideOf(facet, promise, said)).toBe(side));

test("a facet that needs certain words is spoken of in no others", () => {
  expect(speaksOf("wet", "I was stranded in the rain")).toBe(false);
  expect(speaksOf("wet", "the seat got soaked")).toBe(true);
  expect(speaksOf("noise", "I was stranded in the rain")).toBe(true);
});
