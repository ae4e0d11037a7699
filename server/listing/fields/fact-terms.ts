import { MATERIALS } from "../../insight/product/product-words.ts";
import { analyseText } from "../../insight/text/analyse.ts";
import type { FactGroup } from "../facts/read-facts.ts";
import { isOnlyUse } from "../facts/reasons.ts";
import { UNTYPED } from "../facts/untyped-nouns.ts";
import { PUFFERY } from "../seller/short-facts.ts";

const MOST = 30;
const SHORTEST = 3;

const isTyped = (word: string): boolean => !UNTYPED.has(word) && !PUFFERY.has(word);

/** Words of the seller's bullets that a shopper may type: its materials and features, and what it is for and for whom; no shopper types what else a fact names. */
export const factTerms = (groups: readonly FactGroup[]): string[] => {
  const nouns = groups
    .flatMap(({ facts }) => facts)
    .filter(({ reason }) => reason === null || isOnlyUse(reason))
    .flatMap(({ original, text, reason }) =>
      analyseText((reason === null ? text : original).toLowerCase(), "seller")
        .flatMap(({ tokens }) => tokens)
        .filter(({ lower }) => reason !== null || MATERIALS.has(lower)),
    )
    .filter(({ pos, known, lower }) => pos === "NOUN" && known && lower.length >= SHORTEST)
    .filter(({ lower, lemma }) => isTyped(lower) && isTyped(lemma))
    .map(({ lower }) => lower);
  return [...new Set(nouns)].slice(0, MOST);
};
