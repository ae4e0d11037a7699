import { describe, expect, test } from "bun:test";
import { buildInsights } from "../../../../../server/insight/avatar/insights.ts";
import { buildPsychographics } from "../../../../../server/insight/avatar/psychographics.ts";
import { mineReviews } from "../../../../../server/insight/mine-reviews.ts";
import type { Mining } from "../../../../../server/insight/mining/mining.ts";
import { readReviews } from "../../../../../server/insight/read-reviews.ts";

const mined = (text: string): Mining => mineReviews(readReviews({ text }).reviews, "Acme Lamp");

const reasons = (text: string): readonly string[] => buildInsights(mined(text)).insights.reasonsToBuy;

describe("whom it was bought for", () => {
  test.each([
    ["Bought for my mum.", "Bought for their mother"],
    ["I ordered a blue one for my sister-in-law.", "Bought for their sister-in-law"],
    ["I bought this for my elderly mother.", "Bought for their elderly mother"],
    ["I got it for my dad, 81, and he likes it.", "Bought for their elderly father"],
    ["Got this for my 15 year old.", "Bought for their teenager"],
    ["Bought these for my 3 yr old.", "Bought for their child"],
    ["Got it for my grandsons 13th birthday.", "Bought for their grandson"],
    ["A graduation gift for my niece.", "Bought for their niece"],
    ["Gave it to my cousin for her birthday.", "Bought for their cousin"],
    ["For my grandma", "Bought for their grandmother"],
  ])("%s", (text, reason) => {
    expect(reasons(`${text}\n\nIt is bright.`)).toEqual([reason]);
  });

  test("is one reason where several say it in other words", () => {
    const text = "Bought for my mom.\n\nGot it for my mother who is 78.\n\nA gift for my mum.\n\nBought it for my dad.";
    const { insights, evidence } = buildInsights(mined(text));
    expect(insights.reasonsToBuy).toEqual(["Bought for their mother", "Bought for their father"]);
    expect(evidence.find(({ path }) => path === "insights.reasonsToBuy.0")?.reviews).toBe(3);
  });

  test("is one person where a review names the relation and the age", () => {
    expect(reasons("Bought for my son. I got this for my 14 year old.")).toEqual(["Bought for their son"]);
  });

  test.each([
    ["I gave it to my kids and they broke it."],
    ["I would buy it for my mom."],
    ["Bought it for my self."],
    ["For my son it was too small."],
    ["It was a gift from my aunt."],
    ["I bought this and it is fun for my son."],
  ])("not: %s", (text) => {
    expect(reasons(text)).toEqual([]);
  });

  test("is a gift only where it is told as one", () => {
    const motive = (text: string): string => buildPsychographics(mined(text)).motivationToBuy.text;
    expect(motive("Bought for my son.")).toMatch(/^Buys it for a son \(1 of 1\)/);
    expect(motive("Bought for my son's birthday.")).toMatch(/^Buys it as a gift for a son \(1 of 1\)/);
  });

  test("stands with the reviewer's own words", () => {
    const { text } = buildPsychographics(mined("We bought it for our camper.")).motivationToBuy;
    expect(text).toMatch(/^Wants it for their camper \(1 of 1\): “[^”]*for our camper”$/);
  });

  test.each([
    "Got this for my niece.",
    "My granddaughter opened it on Sunday.",
    "A lovely present.",
    "Bought three as retirement gifts.",
    "My uncle gave it to me.",
  ])("and where the words leave no doubt: %s", (text) => {
    expect(buildPsychographics(mined(text)).motivationToBuy.text).toMatch(
      /^Buys it as a gift (?:for an? \w+ )?\(1 of 1\)/,
    );
  });

  test("counts each reviewer once, whether a gift or not, and names the persons", () => {
    const { text } = buildPsychographics(
      mined("Got this for my niece.\n\nA gift for my niece.\n\nBought for my mom.\n\nI like it."),
    ).motivationToBuy;
    expect(text).toMatch(/^Buys it for a niece \(2\) and a mother \(3 of 4\): “/);
  });

  test("names persons as examples where others are not named", () => {
    const { text } = buildPsychographics(mined("Got this for my mom.\n\nA lovely gift.\n\nI like it.")).motivationToBuy;
    expect(text).toMatch(/^Buys it for others, such as a mother \(2 of 3\)/);
  });

  test("is nothing where of several reviewers one has a reason, or each another", () => {
    const others = Array.from({ length: 9 }, (_, index) => `Works well, ${index + 2} weeks now.`);
    const motive = (...texts: string[]): string =>
      buildPsychographics(mined([...others, ...texts].join("\n\n"))).motivationToBuy.text;
    expect(motive("Bought for my mom.")).toBe("");
    expect(motive("Bought for my mom.", "I replaced a Kelvara with it.")).toBe("");
    expect(motive("Bought for my mom.", "I got it for my dad.", "I replaced a Kelvara with it.")).toMatch(
      /^Buys it for a mother and a father \(2 of 12\): “/,
    );
    expect(motive("I needed something for my trip.", "Bought it for exactly one reason.")).toBe("");
  });

  test.each(["My granddaughter opened the window.", "It would be a lovely present."])("but not: %s", (text) => {
    expect(buildPsychographics(mined(text)).motivationToBuy.text).toBe("");
  });
});

describe("what it was bought for", () => {
  test("is not the thing itself", () => {
    const ofSet = (text: string): readonly string[] =>
      buildInsights(mineReviews(readReviews({ text }).reviews, "Kids Lamp and Shade Set")).insights.reasonsToBuy;
    expect(ofSet("I got it for the shade.")).toEqual([]);
    expect(ofSet("I got it for the hallway.")).toEqual(["“I got it for the hallway”"]);
    expect(ofSet("I got it for the kids.")).toEqual([]);
    expect(ofSet("I got it for the twins.")).toEqual(["“I got it for the twins”"]);
  });
});
