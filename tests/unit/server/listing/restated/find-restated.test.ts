import { describe, expect, test } from "bun:test";
import { mineReviews } from "../../../../../server/insight/mine-reviews.ts";
import { soundPhrases } from "../../../../../server/listing/restated/find-restated.ts";

type Given = { stars?: number; beside?: number };

/** What is restated of a review; `beside` so many others that say something else. */
const restatedOf = (text: string, productName: string, { stars = 5, beside = 0 }: Given = {}): string[] => {
  const others = Array.from({ length: beside }, (_, at) => `Arrived on day ${at + 1}, and my sister has one too.`);
  const reviews = [text, ...others].map((each, at) => ({
    id: `r${at + 1}`,
    text: each,
    title: null,
    rating: stars,
    date: null,
  }));
  return soundPhrases(mineReviews(reviews, productName), () => true).map((phrase) => phrase.text);
};

describe("what reviewers say is restated as copy", () => {
  const told: readonly (readonly [product: string, review: string, copy: string])[] = [
    ["Camera", "It is so easy to hold steady.", "easy to hold steady"],
    ["Camera", "It is light and fits nicely in my backpack.", "fits in a backpack"],
    ["Water Bottle", "The lid opens with one hand and I love it.", "lid that opens with one hand"],
    ["Water Bottle", "It has never leaked and keeps coffee hot until lunch.", "keeps coffee hot until lunch"],
    ["Steamer", "The steamer rinses off easily.", "rinses off easily"],
    ["Steamer", "It is a good size for two cups.", "sized for two cups"],
    ["Steamer", "It is perfect for small portions.", "suited to small portions"],
    ["Vacuum", "It does a fine job of trapping pet hair.", "traps pet hair"],
    ["Handbag", "It looks great with jeans and sweaters.", "pairs with jeans and sweaters"],
    ["Table", "The shelves are thick and sturdy.", "thick and sturdy shelves"],
    ["Magnet", "I love it. You can hang it by the kitchen door.", "lets you hang it by the kitchen door"],
    ["Tripod", "Great. I use it for school recitals.", "for school recitals"],
    ["Tripod", "Great. I have used it in rain and beach sand.", "used in rain and beach sand"],
    ["Kettle", "I like it. The opening was wide enough for a whole hand.", "opening wide enough for a whole hand"],
    ["Laptop Case", "It has a nice soft lining inside.", "has a soft lining inside"],
    ["Chest", "I love it. It's clear acrylic over the wood.", "clear acrylic over the wood"],
    ["Boot", "I love it. The heel gives you just enough height.", "heel that gives you enough height"],
  ];
  for (const [product, review, copy] of told)
    test(`${product}: ${review}`, () => expect(restatedOf(review, product)).toContain(copy));
});

test("a clause that only names a part with its quality is copy where others name the part too", () => {
  const told = (texts: readonly string[]): string =>
    soundPhrases(
      mineReviews(
        texts.map((text, at) => ({ id: `r${at + 1}`, text, title: null, rating: 5, date: null })),
        "Bag",
      ),
      () => true,
    )
      .map(({ text }) => text)
      .join();
  expect(told(["Great. A very comfortable strap.", "I use the strap daily."])).toContain("comfortable strap");
  expect(told(["Great. A very comfortable strap.", "I use it daily."])).not.toContain("comfortable strap");
});

