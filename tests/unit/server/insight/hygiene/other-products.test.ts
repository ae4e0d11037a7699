import { describe, expect, test } from "bun:test";
import type { Review } from "../../../../../events/result/review.ts";
import { setAsideOtherProducts } from "../../../../../server/insight/hygiene/other-products.ts";

const reviewOf = (text: string, index: number): Review => ({
  id: `r${index + 1}`,
  text,
  title: null,
  rating: null,
  date: null,
});

/** Thirty reviews of a belt, and what is mixed in among them. */
const among = (...texts: string[]): Review[] =>
  [
    ...Array.from({ length: 15 }, (_, index) => `The belt holds well, I have worn it ${index + 2} times.`),
    ...texts,
    ...Array.from({ length: 15 }, (_, index) => `Nice buckle and good leather, bought ${index + 2} of them.`),
  ].map(reviewOf);

const strays = (text: string, name = "Kelvara Leather Belt"): string[] =>
  setAsideOtherProducts(among(text), name).excluded.map((each) => each.text);

describe("a review of another product is set aside", () => {
  test.each([
    "The card slots on this wallet are way too tight and the coin pocket button came off.",
    "Great pump overall! Fills my tires in two minutes.",
    "Love this mug. Keeps my coffee hot and the lid is tight.",
    "The timer stopped working. The water timer shows a blank screen.",
    "Boots leak. Bought these in yellow with the frog eyes.",
    "Hums since day two. The fountain is loud and my cat hides.",
    "Inflates nicely and goes flat by two. For a sleeping pad that's a bit basic.",
    "Wrong item. The tent poles are too short for the sleeves.",
    "Love these candles. They burn evenly, and the cedar scent fills a hallway.",
    "Good brass trellis. Beans climb it in June, wind never topples it, and winter left no trace on the lacquer.",
    "Nice tripod. Legs spread low, and the ball joint is smooth.",
    "Arrived Tuesday. It's a lovely teapot, pours without a dribble.",
    "Love these mitts, padded all round.",
    "These sandals fit well. My arches never ache.",
    "Great snowshoes! The straps hold, the grip is good.",
    "I like the ukulele. The strings twang.",
    "Great lunch bag, my sandwich stays frosty until noon.",
  ])("%s", (text) => {
    expect(strays(text)).toEqual([text]);
  });
});

describe("a review that names another thing stays", () => {
  test.each([
    ["the product is named as well", "Love this wallet. The belt fits too."],
    ["it is compared with the product", "The belt is nicer than this wallet I was given."],
    ["it goes with the product", "Looks great with this jacket."],
    ["somebody owns it", "My wallet matches. Great color."],
    ["it is a part, or lies beside", "The case came dented."],
    ["it is a part, and praised after the opening", "Surprised me. Solid case, shuts snugly with a click."],
    ["it is told of once", "The boots arrived first. Sits right and holds."],
    ["it is what it is used for", "Yarn! Each pocket holds two skeins."],
    ["it is a part or stands about", "Timer died. The oven is where I keep it."],
    ["it is compared", "For a cheap present that's fine, I paid more for a scarf."],
    ["it stands before another noun", "This boot color is what I wanted."],
    ["it is spoken of as others speak of theirs", "Great lantern! The buckle, the holds, the good leather: worn once."],
    ["that is a figure of speech", "Great workhorse. Hauled lumber, ladders and rope all spring without a scuff."],
    ["that is no thing at all", "Great variety. Ordered for cousins, coaches, drivers and a choir of tenors."],
    ["that is abstract", "Great adaptability. Ordered for cousins, coaches, drivers and a choir of tenors."],
    ["a verb follows", "This squeaks. Hiking, climbing, sailing, painting ceilings, never budged."],
    ["that is a name", "This Corvanne survived hail, horses, sawdust and a season of rodeo."],
    [
      "the words are of another language",
      "Super lamp, heel mooi en stevig, wij zijn er zeer blij mee en het licht is warm.",
    ],
  ])("where %s", (_, text) => {
    expect(strays(text)).toEqual([]);
  });

  test("where one calls the product by the name of its kin, or a thing", () => {
    expect(strays("These sneakers are great. Very light.", "Kelvara Running Shoes")).toEqual([]);
    expect(strays("Love this mug, great lid.", "Kelvara Travel Tumbler")).toEqual([]);
    expect(strays("Great machine!", "Kelvara Coffee Grinder")).toEqual([]);
  });

  test("where it is called by the end of its name", () => {
    const text = "Love this case. Beats pricier boards, weighty and hushed.";
    expect(strays(text)).toEqual([text]);
    expect(strays(text, "Kelvara Mechanical Keyboard")).toEqual([]);
  });

  test("where others speak of the two words together", () => {
    const texts = [
      "Great lunch bag, my sandwich stays frosty until noon.",
      "A lunch bag rode along, and a bag of ice.",
    ];
    expect(setAsideOtherProducts(among(...texts), "Kelvara Leather Belt").excluded).toEqual([]);
  });

  test("where the seller speaks of it too, also in one word", () => {
    const speaksOf = (text: string, seller: string): unknown[] =>
      setAsideOtherProducts(among(text), "Kelvara Leather Belt", [], [seller]).excluded;
    const braces = "These suspenders clip firmly, stretch over broad shoulders and never pinch.";
    const chest = "Love this toolbox: roomy tray, dense foam, stout latches, silent rollers.";
    expect([braces, chest].map((text) => speaksOf(text, "for work").length)).toEqual([1, 1]);
    expect(speaksOf("This cape is warm.", "for work").length).toBe(1);
    expect(speaksOf("This cape is warm.", "matches a cape")).toEqual([]);
    expect(speaksOf(braces, "comes with suspenders")).toEqual([]);
    expect(speaksOf(chest, "hangs on a tool box")).toEqual([]);
  });

  test("where the kind is part of a longer name", () => {
    expect(strays("This book is a joy, lentils and plums for Sunday.", "Kelvara Vegetarian Cookbook")).toEqual([]);
  });

  test("where several reviews speak of it", () => {
    const texts = ["I like this sash.", "This scarf is soft.", "Warm, this scarf."];
    expect(setAsideOtherProducts(among(...texts), "Kelvara Leather Belt").excluded).toEqual([]);
  });

  test("where the name does not say what the product is", () => {
    expect(strays("This wallet is too tight.", "B0ABCDEFGH")).toEqual([]);
  });

  test("where reviews are few", () => {
    const few = among("This wallet is too tight.").slice(10, 20);
    expect(setAsideOtherProducts(few, "Kelvara Leather Belt").reviews).toEqual(few);
  });
});

test("what is left is numbered anew, nothing is lost, and the seller can take it back in", () => {
  const given = among("This wallet is too tight.");
  const { reviews, excluded } = setAsideOtherProducts(given, "Kelvara Leather Belt", []);
  expect([reviews.length, excluded.length]).toEqual([30, 1]);
  expect(reviews.map(({ id }) => id)).toEqual(reviews.map((_, index) => `r${index + 1}`));
  expect(excluded[0]?.reason).toBe("other-product");
  expect(excluded[0]?.detail).toContain("“wallet”");
  expect(setAsideOtherProducts(given, "Kelvara Leather Belt", [excluded[0]?.id ?? ""]).reviews).toEqual(given);
});
