import { expect, test } from "bun:test";
import { render } from "../../../../../server/insight/statements/render.ts";

const written = (text: string): string => render(text.split(" ").map((word) => ({ text: word, glued: false })));

test.each([
  ["works good with gloves", "works well with gloves"],
  ["goes together easy", "goes together easily"],
  ["matches a room perfect", "matches a room perfectly"],
  ["froths quick", "froths quickly"],
  ["looks good with gloves", "looks good with gloves"],
  ["is always quick", "is always quick"],
  ["is light and its quick", "is light and its quick"],
  ["the strap broke tho", "the strap broke"],
  ["is great for womens shoes", "is great for women's shoes"],
  ["is too loud for a sons room", "is too loud for a son's room"],
])("how a thing does is written as an adverb: %s", (said, told) => {
  expect(written(said)).toBe(told);
});
