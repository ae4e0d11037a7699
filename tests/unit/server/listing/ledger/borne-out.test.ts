import { describe, expect, test } from "bun:test";
import { sidesOfBullet } from "./ledger-cases.ts";

const OTHERS = ["Bought it in green.", "It came on Friday."];
const speaksFor = (bullet: string, review: string): boolean =>
  sidesOfBullet(bullet, [review, ...OTHERS]).for.includes(review);

describe("a promise is borne out", () => {
  test.each([
    ["The lid comes apart for washing", "The lid comes apart for washing, love that."],
    ["The lid comes apart for washing", "I never have to wash it twice since the lid comes apart for washing."],
    ["2 spare gaskets", "It came with 2 spare gaskets."],
    ["Comes apart in seconds", "It comes apart in 10 seconds."],
  ])("%s: %s", (bullet, review) => expect(speaksFor(bullet, review)).toBe(true));

  test.each([
    ["by what has to be done", "The lid comes apart for washing", "You gotta take the lid apart for washing."],
    ["by a word without its figure", "2 gaskets", "Replace the gasket monthly."],
    ["by a longer time", "Comes apart in seconds", "It comes apart in five minutes."],
  ])("not %s: %s, %s", (_, bullet, review) => expect(speaksFor(bullet, review)).toBe(false));
});

test("zero of a thing is none of it", () => {
  const review = "Zero wobble on my desk.";
  expect(sidesOfBullet("Does not wobble on a desk", [review, ...OTHERS]).against).toEqual([]);
});
