import { describe, expect, test } from "bun:test";
import type { Domain } from "../../../../../../server/insight/facets/domain.ts";
import { readingFor } from "../../../../../../server/insight/facets/reading.ts";
import { analyseText } from "../../../../../../server/insight/text/analyse.ts";
import { extractUnits, unitsAsSaid } from "../../../../../../server/insight/units/extract-units.ts";
import { keys, keysAsSaid, signs } from "../reports.ts";

describe("a word that names another matter by its object, its owner or the word behind it", () => {
  test.each([
    ["Held up to the lamp it lets the light through.", "durability", "It held up to daily use."],
    ["Not solid oak.", "sturdy", "Not solid."],
    ["It is nice but don't call it solid.", "sturdy", "It is not solid."],
    ["I love that there is no plastic in it.", "sturdy", "I love the thick plastic."],
    ["The carry bag has no padding.", "comfort", "The straps have no padding."],
    ["The battery in the clip on lamp was dead.", "fasteners", "The clip on the lamp was bad."],
    ["There is only one button on the strap.", "controls", "There is only one button on the front."],
    ["My rash guard got wet.", "skin", "I got a rash."],
    ["The cold makes it stiff.", "skin", "It makes it stiff."],
    ["The smell gave me a headache.", "pain", "The band gave me a headache."],
    ["It looked as if it had been returned before.", "repeat", "I returned it."],
    ["The puppy stays put.", "staysPut", "It stays put."],
    ["The height is right for getting on and off.", "setup", "It is easy to set up."],
  ])("%s: not %s, unlike %s", (text, facet, meant) => {
    expect(keysAsSaid(text)).toContain(facet);
    expect(keys(text)).not.toContain(facet);
    expect(keys(meant)).toContain(facet);
  });

  test.each([
    ["growing", "My back is happy.", "growth", "My fern is happy."],
    ["garment", "The pockets are small for my phone, it falls out.", "staysUp", "They slide down."],
    ["bedding", "It is high enough that she could get up.", "cushioning", "It is high enough."],
    ["bedding", "It is hard as a real bed.", "cushioning", "It is hard as a board."],
  ] as const)("of a thing for %s, %s: not %s, unlike %s", (kind, text, facet, meant) => {
    const reading = readingFor(new Set<Domain>([kind, "padded"]));
    const keysIn = (words: string, extract: typeof extractUnits): string[] =>
      analyseText(words, "r1")
        .flatMap((sentence) => extract(sentence, reading))
        .map(({ key }) => key);
    expect(keysIn(text, unitsAsSaid)).toContain(facet);
    expect(keysIn(text, extractUnits)).not.toContain(facet);
    expect(keysIn(meant, extractUnits)).toContain(facet);
  });

  test("what a pump sucks is no complaint", () => {
    expect(signs("The motor sucks.")).toContain("-power");
    expect(signs("The motor sucks it flat.")).toEqual([]);
  });
});
