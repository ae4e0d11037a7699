import { expect, test } from "bun:test";
import { optimizeReviews } from "../../../../../server/listing/optimize-reviews.ts";
import { inputFor } from "../../../../support/samples.ts";

const PRAISE = [
  "It blends ice well.",
  "Very easy to clean.",
  "I use it every morning and like the color.",
  "Quiet enough for an apartment.",
  "My smoothies come out smooth.",
  "The jar is sturdy.",
  "Great little blender.",
  "Simple controls, even for my dad.",
];
const FAULTS = [
  "The lid leaks.",
  "The motor died.",
  "The cup is too small.",
  "It is too loud for me.",
  "The cord is too short.",
];

const fixesFor = (...reviews: string[]) =>
  optimizeReviews(inputFor(reviews.join("\n\n"), { productName: "Kelvara Blender" })).fixes ?? [];

const single = (...reviews: string[]): string | undefined =>
  fixesFor(...reviews).find(({ text }) => text.includes("watch w"))?.text;

test("what single reviewers complain of shares one line, four of them at most", () => {
  const text = single(...PRAISE, ...FAULTS) ?? "";
  expect(text).toStartWith("4 of 13 reviewers each report faults that no other does: ");
  expect(text.split(": ")[1]?.split(". ")[0]?.split("; ")).toHaveLength(4);
});

test("one complaint has a sentence of its own", () => {
  expect(single(...PRAISE, "The lid leaks.")).toBe(
    "1 of 9 reviewers alone reports a fault: the lid leaks. Look into it, and watch whether others say the same.",
  );
});

test("what several share is not told again", () => {
  const text = single(...PRAISE, "The lid leaks.", "The lid leaks on my bag.", "The cord is too short.") ?? "";
  expect(text).not.toContain("leak");
  expect(text).toContain("cord");
});

test.each([
  ["the deal", "It is a waste of money."],
  ["what a buyer had to do", "I had to buy another cup."],
])("%s is no fault of the thing: %s", (_, review) => expect(single(...PRAISE, review)).toBeUndefined());

test("of many reviews no single voice is told", () => {
  const many = Array.from({ length: 70 }, (_, at) => `It blends well, smoothie number ${at + 1}.`);
  expect(single(...many, "The lid leaks.")).toBeUndefined();
});

test("what others name too is told without the claim that nobody does", () => {
  const text = fixesFor(...PRAISE, "The cup is too small.", "The cups could be bigger.")
    .map((fix) => fix.text)
    .find((each) => each.includes("cup is too small"));
  expect(text).toBe(
    "Further faults that reviewers name: the cup is too small. Look into it, and count who else reports it.",
  );
});

test("a clause in a clause is told to the letter", () => {
  const text = fixesFor(...PRAISE, "The wall hook that comes with it is useless.")
    .map((fix) => fix.text)
    .join("\n");
  expect(text).not.toMatch(/fault\p{L}*[^:]*: (?![“])[^.]* that comes/u);
});

test("what is told of another thing of the same maker is no fault of this one", () => {
  const other = single(...PRAISE, "The lid leaks.", "Second thing from this company, the travel mug was junk.") ?? "";
  expect(other).toContain("the lid leaks");
  expect(other).not.toContain("junk");
});
