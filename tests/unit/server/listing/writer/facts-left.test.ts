import { expect, test } from "bun:test";
import type { Fact, FactGroup } from "../../../../../server/listing/facts/read-facts.ts";
import type { Draft } from "../../../../../server/listing/writer/draft.ts";
import { withFactsLeft } from "../../../../../server/listing/writer/fact-bullets.ts";

const factOf = (text: string): Fact => ({ original: text, text, brief: "", isCut: false, facets: [], reason: null });

const groupOf = (...facts: string[]): FactGroup => ({ header: "", facts: facts.map(factOf) });

const leftIn = (bullets: readonly string[], groups: readonly FactGroup[], told: readonly string[] = []): string[] => {
  const draft = { told: new Set(told), acceptable: () => true } as Partial<Draft> as Draft;
  return withFactsLeft(
    bullets.map((text) => ({ text, spans: [] })),
    groups,
    draft,
  ).map(({ text }) => text);
};

const CARE = "Easy Upkeep: lid is dishwasher safe";
const POWER = "Strong Motor: a motor of 300 watts with copper winding and a metal gear";

test("a fact that has no bullet stands beside facts of its kind, however short the others are", () => {
  expect(leftIn([CARE, POWER], [groupOf("5 foot USB cable")])).toEqual([CARE, `${POWER}; 5 foot USB cable`]);
});

test("and beside none of another kind", () => {
  expect(leftIn([CARE], [groupOf("5 foot USB cable")])).toEqual([CARE]);
});

test("but beside those that its seller told it with, and anywhere where it is of no kind", () => {
  const group = groupOf("lid is dishwasher safe", "5 foot USB cable");
  expect(leftIn([CARE], [group], ["lid is dishwasher safe"])).toEqual([`${CARE}; 5 foot USB cable`]);
  expect(leftIn([CARE], [groupOf("two gray stripes")])).toEqual([`${CARE}; two gray stripes`]);
});
