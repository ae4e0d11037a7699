import { DISCONTENT_STARS, MIDDLING_STARS } from "../reviews/stars.ts";
import type { Finding } from "../statements/cluster-remarks.ts";
import { signsIn } from "../statements/signs.ts";
import { WITHSTOOD } from "../text/withstood.ts";

/** What a buyer does not want to do. */
const MISHAPS = "(?:mix|mess|strip|waste|lose|forget|spill|burn|miss|worry|struggle|hurt|trip|notice|hear|feel)";
/** What a thing does not have to do: no machine is bought for it. */
const NUISANCES =
  "(?:sweat|clang|rattle|squeak|creak|wobble|leak|drip|slip|slosh|stain|rust|fade|shrink|pill|snag|tangle|kink|bunch|squeal|scuff|dent|chip|pinch|poke|itch|smell|hog)";
const NOT = "(?:does ?n['’]?t|do ?n['’]?t|does not|do not|can['’]?t|ca n['’]t|cannot|never|won['’]?t|will not)";
/** "You can't mess it up", "does not sweat", "comes off and goes in the washer", "comes off easy": what is meant to be so. */
const MEANT_SO: readonly RegExp[] = [
  new RegExp(`^(?:you|buyers) ${NOT} (?:even |ever |really |just )?${MISHAPS}\\b`, "iu"),
  new RegExp(`^(?!you\\b|buyers\\b).*\\b${NOT} (?:even |ever |really |just )?${NUISANCES}\\b`, "iu"),
  /\bcomes? (?:off|apart|out|loose)\b.*\b(?:goes|go) (?:right |straight )?(?:in|into|through) the\b/iu,
  /\b(?:comes?|pops?|pulls?|slides?) (?:off|apart|out) (?:so |really |very |super )?(?:eas(?:y|ily)|quick(?:ly)?|clean(?:ly)?|for (?:cleaning|washing))\b/iu,
  /^you can (?:just|easily|simply) \p{L}+ (?:it |them )?off\b/iu,
];
/** "light plastic ones where you have to push down", "the dad can't work the TV remote": of other things. */
const OF_OTHERS =
  /\bthose\b.*\bones\b|\bcan['’]t work (?:the|a|an) (?:tv|television|remote|phone|smartphone|computer|microwave|vcr|dvd)\b/iu;

/** "but who cares": said of all that stands before it. */
const SHRUGGED_OFF =
  /\bwho cares\b(?! (?:about|for|if|that)\b)|\bno biggie\b|\b(?:i|we) (?:could|would) ?n['’]?t care less\b|\b(?:i|we) can (?:easily |totally |definitely )?live with (?:it|that)\b/iu;

/** Whether words that blame tell of what is meant to be so, or of another thing. */
export const saysNoFault = (text: string): boolean =>
  OF_OTHERS.test(text) ||
  WITHSTOOD.test(text) ||
  SHRUGGED_OFF.test(text) ||
  MEANT_SO.some((pattern) => pattern.test(text));

/** "scratched but straight": granted before what counts. */
const GRANTED = /^\W*but (?:still )?(?:\p{L}+ ){0,2}\p{L}+\W*$/u;
const GOOD = /\b(?:fine|straight|ok|okay|works?|working|usable|solid|functional)\b/u;

/** "Expensive but I would buy it again" */
const BOUGHT_ANYWAY =
  /^\W*(?:but|though|yet)\b.*\b(?:(?:buy|order|purchase|get) (?:it|this|them|these|one|another)?\b.*\bagain|worth (?:it|every|the))\b/u;

/** Whether what stands behind a fault in its sentence takes it back. */
const isTakenBack = ({ remark: { span, sentence } }: Finding): boolean => {
  const rest = sentence.tokens.filter(({ start }) => start >= span.end);
  const text = rest.map(({ lower }) => lower).join(" ");
  const signs = signsIn(rest);
  const isPraised = GOOD.test(text) || signs.some(({ polarity }) => polarity > 0);
  return (
    WITHSTOOD.test(text) ||
    SHRUGGED_OFF.test(text) ||
    BOUGHT_ANYWAY.test(text) ||
    (GRANTED.test(text) && isPraised && !signs.some(({ polarity }) => polarity < 0))
  );
};

/** Whether what one reviewer seems to blame is no fault: meant to be so, of another thing, or granted beside praise. One or two stars bear a fault out. */
export const isNoFault = (finding: Finding): boolean =>
  finding.reviews < 2 &&
  (finding.remark.rating ?? MIDDLING_STARS) > DISCONTENT_STARS &&
  (saysNoFault(finding.text) || isTakenBack(finding));
