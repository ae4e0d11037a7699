import { expect, test } from "bun:test";
import { brandInTitle, brandOf } from "../../../../../server/listing/rules/brand.ts";

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
  "Nightstand with Drawers",
  "Dehumidifiers for Home",
  "Бутылка для воды",
  "绝缘水瓶 大容量",
  "",
])("%j names no brand", (name) => {
  expect(brandOf(name)).toBe("");
});

const titled = (currentTitle: string, productName = "Water Bottle", keywords: string[] = [], texts: string[] = []) =>
  brandInTitle(currentTitle, { productName, keywords, texts });

test.each([
  ["KELVARA Insulated Water Bottle", "KELVARA"],
  ["Kelvara Insulated Water Bottle", "Kelvara"],
  ["AquaZeno Water Bottle, 32 oz", "AquaZeno"],
  ["Insulated Water Bottle by Kelvara", "Kelvara"],
])("the brand in the title %j is %j", (title, brand) => {
  expect(titled(title)).toBe(brand);
});

test.each([
  "UPGRADED Water Bottle",
  "NEW Water Bottle",
  "BPA Free Water Bottle",
  "Leakproof Water Bottle",
  "MICROFIBER Bottle Sleeve",
  "Crossbody Bottle Holder",
  "Thermos Water Bottle",
  "iPhone Bottle Holder",
  "Keurig Compatible Pods",
  "Tumblers 30 oz",
  "Orvel & Sons Water Bottle",
  "",
])("the title %j surely names no brand", (title) => {
  expect(titled(title)).toBe("");
});

test("what the name, the searches or the title itself use as a word is no brand", () => {
  expect(titled("Rooibos Cold Brew Bottle", "Bottle for Rooibos")).toBe("");
  expect(titled("Rooibos Cold Brew Bottle", "Bottle", ["rooibos bottle"])).toBe("");
  expect(titled("Rooibos Bottle, Rooibos Infuser", "Bottle")).toBe("");
  expect(titled("Rooibos Cold Brew Bottle", "Bottle", [], ["I drink rooibos from it."])).toBe("");
  expect(titled("KELVARA Cold Brew Bottle", "Bottle", [], ["This kelvara is fine."])).toBe("KELVARA");
});
