import { describe, expect, test } from "bun:test";
import { sidesOfBullet } from "./ledger-cases.ts";

const isDenied = (bullet: string, review: string): boolean =>
  sidesOfBullet(bullet, [review, "Bought it for my aunt.", "It came on Friday."], "Acme Pot Rack").against.length > 0;

const KIT = "In the Box: 12 steel hooks, two wall plugs, a drill template and printed instructions included";
const FITTING = "Fits Most Kitchens: works with Lodgeline, Copperfield Pro and Marbury pans, most ladles and lids";
const USES = "Strong enough for cast iron, stockpots and heavy lids";
const STATE = "Made with care: fully galvanized with rounded corners and powder coated, adjustable in height";

describe("one thing of many that a clause lists is denied", () => {
  test.each([
    [KIT, "There were no wall plugs in it."],
    [KIT, "It didn't come with a drill template."],
    [KIT, "The instructions were missing."],
    [FITTING, "Does not work with my Marbury pan."],
    [FITTING, "The Copperfield ones do not fit, sadly."],
    [FITTING, "My ladles wouldn't fit on the hooks."],
    [FITTING, "It is not compatible with Lodgeline skillets."],
    [STATE, "The back isn't galvanized at all."],
    [STATE, "It is not really adjustable."],
    [USES, "It does not hold a stockpot."],
    [USES, "Good for ladles. Not for stockpots."],
    [USES, "It struggles with lids."],
    ["The hook is waterproof", "They say it has a waterproof hook. It does not."],
  ])("%s: %s", (bullet, review) => {
    expect(isDenied(bullet, review)).toBe(true);
  });
});

describe("and not", () => {
  test.each([
    ["by what is not needed", KIT, "No instructions needed, it is that simple."],
    ["by a trouble that there is not", KIT, "No instructions problems here."],
    ["by what it does have", KIT, "The wall plugs were in the bag."],
    ["by other things that are missing", KIT, "There was no paint."],
    ["by what it holds", USES, "It holds a stockpot and does not bend."],
    ["by what else it does not do", USES, "The stockpots do not rattle."],
    ["by what fits", FITTING, "Works with my Marbury pan."],
    ["by what it does not work for", FITTING, "It does not work for a rental."],
    ["by pans that do not work at all", FITTING, "My Marbury pan does not get hot."],
    ["by another product", FITTING, "My old rack did not work with Lodgeline skillets."],
    ["by another state", STATE, "It is not painted."],
    ["by the parcel", STATE, "The box was not galvanized, just kidding."],
    ["by a word of the same kind", "Coated for years, durable and washable", "The smell was not that strong."],
    [
      "by who repeats what it denies itself",
      "The hook is not waterproof",
      "They say it has a waterproof hook. It does not.",
    ],
    ["by who is left without the thing itself", "6 in 1 rack for any wall", "It broke, and meanwhile I have no rack."],
    ["by what a clause says there is not", "Reduces rattling, dents and dust", "No dents so far."],
  ])("%s: %s, %s", (_, bullet, review) => {
    expect(isDenied(bullet, review)).toBe(false);
  });
});
