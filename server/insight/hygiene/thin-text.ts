import { foldText } from "../text/clean-text.ts";

/** Fewer different words tell nothing, however often they are repeated. */
const WORDS_MIN = 3;

/** No word is longer; what is, is a key that was held down. */
const LONGEST_WORD = 40;

/** The filler text of layouts. */
const FILLER = new Set(
  `lorem ipsum dolor sit amet consectetur adipiscing elit sed do eiusmod tempor incididunt ut labore et dolore magna aliqua enim ad minim veniam quis nostrud
  exercitation ullamco laboris nisi aliquip ex ea commodo consequat duis aute irure in reprehenderit voluptate velit esse cillum eu fugiat nulla pariatur
  excepteur sint occaecat cupidatat non proident sunt culpa qui officia deserunt mollit anim id est laborum a at ac`.split(
    /\s+/,
  ),
);

const wordsOf = (text: string): Set<string> =>
  new Set(
    foldText(text)
      .split(" ")
      .filter((word) => /\p{L}/u.test(word) && word.length <= LONGEST_WORD),
  );

const isFiller = (words: ReadonlySet<string>): boolean =>
  (words.has("lorem") || words.has("ipsum")) && [...words].filter((word) => !FILLER.has(word)).length < WORDS_MIN;

/**
 * Whether a text can hold no sentence: a word over and over, one endless word, or filler. Cheap enough to ask before
 * anything is counted; whether sentences hold an opinion is for the mining to say.
 */
export const thinnessOf = (text: string): "few-words" | "filler" | null => {
  const words = wordsOf(text);
  if (words.size < WORDS_MIN) return "few-words";
  return isFiller(words) ? "filler" : null;
};
