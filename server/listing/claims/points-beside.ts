import type { Span } from "../../../events/result/review.ts";
import { FACETS } from "../../insight/facets/all-facets.ts";
import { readingFor } from "../../insight/facets/reading.ts";
import { isContent } from "../../insight/mining/discontent.ts";
import type { Mining } from "../../insight/mining/mining.ts";
import { textsOf } from "../../insight/reviews/reviews-by-id.ts";
import { withoutLongRuns } from "../../insight/text/long-runs.ts";
import { phrasesFor } from "../phrases/all-phrases.ts";
import { allPoints } from "../phrases/points/all-points.ts";
import { type Claim, isMeant } from "./claims.ts";
import { type FoundPoint, findPoints, saidOf } from "./found-points.ts";

const clausesAt = (spans: readonly Span[], mining: Mining): Claim["clauses"] =>
  spans.map((span) => ({
    text: withoutLongRuns((textsOf(mining).get(span.reviewId) ?? "").slice(span.start, span.end)).toLowerCase(),
    span,
  }));

/** Matters that a passing word raises; it takes several reviewers to speak of them. */
const NOT_IN_PASSING = new Set(["gift", "acceptance", "results", "looks", "safety", "repeat"]);

/** Whether copy may speak of a facet beside the claims: it is one of this product, it has been praised, and nobody complains of it. */
const isOpen = (facetId: string, mining: Mining): boolean => {
  const facet = FACETS.find(({ id }) => id === facetId);
  const isOwn = facet !== undefined && readingFor(mining.domains)(facet) === facet;
  const { praise, blame } = saidOf(facetId, mining);
  return isOwn && !NOT_IN_PASSING.has(facetId) && praise.size > 0 && blame.size === 0;
};

/** "takes minutes", "reaches patios": whether the set-up, the battery or the sound does, only a header on the matter says. */
const NEEDS_HEADER = /^(?:takes|lasts|goes|reaches|carries) /;

/** What content reviewers say in particular of matters without a claim, in words that are clear without a header on the matter. */
export const findPointsBeside = (mining: Mining, claims: readonly Claim[]): FoundPoint[] => {
  const claimed = new Set(claims.map(({ id }) => id));
  return allPoints()
    .flatMap(([facetId]) => {
      const phrases = claimed.has(facetId) || !isOpen(facetId, mining) ? null : phrasesFor(facetId);
      if (phrases === null) return [];
      return findPoints(facetId, mining).filter(
        ({ text, spans }) =>
          !NEEDS_HEADER.test(text) &&
          spans.some(({ reviewId }) => isContent(mining, reviewId)) &&
          isMeant(phrases, clausesAt(spans, mining), mining),
      );
    })
    .toSorted((a, b) => b.reviews - a.reviews);
};
