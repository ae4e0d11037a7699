import { expect, test } from "bun:test";
import { feltInWords } from "../../../../../server/insight/avatar/felt-words.ts";
import { mineReviews } from "../../../../../server/insight/mine-reviews.ts";
import { readReviews } from "../../../../../server/insight/read-reviews.ts";

const feltOf = (text: string): string[] =>
  feltInWords(mineReviews(readReviews({ text }).reviews, "Acme Kettle")).map(({ text: line }) => line);

test.each([
  ["No more bending down to the outlet.", "Relief"],
  ["No longer have to drag the cord around the counter.", "Relief"],
  ["It annoys me on every call in the kitchen.", "Frustration"],
  ["The lid is such a pain with wet hands.", "Frustration"],
  ["I get compliments on the copper spout.", "Pride"],
  ["The dented spout is embarrassing when guests come.", "Embarrassment"],
  ["My old one was so annoying with its rattling lid.", "Frustration with what they had before"],
])("%s: %s", (text, name) => {
  expect(feltOf(text)).toEqual([`${name}: “${text.slice(0, -1)}”`]);
});

test.each([
  "No more hot water from the left spout.",
  "It no longer holds the temperature.",
  "Finally the spout gave out on the left side.",
  "After seven months no more boiling at all.",
  "I should have bought this kettle years ago for our camper.",
  "Save your money and buy these instead of the other kettles.",
  "It takes away a pain in my lower back.",
  "The stainless finish compliments our fridge and stove.",
  "My husband asked me where the batteries go.",
  "The brightness is ridiculous for such a tiny bulb.",
  "Thank you for nothing but a cracked spout.",
  "You shouldn't be scared to leave the kids with it.",
  "Loved the copper spout for five months, then one morning it was gone.",
  "I was happy with the copper spout, then it snapped.",
  "It takes up an embarrassing amount of counter space.",
  "My neighbor Kim ordered some copper ones for her kitchen.",
  "Happy camper with a copper spout here.",
])("but not %s", (text) => {
  expect(feltOf(text)).toEqual([]);
});

test.each([
  "I'm frustrated that the battery dies before I finish the back yard.",
  "It is annoying that the lid takes some getting used to.",
  "The cord is a pain compared to the old one.",
])("of this one, not of what they had before: %s", (text) => {
  expect(feltOf(text).filter((line) => line.includes("before:"))).toEqual([]);
});

test("a sentence is quoted for one feeling only", () => {
  const text = "Finally a kettle that pours, my kids love the whistle and neighbors bought the same one.";
  expect(feltOf(text)).toHaveLength(1);
});
