import type { Claim } from "../../../events/result/ledger.ts";
import type { Span } from "../../../events/result/review.ts";
import type { Mining } from "../../insight/mining/mining.ts";
import { hasPlenty } from "../../insight/reviews/plenty.ts";
import { textsOf } from "../../insight/reviews/reviews-by-id.ts";
import { DISCONTENT_STARS, MIDDLING_STARS } from "../../insight/reviews/stars.ts";
import { overlaps } from "../../insight/text/spans-of.ts";
import { isOfSide } from "../ledger/facet-sides.ts";
import { quantitiesIn, sameQuantity } from "../words/quantities.ts";
import { sensesOf } from "../words/same-sense.ts";
import { type CopyField, mattersTold } from "./current-copy.ts";

const MEASURES = [
  /\b(?:hours?|hrs?|minutes?|mins?)\b/i,
  /\b(?:\d[\d.]*|fifty) ?-?(?:ft|feet|foot|inch(?:es)?|in|cm|mm|yards?)\b|\d["″]/i,
  /\d ?-?(?:lbs?|pounds?|kg|kilos?|oz|ounces?|cups?|liters?|quarts?|gallons?|ml)\b/i,
  /\d ?-?(?:w|watts?|v|volts?|db|mah|lumens?)\b/i,
];
/** Words that clauses of any matter share. */
const LIGHT = sensesOf(
  "work works use uses need needs get make makes keep keeps come comes go goes put fit take do does have has day year month week time inch inches feet set pack piece one two easy great good perfect ideal every any all way thing up down back out",
);

/** What contradicts in the opposite word: "flat" speaks of "thick", and "slides down" of "strong magnet". */
const OPPOSITES = [
  ["thick plush fluffy", "thin flat pancake"],
  ["dry dries waterproof absorbent absorbs", "wet soaked damp drenched puddle"],
  ["magnet magnetic adhesive sticky grip secure", "slides slid slide falls fell fall drops dropped stick"],
  ["quiet silent noiseless", "loud noisy noise squeaks"],
  ["lightweight light portable", "heavy weighs"],
  ["fast quick instant", "slow slower forever"],
  ["soft smooth", "rough scratchy stiff hard"],
  ["stable steady sturdy", "wobbly wobbles wobbled tips shaky"],
].map(([one = "", other = ""]) => [sensesOf(one), sensesOf(other)] as const);

const isOpposite = (own: ReadonlySet<string>, said: ReadonlySet<string>): boolean =>
  OPPOSITES.some(
    ([one, other]) =>
      (!one.isDisjointFrom(own) && !other.isDisjointFrom(said)) ||
      (!other.isDisjointFrom(own) && !one.isDisjointFrom(said)),
  );

const telling = (text: string, { product }: Mining): ReadonlySet<string> =>
  new Set([...sensesOf(text).difference(LIGHT).difference(sensesOf(product.type))].filter((word) => !/^\d/.test(word)));

/** Whether a reviewer gives another figure than a clause for what both measure: "hot for 6 hours" where it says 12. */
const givesOtherFigure = (clause: string, said: string): boolean => {
  const stated = quantitiesIn(clause).filter(({ unit }) => unit !== "");
  const units = new Set(stated.map(({ unit }) => unit));
  const measured = quantitiesIn(said).filter(({ unit }) => units.has(unit));
  return measured.length > 0 && !measured.some((each) => stated.some((own) => sameQuantity(own, each)));
};

const FLAT =
  /\b(?:not|never|no|nothing|none|cannot|cant|wont|dont|doesnt|didnt|isnt|wasnt|arent|my foot|my eye|\p{L}+n['’]t)\b/iu;
/** What stopped working is a fault of one piece, and no denial of what all of them are. */
const BROKEN = /\b(?:work(?:s|ed|ing)?|function(?:s|ed|ing)?|turn(?:s|ed)? on|respond(?:s|ed)?|arrived?)\b/i;

/** The words on which a denial falls: those right behind it, and those before "is not", "do not hold". */
const REACH = 5;
const DENIED_BEHIND =
  /(?:\p{L}+ ){0,4}\p{L}+ (?=(?:\p{L}+n['’]?t|(?:is|are|was|were|do|does|did|has|have) not|never|my (?:foot|eye))\b)/giu;

const deniedWords = (said: string): string => {
  const words = said.split(/\s+/);
  const behind = words.flatMap((word, at) => (FLAT.test(word) ? words.slice(at + 1, at + 1 + REACH) : []));
  return [...behind, ...(said.match(DENIED_BEHIND) ?? [])].join(" ");
};

/** Whether the words of one reviewer deny a clause outright, in its own words or in scorn. */
const deniesFlatly = (clause: string, said: string, mining: Mining): boolean =>
  FLAT.test(said) && !BROKEN.test(said) && !telling(clause, mining).isDisjointFrom(telling(deniedWords(said), mining));

/** Whether a single reviewer who is displeased speaks against a clause: outright, or in any words where there are not plenty to choose from. */
export const isFlatlyDenied = ({ text }: Pick<Claim, "text">, spans: readonly Span[], mining: Mining): boolean => {
  const texts = textsOf(mining);
  const stars = new Map(mining.reviews.map(({ id, rating }) => [id, rating]));
  return spans.some(({ reviewId, start, end }) => {
    const rating = stars.get(reviewId) ?? null;
    const said = texts.get(reviewId)?.slice(start, end) ?? "";
    // Who gives more stars lives with it; a figure is wrong for whoever likes the rest.
    if (rating !== null && rating <= DISCONTENT_STARS && !hasPlenty(mining)) return true;
    if ((rating ?? DISCONTENT_STARS) <= DISCONTENT_STARS && deniesFlatly(text, said, mining)) return true;
    return (rating ?? DISCONTENT_STARS) <= MIDDLING_STARS && givesOtherFigure(text, said);
  });
};

/** Whether words name what a clause says: a measure as it does, or one of its words or its opposite. */
const names = (clause: string, said: string, mining: Mining): boolean => {
  const [own, theirs] = [telling(clause, mining), telling(said, mining)];
  return (
    MEASURES.some((measure) => measure.test(clause) && measure.test(said)) ||
    givesOtherFigure(clause, said) ||
    !own.isDisjointFrom(theirs) ||
    isOpposite(own, theirs)
  );
};

const saidAt = ({ reviewId, start, end }: Span, mining: Mining): string =>
  textsOf(mining).get(reviewId)?.slice(start, end) ?? "";

/** Whether the blame that is held against a clause of the copy names what it says. */
export const namesClaim =
  ({ text }: CopyField, mining: Mining): ((span: Span) => boolean) =>
  (span) =>
    names(text, saidAt(span, mining), mining);

/** Whether the words that are held against a clause of the copy speak of what it says: of its matter, of a measure as it does, or in one of its words or its opposite; praise speaks against nothing but another figure. */
export const speaksOfClaim = (claim: CopyField, mining: Mining): ((span: Span) => boolean) => {
  const matters = mattersTold(claim, mining);
  return (span) => {
    const said = saidAt(span, mining);
    const units = mining.units.filter((unit) => overlaps(unit, span));
    if (units.length > 0 && units.every(({ polarity, mood }) => polarity > 0 || mood === "other-product"))
      return givesOtherFigure(claim.text, said) && !telling(claim.text, mining).isDisjointFrom(telling(said, mining));
    const isBlamed = units.some(
      ({ key, polarity, mood }) =>
        polarity < 0 && mood === "report" && matters.has(key) && isOfSide(key, claim.text, said),
    );
    return isBlamed || names(claim.text, said, mining);
  };
};
