import { describe, expect, test } from "bun:test";
import { nounGroup, plainNoun } from "../../../../../server/insight/aspects/noun-groups.ts";
import { describeProduct } from "../../../../../server/insight/product/product.ts";
import { singular } from "../../../../../server/insight/text/singular.ts";
import { foldWord } from "../../../../../server/listing/words/fold.ts";

const PLURALS: readonly (readonly [string, string])[] = [
  ["shoes", "shoe"],
  ["batteries", "battery"],
  ["berries", "berry"],
  ["pies", "pie"],
  ["ties", "tie"],
  ["neckties", "necktie"],
  ["movies", "movie"],
  ["cookies", "cookie"],
  ["hoodies", "hoodie"],
  ["boxes", "box"],
  ["cases", "case"],
  ["sizes", "size"],
  ["peaches", "peach"],
  ["headaches", "headache"],
  ["lenses", "lens"],
  ["glasses", "glass"],
  ["houses", "house"],
  ["buses", "bus"],
  ["potatoes", "potato"],
  ["mosquitoes", "mosquito"],
  ["menus", "menu"],
  ["bikinis", "bikini"],
  ["knives", "knife"],
  ["bookshelves", "bookshelf"],
  ["gloves", "glove"],
  ["olives", "olive"],
  ["sleeves", "sleeve"],
  ["mice", "mouse"],
  ["teeth", "tooth"],
];

describe("one of many", () => {
  test.each(PLURALS)("of %s is a %s", (many, one) => expect(singular(many)).toBe(one));
  test.each(PLURALS.map(([, one]) => one))("a %s is one already", (one) => expect(singular(one)).toBe(one));
});

test.each(["series", "canvas", "gas", "thermos", "tennis", "virus", "harness", "species", "gps"])(
  "%s is no plural",
  (word) => expect(singular(word)).toBe(word),
);

test.each(PLURALS)("themes and rules take %s and %s for one word", (many, one) => {
  expect(plainNoun(many)).toBe(plainNoun(one));
  expect(nounGroup(many)).toBe(nounGroup(one));
  expect(foldWord(many)).toBe(foldWord(one));
});

test("the spellings of doggie are one word to a rule, and a tie is not a ty", () => {
  expect(foldWord("doggies")).toBe(foldWord("doggy"));
  expect(foldWord("ties")).toBe("tie");
});

test.each([
  ["Kitchen Wolves", true],
  ["Zip Ties", true],
  ["Camping Thermos", false],
  ["Bedside Atlas", false],
])("%s: many is %p", (name, plural) => expect(describeProduct(name).plural).toBe(plural));
