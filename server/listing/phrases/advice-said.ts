import type { Span } from "../../../events/result/review.ts";
import type { Mining } from "../../insight/mining/mining.ts";
import { textsOf } from "../../insight/reviews/reviews-by-id.ts";
import { remember } from "../../insight/text/remember.ts";
import { overlaps } from "../../insight/text/spans-of.ts";
import { ADVICE_WORDINGS } from "./advice-wordings.ts";

const knownOf = remember((_mining: Mining) => new Map<string, readonly Span[]>());

/** Where reviewers give the advice that a line on this facet gives, in sentences that complain of nothing. */
export const adviceSaid = (facetId: string, mining: Mining): readonly Span[] => {
  const known = knownOf(mining).get(facetId);
  const pattern = ADVICE_WORDINGS[facetId];
  if (known !== undefined || pattern === undefined) return known ?? [];
  const texts = textsOf(mining);
  const blaming = mining.units
    .filter(({ polarity }) => polarity < 0)
    .map(({ reviewId, clause: { start, end } }): Span => ({ reviewId, start, end }));
  const found = mining.sentences
    .filter(({ reviewId, start, end }) => pattern.test((texts.get(reviewId) ?? "").slice(start, end).toLowerCase()))
    .map(({ reviewId, start, end }): Span => ({ reviewId, start, end }))
    .filter((span) => !blaming.some((blamed) => overlaps(span, blamed)));
  knownOf(mining).set(facetId, found);
  return found;
};
