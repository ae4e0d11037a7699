import { clauseAfter } from "../../text/beside-clause.ts";
import { clauseText, type Reading, textFrom } from "./misreading.ts";

const HEARSAY =
  /\b(?:disagree|contrary to|(?:some|other|the|many|few) (?:reviews?|reviewers|people|others|comments) (?:say|said|says|mention|mentioned|claim|claimed|complain|complained|that talk|talk)|mentioned in (?:some|other|the) reviews|^(?:some|many|others|critics|half the reviews) (?:here )?(?:claim|say|call|moan|gripe|warn|warned|complain|insist|swear)|(?:scare|scared|warned|warn) (?:you|me|us|people) off)\b/;

/** "I disagree with those who say it smells" */
export const isHearsay = ({ tokens }: Pick<Reading, "tokens">): boolean => HEARSAY.test(textFrom(tokens));

const THEY_SAY =
  /\b(?:they|people|reviewers|reviews|everyone|everybody|influencers|ads|ad) (?:all |always |only |here |(?:in|at|on) \p{L}+ (?:\p{L}+ )?)?(?:say|claim|claimed|swear|swore|promise|promised|advertise|advertised)(?! (?:they|she|he|i)\b)(?: \p{L}+){0,3}$|\b(?:every|each|all the|all|most|the|other) reviews?(?:ers?)? (?:here )?(?:sa(?:id|ys?)|claimed)(?: \p{L}+){0,3}$/u;
const SAID_SO = /^(?:they|it|the (?:box|ad|listing|description|seller|label)) (?:say|says|said|claim|claims|claimed)$/;

/** "They say low tracking", "'Keeps you cool', they say": what others promise. */
export const isSaidByThem = ({ unit: { clause }, tokens, from }: Reading): boolean => {
  const after = clauseAfter(clause);
  return THEY_SAY.test(textFrom(tokens, 0, from)) || (after !== undefined && SAID_SO.test(clauseText(after)));
};

const SOLD_AS =
  /^(?:says?|said|claims?|claimed|promises|promised|states) (?:(?:it|they|that|is|are|to|be|the|its|very|super|really) ){0,4}$|\b(?:advertised|described|listed|sold|billed|marketed|labell?ed) as (?:being )?(?:an? )?(?:\p{L}+ ){0,2}$/u;
/** A list that goes on past its commas, up to where somebody speaks for himself. */
const LISTED_BY =
  /\b(?:manual|instructions|ads?|listing|description|box|page|title) (?:says?|said|claims?|claimed|promises?|promised)(?: (?!(?:but|i|we|my|mine|our|it|and it)\b)[\p{L},]+){0,6} $/u;

/** "Says it crushes ice", "sold as heavy duty", "the ad says soft, strong and quiet": what was promised, and not what came. */
export const isSoldAs = ({ unit: { clause, facet, start }, tokens, from }: Reading): boolean => {
  const all = clause.sentence.tokens;
  const at = all.findIndex((token) => token.start >= start);
  return (
    facet?.id !== "asPictured" &&
    tokens[from]?.pos !== "PRON" &&
    (SOLD_AS.test(`${textFrom(tokens, 0, from)} `) || LISTED_BY.test(`${textFrom(all, 0, at)} `))
  );
};

const AS_IT =
  /(?<!\b(?:not|n't|never|nothing) (?:exactly |quite |really |at all )?)\b(?:just like|like|as|what|everything) (?:the |this |your |that )*$/;

/** "just like the listing says": so it is. */
export const isAsItSays = (reading: Reading): boolean =>
  /^(?:listing|description) (?:says?|said)$/.test(reading.unit.opinion) &&
  AS_IT.test(`${textFrom(reading.tokens, 0, reading.from)} `);

const RECOMMENDED =
  /\b(?:my|our|his|her|the|a) (?:(?!(?:is|was|are|were|be|been|being|would|and|highly)\b)\p{L}+ ){1,2}(?:had |has |have )?(?:highly )?$|\b(?:came|come|comes) (?:highly |so )?$/u;

/** "my dentist recommended it", "came highly recommended": what others think of it. */
export const isRecommendedByOthers = ({ unit, tokens, from, to }: Reading): boolean =>
  unit.facet?.id === "repeat" &&
  tokens.slice(from, to).some(({ lower }) => lower === "recommended") &&
  (RECOMMENDED.test(`${textFrom(tokens, Math.max(0, from - 5), from)} `) || tokens[to]?.lower === "by");
