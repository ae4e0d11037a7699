import { describe, expect, test } from "bun:test";
import type { ShopperQuestion } from "../../../../../events/result/insights.ts";
import { FACETS } from "../../../../../server/insight/facets/all-facets.ts";
import { describeProduct } from "../../../../../server/insight/product.ts";
import { auditListing } from "../../../../../server/listing/audit/audit-listing.ts";
import { QUESTION_BANK } from "../../../../../server/listing/audit/question-bank.ts";
import { mineReviewSet, REVIEW_SETS } from "../../../../support/reviews/review-sets.ts";
import { auditOf, LEAKING, rated } from "./audit-cases.ts";

const asked = (questions: readonly ShopperQuestion[], words: string): ShopperQuestion | undefined =>
  questions.find((each) => each.question.includes(words));

describe("where a question stands", () => {
  test("a fault that reviews report is no matter of wording", () => {
    expect(asked(auditOf(LEAKING).questions, "leak")?.state).toBe("product-fault");
  });

  test("a question is answered by the field whose words answer it", () => {
    const copy = { bulletsB: ["Long days: room for all you need", "Cold to the end: ice lasts through the night"] };
    expect(asked(auditOf(LEAKING, { copy }).questions, "keep drinks cold")).toMatchObject({
      state: "answered",
      answeredBy: "bulletsB.1",
    });
  });

  test("and by none where no line says it", () => {
    const copy = { bulletsB: ["Long days: room for all you need"] };
    expect(asked(auditOf(LEAKING, { copy }).questions, "keep drinks cold")).toMatchObject({
      state: "listing-silent",
      answeredBy: null,
    });
  });

  test("whether the current copy answers is not told where there is none", () => {
    expect(asked(auditOf(LEAKING).questions, "easy to clean")?.answeredBefore).toBeNull();
    const { questions } = auditOf(LEAKING, { currentTitle: "Trail Bottle, Easy to Clean" });
    expect(asked(questions, "easy to clean")?.answeredBefore).toBe(true);
    expect(asked(questions, "keep drinks cold")?.answeredBefore).toBe(false);
  });

  test("what people expected otherwise stays a gap until the listing says it", () => {
    const reviews = rated([2, "Too small."], [2, "Much smaller than expected."], [5, "Nice."]);
    const given = { productName: "Trail Stool" };
    expect(asked(auditOf(reviews, given).questions, "How big is the stool?")?.state).toBe("expectation-gap");
    const copy = { bulletsA: ["Made to fit under a desk: 12 inches high"] };
    expect(asked(auditOf(reviews, { ...given, copy }).questions, "How big")).toMatchObject({
      answeredBy: "bulletsA.0",
    });
  });
});

test("what reviews themselves ask is asked, though it is no report", () => {
  const { questions } = auditOf(rated([5, "Does it leak?"], [5, "Will it leak on its side?"], [5, "Nice."]));
  expect(asked(questions, "leak")).toBeDefined();
});

test("nobody asks about looks until somebody has doubted them", () => {
  const praised = rated([5, "Beautiful color."], [5, "Looks great."], [5, "Nice."]);
  expect(asked(auditOf(praised).questions, "color")).toBeUndefined();
});

describe.each(REVIEW_SETS.map(({ id }) => ({ id })))("questions about $id", ({ id }) => {
  const { questions, evidence } = auditListing({
    mining: mineReviewSet(id),
    copy: { optimizedTitles: [], itemHighlights: "", bulletsA: [], bulletsB: [] },
    input: { currentTitle: "", currentBullets: [] },
    findings: [],
    keywords: [],
  });

  test("are four to ten, each a question once, with reviews behind it", () => {
    expect(questions.length).toBeGreaterThanOrEqual(4);
    expect(questions.length).toBeLessThanOrEqual(10);
    expect(new Set(questions.map((each) => each.question)).size).toBe(questions.length);
    questions.forEach(({ question }, index) => {
      expect(question).toMatch(/^(?:Does|Do|Is|Are|How|What|Will|Can|Which)\b[^?]*[a-z]\?$/);
      expect(evidence.find((each) => each.path === `insights.questions.${index}`)?.reviews).toBeGreaterThan(0);
    });
  });
});

describe("the bank of questions", () => {
  const one = { product: describeProduct("Trail Bottle"), part: null, domains: new Set<never>() };
  const many = { product: describeProduct("Wireless Headphones"), part: null, domains: new Set<never>() };

  test("has one for every facet that shoppers ask about", () => {
    const without = FACETS.map((facet) => facet.id).filter((id) => QUESTION_BANK[id] === undefined);
    expect(without.toSorted()).toEqual(["gift", "repeat", "shipping"]);
  });

  test.each(Object.keys(QUESTION_BANK))("asks of %s in the number of its subject", (id) => {
    const bank = QUESTION_BANK[id];
    expect(bank?.ask(one)).toMatch(/^[A-Z].*[a-z]\?$/);
    expect(bank?.ask(one)).not.toMatch(/\b(?:are|do) the bottle\b|null|undefined/i);
    expect(bank?.ask(many)).not.toMatch(/\b(?:is|does) the headphones\b|null|undefined/i);
  });
});
