import { describe, expect, test } from "bun:test";
import { sidesOfBullet, weighedCurrent } from "../ledger/ledger-cases.ts";

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

/** The words that are shown against a bullet, where each review gives so many stars. */
const shownAgainst = (bullet: string, review: string, rating: number): string[] =>
  weighedCurrent(bullet, [review, ...OTHERS], undefined, rating).flatMap(({ weighed }) =>
    weighed.contradicting.map(({ reviewId, start, end }) => (reviewId === "r0" ? review.slice(start, end) : reviewId)),
  );

describe("who is not content and repeats a listing denies it, with the words that follow", () => {
  test.each([
    [
      "Dishwasher safe lid and straw",
      "Says dishwasher safe. Sure, if you like your lids flat and wavy. The box was nice.",
      "Says dishwasher safe. Sure, if you like your lids flat and wavy",
    ],
    [
      "Cleaning brush and silicone sleeve included",
      "The page says silicone sleeve included, my parcel had a mug and a leaflet. Shame.",
      "The page says silicone sleeve included, my parcel had a mug and a leaflet",
    ],
    [
      "Keeps coffee hot for 12 hours",
      "Keeps coffee hot for twelve hours it says. Twelve is optimistic.",
      "Keeps coffee hot for twelve hours it says",
    ],
  ])("%s: %s", (bullet, review, shown) => {
    expect(shownAgainst(bullet, review, 2)[0]).toStartWith(shown);
    expect(shownAgainst(bullet, review, 5)).toEqual([]);
  });

  test.each([
    ["Dishwasher safe lid and straw", "Says dishwasher safe, and it is. The handle broke though."],
    ["Dishwasher safe lid and straw", "Other people say the lid and straw are dishwasher safe. The handle broke."],
  ])("but not where it is so, or where others say it: %s %s", (bullet, review) => {
    expect(shownAgainst(bullet, review, 2)).toEqual([]);
  });
});

describe("scorn denies what it names", () => {
  test.each([
    ["Lifetime warranty on the lid", "Lifetime warranty my foot! They never wrote back.", 4],
    ["Leak proof lid", "So much for the leak proof lid.", 4],
    ["Lifetime warranty on the lid", "Lifetime warranty lol", 1],
  ])("%s: %s", (bullet, review, rating) => {
    expect(shownAgainst(bullet, review, rating)).not.toEqual([]);
  });

  test.each([
    ["Slip resistant silicone base", "Dropped the slip resistant base on my foot.", 1],
    ["Lifetime warranty on the lid", "Lifetime warranty lol", 5],
  ])("but not %s: %s", (bullet, review, rating) => {
    expect(shownAgainst(bullet, review, rating)).toEqual([]);
  });
});
