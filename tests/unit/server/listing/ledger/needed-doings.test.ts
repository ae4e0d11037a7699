import { describe, expect, test } from "bun:test";
import { sidesOfBullet } from "./ledger-cases.ts";

const against = (bullet: string, review: string): string[] =>
  sidesOfBullet(bullet, [review, "A nice gift."], "Thornby Garden Chair").against;

describe("what nobody needs to do", () => {
  test.each([
    ["Stays full, no topping up needed", "Had to top it up twice a day."],
    ["Sets up with no drilling", "I had to drill two holes."],
    ["Arrives whole, no assembly required", "You have to assemble the legs."],
    ["Cover never needs ironing", "The cover needs ironing after each use."],
    ["Works with no batteries needed", "You need to buy batteries."],
  ])("is denied by who had to: %s, %s", (bullet, review) => expect(against(bullet, review)).toEqual([review]));

  test.each([
    ["Stays full, no topping up needed", "Never had to top it up."],
    ["Stays full, no topping up needed", "You do not have to top it up."],
    ["Sets up with no drilling", "I had to buy a bigger one."],
    ["Sets up with no drilling", "With my old one I had to drill two holes."],
    ["Cover never needs ironing", "It needs cleaning."],
  ])("and by nobody else: %s, %s", (bullet, review) => expect(against(bullet, review)).toEqual([]));
});
