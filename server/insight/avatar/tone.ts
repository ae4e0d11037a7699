import type { Mining } from "../mine-reviews.ts";
import type { Supported } from "./avatar-draft.ts";

const share = (part: number, whole: number): number => (whole === 0 ? 0 : part / whole);

/** How customers write, so that copy can sound like them. */
export const buildTone = (mining: Mining): Supported => {
  const texts = mining.reviews.map((review) => review.text);
  const matching = (pattern: RegExp): number => texts.filter((text) => pattern.test(text)).length;
  const words = mining.sentences.reduce((sum, sentence) => sum + sentence.tokens.length, 0);
  const length = share(words, mining.sentences.length);
  const plain =
    length < 11
      ? "short, plain sentences"
      : length < 18
        ? "plain, conversational sentences"
        : "long, detailed sentences";
  const dry =
    share(
      matching(
        /\b(?:apparently|to be fair|of course|i suppose|perhaps|like a [a-z]+ [a-z]+|which i did not|who cares|so there you go|no joke|than i can say)\b/i,
      ),
      texts.length,
    ) > 0.08;
  const excited = share(matching(/!/), texts.length) > 0.35;
  const concrete = share(matching(/\d/), texts.length) > 0.25;
  const manner = dry ? "Friendly and dry-humored" : excited ? "Warm and enthusiastic" : "Matter-of-fact";
  const spans = mining.sentences.slice(0, 3).map(({ reviewId, start, end }) => ({ reviewId, start, end }));
  return { text: `${manner}: ${plain}${concrete ? ", with numbers and places instead of adjectives" : ""}`, spans };
};
