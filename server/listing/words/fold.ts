import { rememberText } from "../../insight/text/remember.ts";
import { singular } from "../../insight/text/singular.ts";

/** "pie" and "tie" have no second spelling in "y", as "doggie" has. */
const LONGEST_AS_IT_IS = 4;

/** A word without case, hyphen and plural, so that variants count as one. */
export const foldWord = rememberText((word: string): string => {
  const bare = /^[ -~]*$/.test(word) ? word : word.normalize("NFKD").replace(/[\u0300-\u036F\p{Cf}]/gu, "");
  const plain = bare
    .toLowerCase()
    .replace(/['’]s$/, "")
    .replace(/[^\p{L}\p{N}]/gu, "");
  const one = singular(plain);
  return one.length > LONGEST_AS_IT_IS ? one.replace(/ie$/, "y") : one;
});

export const wordsOf = (text: string): string[] =>
  text.split(/(?:[\s;:/|()–—]|,(?!(?<=\d,)\d))+/).filter((word) => /[\p{L}\p{N}]/u.test(word));

/** Hyphenated words give their parts too: "leak-resistant" covers "leak" and "resistant". */
export const foldedWords = (text: string): string[] =>
  wordsOf(text)
    .flatMap((word) => (word.includes("-") ? word.split("-").filter((part) => part !== "") : [word]))
    .map(foldWord)
    .filter((word) => word !== "");

export const characters = (text: string): number => [...text.normalize("NFC")].length;

export const bytes = (text: string): number => new TextEncoder().encode(text).length;

/** The review text as runs of words, for finding words in a row. */
export const plainWords = (text: string): string[] =>
  text
    .toLowerCase()
    .replace(/[’]/g, "'")
    .match(/[\p{L}\p{N}']+/gu) ?? [];
