import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import { splitList } from "../../../../../server/listing/clauses/split-list.ts";

const itemsOf = (text: string): string[] => splitList(text).map(({ start, end }) => text.slice(start, end));

describe("a list of claims", () => {
  test.each([
    ["Waterproof, reflective at night, easy to put on", ["Waterproof", "reflective at night", "easy to put on"]],
    ["Dishwasher safe, leakproof and BPA free", ["Dishwasher safe", "leakproof", "BPA free"]],
    ["Strong buckle, soft padding, bright colors", ["Strong buckle", "soft padding", "bright colors"]],
    ["Sturdy and well made", ["Sturdy", "well made"]],
    ["Soft on skin and safe for pets", ["Soft on skin", "safe for pets"]],
    ["Comfort: soft, light, breathable", ["Comfort: soft", "light", "breathable"]],
    [
      "Dishwasher safe, made of surgical steel and charges wirelessly in 5 minutes",
      ["Dishwasher safe", "made of surgical steel", "charges wirelessly in 5 minutes"],
    ],
    ["Light enough for hiking and easy to clean", ["Light enough for hiking", "easy to clean"]],
    ["Free shipping today, fits most cup holders", ["Free shipping today", "fits most cup holders"]],
    ["Soft cotton, machine washable", ["Soft cotton", "machine washable"]],
    ["Fits most cups and holds firmly", ["Fits most cups", "holds firmly"]],
    ["2 blades, 3 speeds, 1 motor", ["2 blades", "3 speeds", "1 motor"]],
    [
      "Made of one piece of real leather, soft from the first day, will not crack or peel",
      ["Made of one piece of real leather", "soft from the first day", "will not crack or peel"],
    ],
    [
      "Dense foam withstands claws, anti-slip backing keeps the mat in place, lies flat on all floors",
      ["Dense foam withstands claws", "anti-slip backing keeps the mat in place", "lies flat on all floors"],
    ],
    [
      "Hood with clear brim stays in place, 360 degree reflective strips",
      ["Hood with clear brim stays in place", "360 degree reflective strips"],
    ],
    ["Steel whisk for milk, simply rinse it under water", ["Steel whisk for milk", "simply rinse it under water"]],
    ["Folds in seconds, comes with a case, bag and strap", ["Folds in seconds", "comes with a case, bag and strap"]],
  ])("%s", (text, items) => expect(itemsOf(text)).toEqual(items));

  test.each([
    "easy to fill and clean",
    "Quick and easy to clean",
    "Great for hikes, long walks and big trips",
    "Fits cups, mugs and bowls",
    "Safe for babies, toddlers and pets",
    "soft and warm fabric",
    "Small, medium and large dogs",
    "Ideal for indoor and outdoor use",
    "Comes with a soft brush, two straps and a long cord",
    "not heavy, not loud",
    "heat, scratch and stain resistant",
    "Keeps you warm and dry",
    "stops leaks and spills",
    "Made of steel and glass",
    "Works with iPhone, iPad and Mac",
    "Opens and closes easily",
    "Large, soft pillow",
    "Honey and two oils calm sore, rough elbows",
    "Goat milk soothes sore, cracked elbows",
    "Works on gas, electric, glass top, oven and grill",
    "Rich foam in 20 seconds for latte, cocoa and hot chocolate",
    "Choose from fine to coarse for steak, eggs, salad and soup",
  ])("is not: %s", (text) => expect(itemsOf(text)).toEqual([text]));

  test("stands where its offsets say, in order and apart", () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 120 }), (text) => {
        let from = 0;
        for (const { start, end } of splitList(text)) {
          expect(start).toBeGreaterThanOrEqual(from);
          expect(end).toBeLessThanOrEqual(text.length);
          from = end;
        }
      }),
    );
  });
});
