import type { Span } from "../../../events/result/review.ts";
import type { Mining } from "../mining/mining.ts";
import { joinWords } from "../text/join-words.ts";
import { distinctReviews, type Supported } from "./avatar-draft.ts";

const share = (part: number, whole: number): number => (whole === 0 ? 0 : part / whole);

const SPANS_SHOWN = 12;

const found = (mining: Mining, pattern: RegExp): Span[] =>
  mining.reviews.flatMap((review) => {
    const match = pattern.exec(review.text);
    return match === null ? [] : [{ reviewId: review.id, start: match.index, end: match.index + match[0].length }];
  });

const DRY =
  /\b(?:apparently|to be fair|of course|i suppose|like a (?!new|charm|glove|dream)[a-z]+ [a-z]+|who cares|so there you go|no joke|than i can say|big deal|no idea|destroys|built for life)\b/i;
const EXCITED = /!|\b(?:so happy|obsessed|amazing|awesome|unreal|LOVE|love love|best ever)\b/;
const MEASURED =
  /\b\d+(?:\.\d+)? ?(?:%|percent|hours?|minutes?|seconds?|days?|weeks?|months?|years?|miles?|mph|feet|ft|inch(?:es)?|lbs?|pounds|grams?|g|oz|ounces?|degrees?|dollars|uses|times|people|cups?)\b|\$\d+/i;
const TECHNICAL =
  /\b(?:lumens?|watts?|volts?|mAh|dB|decibels?|bluetooth|firmware|latency|frequency|burrs?|microns?|espresso|channeling|torque|rpm|gsm|thread count|retinol|hyaluronic|ceramides?|niacinamide|macros|whey|stevia|denier|seams?|hydrostatic|voltage|calibrat\w+|spec(?:s|ification\w*)?)\b/i;
const BLUNT =
  /\b(?:junk|garbage|waste of|do not buy|don't buy|useless|worthless|terrible|horrible|awful|ridiculous|disappoint\w+)\b/i;

type Feature = { words: string; spans: Span[]; least: number };

/** How these customers write, from what can be counted: length of sentences, exclamations, figures, terms of the trade. */
export const buildTone = (mining: Mining): Supported => {
  const count = mining.reviews.length;
  const words = mining.sentences.reduce(
    (sum, { tokens }) => sum + tokens.filter(({ text }) => /[\p{L}\p{N}]/u.test(text)).length,
    0,
  );
  const length = share(words, mining.sentences.length);
  const sentences =
    length < 9
      ? "short, plain sentences"
      : length < 17
        ? "plain, conversational sentences"
        : "long, detailed sentences";
  const [dry, excited, blunt] = [found(mining, DRY), found(mining, EXCITED), found(mining, BLUNT)];
  const manner =
    share(dry.length, count) > 0.1
      ? { words: "Friendly and dry-humored", spans: dry }
      : share(excited.length, count) > 0.35
        ? { words: "Warm and enthusiastic", spans: excited }
        : share(blunt.length, count) > 0.3
          ? { words: "Blunt", spans: blunt }
          : { words: "Matter-of-fact", spans: [] };
  const features: Feature[] = [
    { words: "with figures instead of adjectives", spans: found(mining, MEASURED), least: 0.25 },
    { words: "with the terms of the trade", spans: found(mining, TECHNICAL), least: 0.2 },
  ].filter(({ spans, least }) => share(spans.length, count) >= least);
  const shown = [...manner.spans, ...features.flatMap(({ spans }) => spans)];
  const sample = mining.sentences.slice(0, 3).map(({ reviewId, start, end }) => ({ reviewId, start, end }));
  const spans = distinctReviews(shown) > 0 ? shown.slice(0, SPANS_SHOWN) : sample;
  const told = features.length === 0 ? "" : `, ${joinWords(features.map((feature) => feature.words))}`;
  return { text: `${manner.words}: ${sentences}${told}`, spans };
};
