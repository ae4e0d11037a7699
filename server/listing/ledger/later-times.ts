import type { Span } from "../../../events/result/review.ts";
import { rememberText } from "../../insight/text/remember.ts";
import type { Statement } from "../clauses/read-clause.ts";
import type { ReviewIndex, ReviewSentence } from "../reviews/review-index.ts";
import { minutesOf, TIME } from "./times-told.ts";

/** What is promised within a time, and how reviewers tell of it. */
const PROCESSES = [
  {
    says: /\b(?:expands?|expansion|thickness|full size|puffs?|inflates?)\b/iu,
    tells: /\b(?:puff|expand|open(?:ed)? (?:up|out)|rise|full (?:size|thickness|height)|curled|flat|corners?)\b/u,
  },
  {
    says: /\b(?:charges?|charged|recharg\w+)\b/iu,
    tells: /\b(?:to (?:re)?charge|(?:re)?charging|charge time|fully charge)/u,
  },
  { says: /\b(?:dry|dries|dried)\b/iu, tells: /\b(?:to dry|drying|still (?:damp|wet|tacky|sticky))\b/u },
  {
    says: /\b(?:set ?up|assembl\w+|installs?|installation)\b/iu,
    tells:
      /\b(?:to (?:assemble|set (?:it |this |them )?up|put (?:it|this|them)? ?together|install)|set ?up|assembly)\b/u,
  },
  {
    says: /\b(?:heats?|warms?|boils?|preheat\w*|hot)\b/iu,
    tells: /\bto (?:heat|warm|boil|preheat|get (?:hot|warm))\b/u,
  },
] as const;

const WITHIN = new RegExp(
  `\\b(?:within|in|under|less than|in just|in only|takes?) (?:just |only |about |under )?${TIME}`,
  "iu",
);
/** How a time is told that something took, or that passed without it. */
const TOOK = new RegExp(
  `\\b(?:took|takes|taking|needs?|needed|waited|it['’]?s been|has been|been|after|even after)(?: (?:me|us|mine|ours|it|about|over|more than|nearly|almost|at least|around|a good))* ${TIME}`,
  "u",
);
const SLACK = 1.25;
const NOT_SLOW = /\b(?:less than|under|within|not even|didn['’]?t take|instead of)\b/u;

const promisedIn = rememberText((text: string): number => {
  const match = WITHIN.exec(text);
  return match === null ? 0 : minutesOf((match[1] ?? "").toLowerCase(), (match[2] ?? "").toLowerCase());
});

const isSlower = ({ text }: ReviewSentence, promised: number): boolean => {
  const match = TOOK.exec(text);
  return match !== null && !NOT_SLOW.test(text) && minutesOf(match[1] ?? "", match[2] ?? "") > SLACK * promised;
};

const RESPONDS = /\b(?:team|support|service|reply|replies|respon\w+|answers?)\b/iu;
const UNANSWERED =
  /\b(?:not (?:one|a single) (?:answer|reply|response)|no (?:answer|reply|response|reaction)|never (?:answered|replied|responded|got back|heard back|wrote back)|silence for|ignored my|(?:days|weeks) (?:later )?(?:and )?(?:still )?no (?:answer|reply|response)|nobody (?:answers|answered|replied))\b/u;

const spanOf = ({ clauses }: ReviewSentence): readonly Span[] =>
  clauses.slice(0, 1).map(({ span }) => ({ ...span, end: clauses.at(-1)?.span.end ?? span.end }));

/** Sentences that tell of a longer time than a statement promises, or of none that answered where it promises an answer. */
export const laterTimes = ({ text, negated }: Statement, { sentences }: ReviewIndex): Span[] => {
  const promised = negated ? 0 : promisedIn(text);
  if (promised === 0) return [];
  const processes = PROCESSES.filter(({ says }) => says.test(text));
  const answers = RESPONDS.test(text);
  if (processes.length === 0 && !answers) return [];
  return sentences
    .filter((sentence) => sentence.clauses.every(({ report, asks }) => report && !asks))
    .filter(
      (sentence) =>
        (answers && UNANSWERED.test(sentence.text)) ||
        (processes.some(({ tells }) => tells.test(sentence.text)) && isSlower(sentence, promised)),
    )
    .flatMap(spanOf);
};
