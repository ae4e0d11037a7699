import { describe, expect, test } from "bun:test";
import { optimizeReviews } from "../../../../../server/listing/optimize-reviews.ts";
import { inputFor } from "../../../../support/samples.ts";

const PRAISE = [
  "They look great.",
  "Great looking gloves.",
  "Look great in the garden.",
  "Very good looking.",
  "Fits perfectly.",
  "A perfect fit.",
  "True to size.",
  "Fit just right.",
];
const FACTS = ["GOATSKIN: Palm and fingers of goatskin", "WHAT YOU GET: One pair, two clips and a bag"];

const listing = (reviews: readonly string[], productName: string, currentBullets: readonly string[] = []) =>
  optimizeReviews(inputFor(reviews.join("\n\n"), { productName, currentBullets: [...currentBullets] }));

describe("set B opens with the answer to a doubt", () => {
  test.each([
    ["where little else is to be said", []],
    ["before what the seller states", FACTS],
  ])("that many more bear out: %s", (_where, bullets) => {
    expect(listing([...PRAISE, "Too small."], "Thornby Work Gloves", bullets).bulletsB[0]).toMatch(/\b(?:fit|size)/i);
  });

  test("and not with what nobody doubts", () => {
    const { bulletsA, bulletsB } = listing([...PRAISE, "Bought them in June."], "Thornby Work Gloves", FACTS);
    expect(bulletsB[0]).not.toMatch(/\b(?:fit|size)/i);
    expect(bulletsA.join("\n")).toMatch(/\bfit/i);
  });

  test("and with nothing that is in dispute", () => {
    const against = ["Too small.", "Way too small.", "Too big for my hands.", "Runs large."];
    const { bulletsB } = listing([...PRAISE, ...against], "Thornby Work Gloves", FACTS);
    expect(bulletsB[0]).not.toMatch(/\bfit/i);
  });
});