describe("what is no copy is not restated", () => {
  const left: readonly (readonly [product: string, review: string])[] = [
    ["Camera", "It is great and I love it."],
    ["Camera", "It works great."],
    ["Camera", "It arrived two days early."],
    ["Camera", "It is better than my old one."],
    ["Camera", "My husband bought it for me."],
    ["Camera", "It is worth the money."],
    ["Leggings", "They bunch at the ankles."],
    ["Shirt", "It looks like the picture."],
    ["Bowl", "Nice. It has just a thin rubber ring."],
    ["Bowl", "I love it. The label is delightful."],
    ["Shower Speaker", "teen stays off phone in bathroom"],
    ["Lamp", "My cat sits on my shelf and it stays put until noon."],
    ["Extension Cord", "My outlet is on the wrong side, and it reaches with some to spare."],
    ["Speaker", "She is 80 and sings hymns in the tub."],
  ];
  for (const [product, review] of left)
    test(`${product}: ${review}`, () => expect(restatedOf(review, product)).toEqual([]));

  test.each(["only", "just", "merely", "supposedly"])("what is granted with %j", (word) => {
    expect(restatedOf(`I love it. It's ${word} clear acrylic over the wood.`, "Chest")).toEqual([]);
    expect(restatedOf(`I love it. It ${word} holds two cups of rice.`, "Bowl")).toEqual([]);
  });

  test("two words that no quality opens", () => {
    expect(restatedOf("Great. holds button.", "Kettle")).toEqual([]);
    expect(restatedOf("Great. I use it for ramen.", "Kettle")).toEqual([]);
    expect(restatedOf("Great. I use it for instant ramen.", "Kettle")).not.toEqual([]);
  });

  test("a discontent reviewer's words", () => {
    expect(restatedOf("It slips easily into my pocket. Broke after a week, awful.", "Camera", { stars: 1 })).toEqual(
      [],
    );
  });

  test("the words of a reviewer who is not content", () => {
    for (const review of ["It holds two cups of rice.", "It is easy to carry upstairs."]) {
      expect(restatedOf(review, "Bowl", { stars: 5 })).not.toEqual([]);
      expect(restatedOf(review, "Bowl", { stars: 3 })).toEqual([]);
    }
  });

  test("a part that more complain of", () => {
    const bad = [
      "The strap broke.",
      "The strap snapped, awful.",
      "The strap tore at once.",
      "The strap came apart, bad.",
    ];
    const reviews = ["I love it. The strap holds a whole bottle.", ...bad].map((text, at) => ({
      id: `r${at + 1}`,
      text,
      title: null,
      rating: at === 0 ? 5 : 1,
      date: null,
    }));
    const told = (count: number): string =>
      soundPhrases(mineReviews(reviews.slice(0, count), "Daypack"), () => true)
        .map(({ text }) => text)
        .join();
    expect(told(1)).toContain("strap that holds a whole bottle");
    expect(told(5)).not.toContain("strap");
  });

  test("a verb that was taken for a part", () => {
    expect(restatedOf("The lid clicks shut and stays shut.", "Shaker").join()).not.toContain("clicks that");
  });

  test("what never happens, of one voice among plenty of whom another complains", () => {
    const texts = [
      "It is great. It doesn't sag at all.",
      ...Array.from({ length: 16 }, (_, at) => `Bought on day ${at + 1}.`),
    ];
    const restated = (reviews: readonly string[]): string =>
      soundPhrases(
        mineReviews(
          reviews.map((text, at) => ({ id: `r${at + 1}`, text, title: null, rating: at === 17 ? 1 : 5, date: null })),
          "Tripod",
        ),
        () => true,
      )
        .map(({ text }) => text)
        .join();
    expect(restated(texts)).toContain("doesn't sag");
    expect(restated([...texts, "It sags and droops, awful."])).not.toContain("sag");
  });

  test("what a single voice says among many", () => {
    const review = "The steamer rinses off easily.";
    expect(restatedOf(review, "Steamer", { beside: 20 })).toContain("rinses off easily");
    expect(restatedOf(review, "Steamer", { beside: 70 })).toEqual([]);
  });
});

test("a phrase that may not stand gives way to other words for it, and else to less of it", () => {
  const review = { id: "r1", text: "It fits easily in a closet in an attic.", title: null, rating: 5, date: null };
  const mining = mineReviews([review], "Utensil Crock");
  const without = (barred: RegExp): string | undefined =>
    soundPhrases(mining, ({ text }) => !barred.test(text))[0]?.text;
  expect(without(/nothing/)).toBe("fits easily in a closet in an attic");
  expect(without(/fits easily in a closet in/)).toBe("fits with ease in a closet in an attic");
  expect(without(/attic/)).toBe("fits easily in a closet");
  expect(without(/closet/)).toBeUndefined();
});

test("nothing is promised of health", () => {
  const text = "I love it. It helps against the pain in my heel. It is handy for healing of a sprain.";
  expect(restatedOf(text, "Foot Mat")).toEqual([]);
});
