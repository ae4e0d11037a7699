import { describe, expect, test } from "bun:test";
import { sidesOfBullet } from "./ledger-cases.ts";

const isDenied = (bullet: string, review: string): boolean =>
  sidesOfBullet(bullet, [review, "Bought it in green.", "It came on Friday."]).against.includes(review);

describe("a quality is denied by its opposite", () => {
  test.each([
    ["Easy to open with one hand", "It is hard to open."],
    ["Easy to use at any age", "Honestly difficult to put together."],
    ["Easy Care: easy to wash by hand", "It's really hard for me to wash properly."],
    ["Soft to the touch", "It felt hard and scratchy."],
    ["Light enough for every day", "Way too heavy."],
    ["Thick walls", "The walls are thin."],
    ["Even temperature across the pan", "The temperature is uneven."],
    ["The sauce stays smooth", "The sauce is less smooth."],
  ])("%s: %s", (bullet, review) => {
    expect(isDenied(bullet, review)).toBe(true);
  });
});

describe("and not", () => {
  test.each([
    ["by what is said of somebody", "Easy for Kids", "She is hard to please."],
    ["by somebody who is left out", "Easy for Kids", "A gift for my boss, hard to please, who likes blue."],
    ["by what else is hard to do with it", "Easy to wash by hand", "It is hard to open."],
    ["by what is hard to do, where it is soft", "Soft and dry at all times", "It is hard to open."],
    ["by either side of a claim that takes both", "Small, medium and large", "It is small."],
    ["by a size, where it lasts long", "Long lasting color", "It is short."],
    ["by what one can do with it", "Bright inside", "It dims fully."],
    ["by a word that only stresses another", "Quiet, even at night", "It didn't even rain."],
    ["by what there is less of", "The sauce stays smooth", "The sauce is less gritty."],
    ["by who says the same of it", "Waterproof hood", "The hood is waterproof."],
    ["by who says the same of what it is not kept", "The pot does not keep soup hot", "The pot doesn't keep soup hot."],
    ["by who misses the same thing", "Has no lid to keep soup hot", "There is no lid to keep soup hot."],
  ])("%s: %s, %s", (_, bullet, review) => {
    expect(isDenied(bullet, review)).toBe(false);
  });
});
