import { hasPersonalData } from "./personal-data.ts";
import { sentencesOf } from "./split.ts";

const REWARD =
  "(?:gift ?cards?|free (?:gift|product|item|bottle|sample|one|set|\\w{3,12} card)s?|refunds?|full refund|rebates?|cash ?backs?|cash|coupons?|vouchers?|rewards?|bonus(?:es)?|prizes?|discounts?|\\$ ?\\d{1,4}|\\d{1,3} ?(?:%|percent) off)";
const STARS = "(?:(?:5|five)[- ]?stars?|stars?|(?:\\w{1,12} ){0,2}(?:reviews?|ratings?|feedback))";
const WRITE = "(?:leave|leaving|give|giving|write|writing|post|posting|rate|rating|review|reviewing)";
const TO_REACH =
  "(?:contact|e-?mail|message|text|call|whats ?app|telegram|dm|pm|inbox|write(?: to)?|reach(?: out to)?|add|ping)";

/** What offers the reader something for stars: "a free gift card if you leave 5 stars", "leave 5 stars and get $20". */
const OFFERS: readonly RegExp[] = [
  new RegExp(
    `\\b${REWARD}\\b.{0,40}\\b(?:if|when|once|after|for everyone who) (?:you |u )?${WRITE}\\b.{0,20}\\b${STARS}`,
  ),
  new RegExp(
    `(?:^|[,;:] ?|\\bplease |\\bjust )${WRITE} (?:us |me |this |it |an? |your |my )*${STARS}\\b.{0,20}\\b(?:and|to|for|we['’]?(?:ll| will)|i['’]?(?:ll| will))\\b.{0,25}\\b(?:get|receive|win|claim|earn|send|refund|pay|free|gift)\\b`,
  ),
  new RegExp(`(?:^|[,;:] ?)(?:get|win|earn|claim|receive) .{0,30}\\b${REWARD}\\b.{0,30}\\bfor .{0,15}${STARS}`),
];

/** Who asks to be written to, and gives an address, wants something else than to tell about the product. */
const ASKS_TO_BE_REACHED = new RegExp(
  `(?:^|[.!?,;:] ?|\\bplease |\\bjust |\\bor |\\band |\\bto )${TO_REACH} (?:me|us|my|our)\\b|\\b(?:my|our) (?:whats ?app|telegram|wechat|e-?mail|number|line id)\\b(?: (?:is|at|on))?|\\b(?:whats ?app|telegram|wechat)(?: ?[:@+]|\\b.{0,12}\\d{5})`,
);

/** Who sends the reader elsewhere for money or goods. */
const SENDS_AWAY = new RegExp(
  `(?:^|[.!?,;:] ?|\\bplease |\\bjust )(?:visit|go to|click|check out|order (?:it |this )?(?:from|at)|buy (?:it |this )?(?:from|at)|${TO_REACH})\\b.{0,50}\\b(?:for|to get|to claim|to win|to earn|and get|and win) .{0,20}\\b${REWARD}`,
);

/** Who tells of such offers made none. */
const TOLD =
  /\b(?:they|seller|sellers|company|brand|vendor|manufacturer|insert|inside|came with|comes with|included|offered|offers|offering|offer me|asked|asking|asks|promis\w+|brib\w+|scam\w*|shady|sketchy|fake|beware|emailed me|messaged me|contacted me|wants? (?:me|you)|(?:i|we) (?:received|got|was|were|have)|got an? (?:e-?mail|card|letter))\b|\b(?:a|the|this) (?:card|note|letter|flyer|slip|leaflet)\b/;

const offersForStars = (sentence: string): boolean =>
  OFFERS.some((pattern) => pattern.test(sentence)) && !TOLD.test(sentence);

/** Whether the text wants stars for a reward, or to be written to, instead of telling about the product. */
export const isSolicitation = (text: string): boolean =>
  sentencesOf(text).some((sentence) => {
    const lower = sentence.toLowerCase();
    if (offersForStars(lower)) return true;
    if (!hasPersonalData(sentence) || TOLD.test(lower)) return false;
    return ASKS_TO_BE_REACHED.test(lower) || SENDS_AWAY.test(lower);
  });
