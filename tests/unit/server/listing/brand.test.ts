import { expect, test } from "bun:test";
import { brandOf } from "../../../../server/listing/brand.ts";

test.each([
  ["Kelvara Insulated Water Bottle with Straw Lid", "Kelvara"],
  ["Tuggins No-Pull Dog Harness", "Tuggins"],
  ["kelvara water bottle", "kelvara"],
  ["<b>Kelvara</b> Water Bottle", "Kelvara"],
  ["Kelvara™ Water Bottle", "Kelvara"],
  ["KELVARA WATER BOTTLE", "KELVARA"],
  ["OXOGO Good Grips Peeler", "OXOGO"],
  ["Insulated Water Bottle by Kelvara", "Kelvara"],
])("the brand of %j is %j", (name, brand) => {
  expect(brandOf(name)).toBe(brand);
});

test.each([
  "Reusable Silicone Food Bags",
  "Garden Hose 50 ft",
  "Yoga Mat",
  "Leakproof Water Bottle",
  "2 Pack Reusable Food Bags",
  "The Brave Little Mouse, Picture Book",
  "No-Pull Dog Harness",
  "LED Desk Lamp",
  "B0ABCDEFGH",
  "Kelvara",
  "Бутылка для воды",
  "绝缘水瓶 大容量",
  "",
])("%j names no brand", (name) => {
  expect(brandOf(name)).toBe("");
});
