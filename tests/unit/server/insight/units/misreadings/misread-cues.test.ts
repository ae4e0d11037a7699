import { describe, expect, test } from "bun:test";
import { mineReviews } from "../../../../../../server/insight/mine-reviews.ts";
import { keys, keysAsSaid, reports } from "../reports.ts";

describe("a word of a facet is no opinion on the thing", () => {
  test.each([
    ["He rubs her with oil.", "comfort", "The harness rubs her."],
    ["I cracked mine on the stairs.", "durability", "The roof cracked."],
    ["My husband snapped it by accident.", "durability", "The strap snapped off."],
    ["It snaps onto the rail.", "durability", "It snapped."],
    ["There is one in our break room.", "durability", "The legs break."],
    ["It holds all our crap.", "sturdy", "It is crap."],
    ["It feels like a new shower curtain.", "durability", "It looks like new."],
    ["I was about to return it.", "repeat", "I returned it."],
    ["The hound snores so loud.", "noise", "The fan is so loud."],
    ["There is a strong plastic smell.", "sturdy", "The strap is strong."],
    ["Put real instructions in the box please.", "instructions", "Great instructions."],
    ["The listing says waterproof.", "wet", "It is waterproof."],
    ["Fun in theory.", "fun", "Fun to play."],
    ["My cheap ones broke.", "durability", "My third one broke."],
  ])("%s: not %s, unlike %s", (text, facet, meant) => {
    expect(keysAsSaid(text)).toContain(facet);
    expect(keys(text)).not.toContain(facet);
    expect(keys(meant)).toContain(facet);
  });

  test.each([
    ["You can't get the lid of that big blue jar open with one hand.", "openClose"],
    ["The handle is about as sturdy as a paper bag.", "sturdy"],
    ["It is difficult to stay on when the sled speeds up.", "secure"],
  ])("%s: means the opposite", (text, facet) => {
    const polarities = reports(text).flatMap(([key, polarity]) => (key === facet ? [polarity] : []));
    expect(new Set(polarities)).toEqual(new Set([-1]));
  });
});

test("a burning smell is a danger, and no smell to air out", () => {
  expect(keys("The motor smelled like burning.")).toEqual(["safety"]);
  expect(keys("On high it smells like burnt dust.")).toEqual(["safety"]);
  expect(keys("It singed my sleeve.")).toEqual(["safety"]);
});

test("what is read out loud is not loud", () => {
  expect(keysAsSaid("He read the rules out loud.")).not.toEqual([]);
  expect(keys("He read the rules out loud.")).toEqual([]);
  expect(keys("The cards are loud.")).toEqual(["noise"]);
});

test("a word is not believed where the miner clearly hears the opposite, and nothing like it", () => {
  expect(keys("These pills are of good quality.")).not.toContain("laundry");
  expect(keys("The sweater pills.")).toContain("laundry");
});

describe("of plenty of reviews", () => {
  const PLENTY = Array.from({ length: 30 }, (_, index) => `I bought number ${index + 1} of them in the shop.`);
  const unitsOf = (texts: readonly string[], product = "Acme Dog Bed"): string[] =>
    mineReviews(
      texts.map((text, index) => ({ id: `r${index}`, text, title: null, rating: null, date: null })),
      product,
    ).units.map(({ key, target }) => `${key} ${target}`);
  const NAIL = "It takes me an hour and a broken nail.";

  test("what befell a thing that no other names is not counted", () => {
    expect(unitsOf([NAIL])).toContain("durability nail");
    expect(unitsOf([NAIL, ...PLENTY])).not.toContain("durability nail");
    expect(unitsOf([NAIL, "One nail sticks out.", ...PLENTY])).toContain("durability nail");
  });

  test("one and many of a thing are the same", () => {
    expect(unitsOf(["Both nails got jammed.", ...PLENTY]).join()).not.toContain("durability");
    expect(unitsOf(["Both nails got jammed.", "One nail sticks out.", ...PLENTY]).join()).toContain("durability nail");
  });

  test("what is cooked may be named once", () => {
    expect(unitsOf(["Broccoli gets crispy.", ...PLENTY], "Acme Air Fryer").join()).toContain("cooking broccoli");
  });

  test("what is taken for a noun, or stands apart from what is judged, is no stranger", () => {
    expect(unitsOf(["Super comfy.", ...PLENTY]).join()).toContain("comfort");
    expect(unitsOf(["Cute and cushy.", ...PLENTY]).join()).toContain("comfort");
    expect(unitsOf(["With my Zwelko it slowly droops.", ...PLENTY]).join()).toContain("adjust");
    expect(unitsOf(["My Zwelko slowly droops.", ...PLENTY]).join()).not.toContain("adjust");
  });

  test("a part that most things have, and what the miner hears, is counted all the same", () => {
    expect(unitsOf(["And then the paint got scratched.", ...PLENTY]).join()).toContain("paint");
    expect(unitsOf(["The zipper snapped.", ...PLENTY]).join()).toContain("zipper");
  });
});
