import { describe, expect, test } from "bun:test";
import { isIncentivized } from "../../../../../server/insight/hygiene/incentivized.ts";
import { isInstruction } from "../../../../../server/insight/hygiene/instruction.ts";
import { judgeReview } from "../../../../../server/insight/hygiene/judge.ts";
import { isNotAboutProduct } from "../../../../../server/insight/hygiene/not-the-product.ts";
import { isSolicitation } from "../../../../../server/insight/hygiene/solicitation.ts";
import { INCENTIVIZED, NOT_INCENTIVIZED } from "../../../../support/hygiene/incentivized-cases.ts";
import { INSTRUCTIONS, NO_INSTRUCTIONS } from "../../../../support/hygiene/instruction-cases.ts";
import { ABOUT_THE_PRODUCT, NOT_THE_PRODUCT } from "../../../../support/hygiene/not-the-product-cases.ts";
import { NO_SOLICITATIONS, SOLICITATIONS } from "../../../../support/hygiene/solicitation-cases.ts";

type Rule = (text: string) => boolean;

const judge = (text: string) => judgeReview(text, { raw: text, isGiven: false });

const RULES: readonly (readonly [string, Rule, readonly string[], readonly string[]])[] = [
  ["incentivized wording", isIncentivized, INCENTIVIZED, NOT_INCENTIVIZED],
  ["offers for stars and advertising", isSolicitation, SOLICITATIONS, NO_SOLICITATIONS],
  ["delivery and the seller only", isNotAboutProduct, NOT_THE_PRODUCT, ABOUT_THE_PRODUCT],
  ["text for a machine", isInstruction, INSTRUCTIONS, NO_INSTRUCTIONS],
];

describe.each(RULES)("%s", (_name, rule, bad, good) => {
  test("no review that is fine is left out (precision 100 %)", () => {
    expect(good.filter(rule)).toEqual([]);
  });

  test("at least nine of ten that should be left out are (recall 90 %)", () => {
    const missed = bad.filter((text) => !rule(text));
    expect(missed.length / bad.length, missed.join("\n")).toBeLessThanOrEqual(0.1);
  });
});

test("the rules do not take each other's reviews", () => {
  const reasonsOf = (texts: readonly string[]) => new Set(texts.flatMap((text) => judge(text)?.reason ?? []));
  expect(reasonsOf(INCENTIVIZED)).toEqual(new Set(["incentivized"]));
  expect(reasonsOf(SOLICITATIONS)).toEqual(new Set(["solicitation"]));
  expect(reasonsOf(NOT_THE_PRODUCT)).toEqual(new Set(["not-the-product"]));
  expect(reasonsOf(INSTRUCTIONS)).toEqual(new Set(["instruction"]));
});

test("a review that is fine by one rule is fine by all", () => {
  const fine = [...NOT_INCENTIVIZED, ...NO_SOLICITATIONS, ...ABOUT_THE_PRODUCT, ...NO_INSTRUCTIONS];
  expect(fine.filter((text) => judge(text) !== null)).toEqual([]);
});
