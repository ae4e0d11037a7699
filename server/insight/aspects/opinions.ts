import type { Token } from "../text/analyse.ts";
import { isNegated, isPrevented } from "../text/negation.ts";
import { compoundPolarity, wordPolarity } from "../text/opinion-words.ts";
import { remember } from "../text/remember.ts";
import { wordSet } from "../text/word-table.ts";

/** A word of a clause that praises (1) or blames (−1), with negation taken into account. */
export type Opinion = { index: number; sign: 1 | -1 };

/** "Great product" at the start of a sentence is tagged as a name. */
const asAdjective = (token: Token, index: number): Token =>
  token.pos === "PROPN" && index < 2 ? { ...token, pos: "ADJ" } : token;

const HARD = wordSet("hard tough difficult impossible");
const SURPASSING = wordSet("beat top match surpass fault resist");

/** What whole phrases say, by their last or first word: "hard to beat", "second to none", "room for improvement". */
export const phrasePolarity = (tokens: readonly Token[], index: number): -1 | 0 | 1 => {
  const lowerAt = (offset: number): string => tokens[index + offset]?.lower ?? "";
  if (HARD.has(lowerAt(0)) && lowerAt(1) === "to" && SURPASSING.has(tokens[index + 2]?.lemma ?? "")) return 1;
  if (lowerAt(0) === "none" && lowerAt(-1) === "to" && lowerAt(-2) === "second") return 1;
  if (lowerAt(0) === "improvement" && lowerAt(-1) === "for" && lowerAt(-2) === "room") return -1;
  if (!/^desired?$/.test(lowerAt(0)) || !/^(?:to|be)$/.test(lowerAt(-1))) return 0;
  return tokens.slice(Math.max(0, index - 6), index).some(({ lemma }) => lemma === "leave") ? -1 : 0;
};

const isHyphen = (token: Token | undefined): boolean => token?.lower === "-";

/** Where a word with hyphens begins and ends that has a part at `index`; one place where the part stands alone. */
const compoundAround = (tokens: readonly Token[], index: number): { from: number; to: number } => {
  let [from, to] = [index, index + 1];
  while (from > 1 && isHyphen(tokens[from - 1])) from -= 2;
  while (isHyphen(tokens[to]) && to + 1 < tokens.length) to += 2;
  return { from, to };
};

/** What a word with hyphens says as a whole, at its first part; 0 at the others, undefined where each part tells for itself. */
const ofCompound = (tokens: readonly Token[], index: number): -1 | 0 | 1 | undefined => {
  const { from, to } = compoundAround(tokens, index);
  if (to - from === 1) return compoundPolarity(tokens[index]?.lower ?? "");
  const word = tokens
    .slice(from, to)
    .map(({ lower }) => lower)
    .join("");
  const polarity = compoundPolarity(word);
  return polarity === undefined || index === from ? polarity : 0;
};

const AFTER_TOO = new Set(["much", "many", "long", "often"]);

const polarityAt = (tokens: readonly Token[], index: number): -1 | 0 | 1 => {
  const token = tokens[index];
  if (token === undefined) return 0;
  const [before, after] = [tokens[index - 1], tokens[index + 1]];
  const compound = ofCompound(tokens, index);
  if (compound !== undefined) return compound;
  const ofPhrase = phrasePolarity(tokens, index);
  if (ofPhrase !== 0) return ofPhrase;
  if (before?.lower === "too" && (token.pos === "ADJ" || token.pos === "ADV") && !AFTER_TOO.has(token.lower)) return -1;
  if (token.lower === "high" && after?.lower === "quality") return 1;
  if (token.lower === "right" && (before?.lower === "just" || before?.lemma === "be")) return 1;
  return wordPolarity(asAdjective(token, index));
};

/** Every opinion word of a clause. */
export const opinionsIn = remember((tokens: readonly Token[]): readonly Opinion[] =>
  tokens.flatMap((_, index) => {
    const polarity = polarityAt(tokens, index);
    if (polarity === 0) return [];
    // What follows is part of the word itself: "hassle-free" is not turned around by "free".
    const upToIt = ofCompound(tokens, index) === undefined ? tokens : tokens.slice(0, index + 1);
    const turned = isNegated(upToIt, index) || (polarity === -1 && isPrevented(tokens, index));
    return [{ index, sign: (turned ? -polarity : polarity) as 1 | -1 }];
  }),
);
