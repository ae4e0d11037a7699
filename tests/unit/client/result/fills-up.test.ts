import { expect, test } from "bun:test";
import { indexEvidence } from "../../../../client/result/evidence.ts";
import { clausesByField } from "../../../../client/result/proof/clauses.ts";
import { fillsUp } from "../../../../client/result/proof/fills-up.ts";
import { optimizeReviews } from "../../../../server/listing/optimize-reviews.ts";
import { isGeneralAdvice } from "../../../../server/listing/phrases/general-advice.ts";
import { inputFor, sampleInputs } from "../../../support/samples.ts";

const few = inputFor("Keeps tea hot all day.\n\nStays hot for hours.\n\nNice.", { productName: "Thornby Thermos" });

test.each([["few reviews", few] as const, ...sampleInputs.map(({ id, input }) => [id, input] as const)])(
  "advice that only fills a set up is told from bullets that say something: %s",
  (_, input) => {
    const result = optimizeReviews(input);
    const known = {
      index: indexEvidence({ ...result, productName: input.productName, avatarName: "" }),
      clauses: clausesByField(result.claims ?? []),
    };
    const bullets = Object.entries({ bulletsA: result.bulletsA, bulletsB: result.bulletsB }).flatMap(([set, texts]) =>
      texts.map((text, index) => ({ text, field: `${set}.${index}` })),
    );
    expect(bullets.filter(({ field }) => fillsUp(field, known)).map(({ text }) => text)).toEqual(
      bullets.map(({ text }) => text).filter(isGeneralAdvice),
    );
  },
);

test("of few reviews some is there, and of results without clauses nothing is told", () => {
  const { bulletsA } = optimizeReviews(few);
  expect(bulletsA.some(isGeneralAdvice)).toBe(true);
  expect(fillsUp("bulletsA.2", { index: new Map(), clauses: new Map() })).toBe(false);
});
