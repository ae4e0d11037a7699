import { describe, expect, test } from "bun:test";
import { sidesOfBullet } from "./ledger-cases.ts";

const OTHERS = ["Bought it in green.", "It came on Friday."];
const sides = (review: string) => sidesOfBullet("Dishwasher safe lid and straw", [review, ...OTHERS]);

test("what a reviewer finds bears a claim out", () => {
  const review = "The lid and the straw are dishwasher safe.";
  expect(sides(review).for).toEqual([review]);
  const kept = "Lid and straw are dishwasher safe, just like it says.";
  expect(sides(kept).for).toEqual([kept]);
});

describe("what repeats a listing does not", () => {
  test.each([
    "The listing says the lid and straw are dishwasher safe.",
    "Lid and straw are supposed to be dishwasher safe.",
    'The box clearly says "dishwasher safe lid and straw".',
    "It was advertised as having a dishwasher safe lid and straw.",
    "Other reviewers say the lid and straw are dishwasher safe.",
  ])("%s", (review) => {
    expect(sides(review)).toEqual({ for: [], against: [] });
  });
});

describe("and denies it where the next words take it back", () => {
  test.each([
    "The listing says the lid and straw are dishwasher safe. Not true.",
    "They claim a dishwasher safe lid and straw. They are not.",
    'The page says "dishwasher safe lid and straw". Well, that is simply not the case.',
  ])("%s", (review) => {
    expect(sides(review)).toEqual({ for: [], against: [review] });
  });

  test("but not where they speak of something else", () => {
    const review = "The listing says the lid and straw are dishwasher safe. Not tried it yet.";
    expect(sides(review).against).toEqual([]);
  });
});

test("praise that only repeats a listing does not bear out its matter either", () => {
  const [told, found] = ["The description says it is very easy to clean.", "It is very easy to clean."];
  expect(sidesOfBullet("Easy to clean", [told, found, ...OTHERS]).for).toEqual([found]);
});
