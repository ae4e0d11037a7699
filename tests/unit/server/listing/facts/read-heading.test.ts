import { expect, test } from "bun:test";
import type { PlacedFact } from "../../../../../events/result/ledger.ts";
import { optimizeReviews } from "../../../../../server/listing/optimize-reviews.ts";
import { inputFor } from "../../../../support/samples.ts";

const REVIEWS = [
  "The lid leaks in my bag.",
  "Leaks from the lid every time.",
  "It leaks, the lid is bad.",
  "Easy to clean and stays cold.",
  "Very easy to clean.",
  "Easy to clean, my kids do it.",
].join("\n\n");

const placesOf = (...currentBullets: string[]): readonly PlacedFact[] =>
  optimizeReviews(inputFor(REVIEWS, { currentBullets })).packing?.facts ?? [];

test("a header that reviewers deny is told with their number", () => {
  const [heading] = placesOf("100% LEAKPROOF LID: silicone ring inside");
  expect([heading?.text, heading?.fields]).toEqual(["100% LEAKPROOF LID", []]);
  expect(heading?.reason).toMatch(/reviews? says? otherwise/);
});

test("a header that copy says in the same words is told where", () => {
  const heading = placesOf("Easy to Clean: wide neck of 5 cm").find(({ text }) => text === "Easy to Clean");
  expect(heading?.reason).toBeNull();
  expect(heading?.fields).not.toEqual([]);
});

test("a header whose words its own facts say, or that announces what is in the box, has no entry of its own", () => {
  const texts = placesOf("Steel Body: body of 18/8 steel", "What's in the Box: a bottle and a brush").map(
    ({ text }) => text,
  );
  expect(texts).not.toContain("Steel Body");
  expect(texts).not.toContain("What's in the Box");
});

test("a header over which nothing was kept says so", () => {
  const heading = placesOf("Camp Kitchen: perfect gift for Christmas").find(({ text }) => text === "Camp Kitchen");
  expect(heading?.fields).toEqual([]);
  expect(heading?.reason).not.toBeNull();
});
