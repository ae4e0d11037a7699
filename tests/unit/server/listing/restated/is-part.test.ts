import { describe, expect, test } from "bun:test";
import { mineReviews } from "../../../../../server/insight/mine-reviews.ts";
import { tellClause } from "../../../../../server/insight/statements/clean-statement.ts";
import { splitClauses } from "../../../../../server/insight/text/clauses.ts";
import { soundPhrases } from "../../../../../server/listing/restated/find-restated.ts";
import { isPart } from "../../../../../server/listing/restated/is-part.ts";

const miningOf = (texts: readonly string[], productName = "Kelvara Bag") =>
  mineReviews(
    texts.map((text, at) => ({ id: `r${at + 1}`, text, title: null, rating: 5, date: null })),
    productName,
  );

/** Whether the first clause of the first review speaks of a part of the thing. */
const speaksOfPart = (...texts: readonly string[]): boolean => {
  const mining = miningOf(texts);
  const [sentence] = mining.sentences;
  const [clause] = sentence === undefined ? [] : splitClauses(sentence);
  const told = clause === undefined ? null : tellClause(clause.tokens, mining.product);
  if (sentence === undefined || told === null) throw new Error(`"${texts[0]}" tells nothing`);
  return isPart({ remark: { told, sentence }, predicate: told.predicate }, mining);
};

describe("a part of the thing is", () => {
  test.each([
    ["what is judged and spoken of as known", ["The strap is sturdy."]],
    ["what is judged and named by others too", ["A strap is sturdy.", "It has a strap."]],
    ["what three name, whatever it is", ["A leaflet is sturdy.", "The leaflet.", "It has a leaflet."]],
    ["the thing itself", ["It is sturdy."]],
  ])("%s: %p", (_, texts) => expect(speaksOfPart(...texts)).toBe(true));

  test.each([
    ["what is judged and nobody knows of", ["A strap is sturdy."]],
    ["what is the reviewer's own", ["My strap is sturdy.", "It has a strap."]],
    ["what is its owner's, whatever it is like", ["Our wide strap is sturdy.", "It has a strap."]],
    ["what is not judged and two name", ["The leaflet is sturdy.", "It has a leaflet."]],
    ["who is around it", ["The landlord is sturdy."]],
    ["who is around it, however many name her", ["The guest is sturdy.", "A guest.", "My guest."]],
  ])("not %s: %p", (_, texts) => expect(speaksOfPart(...texts)).toBe(false));
});

describe("a reviewer's own is not restated", () => {
  const restated = (text: string, productName: string): string[] =>
    soundPhrases(miningOf([text], productName), () => true).map((phrase) => phrase.text);

  test.each([
    ["Beard Trimmer", "My beard is thick and curly.", "The beard is thick and curly.", "thick and curly beard"],
    ["Bag", "My strap is thick and curly.", "The strap is thick and curly.", "thick and curly strap"],
  ])("%s: %s", (product, own, known, copy) => {
    expect(restated(own, product)).toEqual([]);
    expect(restated(known, product)).toEqual([copy]);
  });
});
