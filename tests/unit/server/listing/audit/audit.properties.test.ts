import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import type { Review } from "../../../../../events/result/review.ts";
import { mineReviews } from "../../../../../server/insight/mine-reviews.ts";
import { auditOf } from "./audit-cases.ts";

const WORDS =
  "the lid leaks it is very not noisy great but I wish had a timer better than my old one does ? broke pump handle comfortable never closes . , ! needs longer cord would be perfect if 😀 cheap’s — doesn't waste of money again\n".split(
    " ",
  );

const text = fc.oneof(
  fc.array(fc.constantFrom(...WORDS), { maxLength: 40 }).map((words) => words.join(" ")),
  fc.string({ unit: "binary", maxLength: 80 }),
);

const reviewSets = fc
  .array(fc.record({ text, rating: fc.constantFrom(null, 1, 3, 5) }), { maxLength: 12 })
  .map((all) => all.map((each, index): Review => ({ ...each, id: `r${index + 1}`, title: null, date: null })));

describe("whatever reviews say", () => {
  test("every opinion, theme, fix and question points at words that stand there", () => {
    fc.assert(
      fc.property(reviewSets, fc.string({ maxLength: 30 }), (reviews, productName) => {
        const lengths = new Map(reviews.map((review) => [review.id, review.text.length]));
        const stands = (span: { reviewId: string; start: number; end: number }): boolean =>
          span.start >= 0 && span.start < span.end && span.end <= (lengths.get(span.reviewId) ?? -1);
        const mining = mineReviews(reviews, productName);
        const { evidence, fixes, fixList } = auditOf(reviews, { productName, currentTitle: "Leak Proof, Quiet" });
        expect(mining.units.every(stands)).toBe(true);
        expect(mining.themes.flatMap(({ theme }) => theme.spans).every(stands)).toBe(true);
        expect(evidence.flatMap((each) => each.spans).every(stands)).toBe(true);
        if (fixes.length === 0) expect(fixList).toStartWith("Nothing to change");
        else expect(fixes.map((fix) => fix.text).join("\n")).toBe(fixList);
        expect(fixList).not.toMatch(/undefined|NaN|null|\s\.|\s{3}/);
      }),
      { numRuns: 150, seed: 5 },
    );
  });
});
