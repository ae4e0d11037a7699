import { phrasePolarity } from "../aspects/opinions.ts";
import type { Token } from "../text/analyse.ts";
import { isImagined, isLessened, isNegated, isPrevented } from "../text/negation.ts";
import { wordPolarity } from "../text/opinion-words.ts";
import type { Aspect } from "./mine-aspects.ts";

/** Words that praise one product and blame the next: here the sentence as a whole decides. */
const AMBIGUOUS = new Set(
  "cheap cheaper small light hard sharp loud heavy cool tight soft thin thick stiff quick fast warm cold hot big large little long short strong slow simple plain dark bright smooth rough wet dry clean clear fine decent like well fit works work sensitive crazy insane sick wicked smell smells".split(
    " ",
  ),
);

/** The polarity of an aspect; a word that always praises or always blames, in a clause that turns nothing around, has the last say. */
export const settlePolarity = (
  { clause, polarity }: Pick<Aspect, "clause" | "polarity">,
  words: readonly Token[],
): 1 | -1 => {
  const found = polarity === "positive" ? 1 : -1;
  const word = words.at(-1);
  if (word === undefined || AMBIGUOUS.has(word.lower)) return found;
  const place = clause.tokens.indexOf(word);
  const own = phrasePolarity(clause.tokens, place) || wordPolarity({ ...word, pos: "ADJ" });
  if (own !== 0 && isLessened(clause.tokens, place)) return own > 0 ? -1 : 1;
  if (own === 0 || own === found || words.some((each) => each.lower === "too")) return found;
  const { tokens } = clause;
  if (tokens[place - 1]?.lower === "too") return found;
  const advised = /^(?:just )?be$/.test(
    tokens
      .slice(0, place)
      .map(({ lower }) => lower)
      .join(" "),
  );
  const turned =
    advised ||
    tokens.some((_, index) => index > 0 && isNegated(tokens, index)) ||
    isImagined(tokens) ||
    isPrevented(tokens, place);
  return turned ? found : own;
};
