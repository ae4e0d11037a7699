import { describe, expect, test } from "bun:test";
import { sidesOfBullet } from "./ledger-cases.ts";

const isDenied = (review: string): boolean =>
  sidesOfBullet("250 Piece Set: 250 wooden pieces in a bag", [review, "Bought it for my aunt."], "Acme Jigsaw Puzzle")
    .against.length > 0;

describe("a count of the seller is denied by who counts fewer", () => {
  test.each([
    "It's supposed to be 250, I counted 236.",
    "Supposed to be 250 pieces. We only got 240.",
    "Only 247 of the 250 were in the bag.",
    "The box says 250 pieces but there are 230 in the bag.",
    "I counted 231 pieces.",
  ])("%s", (review) => {
    expect(isDenied(review)).toBe(true);
  });
});

describe("and not by", () => {
  test.each([
    "It's supposed to be 250 and I counted 250.",
    "Supposed to be 250 pieces. My son is 12.",
    "We had 100 of the 250 done by noon.",
    "It says 500 on another box, I counted 236 cars on the way.",
    "Supposed to be 250 pieces. Took us 3 days.",
  ])("%s", (review) => {
    expect(isDenied(review)).toBe(false);
  });
});
