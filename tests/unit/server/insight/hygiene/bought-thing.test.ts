import { describe, expect, test } from "bun:test";
import { thingsBought } from "../../../../../server/insight/hygiene/bought-thing.ts";
import { analyseText } from "../../../../../server/insight/text/analyse.ts";

const named = (text: string): string[] =>
  thingsBought(analyseText(text, "r1")).map(({ noun, before, as }) => `${as}: ${before} ${noun}`.replace(/ +/g, " "));

describe("what a review names as bought", () => {
  test.each([
    ["Pleased with this trimmer.", "called: trimmer"],
    ["Love these candles.", "called: candles"],
    ["These are napkin rings.", "called: napkin rings"],
    ["It came late. It's a really nice pepper mill.", "called: pepper mill"],
    ["Great pump.", "called: pump"],
    ["Great pair of garden gloves for the price.", "called: garden gloves"],
    ["For a raincoat that's a bit thin.", "called: raincoat"],
    ["These sandals fit well.", "called: sandals"],
    ["These jerseys wash up clean.", "called: jerseys"],
    ["My hens devour these treats.", "called: treats"],
    ["This wrench set is stout.", "called: wrench"],
    ["Nice watch strap, easy to change.", "called: watch strap"],
    ["Love it. Sturdy crate.", "praised: crate"],
    ["Love the hat, my ears stay warm.", "told: hat"],
    ["Quiet, fast, great blender.", "told: blender"],
    ["This is the mandolin to get.", "told: mandolin"],
    ["The dress fits well.", "told: dress"],
    ["The dress fits well. A dress for every day.", "repeated: dress"],
  ])("%s", (text, expected) => {
    expect(named(text)).toContain(expected);
  });

  test.each([
    ["lies near it", "It hangs behind this wardrobe."],
    ["is no noun", "This squeaks."],
    ["is somebody's own", "My grill is covered now."],
    ["comes late in the review", "It fits. It holds. The stroller rolls again."],
  ])("is not what %s", (_, text) => {
    expect(named(text)).toEqual([]);
  });
});
