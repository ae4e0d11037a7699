import type { Sentence } from "../text/analyse.ts";
import { type OwnWords, ownWordsAround } from "./own-words.ts";

/** Who or what was spoken of before. */
const OPENS_OTHERWISE =
  /^“(?:their|his|her|he|she|him|who|which|that['’]?s?(?! (?:the|an?|it|they|my|our)\b)|those|another|one of (?:them|these|those)|both|others?|because|or|nor|than|same|such)\b/iu;
const LONGEST = 28;

/** What a reviewer says around a place as a whole thought, at more length than a line otherwise quotes; null where it needs what was said before. */
export const quotedWhole = (sentence: Sentence, text: string, at: number, longest = LONGEST): OwnWords | null => {
  const own = ownWordsAround(sentence, text, at, longest);
  return own === null || OPENS_OTHERWISE.test(own.text) ? null : own;
};
