import type { Span } from "../../../events/result/review.ts";
import { rememberText } from "../../insight/text/remember.ts";
import type { Statement } from "../clauses/read-clause.ts";
import type { ReviewClause } from "../reviews/review-clause.ts";
import type { ReviewIndex, ReviewSentence } from "../reviews/review-index.ts";

const QUOTED =
  /\b(?:advertised|listed|described|sold|says?|said|claims?|claimed|supposed|promised|rated)\b(?: (?:as|to|be|at|it|is|it['’]?s|a|an|up|for|go|goes|do|does|reach|hold|holds|get|run)){0,4} (\d+(?:\.\d+)?) ?-?(\p{L}+)/gu;
const INSTEAD =
  /\b(?:more like|closer to|nearer|only|actually|measured|measures|barely|tops out at|maxes out at|(?:gone|empty|finished|done|used up|ran out|out) (?:on|by|after|at) day)(?: (?:about|around|maybe|a|at|just|under|to|is|it['’]?s)){0,2} (\d+(?:\.\d+)?)(?! ?(?:days?|weeks?|months?|years?|stars?|times|percent|%|of\b|x\b))(?!\d|\.\d)/u;
const LEAST_SHARE = 0.3;
const NEARLY = 0.95;
/** How many sentences behind the figure quoted another may stand. */
const REACH = 2;

/** The figures of a text with the word behind each: "4.0 mph". */
const figuresIn = rememberText((text: string): readonly (readonly [value: number, word: string])[] =>
  [...text.toLowerCase().matchAll(/(\d+(?:\.\d+)?) ?-?(\p{L}+)/gu)].map(([, value = "", word = ""]) => [
    Number(value),
    word,
  ]),
);

const isPlain = (one: string, other: string): boolean => one.replace(/e?s$/u, "") === other.replace(/e?s$/u, "");

const clauseWith = ({ clauses, text }: ReviewSentence, at: number): ReviewClause | undefined => {
  const start = clauses[0]?.span.start ?? 0;
  return at >= text.length ? undefined : clauses.findLast(({ span }) => span.start <= start + at);
};

const reviewOf = ({ clauses }: ReviewSentence): string | undefined => clauses[0]?.span.reviewId;

/** "Advertised as 4 mph. I timed it and the top is more like 3.2." */
const toldInstead = (figures: readonly (readonly [number, string])[], { sentences }: ReviewIndex): Span[] =>
  sentences.flatMap((sentence, at) =>
    [...sentence.text.matchAll(QUOTED)].flatMap((match): Span[] => {
      const [said, word] = [Number(match[1]), match[2] ?? ""];
      if (!figures.some(([value, unit]) => value === said && isPlain(unit, word))) return [];
      const own = match.index + match[0].length;
      const behind = sentences.slice(at, at + 1 + REACH).filter((each) => reviewOf(each) === reviewOf(sentence));
      const found = behind.flatMap((each, index) => {
        const from = index === 0 ? own : 0;
        const instead = INSTEAD.exec(each.text.slice(from));
        const value = Number(instead?.[1]);
        const isLess = value < NEARLY * said && value >= LEAST_SHARE * said;
        return instead !== null && isLess ? (clauseWith(each, from + instead.index)?.span ?? []) : [];
      });
      return found.slice(0, 1);
    }),
  );

const YIELD = "(?:shakes?|servings?|scoops?|uses?|doses?|loads?|washes|portions?|meals?|drinks?|coffees|brews|treats)";
/** "24 shakes from my tub" */
const FROM_ONE = new RegExp(
  `\\b(\\d+) (?:full |good |level |actual )?${YIELD} (?:from|out of|in|per) (?:my|the|this|one|a|each|our|mine) ?(?:whole |entire |full )?(?:tub|bag|bottle|box|pack|jar|can|tin|container|packet|pouch|tube|carton|canister|sack)\\b`,
  "u",
);
const IS_YIELD = new RegExp(`^${YIELD}$`, "u");

/** Passages that count how often a pack served, where a statement says that it serves more often. */
const servedLess = (figures: readonly (readonly [number, string])[], { sentences }: ReviewIndex): Span[] => {
  const own = figures.filter(([, word]) => IS_YIELD.test(word));
  return own.length === 0
    ? []
    : sentences.flatMap((sentence) => {
        const match = FROM_ONE.exec(sentence.text);
        const value = Number(match?.[1]);
        return match !== null && own.every(([said]) => value < NEARLY * said && value >= LEAST_SHARE * said)
          ? (clauseWith(sentence, match.index)?.span ?? [])
          : [];
      });
};

const SIDES = /(\d+(?:\.\d+)?) ?(?:["”]|in(?:ch(?:es)?)?|cm|ft|feet)? ?(?:x|×|by) ?(\d+(?:\.\d+)?)/giu;
const MEASURED = /\b(?:measur\w+|actual\w*|really|only|came|is|was|more like|closer to|not)\b/u;
/** Of a side, how much less or more is another size of the same thing, and no other thing. */
const SLIGHT = 0.015;
const FAR = 0.3;

const sidesIn = rememberText((text: string): readonly (readonly [number, number])[] =>
  [...text.matchAll(SIDES)].map(([, one = "", other = ""]) => [Number(one), Number(other)]),
);

const isSmaller = ([long, short]: readonly [number, number], [a, b]: readonly [number, number]): boolean => {
  const [first, second] = [a / long, b / short];
  return (
    first > 1 - FAR && second > 1 - FAR && first <= 1 && second <= 1 && (first < 1 - SLIGHT || second < 1 - SLIGHT)
  );
};

/** "Measured 58 x 78" against "60 x 80 inches" */
const measuredSmaller = (sides: readonly (readonly [number, number])[], { sentences }: ReviewIndex): Span[] =>
  sentences.flatMap((sentence) =>
    MEASURED.test(sentence.text) &&
    sidesIn(sentence.text).some((said) => sides.some((own) => isSmaller(own, said))) &&
    !sidesIn(sentence.text).some((said) => sides.some((own) => own[0] === said[0] && own[1] === said[1]))
      ? (clauseWith(sentence, sentence.text.search(SIDES))?.span ?? [])
      : [],
  );

/** Passages that tell another figure than the one of a statement, which the reviewer quotes or measured. */
export const quotedFigures = ({ text, negated }: Statement, index: ReviewIndex): Span[] => {
  if (negated) return [];
  const [figures, sides] = [figuresIn(text), sidesIn(text)];
  return [
    ...(figures.length === 0 ? [] : toldInstead(figures, index)),
    ...servedLess(figures, index),
    ...(sides.length === 0 ? [] : measuredSmaller(sides, index)),
  ];
};
