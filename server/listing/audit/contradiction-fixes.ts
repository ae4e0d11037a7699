import type { Claim } from "../../../events/result/ledger.ts";
import type { Evidence } from "../../../events/result/result.ts";
import type { Mining } from "../../insight/mine-reviews.ts";
import { supportFloor } from "../../insight/themes/build-themes.ts";
import type { Promises } from "./complaint-fixes.ts";
import {
  type Improvement,
  reviewers,
  reviewIdsOf,
  starClause,
  starCost,
  starsOf,
  troubleValue,
} from "./improvement.ts";
import { fieldName } from "./listing-fixes.ts";

export type Ledger = { claims: readonly Claim[]; evidence: readonly Evidence[] };

const MOST = 3;
const KNOWN = 0.6;

/** Reviews whose complaints a line about a broken promise counts already. */
const reviewsAgainst = (promises: Promises, mining: Mining): Set<string> =>
  reviewIdsOf(mining.units.filter((unit) => unit.mood === "report" && unit.polarity < 0 && promises.has(unit.key)));

/** Clauses of the seller's current copy that reviewers contradict in words of their own, such as another number. */
export const contradictionFixes = ({ claims, evidence }: Ledger, promises: Promises, mining: Mining): Improvement[] => {
  const floor = Math.max(2, supportFloor(mining.reviews.length));
  const spansAt = new Map(evidence.map((each) => [each.path, each.spans]));
  const known = reviewsAgainst(promises, mining);
  return claims
    .flatMap((claim, index): Improvement[] => {
      if (!claim.field.startsWith("current") || claim.contradictedBy < floor) return [];
      const spans = spansAt.get(`claims.${index}.contradictions`) ?? [];
      const members = new Set(spans.map((span) => span.reviewId));
      if ([...members].filter((id) => known.has(id)).length >= KNOWN * members.size) return [];
      const cost = starCost(members, mining.reviews);
      return [
        {
          text: `${fieldName(claim.field)} says “${claim.text}”, yet ${reviewers(members.size, mining.reviews.length)} say otherwise${starClause(cost)}: correct it, for each of them may become a return.`,
          kind: "expectation-gap",
          reviews: members.size,
          stars: starsOf(cost),
          spans,
          value: troubleValue(members.size, cost, mining),
        },
      ];
    })
    .toSorted((a, b) => b.value - a.value)
    .slice(0, MOST);
};
