import { describe, expect, test } from "bun:test";
import { mineReviews } from "../../../../../server/insight/mine-reviews.ts";
import { NUMBER_WORDS } from "../../../../../server/insight/text/number-words.ts";
import { indexReviews } from "../../../../../server/listing/reviews/review-index.ts";
import { quantitiesIn, statesQuantity } from "../../../../../server/listing/words/quantities.ts";

const valuesIn = (text: string): [number, string][] => quantitiesIn(text).map(({ value, unit }) => [value, unit]);

describe("a number with its unit", () => {
  test.each([
    ["lasted twenty hours", [[20, "hour"]]],
    ["twenty-four hours", [[24, "hour"]]],
    ["Thirty five minutes", [[35, "minute"]]],
    ["seventeen pieces", [[17, "piece"]]],
    ["1,200 ml", [[1200, "milliliter"]]],
  ] as const)("%p", (text, expected) => expect(valuesIn(text)).toEqual(expected.map(([value, unit]) => [value, unit])));

  test.each(["tender hours", "a twentyish day", "someone", "four of us"])("none is in %p", (text) =>
    expect(valuesIn(text)).toEqual([]),
  );
});

test.each(NUMBER_WORDS)("what reviewers count by %s is read", (word) => {
  const text = `The battery lasted ${word} hours.`;
  const { byUnit } = indexReviews(mineReviews([{ id: "r1", text, title: null, rating: null, date: null }], "Radio"));
  expect(byUnit.get("hour")?.flatMap(({ quantities }) => quantities.map((each) => each.text))).toEqual([
    `${word} hours`,
  ]);
});

describe("the seller's figure", () => {
  const states = (fact: string, said: string): boolean =>
    quantitiesIn(fact).some((each) => quantitiesIn(said).some((other) => statesQuantity(each, other)));

  test.each([
    ["60pcs Markers", "60 Markers"],
    ["12 Hooks", "12 pieces"],
    ["2 hrs", "2 hours"],
  ])("%s states %s", (fact, said) => expect(states(fact, said)).toBe(true));

  test.each([
    ["60pcs Markers", "16 Markers"],
    ["12 hours", "12 Hooks"],
    ["2 lbs", "2 pieces"],
  ])("%s does not state %s", (fact, said) => expect(states(fact, said)).toBe(false));
});
