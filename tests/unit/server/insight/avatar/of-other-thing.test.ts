import { describe, expect, test } from "bun:test";
import { buildDoubts } from "../../../../../server/insight/avatar/doubts.ts";
import { sentencesOfOthers } from "../../../../../server/insight/avatar/of-other-thing.ts";
import { buildReasonsToBuy } from "../../../../../server/insight/avatar/purchases.ts";
import { buildTopics } from "../../../../../server/insight/avatar/topics.ts";
import { mineReviews } from "../../../../../server/insight/mine-reviews.ts";

const minedOf = (texts: readonly string[], product = "Acme Tent") =>
  mineReviews(
    texts.map((text, at) => ({ id: `r${at + 1}`, text, title: null, rating: null, date: null })),
    product,
  );

const othersIn = (text: string): string[] =>
  [...sentencesOfOthers(minedOf([text]))].map(({ start, end }) => text.slice(start, end));

describe("sentences are of another thing by the same maker", () => {
  test.each([
    ["I have the stove from the same brand. It lights at once. This one is for my son.", 2],
    ["Got the same firm's lantern last year and that one leaked.", 1],
    ["I have the same brands stove, it is good.", 1],
    ["We have the matching chair from this brand and it is lovely.", 1],
    ["Had their little lantern before this, which leaked.", 1],
    ["I bought the bigger one of theirs and it broke.", 1],
    ["Second thing I've bought from this company, the camp chair was junk so I almost didn't.", 1],
    ["Got the lantern from these guys too and it leaked.", 1],
    ["Their lantern saved me on one trip so I bought the tent.", 1],
  ])("%s", (text, count) => {
    expect(othersIn(text)).toHaveLength(count);
  });

  test.each([
    "I have the same tent from this brand in green.",
    "I got a replacement from the same seller.",
    "I love their zippers.",
    "I have had the tent for two years. It keeps rain out.",
  ])("but not: %s", (text) => {
    expect(othersIn(text)).toEqual([]);
  });
});

describe("and tell nothing of the product", () => {
  test("no doubt", () => {
    const text = "Got the same firm's lantern last year and that one leaked, so I was nervous, will see how this goes.";
    expect(buildDoubts(minedOf([text]))).toEqual([]);
  });

  test("no reason to buy it, until it comes back to the product", () => {
    const reasonsOf = (text: string): string[] => buildReasonsToBuy(minedOf([text])).map((line) => line.text);
    expect(reasonsOf("I have the stove from the same brand. Bought it for my son too.")).toEqual([]);
    expect(reasonsOf("I have the stove from the same brand, so I got this for my son.")).toEqual([
      "Bought for their son",
    ]);
  });

  test("no recommendation of what is named right before", () => {
    const reasonsOf = (text: string): string[] => buildReasonsToBuy(minedOf([text])).map((line) => line.text);
    expect(reasonsOf("Tried the mattress my brother in law recommended.")).toEqual([]);
    expect(reasonsOf("We tried the hanging table my brother in law swore by.")).toEqual([]);
    expect(reasonsOf("My brother in law swears by it.")).toEqual(["Recommended by a brother-in-law"]);
  });

  test("no topic", () => {
    const texts = ["The zipper of mine is stiff.", "I have the bag from the same brand and its zipper is excellent."];
    expect(buildTopics(minedOf(texts)).map(({ text }) => text)).toEqual([]);
  });
});
