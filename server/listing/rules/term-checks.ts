import type { TextCheck } from "./check.ts";
import { characters, foldedWords, foldWord, wordsOf } from "./fold.ts";
import { STOP_WORDS } from "./word-terms.ts";

const keepWords = (text: string, keep: (word: string, index: number, words: readonly string[]) => boolean): string =>
  text.split(/\s+/).filter(keep).join(" ");

export const titleWords: TextCheck = (text, _, { title }) => {
  const inTitle = new Set(foldedWords(title).filter((word) => !STOP_WORDS.has(word)));
  const phrases = text.split(/,\s*/);
  const repeating = phrases.filter((phrase) => foldedWords(phrase).some((word) => inTitle.has(word)));
  return repeating.length === 0
    ? []
    : [{ words: repeating.join(", "), fix: phrases.filter((phrase) => !repeating.includes(phrase)).join(", ") }];
};

export const highlightsNeedTitle: TextCheck = (_, params, { title }) =>
  characters(title) <= (params.max ?? 0) ? [] : [{ words: title, fix: null }];

export const brand: TextCheck = (text, _, { brand: name }) => {
  const banned = (word: string): boolean =>
    (name !== "" && foldWord(word) === foldWord(name)) || /^b0[a-z0-9]{8}$/i.test(word);
  const found = wordsOf(text).filter(banned);
  return found.length === 0 ? [] : [{ words: found.join(" "), fix: keepWords(text, (word) => !banned(word)) }];
};

export const repeats: TextCheck = (text) => {
  const words = wordsOf(text);
  const again = words.filter((word, index) => words.findIndex((other) => foldWord(other) === foldWord(word)) < index);
  return again.length === 0
    ? []
    : [
        {
          words: again.join(" "),
          fix: keepWords(
            text,
            (word, index, all) => all.findIndex((other) => foldWord(other) === foldWord(word)) === index,
          ),
        },
      ];
};

export const plainTerms: TextCheck = (text) => {
  const stops = wordsOf(text).filter((word) => STOP_WORDS.has(word.toLowerCase()));
  const clean = keepWords(
    text.toLowerCase().replace(/[^\p{L}\p{N}\s-]/gu, " "),
    (word) => word !== "" && !STOP_WORDS.has(word),
  );
  return clean === text
    ? []
    : [
        {
          words: stops.length > 0 ? stops.join(" ") : (text.match(/[^\p{Ll}\p{N}\s-]+/gu)?.join(" ") ?? text),
          fix: clean,
        },
      ];
};

export const alreadyUsed: TextCheck = (text, _, { visible }) => {
  const used = new Set(foldedWords(visible));
  const again = wordsOf(text).filter((word) => used.has(foldWord(word)));
  return again.length === 0
    ? []
    : [{ words: again.join(" "), fix: keepWords(text, (word) => !used.has(foldWord(word))) }];
};
