import { clauseAfter } from "../../text/beside-clause.ts";
import { clauseText, type Reading, textFrom } from "./misreading.ts";

const HEARSAY =
  /\b(?:disagree|contrary to|(?:some|other|the|many|few) (?:reviews?|reviewers|people|others|comments) (?:say|said|says|mention|mentioned|claim|claimed|complain|complained|that talk|talk)|mentioned in (?:some|other|the) reviews|^(?:some|many|others|critics|half the reviews) (?:here )?(?:claim|say|call|moan|gripe|warn|warned|complain|insist|swear)|(?:scare|scared|warned|warn) (?:you|me|us|people) off)\b/;

/** "I disagree with those who say it smells" */
export const isHearsay = ({ tokens }: Pick<Reading, "tokens">): boolean => HEARSAY.test(textFrom(tokens));

const THEY_SAY =
  /\b(?:they|people|reviewers|reviews|everyone|everybody|influencers|ads|ad) (?:all |always |only |here |(?:in|at|on) \p{L}+ (?:\p{L}+ )?)?(?:say|claim|claimed|swear|swore|promise|promised|advertise|advertised)(?! (?:they|she|he|i)\b)(?: \p{L}+){0,3}$/u;
const SAID_SO = /^(?:they|it|the (?:box|ad|listing|description|seller|label)) (?:say|says|said|claim|claims|claimed)$/;

/** "They say low tracking", "'Keeps you cool', they say": what others promise. */
export const isSaidByThem = ({ unit: { clause }, tokens, from }: Reading): boolean => {
  const after = clauseAfter(clause);
  return THEY_SAY.test(textFrom(tokens, 0, from)) || (after !== undefined && SAID_SO.test(clauseText(after)));
};

const RECOMMENDED =
  /\b(?:my|our|his|her|the|a) (?:(?!(?:is|was|are|were|be|been|being|would|and|highly)\b)\p{L}+ ){1,2}(?:had |has |have )?(?:highly )?$|\b(?:came|come|comes) (?:highly |so )?$/u;

/** "my dentist recommended it", "came highly recommended": what others think of it. */
export const isRecommendedByOthers = ({ unit, tokens, from, to }: Reading): boolean =>
  unit.facet?.id === "repeat" &&
  tokens.slice(from, to).some(({ lower }) => lower === "recommended") &&
  (RECOMMENDED.test(`${textFrom(tokens, Math.max(0, from - 5), from)} `) || tokens[to]?.lower === "by");
