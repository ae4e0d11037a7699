import { describe, expect, test } from "bun:test";
import type { Review } from "../../../../../events/result/review.ts";
import { verbatimPains } from "../../../../../server/insight/avatar/verbatim-pains.ts";
import { mineReviews } from "../../../../../server/insight/mine-reviews.ts";

const reviewOf = (text: string, rating: number | null, index = 0): Review => ({
  id: `r${index + 1}`,
  text,
  title: null,
  rating,
  date: null,
});

const OTHERS = ["I fill the tank every day.", "The tank is where the pump sits.", "My pump is by the tank."];

const linesOf = (text: string, rating: number | null, others: readonly string[] = OTHERS): string[] => {
  const reviews = [reviewOf(text, rating), ...others.map((other, index) => reviewOf(other, 4, index + 1))];
  return verbatimPains(mineReviews(reviews, "Humidifier"), []).map((line) => line.text);
};

describe("what reviewers of few stars complain of in their own words", () => {
  test.each([
    [
      "My sister came by. If there is any scale in the tank it won't turn on.",
      "“If there is any scale in the tank it won't turn on”",
    ],
    ["Stopped after a week. Not the seller's fault I guess.", "“Stopped after a week”"],
    ["And there is no gasket around the tank at all.", "“there is no gasket around the tank at all”"],
    ["Two days in, a puddle. It does not reach past the nightstand.", "“It does not reach past the nightstand”"],
  ])("%s", (text, line) => {
    expect(linesOf(text, 1)).toEqual([line]);
  });

  test("words that quote others are not told as a reviewer's own", () => {
    expect(linesOf('"The tank never leaks" they wrote about the pump.', 1)).toEqual([]);
  });

  test("the same words of several are one line with the words of each", () => {
    const text = "It does not reach past the nightstand.";
    const reviews = [reviewOf(text, 1), reviewOf(text, 1, 1), reviewOf("The tank is big.", 4, 2)];
    const lines = verbatimPains(mineReviews(reviews, "Humidifier"), []);
    expect(lines.map((line) => line.spans.map(({ reviewId }) => reviewId))).toEqual([["r1", "r2"]]);
  });

  test.each([
    ["Seams popped.", "“Seams popped”"],
    ["Rust spots by May. My sister came by.", "“Rust spots by May”"],
    ["Not for a tank this size.", "“Not for a tank this size”"],
  ])("however short, where the miner hears the fault: %s", (text, line) => {
    expect(linesOf(text, 1)).toEqual([line]);
  });

  test.each([
    ["what buyers say of themselves", "I rusted."],
    ["the price", "Waste of money."],
    ["what is not named", "Curly, gray, not mine."],
    ["what is granted", "On a shelf it's ok."],
    ["what was looked for before", "There was none, and a dent in the tank."],
    ["whether it is bought again", "Would not buy again."],
  ])("not so short of %s: %s", (_, text) => {
    expect(linesOf(text, 1)).toEqual([]);
  });

  test.each([
    ["a review of four stars", "If there is any scale in the tank it won't turn on.", 4],
    ["a review without stars", "If there is any scale in the tank it won't turn on.", null],
    ["a question", "Why won't it turn on with scale in the tank?", 1],
    ["another maker", "I never had this with a Vortex, it won't leak.", 1],
    ["a trouble that is over", "No more puddle around the tank.", 1],
    ["the shop", "The seller would not answer and it is too late.", 1],
    ["a story", "My sister came by.", 1],
  ])("not of %s", (_, text, rating) => {
    expect(linesOf(text, rating)).toEqual([]);
  });

  test("only of reviews that no line tells", () => {
    const reviews = [
      reviewOf("If there is any scale in the tank it won't turn on.", 1),
      ...OTHERS.map((other, index) => reviewOf(other, 4, index + 1)),
    ];
    const mining = mineReviews(reviews, "Humidifier");
    const told = [{ text: "It does not turn on", spans: [{ reviewId: "r1", start: 0, end: 10 }] }];
    expect(verbatimPains(mining, told)).toEqual([]);
  });

  test("words are exact", () => {
    const reviews = [reviewOf("But it never fills the tank past half.", 2), reviewOf("The tank is blue.", 5, 1)];
    const [line] = verbatimPains(mineReviews(reviews, "Humidifier"), []);
    const [span] = line?.spans ?? [];
    expect(reviews[0]?.text.slice(span?.start, span?.end)).toBe("it never fills the tank past half");
  });
});

