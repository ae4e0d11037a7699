import { expect, test } from "bun:test";
import { analyseText } from "../../../../../server/insight/text/analyse.ts";
import { isOfNamedThing } from "../../../../../server/listing/ledger/promises/subject.ts";

const PRODUCT = { name: "Thornby Garden Cart with Winch", type: "garden cart", noun: "cart" };

const isOfIt = (claim: string, said: string): boolean =>
  isOfNamedThing({ text: claim }, { tokens: analyseText(said, "r1").flatMap(({ tokens }) => tokens) }, {
    ...PRODUCT,
    plural: false,
  } as Parameters<typeof isOfNamedThing>[2]);

test.each([
  ["Two sturdy wheels for outdoor use", "A wheel cracked in June"],
  ["Two sturdy wheels for outdoor use", "The cart snapped"],
  ["Built to last for years", "The winch handle broke"],
  ["Quality construction", "The winch handle broke"],
])("what broke is what is named, or any part of the whole: %s, %s", (claim, said) =>
  expect(isOfIt(claim, said)).toBe(true),
);

test("and no other part", () =>
  expect(isOfIt("Two sturdy wheels for outdoor use", "The winch handle broke")).toBe(false));
