import { expect, test } from "bun:test";
import type { FactGroup } from "../../../../../server/listing/facts/read-facts.ts";
import { GOOD_TO_KNOW, headerFor } from "../../../../../server/listing/seller/fact-kinds.ts";
import type { Draft } from "../../../../../server/listing/writer/draft.ts";
import { withFactsLeft } from "../../../../../server/listing/writer/fact-bullets.ts";
import { factOf } from "../../../../support/fact-of.ts";

const groupOf = (...facts: string[]): FactGroup => ({ header: "", facts: facts.map(factOf) });

const leftIn = (bullets: readonly string[], groups: readonly FactGroup[], told: readonly string[] = []): string[] => {
  const draft = { told: new Set(told), acceptable: () => true } as Partial<Draft> as Draft;
  return withFactsLeft(
    bullets.map((text) => ({ text, spans: [] })),
    groups,
    draft,
  ).map(({ text }) => text);
};

const CABLE = "5 foot USB cable";
const CARE = "Easy Upkeep: lid is dishwasher safe";
const POWER = "Strong Motor: a motor of 300 watts with copper winding and a metal gear";

test("a fact that has no bullet stands under a header of its kind, or of any", () => {
  const ofKind = `${headerFor([CABLE])}: a motor of 300 watts`;
  expect(leftIn([CARE, ofKind], [groupOf(CABLE)])).toEqual([CARE, `${ofKind}; ${CABLE}`]);
  const ofAny = `${GOOD_TO_KNOW}: two gray stripes`;
  expect(leftIn([CARE, ofAny], [groupOf(CABLE)])).toEqual([CARE, `${ofAny}; ${CABLE}`]);
});

test("and under no header that promises something else", () => {
  expect(leftIn([CARE, POWER], [groupOf(CABLE)])).toEqual([CARE, POWER]);
  expect(leftIn([CARE], [groupOf("two gray stripes")])).toEqual([CARE]);
});

test("but beside those that its seller told it with", () => {
  const group = groupOf("lid is dishwasher safe", CABLE);
  expect(leftIn([CARE], [group], ["lid is dishwasher safe"])).toEqual([`${CARE}; ${CABLE}`]);
});
