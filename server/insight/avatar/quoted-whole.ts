import { hasPersonalData } from "../hygiene/personal-data.ts";
import type { Sentence } from "../text/analyse.ts";
import { IS_ELSEWHERE, type OwnWords, ownWordsAround, quoted } from "./own-words.ts";

/** Who or what was spoken of before. */
const OPENS_OTHERWISE =
  /^“(?:their|his|her|he|she|him|who|which|that['’]?s?(?! (?:the|an?|it|they|my|our)\b)|those|another|one of (?:them|these|those)|both|others?|because|or|nor|than|same|such)\b/iu;
const LONGEST = 28;

/** What a reviewer says around a place as a whole thought, at more length than a line otherwise quotes; null where it needs what was said before. */
export const quotedWhole = (sentence: Sentence, text: string, at: number, longest = LONGEST): OwnWords | null => {
  const own = ownWordsAround(sentence, text, at, longest);
  return own === null || OPENS_OTHERWISE.test(own.text) ? null : own;
};

const POINTS_BACK = /^(?:(?:and|which|but) )?(?:that|which|this)\b/iu;
const ASKS = /\?\W*$/u;

/** The same; where the sentence points to the one before it ("Fits in a locker. That was why I bought it."), both. */
export const quotedWithBefore = (
  sentence: Sentence,
  before: Sentence | undefined,
  text: string,
  at: number,
): OwnWords | null => {
  const alone = quotedWhole(sentence, text, at);
  if (alone !== null || before?.reviewId !== sentence.reviewId) return alone;
  const said = text.slice(before.start, before.end);
  if (!POINTS_BACK.test(text.slice(sentence.start, sentence.end)) || ASKS.test(said)) return null;
  if (text.slice(before.start, sentence.start).includes("\n")) return null;
  const both = quoted(text, { reviewId: sentence.reviewId, start: before.start, end: sentence.end });
  const isFit = both.words <= LONGEST && !IS_ELSEWHERE.test(both.text.slice(1, -1));
  return isFit && !OPENS_OTHERWISE.test(both.text) && !hasPersonalData(both.text) ? both : null;
};
