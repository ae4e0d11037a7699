import { foldText } from "../rules/folded-text.ts";
import { compileTerms, findTerms } from "../rules/term-matcher.ts";
import { PROMOTION } from "../rules/terms/promotion.terms.ts";
import { TEMPORARY_TERMS } from "../rules/terms/search.terms.ts";

const OFFERS = compileTerms([...PROMOTION, ...TEMPORARY_TERMS.filter((term) => term.includes(" "))]);

/** Whether a phrase promotes: "free gift", "last chance". */
export const isPromotional = (phrase: string): boolean => findTerms(foldText(phrase), OFFERS).length > 0;

/** Terms in an order in which no neighbours promote: "bpa free" before "gift mom" would say "free gift". */
export const apart = (words: readonly string[]): string[] => {
  const placed: string[] = [];
  for (const word of words) {
    const fits = (at: number): boolean => !isPromotional(placed.toSpliced(at, 0, word).join(" "));
    const places = [placed.length, ...placed.keys()];
    const at = places.find(fits);
    if (at !== undefined) placed.splice(at, 0, word);
  }
  return placed;
};
