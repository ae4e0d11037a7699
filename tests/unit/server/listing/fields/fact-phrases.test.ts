import { describe, expect, test } from "bun:test";
import { plainFact } from "../../../../../server/listing/facts/wording.ts";
import { factPhrases, includedPhrases, suitedPhrases } from "../../../../../server/listing/fields/fact-phrases.ts";
import { factOf } from "../../../../support/fact-of.ts";

const phrasesOf = (...texts: string[]): string[] => factPhrases([{ header: "", facts: texts.map(factOf) }]);

describe("short phrases from a seller's clauses", () => {
  test.each([
    ["telescopic steel arm extends from 4 to 7 inch", ["telescopic steel arm"]],
    ["8 oz glass hopper and 4 oz steel bin for the whole family", ["8 oz glass hopper", "4 oz steel bin"]],
    ["an AC motor", ["AC motor"]],
    ["powerful 13,000 RPM motor with three speeds", ["powerful 13,000 RPM motor", "three speeds"]],
    ["steel combination lock keeps bags closed", ["steel combination lock"]],
    ["press the release button and the arms open", []],
    ["includes 4 steel hooks", []],
    ["works on any sill and oak door", []],
    ["two steel hooks for oak doors and glass walls", ["two steel hooks"]],
    ["turns with a dial, plus turbo", []],
    ["turns with a dial, plus two steel hooks", ["two steel hooks"]],
    ["keeps your hands free", []],
    ["one side is felt and the other a steel mesh", []],
    ["includes a steel rack, two oak boards, nylon brush", []],
    ["seat depth adjusts with a steel lever", []],
    ["lighter than a steel rack", []],
    ["1 x steel hook", []],
    ["16, 14 and 12 inch can be mixed", []],
  ])("%p: %p", (text, phrases) => expect(phrasesOf(text)).toEqual(phrases));

  test("are told once, and none of a clause that stays out of copy", () => {
    expect(phrasesOf("steel hook", "steel hook")).toEqual(["steel hook"]);
    const left = { original: "steel hook", text: "steel hook", brief: "", isCut: false, leans: false, facets: [] };
    expect(factPhrases([{ header: "", facts: [{ ...left, reason: "2 reviews say otherwise." }] }])).toEqual([]);
  });
});

describe("the header of a seller's bullet", () => {
  const fact = { original: "stops when it meets a chair", brief: "", isCut: false, leans: false, facets: [] };
  const under = (header: string, reason: string | null = null): string[] =>
    factPhrases([{ header, facts: [{ ...fact, text: fact.original, reason }] }]);

  test.each([
    ["Anti-Collision Sensor", ["anti-collision sensor"]],
    ["Cordless", ["cordless"]],
    ["Grip", []],
    ["Material and Care", []],
    ["Cool in Summer", []],
    ["", []],
  ])("%p names %p", (header, named) => expect(under(header)).toEqual(named));

  test("names nothing where its bullet may not say all that it holds", () => {
    expect(under("Anti-Collision Sensor", "2 reviews say otherwise.")).toEqual([]);
  });
});

test("a measure that only praise tells apart keeps a word for it", () => {
  expect(plainFact("Keeps milk at the ideal temperature for 24 hours")).toBe(
    "keeps milk at the right temperature for 24 hours",
  );
  expect(plainFact("The perfect blanket for winter")).not.toContain("right");
});

test("what comes with the thing is a phrase of its own, apart from its features", () => {
  const facts = ["three steel filters included", "includes a mesh bag and two steel hooks", "padded steel frame"].map(
    (text) => ({ original: text, text, brief: "", isCut: false, leans: false, facets: [], reason: null }),
  );
  expect(includedPhrases([{ header: "", facts }])).toEqual(["three steel filters", "mesh bag", "two steel hooks"]);
  expect(factPhrases([{ header: "", facts }])).toEqual(["padded steel frame"]);
});

test("what the seller says it suits is named two by two, where it is a list", () => {
  const suited = (text: string): string[] => suitedPhrases([{ header: "", facts: [factOf(text)] }]);
  expect(suited("suitable for salads, soups and stews")).toEqual(["for salads and soups", "for soups and stews"]);
  expect(suited("suitable for salads and soups")).toEqual([]);
  expect(suited("made for people who like soups, stews and salads")).toEqual([]);
});
