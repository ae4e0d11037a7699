import { expect, test } from "bun:test";
import { inabilities } from "../../../../../server/insight/aspects/inabilities.ts";
import { describeProduct } from "../../../../../server/insight/product/product.ts";
import { nameSubject } from "../../../../../server/insight/statements/name-subject.ts";
import { analyseText } from "../../../../../server/insight/text/analyse.ts";
import { splitClauses } from "../../../../../server/insight/text/clauses.ts";
import { reports } from "../units/reports.ts";

const partsOf = (text: string): string[] =>
  analyseText(text, "r1")
    .flatMap(splitClauses)
    .flatMap(({ tokens }) => inabilities(tokens).map(({ term }) => term.term));

test.each([
  ["My son can't squeeze the brake.", ["brake"]],
  ["She can hardly turn the big knob.", ["knob"]],
  ["I cant close the zipper.", ["zipper"]],
  ["Could not push the lever.", ["lever"]],
  ["My mom is not able to turn the crank.", ["crank"]],
  ["It is impossible to press the button.", ["button"]],
  ["It takes both hands to turn the crank.", ["crank"]],
  ["I can't get the lid off.", ["lid"]],
])("%s is a complaint about the part", (text, parts) => {
  expect(partsOf(text)).toEqual(parts);
});

test("it counts against the part", () => {
  expect(reports("My son can't squeeze the brake.")).toEqual([["noun:brake", -1]]);
});

test("what a person cannot do is not said of the product", () => {
  const subjectOf = (text: string): unknown =>
    nameSubject(
      analyseText(text, "r1").flatMap(({ tokens }) => tokens),
      describeProduct("Kids Bike"),
    );
  expect(subjectOf("can't squeeze the brake")).toBeNull();
  expect(subjectOf("can't climb a hill")).not.toBeNull();
});

test.each([
  "I can't find the lever.",
  "I can't praise the lever enough.",
  "I can turn the crank.",
  "It is not hard to press the button.",
  "It doesn't take much strength to turn the crank.",
  "You can't press the button by accident.",
  "My toddler can't open the latch.",
  "So the kids can't turn the knob.",
  "I can't open the website.",
  "I can't open a jar.",
  "I can't get the stain off.",
  "The magnet can't lift the pan.",
])("%s is none", (text) => {
  expect(partsOf(text)).toEqual([]);
});
