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
  ])("%s", (text) => {
    expect(strays(text)).toEqual([text]);
  });
});

describe("a review that names another thing stays", () => {
  test.each([
    ["the product is named as well", "This belt is nicer than this wallet I was given."],
    ["it goes with the product", "Looks great with this jacket."],
    ["somebody owns it", "My wallet matches. Great color."],
    ["it is a part, or lies beside", "The case came dented."],
    ["it is told of once", "The boots arrived first. Sits right and holds."],
    ["it is what it is used for", "Yarn! Each pocket holds two skeins."],
    ["it is a part or stands about", "Timer died. The oven is where I keep it."],
    ["it is compared", "For a cheap present that's fine, I paid more for a scarf."],
    ["it stands before another noun", "This boot color is what I wanted."],
  ])("where %s", (_, text) => {
    expect(strays(text)).toEqual([]);
  });

  test("where one calls the product by the name of its kin, or a thing", () => {
    expect(strays("These sneakers are great. Very light.", "Kelvara Running Shoes")).toEqual([]);
    expect(strays("Love this mug, great lid.", "Kelvara Travel Tumbler")).toEqual([]);
    expect(strays("Great machine!", "Kelvara Coffee Grinder")).toEqual([]);
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
