import { describe, expect, test } from "bun:test";
import type { BankKeyword } from "../../../../../server/listing/keywords/keyword-bank.ts";
import {
  audienceIn,
  namesSought,
  partsWith,
  qualitiesSought,
  usesFor,
  usesSought,
} from "../../../../../server/listing/titles/title-phrases.ts";
import { sensesOf } from "../../../../../server/listing/words/same-sense.ts";

describe("what comes with a thing", () => {
  const texts = (title: string, said = ""): string[] => partsWith(title, sensesOf(said)).map(({ text }) => text);

  test.each([
    ["Acme Tent with Rain Fly", "", ["Rain Fly"]],
    ["Acme Blower with 2 Nozzles and Strap for Lawns", "", ["2 Nozzles and Strap", "2 Nozzles"]],
    ["Acme Lamp with Dimmer & USB Port", "usb port", ["Dimmer"]],
    ["Acme Cleaner with 90 Mins Runtime", "", []],
    ["Acme Lamp with 24/7 Auto Mode", "", []],
    ["Acme Pack with 1.5L Bladder", "", ["1.5L Bladder"]],
    ["Acme Mower with 20V Battery and Charger", "", ["20V Battery and Charger", "20V Battery"]],
    ["Acme Pump with 10L per Minute", "", []],
    ["Acme Mug with Premium Lid", "", []],
    ["Acme Mug for Coffee", "", []],
    ["Acme Bulb Works with Most Dimmers", "", []],
    ["Acme Crate with Carry Strap Blue", "", ["Carry Strap"]],
    ["Acme Balm with Lavender", "", ["Lavender"]],
    ["Acme Vest with Front and Rear Rings", "", ["Front and Rear Rings"]],
  ])("in %p beside %p is %p", (title, said, expected) => expect(texts(title, said)).toEqual(expected));

  test("is one part or each of a pair", () =>
    expect(partsWith("Tent with Pegs and Poles", new Set())[0]).toEqual({
      text: "Pegs and Poles",
      parts: ["Pegs", "Poles"],
    }));
});

test.each([
  ["Acme Clippers for Thick Nails, 2 Pack", ["Thick Nails"]],
  ["Acme Shelf for Home Office", []],
  ["Acme Shelf for Bedrooms", []],
  ["Acme Knife for Men", []],
  ["Acme Tent for 4 Persons", []],
  ["Acme Cover for Grills, Smokers and Griddles", ["Grills"]],
  ["Acme Cover for Cars, Trucks and Vans", []],
  ["Acme Case for Samsung Phones", ["Samsung Phones"]],
  ["Acme Charger for iPhone and Android", ["iPhone and Android"]],
])("what %p is for is %p", (title, uses) => expect(usesFor(title, new Set())).toEqual(uses));

test.each([
  ["ACME Women's Running Shorts High Waisted", "shorts", null, "Women's"],
  ["Acme Running Shorts for Men, Black", "shorts", null, "Men's"],
  ["Acme Kids Rain Boots", "boots", null, "Kids"],
  ["Acme Shorts for Men and Women", "shorts", null, ""],
  ["Acme Unisex Men's Shorts", "shorts", null, ""],
  ["Acme Rain Boots for Kids and Adults", "boots", null, ""],
  ["Acme Knife Set, Gifts for Men", "set", null, ""],
  ["Acme Women's Running Shorts", "shorts", "women", ""],
])("the audience in %p of %p (%p) is %p", (title, noun, wearer, audience) =>
  expect(audienceIn(title, { noun, wearer })).toBe(audience),
);

const sellersBank = (keywords: readonly string[]): BankKeyword[] =>
  keywords.map((keyword) => ({ keyword, reviews: 0, mustInclude: false, origin: "seller", words: [], spans: [] }));

test("a keyword that the title holds is another name of the thing, in the words of the keyword", () => {
  const title = "Acme Marble Run, Extra Big Tubes Building Set, Kids Toy";
  const bank = sellersBank(["tube building set", "toy", "marble run", "building tubes"]);
  expect(namesSought(bank, title, sensesOf("marble run"))).toEqual(["tube building set"]);
});

test("what a keyword says the thing is for is a use where the title says it as well", () => {
  const bank = sellersBank(["balm for dry elbows", "balm for tattoos", "balm for men"]);
  expect(usesSought(bank, "Acme Balm for Sore Dry Elbows and Men", sensesOf("balm"))).toEqual(["dry elbows"]);
});

test("what sellers' keywords seek and their title says is a quality; another name of the thing is none", () => {
  const bank = sellersBank([
    "high rise shorts",
    "high waisted shorts",
    "bike shorts",
    "chafe resistant",
    "loose fitted shorts",
  ]);
  const title = "Acme Shorts High Waisted Bike Shorts Chafe Resistant Gym";
  expect(qualitiesSought(bank, title, "shorts", new Set())).toEqual(["High Waisted", "Chafe Resistant"]);
  expect(qualitiesSought(bank, title, "shorts", sensesOf("waisted"))).toEqual(["Chafe Resistant"]);
});
