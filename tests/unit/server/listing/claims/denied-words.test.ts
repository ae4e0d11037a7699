import { describe, expect, test } from "bun:test";
import { mineReviews } from "../../../../../server/insight/mine-reviews.ts";
import type { Mining } from "../../../../../server/insight/mining/mining.ts";
import { findClaims } from "../../../../../server/listing/claims/claims.ts";
import { deniersOf, headOf } from "../../../../../server/listing/claims/denied-words.ts";
import { holdsInTitle } from "../../../../../server/listing/claims/spoken-against.ts";

const minedFrom = (texts: readonly string[], product = "Acme Rowing Machine"): Mining =>
  mineReviews(
    texts.map((text, index) => ({ id: `r${index}`, text, title: null, rating: null, date: null })),
    product,
  );

const isDenied = (claim: string, review: string): boolean => deniersOf(claim, minedFrom([review])).size > 0;

test.each([
  ["Good Workout", "workout"],
  ["Quiet", "quiet"],
  ["Low Odor", null],
  ["Quick Setup", null],
  ["Easy On and Off", null],
])("%s stands or falls with %p", (claim, head) => {
  expect(headOf(claim)).toBe(head);
});

describe("a claim is denied by its own word", () => {
  test.each([
    ["Good Workout", "Don't expect a workout from this."],
    ["Good Workout", "It's hardly a workout."],
    ["Good Workout", "This is more like a lazy stretch than a real workout."],
    ["Good Challenge", "Not much of a challenge for grown-ups."],
    ["Durable", "It isn't really durable."],
    ["Deep Pockets", "There are no pockets."],
    ["Quiet", "It is anything but quiet."],
  ])("%s: %s", (claim, review) => {
    expect(isDenied(claim, review)).toBe(true);
  });
});

describe("and not", () => {
  test.each([
    ["by more than the word", "Good Workout", "It is not only a workout, it is fun."],
    ["by what it is not for", "Good Workout", "I have no workout clothes."],
    ["by what nobody needs", "Neck Support", "No support needed."],
    ["by the service", "Neck Support", "No support from the seller."],
    ["by another product", "Good Workout", "My old one was hardly a workout."],
    ["by what might be", "Quiet", "I was worried that it is not quiet."],
    ["by something else", "Quiet", "My street is not quiet."],
    ["by a question", "Quiet", "Is it not quiet?"],
  ])("%s: %s, %s", (_, claim, review) => {
    expect(isDenied(claim, review)).toBe(false);
  });
});

describe("a denied claim", () => {
  const praise = ["It gives a great workout.", "A good workout every day.", "Great workout for me."];
  const ids = (texts: readonly string[]): string[] => findClaims(minedFrom([...texts, "Nice."])).map(({ id }) => id);

  test("is made only where clearly more reviews praise it", () => {
    expect(ids(praise)).toContain("workout");
    expect(ids([...praise, "Don't expect a workout.", "It is hardly a workout."])).not.toContain("workout");
  });

  test("stands in a title only where far more do", () => {
    const mining = minedFrom([...praise, "Don't expect a workout."]);
    expect(holdsInTitle("Good Workout", 4, mining)).toBe(false);
    expect(holdsInTitle("Good Workout", 5, mining)).toBe(true);
    expect(holdsInTitle("Good Workout", 1, minedFrom(praise))).toBe(true);
  });
});
