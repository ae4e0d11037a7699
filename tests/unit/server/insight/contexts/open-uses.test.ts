import { describe, expect, test } from "bun:test";
import { buildInsights } from "../../../../../server/insight/avatar/insights.ts";
import { mineReviews } from "../../../../../server/insight/mine-reviews.ts";
import { readReviews } from "../../../../../server/insight/read-reviews.ts";

const situations = (text: string): readonly string[] => {
  const { reviews } = readReviews({ text });
  return buildInsights(mineReviews(reviews, "Acme Widget")).insights.situations;
};

describe("uses in open frames", () => {
  test.each([
    ["I use it for waffle batter on Sundays.", "For waffle batter"],
    ["It gets used mostly for candle wax.", "For candle wax"],
    ["We use it as a doorstop.", "As a doorstop"],
    ["It doubles as a footstool.", "As a footstool"],
    ["I use it daily to shred cabbage.", "To shred cabbage"],
    ["We make lemon curd and hummus in it.", "To make lemon curd and hummus"],
    ["Makes trimming the hedges a breeze.", "For trimming the hedges"],
    ["Great for tight corners. Sturdy.", "For tight corners"],
    ["It works well for sensitive skin.", "For sensitive skin"],
    ["A perfect size for the balcony.", "For the balcony"],
    ["It is strong enough for wet firewood.", "For wet firewood"],
    ["I wear them under my scrubs.", "Under the scrubs"],
    ["I keep it under my desk.", "Under a desk"],
    ["She wears them to the bakery.", "At the bakery"],
    ["I wear these for my morning walks.", "For morning walks"],
    ["I wear these kayaking.", "For kayaking"],
    ["Took it backpacking in May.", "For backpacking"],
    ["She took it to the dentist.", "At the dentist"],
    ["I wear these to bed.", "In bed"],
    ["I wear these to work.", "At work"],
    ["My go to for pottery.", "For pottery"],
    ["A good saw for plywood.", "For plywood"],
    ["For a reptile terrarium in my den.", "For a reptile terrarium"],
    ["Bought for reef tanks.", "For reef tanks"],
    ["I cooked stew in it.", "To cook stew"],
    ["Built shelves with it.", "To build shelves"],
    ["I wear it for 12 hour shifts.", "For 12-hour shifts"],
    ["I wore it all through my pregnancy.", "Through a pregnancy"],
  ])("%s", (text, use) => {
    expect(situations(text)).toContain(use);
  });

  test.each([
    ["Great for the price."],
    ["I use it for a couple of weeks now."],
    ["I have used it for ages."],
    ["Good for my mom and great for beginners."],
    ["I use it for everything."],
    ["I would use it for waffle batter."],
    ["I don't use it for waffle batter."],
    ["It is not great for waffle batter."],
    ["My old one was great for waffle batter."],
    ["I use it to see if it works."],
    ["I use it to replace a radio."],
    ["I take it to the tailor."],
    ["I made one smoothie with it."],
    ["It works great for letting bread rise."],
    ["It is the perfect size for my hand."],
    ["Great for people traveling."],
    ["We use it for plant starts too."],
    ["I keep it under warranty."],
    ["I use it for protecting very costly lenses."],
    ["It is perfect for everything outdoors."],
    ["It may be good for summer hikes."],
    ["It is great for my taste."],
    ["I wear these to work the field."],
    ["He took it to a framer."],
    ["A great price for plywood."],
    ["For a small terrarium it is too bright."],
    ["Use it knowing that it is hot."],
    ["Made my peace with it."],
    ['The mail said "it is great for mango trees sir".'],
  ])("not: %s", (text) => {
    expect(situations(text)).toEqual([]);
  });
});

describe("a place or a time is a use", () => {
  test.each([
    ["We keep it on our boat.", "On a boat"],
    ["Lives in the camper.", "In the camper"],
    ["It glows at night.", "At night"],
    ["It fits on my nightstand.", "On a nightstand"],
    ["In our RV since May.", "In an RV"],
    ["I use it every night.", "Every night"],
    ["I use it at 5 am.", "At 5 am"],
    ['I call it "the pot" and take it camping "often".', "For camping"],
  ])("where the thing is there: %s", (text, use) => {
    expect(situations(text)).toContain(use);
  });

  test.each([
    ["My neighbor stays for coffee."],
    ["I told everybody at work."],
    ["The old chair is still in the garage."],
    ["He was late for golf."],
    ["I tried all codes while watching tv."],
    ["The driver left it in the rain."],
    ["It arrived on a Tuesday morning."],
    ["I use it every day."],
    ["I woke up at 3 in the morning."],
    ["Put them in airplane mode."],
    ["I never put it in my car."],
    ["It comes apart for cleaning."],
    ["So this year I asked around at work."],
    ["I use it because I was hungry at 3am."],
    ["He took it apart at the kitchen table."],
    ["In a desert maybe."],
    ["It went off at 3am."],
    ["Every morning I find hair in the sink."],
    ["It slides off every night."],
    ["It starts blinking at 3 am."],
    ["It beeps every night."],
    ["It is far too loud at night."],
  ])("and not where it is not: %s", (text) => {
    expect(situations(text)).toEqual([]);
  });
});
