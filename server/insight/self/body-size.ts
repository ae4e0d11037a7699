import type { Review, Span } from "../../../events/result/review.ts";
import { sentenceBefore } from "../text/sentence-before.ts";
import { matchesIn } from "../text/spans-of.ts";

/** The size of their own body as a reviewer states it, with the words that state it. */
export type BodySize = { id: string; told: string; words: string; span: Span };

const I_AM = "(?:[Ii] am|[Ii]['’]?m|[Aa]s|[Bb]eing)";
const QUITE = "(?:(?:only|about|around|almost|just|barely|over|under|a|an|very|really|quite|pretty|at) ){0,2}";
const SHORT = { id: "short", told: "is short or petite" };
const TALL = { id: "tall", told: "is tall" };
const LARGE = { id: "large", told: "is large or heavy" };

const SHORTEST_TALL = 73;
const TALLEST_SHORT = 63;
const LIGHTEST_HEAVY = 220;
const INCHES_PER_CM = 1 / 2.54;

type Pattern = { pattern: RegExp; size: (match: RegExpExecArray) => Omit<BodySize, "words" | "span"> | null };

const byHeight = (inches: number): Omit<BodySize, "words" | "span"> | null => {
  if (inches < 54 || inches > 84) return null;
  return inches <= TALLEST_SHORT ? SHORT : inches >= SHORTEST_TALL ? TALL : null;
};

const byWeight = (pounds: number): Omit<BodySize, "words" | "span"> | null => {
  if (pounds < 80 || pounds > 500) return null;
  return pounds >= LIGHTEST_HEAVY ? LARGE : null;
};

const PATTERNS: readonly Pattern[] = [
  {
    pattern: new RegExp(
      `\\b${I_AM} ${QUITE}([4-6]) ?(?:['’′]|ft\\.?|feet|foot) ?(?:(\\d{1,2})(?: ?(?:["”″]|['’]{2}|in\\b\\.?|inch(?:es)?))?)?(?!\\d)(?:(?: tall|\\s*(?:and|,|&) ${QUITE}\\d{2,3} ?(?:lbs?|pounds))\\b)?`,
      "g",
    ),
    size: (match) => byHeight(Number(match[1]) * 12 + Number(match[2] ?? 0)),
  },
  {
    pattern: new RegExp(`\\b${I_AM} ${QUITE}(1[3-9]\\d|20\\d) ?cm\\b(?: tall)?`, "g"),
    size: (match) => byHeight(Math.round(Number(match[1]) * INCHES_PER_CM)),
  },
  {
    pattern: new RegExp(`\\b(?:[Ii] weigh|${I_AM}) ${QUITE}(\\d{2,3})(?: ?(?:lbs?|pounds|#)\\b)`, "g"),
    size: (match) => byWeight(Number(match[1])),
  },
  {
    pattern: new RegExp(
      `\\b${I_AM} ${QUITE}(?:(petite|short|tiny)|(tall|long[- ]legged)|(plus[- ]size[d]?|heavy[- ]?set|big and tall|big|large|heavy))(?: (?:woman|man|guy|girl|gal|lady|person|dude|fella|mom|dad|gentleman|female|male)\\b|(?=[.,;!)]|$| and\\b| with\\b))`,
      "g",
    ),
    size: (match) => (match[1] !== undefined ? SHORT : match[2] !== undefined ? TALL : LARGE),
  },
  {
    pattern: /\b(?:[Bb]ig|[Ll]arge|[Tt]all|[Ss]hort) (?:guy|girl|gal|man|woman) here\b/g,
    size: ({ 0: words }) => (/^tall/i.test(words) ? TALL : /^short/i.test(words) ? SHORT : LARGE),
  },
  {
    pattern: /\b[Ii] (?:usually |normally |typically |always )?wear (?:an? )?(?:[2-6]X|X{2,3}L|plus[- ]sizes?)\b/g,
    size: () => LARGE,
  },
];

/** Somebody else is measured, or nobody: "my husband, as a big guy", "like I'm 6 feet". */
const NOT_OWN =
  /\b(?:he|she|they|who|husband|wife|son|daughter|mom|dad|boyfriend|girlfriend|friend|brother|sister|mother|father)\b[^.!?;,]*$|\b(?:if|like|as if|as though|think|thinks|thought|wish|unless|not|until)\s+$/i;

export const bodySizesIn = ({ id, text }: Review): BodySize[] =>
  PATTERNS.flatMap(({ pattern, size }) =>
    matchesIn(text, pattern).flatMap((match) => {
      const before = sentenceBefore(text, match.index);
      const firstPerson = /^i\b|^i['’]?m\b/i.test(match[0]);
      const found = size(match);
      if (
        found === null ||
        (NOT_OWN.test(before) && !(firstPerson && !/\b(?:if|like|though|wish|think|thought|until)\s+$/i.test(before)))
      )
        return [];
      const words = match[0].trim();
      return [{ ...found, words, span: { reviewId: id, start: match.index, end: match.index + words.length } }];
    }),
  );
