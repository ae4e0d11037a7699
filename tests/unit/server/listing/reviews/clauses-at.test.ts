import { expect, test } from "bun:test";
import { mineReviews } from "../../../../../server/insight/mine-reviews.ts";
import { overlaps } from "../../../../../server/insight/text/spans-of.ts";
import { optimizeReviews } from "../../../../../server/listing/optimize-reviews.ts";
import { clausesAt, indexReviews } from "../../../../../server/listing/reviews/review-index.ts";
import { sampleInputs } from "../../../../support/samples.ts";

test.each(sampleInputs.map(({ id, input }) => [id, input] as const))(
  "the clauses at any place of %s are those that share characters with it",
  (_, input) => {
    const mining = mineReviews(optimizeReviews(input).reviews, input.productName);
    const index = indexReviews(mining);
    const places = mining.units.flatMap(({ reviewId, start, end, clause }) => [
      { reviewId, start, end },
      { reviewId, start: clause.start, end: clause.end },
    ]);
    expect(places.length).toBeGreaterThan(20);
    for (const place of places)
      expect(clausesAt(index, place)).toEqual(index.clauses.filter(({ span }) => overlaps(span, place)));
  },
);
