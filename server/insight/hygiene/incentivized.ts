import { patternSieve } from "../text/pattern-book.ts";
import { sentencesOf } from "./split.ts";

const REVIEW = "(?:reviews?|opinions?|feedback|evaluations?|ratings?|thoughts)";
const HONEST =
  "(?:(?:my|an?|our|the|some) )?(?:(?:own|full|completely|totally|100%|very|5|five|star|positive|good|great|honest|unbiased|fair|impartial|truthful|genuine|candid|objective|updated|detailed|written|video|quick|short)[ -,/]{1,2}(?:and )?){0,4}";

/** Wording that says of itself that something was given for the review. */
export const GIVEN: readonly RegExp[] = [
  new RegExp(`\\bin (?:exchange|return) (?:for|of) (?:writing |leaving |giving |posting )?${HONEST}${REVIEW}\\b`),
  new RegExp(
    `\\b(?:received|got|given|sent|gifted|provided|supplied|offered me|was offered)\\b.{0,60}\\b(?:free|no cost|no charge|complimentary|discount|discounted|sample|reduced price)\\b.{0,40}\\b(?:for|to) (?:the purposes? of )?(?:write |writing |leave |leaving |give |giving |provide |providing |post |do |do an? )?${HONEST}(?:${REVIEW}|test|tests|testing|try out and review)\\b`,
  ),
  new RegExp(
    `\\b(?:free|complimentary|discounted|gifted) (?:product|item|sample|unit|one|copy|set|pair|bottle)s?\\b.{0,25}\\bfor (?:writing |leaving |posting )?${HONEST}${REVIEW}\\b`,
  ),
  new RegExp(
    `\\b(?:discount|coupon|gift card|giftcard|voucher|rebate|free \\w{1,20}|extended warranty)\\b.{0,20}\\b(?:for|after) (?:writing |leaving |posting |giving |submitting )?(?:this |${HONEST})${REVIEW}\\b`,
  ),
  new RegExp(
    `\\b(?:writing|leaving|posting|left|wrote|posted) (?:this|a|my) ${REVIEW} (?:just |only )?(?:to get|to receive|to claim|in order to get|for) (?:the|my|a|an)? ?(?:free|gift|refund|discount|extended warranty|bonus|coupon|rebate)`,
  ),
  /\b(?:was |were |been |got )?(?:sent|given|provided(?: with)?|gifted|received) (?:me |us )?(?:this|these|it|the \w{1,20})(?: \w{1,20}){0,3} (?:free )?(?:by the (?:brand|company|seller|manufacturer) )?(?:to|for) (?:a |an |my )?(?:honest |unbiased )?(?:review|reviewing|testing|test and review)\b/,
  /\b(?:received|got|given|sent|gifted)\b.{0,40}\b(?:free|complimentary|at no cost)\b.{0,30}\bfrom (?:influenster|voxbox|bzzagent|pinchme|tryazon|home tester club|the brand|the company|the manufacturer|the seller|smiley360|crowdtap|social nature|sampler)\b/,
  /\b(?:brand|company|seller|manufacturer|vendor|maker)s? (?:\w{1,10} )?(?:sent|gave|provided|gifted) (?:me|us)\b.{0,30}\b(?:free|complimentary)\b.{0,25}\breview\b|\b(?:brand|company|seller|manufacturer|maker) (?:kindly |generously )?gifted (?:me|us)\b/,
  /\b(?:free|complimentary)\b.{0,12}\b(?:through|via|from|as part of) an? (?:\w{1,15} )?(?:sampling|testing|tester|ambassador|promotional|review) (?:program(?:me)?|campaign|panel|club)\b/,
  new RegExp(
    `\\brefunded (?:me|us|my money|my purchase)\\b.{0,12}\\bfor (?:writing |leaving |posting )?${HONEST}${REVIEW}\\b`,
  ),
  /\b(?:influenster|voxbox|bzzagent|pinchme|tryazon|home tester club|smiley360)\b.{0,60}\b(?:free|complimentary|testing|tester|campaign|sent|received|review)\b/,
  /\b(?:free|complimentary|sent|received|testing)\b.{0,60}\b(?:influenster|voxbox|bzzagent|pinchme|tryazon|home tester club|smiley360)\b/,
  /\b(?:collected|received|written|posted) as part of an? (?:promotion|sampling|sweepstakes|incentivi[sz]ed)\b/,
  /\breceived (?:this|a|the) (?:free )?(?:product|item|sample) as part of a (?:promotion|campaign|program(?:me)?)\b/,
  /\b(?:amazon|the|a|as a|my|through|via|from|by) vine (?:voice|program(?:me)?|review|reviewer|member|item|product|order|selection|customer|pick|queue|club)\b|\bamazon vine\b|\b(?:through|via|for|from|on) (?:amazon['’]?s? )?vine(?= ?(?:$|[,.;:)]|for|and|so|to review|in))(?! (?:ripened|ripe|tomato|growing|grow|to grow))/,
  /\bvine (?:voice|customer review of free product)\b/,
  /(?:^|\s)#(?:ad|gifted|sponsored|freeproduct|giftedproduct|complimentary|contest|influenster)\b/,
  /\b(?:this is an? |my )?(?:incentivi[sz]ed|sponsored|paid) review\b/,
  /\b(?:i was|we were|been|getting|got) (?:paid|compensated) (?:for|to (?:write|leave|post)) (?:this|a|my) (?:\w{1,12} )?review\b/,
];

/** A speaker who denies it, or tells of others, was given nothing. */
const DENIED =
  /\b(?:not|n['’]t|never|without|nobody|no one|neither|instead of|unlike|other|others|those|these|many|most|some|all|fake|their|people|reviewers|everyone|anyone who) (?:\w{1,15} ){0,7}$/;
const DENIED_AFTER = /^.{0,25}\b(?:i don['’]t|i didn['’]t|would never|but i (?:declined|refused)|not me)\b/;
const ASKED_ONLY =
  /\b(?:offered|offering|offers|promised|promising|asked|asking|tried|trying|wanted|bribe|bribed|bribing|bribery|begging|pushing)\b/;
const TAKEN =
  /\b(?:i|we) (?:received|got|was|were|took|accepted|have)\b|\bi['’](?:m|ve)\b|\b(?:discount|free).{0,20}\bmy\b/;

const mayTell = patternSieve(GIVEN);

const isTold = (sentence: string, candidates: ReadonlySet<RegExp>): boolean =>
  GIVEN.some((pattern) => {
    const match = candidates.has(pattern) ? pattern.exec(sentence) : null;
    if (match === null) return false;
    const before = sentence.slice(0, match.index);
    if (DENIED.test(`${before.slice(-80)}${before === "" || before.endsWith(" ") ? "" : " "}`)) return false;
    if (/\b(?:not|never|n['’]t)\b/.test(before.slice(-50)) || /\b(?:not|never|n['’]t) /.test(match[0])) return false;
    if (DENIED_AFTER.test(sentence.slice(match.index + match[0].length))) return false;
    return !ASKED_ONLY.test(sentence) || TAKEN.test(sentence);
  });

/** Whether the review says that it was written for a free product, a discount or a gift. */
export const isIncentivized = (text: string): boolean => {
  const lower = text.toLowerCase();
  const candidates = mayTell(lower);
  return candidates.size > 0 && sentencesOf(lower).some((sentence) => isTold(sentence, candidates));
};
