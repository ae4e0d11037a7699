import { expect, test } from "bun:test";
import { nameProfile } from "../../../../../server/insight/avatar/profile-name.ts";
import { mineReviews } from "../../../../../server/insight/mine-reviews.ts";
import { readReviews } from "../../../../../server/insight/read-reviews.ts";

const named = (productName: string): string =>
  nameProfile(mineReviews(readReviews({ text: "It is great. I like it." }).reviews, productName), "").text;

test.each([
  ["Kelvara Hiking Boots", "Hiking Boot Buyer"],
  ["Kelvara Dog Treats", "Dog Treat Buyer"],
  ["Kelvara Sun Dresses", "Sun Dress Buyer"],
  ["Kelvara Makeup Brushes", "Makeup Brush Buyer"],
  ["Kelvara Wall Shelves", "Wall Shelf Buyer"],
  ["Mince Pies", "Mince Pie Buyer"],
  ["Bow Ties", "Bow Tie Buyer"],
  ["Cable Ties", "Cable Tie Buyer"],
  ["Oatmeal Raisin Cookies", "Raisin Cookie Buyer"],
  ["Kelvara Fleece Hoodies", "Fleece Hoodie Buyer"],
  ["Kelvara Running Tights", "Running Tights Buyer"],
  ["Kelvara Water Bottle", "Water Bottle Buyer"],
  ["Kelvara LED Light", "LED Light Buyer"],
])("who buys %s is called in the singular where there is one", (productName, expected) => {
  expect(named(productName)).toBe(expected);
});

const OTHERS = Array.from({ length: 9 }, (_, index) => `Works well, ${index + 2} weeks now.`);

test.each([
  ["Kelvara Wall Clock Gift Buyer", ["Bought as a gift for my niece.", "A gift for my friend."]],
  ["Kelvara Wall Clock Buyer for a Parent", ["Bought for my mom.", "Bought for my dad."]],
  ["Kelvara Wall Clock Buyer for a Child", ["Bought for my son.", "Bought for my daughter."]],
  ["Kelvara Wall Clock Buyer for the Family", ["Bought for my son.", "Bought for my wife."]],
  [
    "Kelvara Wall Clock Buyer with Sensitive Skin",
    ["I have sensitive skin.", "My skin is sensitive. I have sensitive skin."],
  ],
  ["Kelvara Wall Clock Buyer", ["Bought for my mom.", "I have sensitive skin."]],
])("what two of several reviewers tell of themselves is in the name: %s", (expected, said) => {
  const text = [...OTHERS, ...said].join("\n\n");
  const { text: name, spans } = nameProfile(mineReviews(readReviews({ text }).reviews, "Kelvara Wall Clock"), "");
  expect(`Kelvara ${name}`).toBe(expected);
  expect(spans.length > 0).toBe(expected !== "Kelvara Wall Clock Buyer");
});
