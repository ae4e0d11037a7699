import { describe, expect, test } from "bun:test";
import { buildSituations } from "../../../../../server/insight/avatar/situations.ts";
import { mineReviews } from "../../../../../server/insight/mine-reviews.ts";
import { readReviews } from "../../../../../server/insight/read-reviews.ts";

const situations = (text: string, name = "Kelvara Storage Bench"): string[] =>
  buildSituations(mineReviews(readReviews({ text }).reviews, name)).map(({ text: line }) => line);

describe("situations are of the product's use", () => {
  test.each([
    ["It is great for small hands.", []],
    ["The raccoon unhooked it and carried it to the creek.", []],
    ["It is going to live in the garage.", []],
    ["I wore it to the gym, washed my hair in the shower.", ["At the gym"]],
    ["Perfect for our cabin week.", ["For a cabin week"]],
    ["The bench is great for camping.", ["For camping"]],
    ["Great for camping.", ["For camping"]],
    ["For my market stall, jams and honey.", ["For a market stall"]],
    ["I put it in overnight oats.", ["In overnight oats"]],
    ["Great in smoothies.", ["In smoothies"]],
    ["I put it in the drawer.", []],
    ["Bought it for when my brother comes.", ["When guests come"]],
    ["Mother in law slept on it three nights.", ["When guests come"]],
    ["Folds up when the in-laws visit.", []],
    ["Still solid after a whole summer of camping.", ["For camping"]],
    ["We use it for sleepovers.", ["For sleepovers"]],
    ["I bought two, one for the cabin.", ["For the cabin"]],
    ["I took it to the lake cabin and froze.", ["At the lake cabin"]],
    ["I sit in the recliner with it.", ["In the recliner"]],
    ["We used it a week while the new floors went in.", ["While the floors went in"]],
    ["Bad odor, gone after I hung it in the garage.", []],
    ["It folds flat which is nice for the back panel.", []],
    ["I took it to the laundromat.", []],
    ["I take mine on the caravan.", ["On the caravan"]],
    ["I use it at bedtime.", ["At bedtime"]],
    ["I carry it from desk to meeting room.", ["In a meeting room"]],
    ["Helps my back on long runs.", ["On long runs"]],
    ["He wore it to lunch, a shirt for Sunday lunch.", []],
    ["I lift it with one hand while holding the baby in the other.", []],
    ["We take it on every road trip.", ["On every road trip"]],
    ["I use it in the office on nights my brother works late.", ["In the office"]],
    ["On weekends we take it camping.", ["For camping", "On weekends"]],
    ["He bolted and was off in a second. On a main road.", []],
    ["Love it. In the caravan.", ["In the caravan"]],
    ["It doesn't slip off when hiking.", ["When hiking"]],
    ["I pause it while knitting.", ["While knitting"]],
    ["It stays put when I do burpees.", ["While doing burpees"]],
    ["It works great while I cook dinner.", ["While cooking dinner"]],
    ["I like it when I open the lid.", []],
    ["It creaks when I remember to look.", []],
    ["Looks smart on the porch.", ["On the porch"]],
    ["I hung it on the porch to dry.", []],
    ["The handle is brilliant at the school gate.", ["At the school gate"]],
    ["I took it to my friends house for camping.", ["For camping", "At a friend's house"]],
  ])("%s", (text, expected) => {
    expect(situations(text)).toEqual(expected);
  });

  test.each([
    ["whom it is for", "It is great for our twins."],
    ["things like itself", "It is great for storage benches."],
    ["what is done with anything", "It is great for carrying."],
    ["a part of it", "The lid is a good size for a lamp."],
    ["the thing itself", "I bought it and use it for the bench."],
    ["what was only wanted", "I wanted to use it at bedtime."],
    ["what was found unfit", "I use it at bedtime, forget it, too bright."],
    ["what is only guessed", "Probably great for camping."],
    ["what somebody is late for", "Works well, always late for school."],
    ["a word of the verb before", "It stays on all night."],
    ["a place that somebody is made to use", "My wife makes me leave it in the garage."],
    ["a place of trouble", "It came apart in the garage."],
    ["a place nobody knows", "I use it at a site."],
    ["what is only supposed", "In a small apartment with carpet I'm sure it works."],
    ["a figure of speech", "Putting it up is a day at the beach."],
    ["where it happened", "It turned itself on inside my bag."],
    ["where another maker's thing is used", "I've used a Famous Bench at work for years."],
    ["half of a word", "It sits on the night stand."],
    ["where it waits", "It sat in the garage while I hunted for a plug."],
    ["where it is brought in", "I brought it in the shed every time we went away."],
    ["where it is asked to be", "My wife asked me to use it at work."],
    ["half of another", "It is great at a bus stop."],
  ])("and not %s", (_, text) => {
    expect(situations(text)).toEqual([]);
  });
});

describe("when something happened at a meal or in a month of one reviewer's", () => {
  test.each([
    ["It was still damp at dinner."],
    ["We use it before breakfast."],
    ["We use it after lunch."],
    ["We use it in July."],
    ["We use it at dinner. I like to use it at dinner."],
  ])("is no situation: %s", (text) => expect(situations(text)).toEqual([]));

  test("is one where two tell it", () => {
    expect(situations("It was still damp at dinner.\n\nWe use it at dinner.")).toEqual(["At dinner"]);
  });

  test.each([
    ["whose meal it is for", "We use it at family dinner.", "At family dinner"],
    ["what it is for", "We use it for dinner.", "For dinner"],
    ["a party", "We use it at dinner parties.", "At dinner parties"],
    ["every meal", "We use it at every dinner.", "At every dinner"],
  ])("but %s is one by itself: %s", (_, text, situation) => expect(situations(text)).toEqual([situation]));
});
