import type { Token } from "./analyse.ts";

const LATIN = /^\p{Script=Latin}{3,}$/u;
const VOWEL = /[aeiouyàáâãäåæèéêëìíîïòóôõöøœùúûüýÿąęėįųūőűěůōāēīăâîıəơư]/iu;
const LONGEST_RUN = 4;
/** Letters that hardly stand side by side in any language written in them, but do on a keyboard. */
const STRANGE = /q(?!u)|[jx][bcdfghkqvxz]|[cqwxz]j|zx|[vw][qx]|[fhg][kqx](?!ei)|[qx][wm]/i;
/** In Czech or Serbian r and l carry a syllable: "smrt", "vlk". */
const CARRIES = /[rl]/i;

type Word = Pick<Token, "lower" | "known">;

/** Whether a word can hardly be one of any language: "zxmcn", "qwlekj". */
const isStrange = ({ lower }: Word): boolean => {
  if (!LATIN.test(lower)) return false;
  const runs = lower.split(VOWEL);
  return (
    (!VOWEL.test(lower) && !CARRIES.test(lower)) || runs.some((run) => run.length > LONGEST_RUN) || STRANGE.test(lower)
  );
};

const FEWEST = 3;

/** Whether the words of a review that no dictionary has are for the most part letters struck at random. */
export const isGibberish = (review: readonly Word[]): boolean => {
  const words = review.filter(({ lower }) => LATIN.test(lower));
  const unknown = words.filter(({ known }) => !known);
  return (
    unknown.length >= FEWEST &&
    unknown.length * 2 > words.length &&
    unknown.filter(isStrange).length * 2 > unknown.length
  );
};
