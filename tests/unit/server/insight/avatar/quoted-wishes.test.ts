import { describe, expect, test } from "bun:test";
import { buildDesires } from "../../../../../server/insight/avatar/desires.ts";
import { mineReviews } from "../../../../../server/insight/mine-reviews.ts";
import { readReviews } from "../../../../../server/insight/read-reviews.ts";

const desiresOf = (text: string, product = "Kelvara Desk Lamp"): readonly string[] =>
  buildDesires(mineReviews(readReviews({ text }).reviews, product)).map((desire) => desire.text);

describe("a wish that no line tells is quoted", () => {
  test.each([
    "Needs a longer cord.",
    "The shade could do with half the weight.",
    "Should include a spare bulb at this price.",
    "What I really wanted was a lamp for the piano.",
    "I wish it didnt buzz a tune through the base whenever you open the shade of it.",
  ])("%s", (text) => {
    expect(desiresOf(text)).toEqual([`“${text.slice(0, -1)}”`]);
  });
});

describe("of the thing alone", () => {
  test.each([
    "I wish I had bought the lamp sooner.",
    "Wish I could say the same for the ceiling light.",
    "I wish all my other lamps were like this.",
    "I wish the makers knew how dark a desk is.",
    "Needs a breather after every evening.",
    "The seller should include a refund for the lamp.",
  ])("%s", (text) => {
    expect(desiresOf(text).filter((desire) => desire.startsWith("“"))).toEqual([]);
  });
});

test("what was all that was wanted stands in the sentence before", () => {
  expect(desiresOf("Fits under the shelf. That is all I asked for.")).toEqual([
    "“Fits under the shelf. That is all I asked for”",
  ]);
  expect(desiresOf("Does it fit? Thats all I wanted to know.")).toEqual([]);
});

test("what is easy goes by one word", () => {
  expect(desiresOf("The lamp is easy to use. The lamp is simple to work.")).toEqual(["A lamp easy to use"]);
});
