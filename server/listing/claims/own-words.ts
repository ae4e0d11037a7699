import { joinWords } from "../../insight/text/join-words.ts";
import { isNegated } from "../../insight/text/negation.ts";
import { TELLING } from "../phrases/part-words.ts";
import { sensesOf, sharesSense } from "../words/same-sense.ts";
import type { Claim } from "./claims.ts";

const MOST = 3;
const LEAST_REVIEWS = 2;
/** What may be said of anything, or only of a price. */
const OF_ANYTHING = new Set("easy simple handy convenient quick fast cheap fine right correct exact".split(" "));

/** The adjectives by which reviewers praise a matter, the most used first, where two of them or two reviewers use any: "cute and stylish"; or "". */
export const ownWords = (claim: Claim, header: string): string => {
  const said = sensesOf(header);
  const label = new Set(claim.theme.theme.label.toLowerCase().split(/[^\p{L}]+/u));
  const found = new Map<string, Set<string>>();
  const praising = new Set(claim.spans.map((span) => `${span.reviewId}:${span.start}`));
  for (const { polarity, mood, clause, start, end, reviewId } of claim.theme.units) {
    if (polarity < 0 || mood !== "report" || !praising.has(`${reviewId}:${clause.start}`)) continue;
    clause.tokens.forEach((token, index) => {
      const isSaid = token.start >= start && token.end <= end && token.pos === "ADJ" && TELLING.has(token.lower);
      if (
        !isSaid ||
        OF_ANYTHING.has(token.lower) ||
        token.lower === claim.id ||
        label.has(token.lower) ||
        isNegated(clause.tokens, index)
      )
        return;
      if (sharesSense(sensesOf(token.lower), said)) return;
      found.set(token.lower, (found.get(token.lower) ?? new Set()).add(reviewId));
    });
  }
  const words = [...found].toSorted((a, b) => b[1].size - a[1].size || (a[0] < b[0] ? -1 : 1)).slice(0, MOST);
  const reviews = words.reduce((all, [, ids]) => all.union(ids), new Set<string>());
  return words.length > 1 || reviews.size >= LEAST_REVIEWS ? joinWords(words.map(([word]) => word)) : "";
};
