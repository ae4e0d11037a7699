import { expect, test } from "bun:test";
import { nameProfile } from "../../../../../server/insight/avatar/profile-name.ts";
import { readReviews } from "../../../../../server/insight/ingest/read-reviews.ts";
import { mineReviews } from "../../../../../server/insight/mine-reviews.ts";

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
])("who buys %s is called in the singular where there is one", (productName, expected) => {
  expect(named(productName)).toBe(expected);
});
