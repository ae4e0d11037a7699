import { expect, test } from "bun:test";
import { secondNames } from "../../../../../server/listing/titles/second-names.ts";
import type { TitleName } from "../../../../../server/listing/titles/title-name.ts";

const NAME: TitleName = {
  head: "Oak Wine Rack",
  type: "wine rack",
  noun: "rack",
  brand: "",
  variants: [],
  rest: [],
};
const always = (): boolean => true;

test.each([
  ["Oak Wine Rack, Wall Mounted Bottle Rack for Kitchens", "Wall Mounted Bottle Rack"],
  ["Oak Wine Rack, Wine Bottle Storage Shelf with Screws", "Wine Bottle Storage Shelf"],
])("of %p the second name is %p", (title, name) => expect(secondNames(title, NAME, always)[0]).toBe(name));

test.each(["Oak Wine Rack, 12 Bottles", "Oak Wine Rack, Rack Shelf Wine Rack Stand", "Oak Wine Rack, Gift for Mom"])(
  "%p has none",
  (title) => expect(secondNames(title, NAME, always)).toEqual([]),
);

test("what reviewers deny is left out from the front", () =>
  expect(secondNames("Oak Wine Rack, Sturdy Wine Bottle Shelf", NAME, (text) => !text.includes("Sturdy"))[0]).toBe(
    "Wine Bottle Shelf",
  ));

test("no name begins inside of a number of things in one", () =>
  expect(secondNames("Oak Wine Rack, 4 in 1 Bottle Shelf", NAME, always)).not.toContain("1 Bottle Shelf"));
