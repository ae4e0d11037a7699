import { describe, expect, test } from "bun:test";
import type { Review } from "../../../../../events/result/review.ts";
import { buildDesires } from "../../../../../server/insight/avatar/desires.ts";
import { buildDrivers } from "../../../../../server/insight/avatar/drivers.ts";
import { buildPsychographics } from "../../../../../server/insight/avatar/psychographics.ts";
import { buildSay } from "../../../../../server/insight/avatar/voice.ts";
import { findWishes } from "../../../../../server/insight/avatar/wishes.ts";
import { mineReviews } from "../../../../../server/insight/mine-reviews.ts";
import type { Mining } from "../../../../../server/insight/mining/mining.ts";
import { findRemarks } from "../../../../../server/insight/statements/remarks.ts";
import { wishedThings } from "../../../../../server/listing/audit/wish-fixes.ts";

const reviewOf = (text: string, index = 0): Review => ({ id: `r${index}`, text, title: null, rating: 2, date: null });

const mined = (product: string, ...texts: readonly string[]): Mining => mineReviews(texts.map(reviewOf), product);

const told = (text: string, product = "Acme Power Bank"): string[] => {
  const { sentences, reviews, product: described } = mined(product, text);
  return findRemarks(sentences, reviews, described).map((remark) => remark.told.text);
};

describe("what is said without a subject", () => {
  test.each([
    ["Can't use my phone while it charges, which is annoying.", /^The power bank can/],
    ["Can't charge my laptop slowly.", /^The power bank can/],
    ["Smelled something hot and burnt.", /^The power bank smelled/],
    ["Heard a loud pop and it died.", /^The power bank heard/],
  ])("may be of the buyer: %s", (text, ofThing) =>
    expect(told(text).filter((statement) => ofThing.test(statement))).toEqual([]),
  );

  test.each([
    ["Smelled awful.", "The power bank smelled awful"],
    ["Can't hold a charge anymore, broken.", /^The power bank/],
  ])("and is of the thing otherwise: %s", (text, ofThing) => expect(told(text).join(" | ")).toMatch(ofThing));
});

test("a noun that alone names something else takes the word before it along", () => {
  expect(told("It died after a week.")).toEqual(["The power bank died after a week"]);
  expect(told("It died after a week.", "Acme Desk Lamp")).toEqual(["The lamp died after a week"]);
});

describe("they, of one thing,", () => {
  const wishes = (text: string): [string[], string[]] => {
    const mining = mined("Acme Power Bank", text);
    return [findWishes(mining).map((wish) => wish.text), wishedThings(mining).map(({ phrase }) => phrase)];
  };

  test("are the last several things that were said to do something", () =>
    expect(wishes("The cables are stiff. Works otherwise. I wish they were longer.")).toEqual([
      ["Longer cables"],
      ["longer cables"],
    ]));

  test("are nothing where none were", () => expect(wishes("It works. I wish they were longer.")).toEqual([[], []]));
});

describe("a feeling", () => {
  const drivers = (text: string): string[] => buildDrivers(mined("Acme Fountain", text)).map((line) => line.text);

  test("of somebody else moves no buyer", () =>
    expect(drivers("My cat is terrified because the pump broke.")).toEqual([]));
  test("of the buyer does", () =>
    expect(drivers("I am terrified because the pump broke.")).toEqual([
      "Fear: “I am terrified because the pump broke”",
    ]));
});

test("what a thing is good for is no fault of it", () =>
  expect(told("Fine for thin soups.", "Acme Blender").filter((text) => text.includes("thin"))).toEqual([]));

test("a few of them are not few", () => {
  const mining = mined("Acme Tiles", "A few are scratched up.", "Works well.", "My niece has it.");
  expect(buildSay(mining, "").map(({ text }) => text)).not.toContain("few are scratched up");
});

test("bits are nothing that a thing is judged by", () => {
  const texts = ["The reflective bits are bright.", "The reflective bits are really bright.", "The strap is soft."];
  const mining = mined("Acme Vest", ...texts, "The strap is very soft.");
  expect(buildPsychographics(mining).values.text).not.toContain("bits");
});

test("desires of a product with a name of two words are told apart by the rest", () => {
  const texts = ["This coffee maker is simple.", "It makes smooth coffee every morning."].map((text, index) => ({
    ...reviewOf(text, index),
    rating: 5,
  }));
  expect(buildDesires(mineReviews(texts, "Acme Coffee Maker")).map(({ text }) => text)).toEqual([
    "A simple coffee maker",
    "A coffee maker that makes smooth coffee every morning",
  ]);
});

test("what a thing does is told once for all who say so in other words", () => {
  const texts = ["It stays put.", "It did not budge.", "It doesn't ride up.", "It breathes well."].map(
    (text, index) => ({ ...reviewOf(text, index), rating: 5 }),
  );
  const lines = buildDesires(mineReviews(texts, "Acme Running Vest"));
  expect(lines.filter(({ text }) => /budge|put|ride/.test(text)).map(({ spans }) => spans.length)).toEqual([3]);
});
