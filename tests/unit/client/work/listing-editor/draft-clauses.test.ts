import { expect, test } from "bun:test";
import { draftClauses } from "../../../../../client/work/listing-editor/draft-clauses.ts";
import type { Claim } from "../../../../../events/result/ledger.ts";

const words = (...bulletsA: string[]) => ({
  optimizedTitles: ["Bottle"],
  itemHighlights: "",
  bulletsA,
  bulletsB: [],
  searchTerms: "",
});

const claim = (field: string, text: string, start = 0): Claim => ({
  field,
  start,
  end: start + text.length,
  text,
  basis: "unsupported",
  reviews: 0,
  contradictedBy: 0,
});

const told = (claims: readonly Claim[], sent: ReturnType<typeof words>, draft: ReturnType<typeof words>) =>
  [...draftClauses(claims, sent, draft)].map(([field, clauses]) => [field, clauses.map(({ claim: { text } }) => text)]);

test("clauses stand at the bullets that were sent, empty ones not counted", () => {
  const draft = words("", "Never leaks");
  expect(told([claim("bulletsA.0", "Never leaks")], draft, draft)).toEqual([["bulletsA.1", ["Never leaks"]]]);
});

test("a clause goes as soon as its words are changed, the others of its bullet stay", () => {
  const sent = words("Never leaks; fits a bag");
  const claims = [claim("bulletsA.0", "Never leaks"), claim("bulletsA.0", "fits a bag", 13)];
  expect(told(claims, sent, words("Never leaks; fits a car"))).toEqual([["bulletsA.0", ["Never leaks"]]]);
  expect(told(claims, sent, words())).toEqual([["bulletsA.0", []]]);
});

test("the seller's former copy has no place in a draft", () => {
  const draft = words("Never leaks");
  expect(told([claim("currentTitle", "Bottle")], draft, draft)).toEqual([["currentTitle", []]]);
});
