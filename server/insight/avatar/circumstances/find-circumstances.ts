import type { Review, Span } from "../../../../events/result/review.ts";
import type { Mining } from "../../mining/mining.ts";
import { traitFloor } from "../../reviews/plenty.ts";
import { bodySizesIn } from "../../self/body-size.ts";
import { patternSieve } from "../../text/pattern-book.ts";
import { sentenceBefore } from "../../text/sentence-before.ts";
import { matchesIn } from "../../text/spans-of.ts";
import { byReviews, capitalize, distinctReviews, type Supported } from "../avatar-draft.ts";
import type { CircumstanceKind } from "./circumstance-kind.ts";
import { OF_BODY } from "./of-body.ts";
import { OF_HOME } from "./of-home.ts";
import { OF_WORK } from "./of-work.ts";

const CIRCUMSTANCES: readonly CircumstanceKind[] = [...OF_HOME, ...OF_BODY, ...OF_WORK];

export const CIRCUMSTANCE_PATTERNS: readonly RegExp[] = CIRCUMSTANCES.flatMap(({ own, theirs }) =>
  theirs === undefined ? own : [...own, theirs],
);

const candidatesIn = patternSieve(CIRCUMSTANCE_PATTERNS);

export type Circumstance = { id: string; whose: "own" | "theirs"; told: string; words: string; span: Span };

const RELATIVE =
  "(?:mom|mum|mother|dad|father|parents?|wife|husband|son|daughter|sister|brother|grand(?:ma|pa|mother|father|son|daughter|parents?|kids?)|nephew|niece|aunt|uncle|cousin|mother[- ]in[- ]law|father[- ]in[- ]law|boyfriend|girlfriend|partner|fianc[eé]e?|kids?|child|toddler|baby|boy|girl|teenager|hubby|spouse)";
/** "My 74 year old mother has", "daughter's", "for my son who" in the words of a sentence before a circumstance. */
const OF_RELATIVE = new RegExp(`(?:\\b(?:my|our)(?: [\\w-]+){0,3}? |^)(${RELATIVE})(?:['’]?s)?\\b[^.!?;]{0,60}$`, "i");
const OTHERS_BETWEEN = /\b(?:I|my (?:friend|neighbou?r|boss|coworker|dog|cat)|the dog|the cat|dog|cat|friend)\b/;
/** "my mom's beagle who has", but not "my son's bad allergies". */
const OF_WHAT_IS_THEIRS = new RegExp(`\\b${RELATIVE}['’]?s (?:[\\w-]+ )*(?:who|which|that|has|is|with|and)\\b`, "i");
/** Not meant, or of anybody: "if you have arthritis", "people with asthma", "no allergies". */
const NOT_MEANT =
  /\b(?:if|unless|like|as if|as though|imagine|pretend|wish|until|when|not|never|no|n['’]t|without|anyone|anybody|someone|people|those|folks|you|your|friend|friends|neighbou?r)\s+(?:[\w'’]+ ){0,2}$/i;
const NOT_MEANT_OF_I =
  /\b(?:if|unless|as if|as though|pretend|wish|until|said|says|saying|think|thinks|thought|like|quote)\s+(?:that )?["“]?$/i;

const ownIn = ({ id: reviewId, text }: Review, candidates: ReadonlySet<RegExp>): Circumstance[] =>
  CIRCUMSTANCES.flatMap(({ id, told, own }) =>
    own
      .filter((pattern) => candidates.has(pattern))
      .flatMap((pattern) =>
        matchesIn(text, pattern).flatMap((match): Circumstance[] => {
          const before = sentenceBefore(text, match.index);
          const first = /^(?:i|we|i['’]?m|my|our)\b/i.test(match[0]);
          if (first ? NOT_MEANT_OF_I.test(before) : NOT_MEANT.test(before) || OF_RELATIVE.test(before)) return [];
          const span = { reviewId, start: match.index, end: match.index + match[0].length };
          return [{ id, whose: "own", told, words: match[0], span }];
        }),
      ),
  );

const theirsIn = (
  { id: reviewId, text }: Review,
  candidates: ReadonlySet<RegExp>,
  taken: readonly Circumstance[],
): Circumstance[] =>
  CIRCUMSTANCES.flatMap(({ id, toldOfOthers, theirs }) =>
    theirs === undefined || toldOfOthers === undefined || !candidates.has(theirs)
      ? []
      : matchesIn(text, theirs).flatMap((match): Circumstance[] => {
          const before = sentenceBefore(text, match.index);
          const relative = OF_RELATIVE.exec(before);
          if (
            relative === null ||
            OF_WHAT_IS_THEIRS.test(relative[0]) ||
            NOT_MEANT.test(before) ||
            OTHERS_BETWEEN.test(relative[0].replace(/^(?:my|our)/i, ""))
          )
            return [];
          const end = match.index + match[0].length;
          const start = match.index - relative[0].length;
          if (taken.some(({ span }) => span.start < end && match.index < span.end)) return [];
          return [
            { id, whose: "theirs", told: toldOfOthers, words: text.slice(start, end), span: { reviewId, start, end } },
          ];
        }),
  );

/** What reviewers say of how they live, and of how those in their family do. */
export const circumstancesIn = (reviews: readonly Review[]): Circumstance[] =>
  reviews.flatMap((review) => {
    const candidates = candidatesIn(review.text);
    const own = [
      ...ownIn(review, candidates),
      ...bodySizesIn(review).map((size): Circumstance => ({ ...size, whose: "own" })),
    ];
    return [...own, ...theirsIn(review, candidates, own)];
  });

const MOST_TOLD = 5;
const MOST_QUOTED = 2;
const LONGEST_QUOTE = 60;

/** "Rents their home (3 of 31 reviewers), has a bad back (1): “my landlord”, “I have sciatica”" */
export const describeCircumstances = ({ reviews }: Mining): Supported => {
  const groups = [...Map.groupBy(circumstancesIn(reviews), ({ told }) => told)]
    .map(([told, members]) => ({
      told,
      words: members[0]?.words ?? "",
      whose: members[0]?.whose,
      spans: members.map(({ span }) => span),
    }))
    .filter(({ spans }) => distinctReviews(spans) >= traitFloor({ reviews }))
    .toSorted((a, b) => byReviews(a, b) || Number(a.whose !== "own") - Number(b.whose !== "own"))
    .slice(0, MOST_TOLD);
  if (groups.length === 0) return { text: "", spans: [] };
  const counted = groups.map(({ told, spans }, index) =>
    index === 0
      ? `${told} (${distinctReviews(spans)} of ${reviews.length} ${reviews.length === 1 ? "reviewer" : "reviewers"})`
      : `${told} (${distinctReviews(spans)})`,
  );
  const quoted = groups
    .map(({ words }) => words.replace(/\s+/g, " "))
    .filter((words) => words.length <= LONGEST_QUOTE)
    .slice(0, MOST_QUOTED)
    .map((words) => `“${words}”`);
  return {
    text: `${capitalize(counted.join(", "))}${quoted.length === 0 ? "" : `: ${quoted.join(", ")}`}`,
    spans: groups.flatMap(({ spans }) => spans),
  };
};
