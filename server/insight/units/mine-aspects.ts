import type { Sentence, Token } from "../text/analyse.ts";
import { type Clause, splitClauses } from "../text/clauses.ts";
import { isNegated, isPrevented } from "../text/negation.ts";
import { wordPolarity } from "../text/opinion-words.ts";
import { type NounTerm, nounTerms } from "./noun-terms.ts";

export type Polarity = "positive" | "negative";

/** An opinion on one aspect: where the aspect's name stands, where the opinion stands, and its polarity. */
export type Aspect = {
  term: string;
  head: string;
  start: number;
  end: number;
  opinionStart: number;
  opinionEnd: number;
  polarity: Polarity;
  clause: Clause;
};

type Opinion = { index: number; sign: 1 | -1 };

const COPULAS = new Set([
  "be",
  "feel",
  "look",
  "seem",
  "sound",
  "smell",
  "taste",
  "stay",
  "get",
  "become",
  "remain",
  "work",
  "hold",
  "fit",
  "run",
  "arrive",
  "come",
  "last",
  "perform",
]);

const opinionsIn = (tokens: readonly Token[]): Opinion[] =>
  tokens.flatMap((token, index) => {
    const polarity = wordPolarity(token);
    if (polarity === 0) return [];
    const turned = isNegated(tokens, index) || (polarity === -1 && isPrevented(tokens, index));
    return [{ index, sign: (turned ? -polarity : polarity) as 1 | -1 }];
  });

/** How strongly the grammar ties an opinion word to a term; 0 is not at all. */
const tie = (tokens: readonly Token[], term: NounTerm, opinion: Opinion): number => {
  const word = tokens[opinion.index];
  if (word === undefined) return 0;
  if (opinion.index < term.from) {
    const between = tokens.slice(opinion.index + 1, term.from);
    if (
      word.pos === "ADJ" &&
      between.every((token) => token.pos === "ADJ" || token.lower === "," || token.lower === "and")
    )
      return 4;
    if (
      word.pos === "VERB" &&
      between.length <= 4 &&
      between.every((token) => ["DET", "PRON", "ADJ", "ADV", "ADP", "NUM"].includes(token.pos))
    )
      return 3;
    return 0;
  }
  if (opinion.index < term.to) return 0;
  const between = tokens.slice(term.to, opinion.index);
  const verbs = between.filter((token) => token.pos === "VERB" || token.pos === "AUX");
  if (
    between.length <= 6 &&
    verbs.some((token) => COPULAS.has(token.lemma)) &&
    between.every((token) => token.pos !== "NOUN")
  )
    return 3;
  if (
    word.pos === "VERB" &&
    between.length <= 3 &&
    between.every((token) => ["AUX", "ADV", "PART"].includes(token.pos))
  )
    return 3;
  return 0;
};

const aspectsOf = (clause: Clause): Aspect[] => {
  const opinions = opinionsIn(clause.tokens);
  return nounTerms(clause.tokens).flatMap((term) => {
    const ties = opinions
      .map((opinion) => ({ opinion, strength: tie(clause.tokens, term, opinion) }))
      .filter((each) => each.strength > 0);
    const best = ties.toSorted((a, b) => b.strength - a.strength)[0];
    const [first, word] = [
      clause.tokens[term.from],
      best === undefined ? undefined : clause.tokens[best.opinion.index],
    ];
    if (best === undefined || first === undefined || word === undefined) return [];
    const polarity: Polarity = best.opinion.sign > 0 ? "positive" : "negative";
    return [
      {
        term: term.term,
        head: term.head.lemma,
        start: first.start,
        end: term.head.end,
        opinionStart: word.start,
        opinionEnd: word.end,
        polarity,
        clause,
      },
    ];
  });
};

/** The aspects of a product that a sentence praises or blames. */
export const mineAspects = (sentence: Sentence): Aspect[] => splitClauses(sentence).flatMap(aspectsOf);
