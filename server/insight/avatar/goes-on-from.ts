import type { Sentence, Token } from "../text/analyse.ts";
import { isVerb } from "../text/word-classes.ts";

const LONGEST = 7;
const PLACES_IT = /^(?:in|on|at|near|by|inside|outside|during|after|before)$/;

/** "He went into reverse": "uses", "using" and "is" are not in the past. */
const isPast = ({ pos, lower, lemma }: Token): boolean =>
  pos === "VERB" && lower !== lemma && !/(?:s|ing)$/.test(lower);

/** Whether a few words without a verb go on from the sentence before, which tells what happened once: "She bolted. On a main road." */
export const goesOnFromStory = (sentence: Sentence, before: Sentence | undefined): boolean =>
  before?.reviewId === sentence.reviewId &&
  sentence.tokens.length <= LONGEST &&
  PLACES_IT.test(sentence.tokens[0]?.lower ?? "") &&
  !sentence.tokens.some((token) => isVerb(token)) &&
  before.tokens.some(isPast) &&
  !before.tokens.some(({ lower }) => /^(?:use|used|uses|using|wear|wore|worn|bought|love|loved)$/.test(lower));
