import { describe, expect, test } from "bun:test";
import { describeProduct } from "../../../../../server/insight/product/product.ts";
import { tellClause } from "../../../../../server/insight/statements/clean-statement.ts";
import { withPlainVerbs } from "../../../../../server/insight/statements/plain-verbs.ts";
import { analyseText } from "../../../../../server/insight/text/analyse.ts";
import { splitClauses } from "../../../../../server/insight/text/clauses.ts";

/** The words that are read as another part of speech than the tagger's, with their lemmas. */
const readAnew = (text: string): string[] => {
  const tokens = analyseText(text, "r1")[0]?.tokens ?? [];
  return withPlainVerbs(tokens).flatMap(({ lower, pos, lemma }, at) =>
    pos === tokens[at]?.pos ? [] : [`${lower}: ${pos} ${lemma}`],
  );
};

describe("what a thing does opens a clause as a verb", () => {
  test.each([
    ["before a place or a means", "Charges with USB-C", "charges: VERB charge"],
    ["before how", "Charges quickly", "charges: VERB charge"],
    ["before what it is done to", "Blends ice without chunks", "blends: VERB blend"],
    ["before what it is done to, with a quality", "Folds small parts", "folds: VERB fold"],
    ["before a certain thing", "Grips the wall", "grips: VERB grip"],
    ["before how many", "Stores two pens", "stores: VERB store"],
    ["before itself", "Seals itself", "seals: VERB seal"],
    ["before how it ends up", "Folds flat", "folds: VERB fold"],
    ["though y is no longer seen", "Fries potatoes in minutes", "fries: VERB fry"],
    ["though it ends in es", "Washes in cold water", "washes: VERB wash"],
    ["beside a participle", "Charges with the cable attached", "charges: VERB charge"],
    ["before what the reviewer makes of it", "Charges with USB which is handy", "charges: VERB charge"],
  ])("%s: %s", (_, text, expected) => expect(readAnew(text)).toEqual([expected]));

  test.each([
    ["what was done to several", "Clips broken"],
    ["what several are", "Locks are great"],
    ["how several look", "Straps look nice"],
    ["what several are, said at the end", "Clips on the side are weak"],
    ["what several do", "Clips on the bag hold it shut"],
    ["a quality alone", "Folds sturdy"],
    ["several qualities", "Clips small and weak"],
    ["a word by itself", "Filters"],
    ["a word that no thing does", "Sleeves with buttons"],
    ["a noun in ss", "Dress for summer"],
  ])("not %s: %s", (_, text) => expect(readAnew(text)).toEqual([]));
});

describe("what a part does is a verb behind its name", () => {
  test.each([
    ["The lid seals tight", "seals: VERB seal"],
    ["The tray slides out", "slides: VERB slide"],
    ["The knife cuts thick rope", "cuts: VERB cut"],
    ["The coffee filters easily", "filters: VERB filter"],
  ])("%s", (text, expected) => expect(readAnew(text)).toEqual([expected]));

  test.each([
    ["parts by themselves", "The door locks"],
    ["parts of parts", "The tent pole clips"],
    ["what goes with parts", "The coffee filters box"],
    ["parts and other parts", "The tray slides and rails"],
    ["parts that do something", "The lid clips hold it shut"],
    ["parts of a certain kind", "The small clips on the side"],
    ["parts named by what they are made of", "Rubber lid clips on the side"],
    ["parts that only an article comes before", "The clips on both sides"],
    ["what a part has", "The lid with clips on the side"],
  ])("not %s: %s", (_, text) => expect(readAnew(text)).toEqual([]));
});

test("what is called by its article is a part, also where the tagger heard what is done", () => {
  expect(readAnew("The latches are stiff")).toEqual(["latches: NOUN latch"]);
  expect(readAnew("The latches on both sides")).not.toContain("latches: NOUN latch");
});

test("a clause that opens with what a thing does tells it of the product", () => {
  const told = (text: string, product: string): string | undefined =>
    tellClause(analyseText(text, "r1").flatMap(splitClauses)[0]?.tokens ?? [], describeProduct(product))?.text;
  expect(told("Blends ice without chunks", "Kelvara Blender")).toBe("The blender blends ice without chunks");
  expect(told("The lid seals tight", "Kelvara Blender")).toBe("The lid seals tight");
  expect(told("Clips broken", "Kelvara Blender")).toBeUndefined();
});
