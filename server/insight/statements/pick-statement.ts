import type { Product } from "../product/product.ts";
import type { Token } from "../text/analyse.ts";
import type { Unit } from "../units/unit.ts";
import { cleanStatement } from "./clean-statement.ts";
import { withCondition } from "./with-condition.ts";

export type Statement = { text: string; unit: Unit; tokens: readonly Token[]; score: number };

const CONTENT = new Set(["NOUN", "VERB", "ADJ", "PROPN", "ADV"]);

const contentLemmas = (tokens: readonly Token[]): Set<string> =>
  new Set(tokens.filter((token) => CONTENT.has(token.pos) && token.lemma.length > 2).map((token) => token.lemma));

const reviewCounts = (units: readonly Unit[]): Map<string, number> => {
  const seen = new Map<string, Set<string>>();
  for (const unit of units) {
    for (const lemma of contentLemmas(unit.clause.tokens))
      seen.set(lemma, (seen.get(lemma) ?? new Set()).add(unit.reviewId));
  }
  return new Map([...seen].map(([lemma, reviews]) => [lemma, reviews.size]));
};

const CAUSE = new Set(["when", "if", "after", "because", "once", "every", "unless", "whenever"]);
const PLACE = new Set(["in", "on", "under", "behind", "over", "at", "with", "through"]);

const scoreOf = (tokens: readonly Token[], counts: ReadonlyMap<string, number>): number => {
  const central =
    [...contentLemmas(tokens)].reduce((sum, lemma) => sum + Math.min((counts.get(lemma) ?? 1) - 1, 4), 0) /
    Math.sqrt(tokens.length);
  const cause = tokens.slice(1).some((token) => CAUSE.has(token.lower)) ? 0.5 : 0;
  const place = tokens.slice(1).some((token) => PLACE.has(token.lower)) ? 0.3 : 0;
  const unknown = tokens.filter(
    (token) => !token.known && /\p{L}/u.test(token.text) && (counts.get(token.lemma) ?? 0) < 2,
  ).length;
  const names = tokens
    .slice(1)
    .filter(
      (token) => token.pos === "PROPN" && (counts.get(token.lemma) ?? 0) < 2 && /^\p{Lu}/u.test(token.text),
    ).length;
  const figurative = tokens.some((token) => token.lower === "like") ? 0.7 : 0;
  const brevity = tokens.length < 5 ? -0.4 : tokens.length > 14 ? -0.3 : 0;
  return central + cause + place + brevity - 2 * unknown - 0.8 * names - figurative;
};

/** More clauses than this do not change which one says it best. */
const MOST_RANKED = 400;

/** The findings that a theme's own clauses make, the most central and most specific first. */
export const rankStatements = (all: readonly Unit[], product: Product): Statement[] => {
  const units = all.slice(0, MOST_RANKED);
  const counts = reviewCounts(units);
  const seen = new Set<string>();
  return units
    .flatMap((unit) => {
      const { tokens } = withCondition(unit.clause);
      const text = cleanStatement(tokens, product);
      if (text === null || seen.has(text.toLowerCase())) return [];
      seen.add(text.toLowerCase());
      return [{ text, unit, tokens, score: scoreOf(tokens, counts) }];
    })
    .filter((statement) => statement.score > -1)
    .toSorted((a, b) => b.score - a.score || (a.text < b.text ? -1 : 1));
};
