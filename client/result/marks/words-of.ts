import { STOP_WORDS } from "../../../events/result/stop-words.ts";

/** A word of a text as it is compared: without case, accents, hyphens and the plural. */
export type TextWord = { fold: string; start: number; end: number };

const WORD = /[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}'’]*[\p{L}\p{N}\p{M}])?/gu;
const LONGEST_AS_IT_IS = 3;

const singular = (word: string): string => {
  if (word.length <= LONGEST_AS_IT_IS || !word.endsWith("s") || /(?:ss|us|is)$/.test(word)) return word;
  if (word.endsWith("ies")) return `${word.slice(0, -3)}y`;
  return /(?:ch|sh|x|ss)es$/.test(word) ? word.slice(0, -2) : word.slice(0, -1);
};

const foldOf = (word: string): string =>
  singular(
    word
      .toLowerCase()
      .replace(/['’]s$/, "")
      .normalize("NFKD")
      .replace(/[^\p{L}\p{N}]/gu, ""),
  );

/** The words of a text that say something, in order; the parts of a hyphenated word are words of their own. */
export const wordsOf = (text: string): TextWord[] =>
  [...text.matchAll(WORD)].flatMap(({ 0: word, index }) => {
    const fold = foldOf(word);
    return fold === "" || STOP_WORDS.has(fold) ? [] : [{ fold, start: index, end: index + word.length }];
  });
