import type { Review } from "../../../events/result/review.ts";
import { CONTENT_STARS, DISCONTENT_STARS } from "../reviews/stars.ts";
import { NUMBER_IN_WORDS } from "../text/number-words.ts";
import { readingOf } from "./as-meant.ts";
import { sentenceAfter, textFrom } from "./misreadings/misreading.ts";
import type { Unit } from "./unit.ts";

const UP_TO_LAST = String.raw`^(?:[^\s]+ ){0,5}?(?:last(?:s|ed|ing)?|(?:gets?|got) (?:me|us) through)`;

/** "lasts me through the night", "lasts me 8 hours": how long it is worn. */
const WORN = new RegExp(
  String.raw`${UP_TO_LAST} (?:(?!(?:days|weeks?|months?|years?)\b)[\p{L}\d]+ ){0,4}?(?:days?(?= long)|day|night|hours?|hrs?|morning|evening|afternoon|shift|workday)\b`,
  "u",
);

const NUMBER = `(?:an?|\\d+(?:[.-]\\d+)?|couple|few|${NUMBER_IN_WORDS})`;
/** "lasted me 5 weeks", "one bottle lasted about three weeks": a time that nobody calls long or short. */
const FIGURE = new RegExp(
  String.raw`${UP_TO_LAST} (?:(?:me|us|him|her|them|for|about|around|roughly|like|maybe|exactly) ){0,4}(?:a )?${NUMBER} (?:(?:or|to|of|-|and a half) ?)?(?:${NUMBER} )?(days?|weeks?|months?|years?)\b`,
  "u",
);

const LEFT = /\b(?:still|plenty|lots|half|most)\b/;
/** "still plenty in there but nothing comes out": what cannot be had is no supply. */
const UNREACHED =
  /\b(?:nothing (?:comes?|came|will come)|(?:wo|ca|does|did|could)(?: ?n['’]?t|nt) (?:come|get|reach|pump|squeeze)|(?:cannot|no way to) (?:get|reach|use)|stuck|wasted?|trapped)\b/;

const WISHED_LARGER =
  /\b(?:wish|hope|should|please|would (?:love|like|prefer))\b[^.!?]{0,60}\b(?:bigger|larger|\d+(?:\.\d+)? ?-?(?:oz|ounces?|ml|g|lbs?|liters?)|more (?:in|per|product))\b/i;

type Rest = { units: readonly Unit[]; review: Pick<Review, "rating" | "text"> };

/** An opinion's words and the rest of its clause. */
const toldFrom = (unit: Unit): string => textFrom(unit.clause.tokens, readingOf(unit).from);

/** What the rest of its review makes of a time in figures: praise, blame or nothing. */
const signOf = (unit: Unit, { units, review: { rating, text } }: Rest): Unit["polarity"] | null => {
  const reported = units.filter((other) => other !== unit && other.mood === "report");
  const others = reported.filter((other) => other.facet?.id === "amount" && !FIGURE.test(toldFrom(other)));
  const isDear = reported.some(({ facet, polarity }) => facet?.id === "value" && polarity < 0);
  if (others.some(({ polarity }) => polarity < 0) || isDear || WISHED_LARGER.test(text)) return -1;
  const [, time = ""] = FIGURE.exec(toldFrom(unit)) ?? [];
  const isLong = /^(?:month|year)/.test(time);
  if (rating !== null && rating <= DISCONTENT_STARS) return isLong ? null : -1;
  if (others.length > 0 || (rating !== null && rating >= CONTENT_STARS)) return time.startsWith("day") ? null : 1;
  return rating === null && isLong ? 1 : null;
};

/** How far a supply goes, as it is meant: a mere figure judges as the rest of its review does, or not at all. */
export const asSupply = (unit: Unit, units: readonly Unit[], review: Rest["review"]): Unit[] => {
  if (unit.facet?.id !== "amount" || unit.polarity < 0) return [unit];
  const told = toldFrom(unit);
  const isBeyondReach = LEFT.test(unit.opinion) && UNREACHED.test(sentenceAfter(readingOf(unit)));
  if (WORN.test(told) || isBeyondReach) return [];
  if (!FIGURE.test(told)) return [unit];
  const polarity = signOf(unit, { units, review });
  return polarity === null ? [] : [{ ...unit, polarity }];
};
