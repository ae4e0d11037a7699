import { expect, test } from "bun:test";
import { mineReviews } from "../../../../../server/insight/mine-reviews.ts";
import type { Mining } from "../../../../../server/insight/mining/mining.ts";
import { findThingsUsed, isWorkedOn } from "../../../../../server/insight/things/used-with.ts";

const mine = (productName: string, texts: readonly string[], rating = 5): Mining =>
  mineReviews(
    texts.map((text, index) => ({ id: `r${index}`, text, title: null, rating, date: null })),
    productName,
  );

const named = (mining: Mining): [string, number][] =>
  findThingsUsed(mining).map(({ context, reviews }) => [context.phrase, reviews]);

const BREAD = ["My bread comes out great.", "I bake bread and two stews a week in it.", "Lovely pot."];

test("what several use a pot on is named in general, the most named first", () => {
  const mining = mine("Kelvara Cast Iron Dutch Oven", BREAD);
  expect(named(mining)).toEqual([
    ["bread", 2],
    ["stews", 1],
  ]);
  const [bread] = findThingsUsed(mining);
  for (const { reviewId, start, end } of bread?.spans ?? [])
    expect(mining.reviews.find(({ id }) => id === reviewId)?.text.slice(start, end)).toMatch(/bread/);
});

test("a kind of a thing is that thing too, where the thing itself is meant", () => {
  const soups = [
    "Tomato soup in two minutes.",
    "Leek soup and a smoothie.",
    "Smoothies every day, the sauces are smooth.",
  ];
  expect(named(mine("Kelvara Immersion Blender", soups)).slice(0, 3)).toEqual([
    ["smoothies", 2],
    ["soups", 2],
    ["sauces", 1],
  ]);
  const hair = named(mine("Kelvara Stick Vacuum", ["Gets the pet hair.", "Picks up pet hair well."]));
  expect(hair).toEqual([["pet hair", 2]]);
});

test("nothing is named of a kind that works on nothing known, by discontent reviewers, in wishes and of other products", () => {
  expect(named(mine("Kelvara Desk Lamp", BREAD))).toEqual([]);
  expect(named(mine("Kelvara Cast Iron Dutch Oven", BREAD, 2))).toEqual([]);
  expect(named(mine("Kelvara Cast Iron Dutch Oven", ["I wish it would fit a turkey."]))).toEqual([]);
  expect(named(mine("Kelvara Cast Iron Dutch Oven", ["My old pot burned every stew."]))).toEqual([]);
});

test("neither seasonings nor the words of the product's own name are what it is used on", () => {
  expect(named(mine("Kelvara Bread Pan", ["The bread needs salt and butter."]))).toEqual([]);
});

test("what it works on is no part of it", () => {
  const mining = mine("Kelvara Hand Mixer", ["Good."]);
  expect(isWorkedOn("dough", mining)).toBe(true);
  expect(isWorkedOn("cord", mining)).toBe(false);
  expect(isWorkedOn("", mining)).toBe(false);
});
