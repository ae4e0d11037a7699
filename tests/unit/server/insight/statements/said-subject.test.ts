import { describe, expect, test } from "bun:test";
import { buildPains } from "../../../../../server/insight/avatar/pains.ts";
import { mineReviews } from "../../../../../server/insight/mine-reviews.ts";
import { readReviews } from "../../../../../server/insight/read-reviews.ts";

const painsOf = (text: string, product = "Acme Dog Cart"): string =>
  buildPains(mineReviews(readReviews({ text }).reviews, product))
    .map((line) => line.text)
    .join("\n");

describe("a statement is told only of the subject that its clause says", () => {
  test.each([
    ["what broke is a part named before", "1 star. Buckle isn't solid, broke right off.", /The cart broke/],
    ["what bent it is somebody", "1 star. Ours is anxious, bent the frame at the front.", /The cart bent/],
    ["who cannot is the user", "1 star. Can't work on it.", /The cart/],
    ["they are others", "1 star. The pigeons can't get in, they are too heavy.", /pigeons are/i],
    ["it is one of several", "1 star. One of the axle bars arrived bent so it doesn't line up.", /The cart doesn't/],
    ["what is pushed is not said", "1 star. You have to push down and turn.", /push/],
    ["the trouble slowed", "My limp is better. My limping slowed by the end of the week.", /slowed/],
    ["it was bought all the same", "Expensive but I would buy it again.", /expensive/],
  ])("%s: %s", (_, text, wrong) => expect(painsOf(text)).not.toMatch(wrong));

  test.each([
    ["what is of the cart itself", "1 star. It squeaks, broke right off.", "cart"],
    ["who else does something", "1 star. It rattles when he jumps in.", "The cart rattles when the dog jumps in"],
    ["of two nouns the whole", "1 star. Wheel lock on the left side broke off.", "lock on the left side broke off"],
  ])("but %s", (_, text, told) => expect(painsOf(text)).toContain(told));
});
