import { describe, expect, test } from "bun:test";
import { sidesOfBullet } from "./ledger-cases.ts";

const OTHERS = ["Bought it in green.", "It came on Friday."];
const sides = (bullet: string, review: string, product?: string) => sidesOfBullet(bullet, [review, ...OTHERS], product);

describe("a denial is one of the words it falls on", () => {
  test.each([
    ["Auto lock door closes gently", "The auto lock door doesn't close."],
    ["Auto lock door", "It did not come with an auto lock door."],
    ["Dishwasher safe parts", "I don't think the parts are dishwasher safe."],
    ["Padded shoulder strap adjusts quickly", "The padded shoulder strap can't be adjusted."],
    ["Taped seams", "The seams were not taped."],
    ["Every hole lines up", "The drilled holes didn't line up."],
    ["12 cup coffee maker", "This has no coffee maker in the box."],
    ["Never wobbles on tile", "It wobbles on tile."],
  ])("%s: %s", (bullet, review) => {
    expect(sides(bullet, review).against).toEqual([review]);
  });
});

describe("and none of what else a clause tells", () => {
  test.each([
    ["Soaks up sweat fast", "It soaks up sweat fast and isn't sticky."],
    ["24/7 lock timer", "The lock timer means the kids don't have to ask me."],
    ["3 sponges included", "Sponges all around and no more scrubbing."],
    ["12 cup coffee maker", "They can't have coffee makers with a flame."],
    ["Works without power", "I got it for when the power goes out."],
    ["Not roomy for two adults", "Two adults shared it."],
  ])("%s: %s", (bullet, review) => {
    expect(sides(bullet, review).against).toEqual([]);
  });

  test("nor of that one which this is measured by", () => {
    const review = "Better than the mug I had, that one had no steel lid.";
    expect(sides("Steel lid", review).against).toEqual([]);
    expect(sides("Steel lid", "That one had no steel lid.").against).toEqual(["That one had no steel lid."]);
  });

  test("nor of a thing that somebody never had", () => {
    const review = "I am a nurse and never used a press before.";
    expect(sides("30 ounce press", review, "Thornby Coffee Press Kit").against).toEqual([]);
  });
});

describe("an answer", () => {
  test.each([
    "Wool socks, no. Cotton, yes.",
    "Wool socks, not so much.",
    '"Wool socks" my foot.',
    "Wool socks? Nope.",
    "Does it dry wool socks? No.",
  ])("with no denies what stands before it: %s", (review) => {
    expect(sides("Dries wool socks", review)).toEqual({ for: [], against: [review] });
  });

  test("where there is none, what is asked bears nothing out", () => {
    const review = "Does it dry wool socks?";
    expect(sides("Dries wool socks", review)).toEqual({ for: [], against: [] });
    const told = "It dries wool socks.";
    expect(sides("Dries wool socks", told).for).toEqual([told]);
  });

  test("is no word that goes on: no mess, no wait", () => {
    const review = "It dries wool socks, no mess at all.";
    expect(sides("Dries wool socks", review).against).toEqual([]);
  });
});

describe("what is repeated and taken back", () => {
  test("names by its code what is meant", () => {
    const review = "It says IPX7 on the side. Nope.";
    expect(sides("IPX7 rated speaker", review).against).toEqual([review]);
    expect(sides("Splash rated speaker", review).against).toEqual([]);
  });

  test.each(["It says 30 ounces on paper, but only 22 and a half.", "Supposed to be 30 ounces. It holds 22 ounces."])(
    "or tells another figure: %s",
    (review) => {
      expect(sides("Holds 30 ounces", review).against).toEqual([review]);
    },
  );

  test.each([
    "It says 30 ounces. I drink 20 ounces a day.",
    "Supposed to be 30 ounces. It holds 30 ounces.",
    "Supposed to be 30 ounces. My niece is 12.",
  ])("but not of something else: %s", (review) => {
    expect(sides("Made to take 30 ounces", review).against).toEqual([]);
  });
});

test("words that go together name none of the things they are made of", () => {
  const review = "The cat slept on the bottom of the box.";
  expect(sides("Ready right out of the box", review).for).toEqual([]);
  expect(sides("Comes in a wooden box", "It comes in a wooden box.").for).toHaveLength(1);
});

test("how many there are of a thing is not denied by who dislikes how it is", () => {
  const review = "Too dim for reading.";
  const lamp = "Thornby Desk Lamp";
  expect(sides("8 brightness levels", review, lamp).against).toEqual([]);
  expect(sides("Very bright for reading", review, lamp).against).toEqual([review]);
  expect(sides("360 degree arm, very bright for reading", review, lamp).against).toEqual([review]);
});

describe("a promise that something is not there", () => {
  test.each([
    ["No glare", "It cuts the glare.", "Thornby Lamp"],
    ["No chafing", "Keeps her from chafing.", "Thornby Dog Harness"],
  ])("is borne out by who praises its very matter: %s, %s", (bullet, review, product) => {
    expect(sides(bullet, review, product)).toEqual({ for: [review], against: [] });
  });

  test("is not denied by who tells that it ended", () => {
    expect(sides("No pull", "My dog stopped pulling.").against).toEqual([]);
  });

  test.each([
    ["No glare", "It has some glare.", "Thornby Lamp"],
    ["No wrinkles", "It has given me wrinkles.", "Thornby Steamer"],
    ["No leaks", "It leaks.", "Thornby Mug"],
  ])("is denied by who tells of it as there: %s, %s", (bullet, review, product) => {
    expect(sides(bullet, review, product).against).toEqual([review]);
  });
});

describe("a denial that stands apart", () => {
  test.each([
    ["Lie straight", "I lie straight without touching the frame."],
    ["View of the lake", "Great view of the lake without the cover on."],
    ["Stands on gravel", "It stands on gravel where pegs won't hold."],
    ["Glass and steel, no plastic", "Just glass and steel."],
  ])("denies none of what stands before it: %s: %s", (bullet, review) => {
    expect(sides(bullet, review, "Thornby Cot")).toEqual({ for: [review], against: [] });
  });

  test.each([
    ["Touching the frame", "I lie straight without touching the frame."],
    ["Carafe with lid", "A carafe without a lid."],
  ])("and bears out nothing of what it falls on: %s: %s", (bullet, review) => {
    expect(sides(bullet, review, "Thornby Cot").for).toEqual([]);
  });
});

describe("a thing of several words that is not there", () => {
  test.each([
    ["No tea bags", "I save money on tea bags.", 0],
    ["No tea bags", "It still needs tea bags.", 1],
  ])("is denied by who has it: %s: %s", (bullet, review, count) => {
    expect(sides(bullet, review, "Thornby Kettle").against).toHaveLength(count);
  });
});
