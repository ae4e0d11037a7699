import { describe, expect, test } from "bun:test";
import { FACETS } from "../../../../../server/insight/facets/all-facets.ts";
import type { Facet } from "../../../../../server/insight/facets/facet.ts";

/** Words that claim nothing by themselves. */
const EMPTY = new Set(
  "product it its is are that the a an of to with without in on or and not does do by as there no has well gives gets things".split(
    " ",
  ),
);

/** The stem of a word, so that "keeps" and "keep" are one. */
const stemOf = (word: string): string => word.replace(/(?:iness|iest|ies|ing|es|ed|ly|ily|y|s|e)$/, "").slice(0, 5);

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[a-z]+/g) ?? [];

/** The words of a text that none of the labels has. */
const claimedBeyond = (text: string, labels: readonly string[]): string[] => {
  const stems = new Set(labels.flatMap(wordsOf).map(stemOf));
  return wordsOf(text).filter((word) => !EMPTY.has(word) && !stems.has(stemOf(word)));
};

/** Other words for what the labels of a facet say. */
const SAYS_THE_SAME: Readonly<Record<string, string>> = {
  dexterity: "gloves in which",
  lint: "shed",
  intake: "eating drinking",
  traction: "sure",
  visibleResult: "difference",
  together: "game",
  difficulty: "good",
  colorStrength: "puts down",
  cold: "keeps",
  hot: "keeps",
  power: "enough",
  sizing: "what",
  safety: "raises",
  pain: "relief from",
  shipping: "parcel",
  repeat: "buy",
  microphone: "microphone",
  story: "good",
  fun: "game",
};

const labelsOf = ({ id, praise, complaint }: Facet): string[] => [praise, complaint, SAYS_THE_SAME[id] ?? ""];

describe("general words say no more than the labels of their facet", () => {
  test.each(FACETS.map((facet) => [facet.id, facet] as const))("%s", (_, facet) => {
    expect(claimedBeyond(facet.pain, labelsOf(facet))).toEqual([]);
    expect(claimedBeyond(facet.desire, labelsOf(facet))).toEqual([]);
  });

  test("a scene that nobody told is found", () => {
    expect(claimedBeyond("It leaks when it is not upright", ["Leaks"])).toEqual(["when", "upright"]);
    expect(claimedBeyond("It leaks", ["Leaks"])).toEqual([]);
  });
});