describe("of a discontented review", () => {
  test.each([
    ["Ok for a small tank, not for a pump like that.", "“Ok for a small tank, not for a pump like that”"],
    [
      "Opened the lid and it dripped on my socks. It says it won't spill.",
      "“Opened the lid and it dripped on my socks”",
    ],
    ["Well made but the pump is too loud for a bedroom.", "“Well made but the pump is too loud for a bedroom”"],
  ])("%s", (text, line) => {
    expect(linesOf(text, 1)).toEqual([line]);
  });

  test.each([
    "It says the tank won't leak.",
    "If the tank is not full it just doesn't.",
    "Do not buy the dark tank.",
    "Can't comment on the big tank.",
    "Haven't tried the tank so far.",
    "The dog sneezed at the pump and hid.",
    "They stopped answering about the tank.",
    "The tank burned nobody thank heavens.",
  ])("nothing is told that leaves the trouble out: %s", (text) => {
    expect(linesOf(text, 1)).toEqual([]);
  });
});

describe("of a review without stars", () => {
  const PLENTY = [...OTHERS, ...Array.from({ length: 14 }, (_, at) => `Bought on day ${at + 1}.`)];

  test.each(["The tank leaks.", "The swivel cracked.", "The tank is too wide and never fills."])(
    "what the miner hears and only blames is told: %s",
    (text) => expect(linesOf(text, null)).toEqual([`“${text.slice(0, -1)}”`]),
  );

  test.each([
    ["what it praises too", "The tank leaks but I love it."],
    ["what the miner does not hear", "Only half of the tank is bad."],
    ["what has no word of blame", "Runs small."],
    ["what begins with the reviewer", "I cannot stand the leaky tank."],
    ["what begins with something of the reviewer's", "My tank leaks and will not close."],
  ])("but not %s: %s", (_, text) => {
    expect(linesOf(text, null)).toEqual([]);
    expect(linesOf(text, 1)).toEqual([`“${text.slice(0, -1)}”`]);
  });

  test.each([
    ["what first names a part that nobody else does", "The swivel cracked."],
    ["what names another kind of thing", "The tank leaks like a robe."],
  ])("and of plenty not %s: %s", (_, text) => {
    expect(linesOf(text, null)).toEqual([`“${text.slice(0, -1)}”`]);
    expect(linesOf(text, null, PLENTY)).toEqual([]);
    expect(linesOf(text, 1, PLENTY)).toEqual([`“${text.slice(0, -1)}”`]);
  });

  test.each(["The tank leaks.", "The seam leaks.", "It cracked.", "This swivel cracked."])(
    "of plenty, what others name too, what most things have and what is pointed at is told: %s",
    (text) => expect(linesOf(text, null, PLENTY)).toEqual([`“${text.slice(0, -1)}”`]),
  );
});

test.each([
  ["what is as it should be", "Not too high and not too low."],
  ["what is true without the thing", "Mold can kill birds in the tank."],
  ["what is only likened to a fault", "The seam is more like a slow leak."],
])("no complaint is %s: %s", (_, text) => {
  for (const rating of [null, 1]) expect(linesOf(text, rating)).toEqual([]);
});

test.each(["It is too high and not too low.", "Mold can not leave the tank.", "The seam has a slow leak."])(
  "but one is: %s",
  (text) => expect(linesOf(text, 1)).toEqual([`“${text.slice(0, -1)}”`]),
);
