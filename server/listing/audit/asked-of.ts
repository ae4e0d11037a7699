import type { Mining } from "../../insight/mining/mining.ts";
import { isBesideThePoint } from "../../insight/mining/shown-themes.ts";
import { COLORS } from "../../insight/product/product-words.ts";
import { textsOf } from "../../insight/reviews/reviews-by-id.ts";
import { blamedPart } from "../../insight/themes/theme-label.ts";
import { mostFrequent } from "../../insight/themes/told-opinions.ts";
import type { Unit } from "../../insight/units/unit.ts";
import { reviewIdsOf } from "./improvement.ts";

/** Nobody asks a listing these: what they ask for no line can settle, or it is no quality of the thing. */
const UNASKED = new Set(["repeat", "gift", "shipping", "results", "value"]);

/** Whether shoppers of this product ask about a facet at all. */
export const isAsked = (facetId: string, { product }: Mining): boolean =>
  !UNASKED.has(facetId) &&
  !(facetId === "acceptance" && product.wearer === null) &&
  !isBesideThePoint(facetId, product);

const words = (list: string): RegExp => new RegExp(`\\b(?:${list})\\b`, "iu");

/** Questions that ask for less than their facet hears: of looks, only for the color. */
const ABOUT: Readonly<Record<string, RegExp>> = {
  looks: words(`colou?r\\w*|shades?|hues?|tones?|pictures?|pictured|photos?|${[...COLORS].join("|")}`),
  asPictured: words(
    "pictur\\w*|photos?|images?|descri\\w*|advertis\\w*|shown|listing|online|expect\\w*|misleading|looks?|colou?rs?|as stated",
  ),
  easeOfUse: words(
    "us(?:e|es|ed|ing|er)|operat\\w*|eas(?:y|ier|ily)|simpl\\w*|straightforward|intuitive\\w*|hard|difficult\\w*|complicat\\w*|confus\\w*|figur\\w+ (?:it|them) out|one hand\\w*",
  ),
  openClose: words(
    "open\\w*|clos(?:e|es|ed|ing)|shuts?|shutting|unscrew\\w*|screw\\w*|twist\\w*|pry|latch\\w*|snap\\w*|lid (?:on|off)",
  ),
  finish: words(
    "scratch\\w*|scuff\\w*|chip\\w*|peel\\w*|fad(?:e|es|ed|ing)|stain\\w*|flak\\w*|mark\\w*|rub\\w*|wear\\w*|wore|worn|dent\\w*|tarnish\\w*|discolor\\w*|came off|comes off",
  ),
  support: words("warrant\\w*|guarante\\w*"),
  visible: words("see|seen|sees|saw|read|reads|readable|visible|visibility|view|glance|notice\\w*|spot|dark"),
};

const SIZED = words(
  "siz\\w*|small\\w*|big|bigger|large\\w*|tall\\w*|high|wide|wider|narrow\\w*|long|longer|short|shorter|tiny|huge|dimensions?|inch\\w*|measur\\w*|roomy|room|bulky|height|width|length",
);

/** What the words of a clause have to name so that a question quotes it. */
const aboutOf = (facetId: string, { domains }: Mining): RegExp | undefined =>
  facetId === "sizing" && !domains.has("worn") ? SIZED : ABOUT[facetId];

const PART_QUESTIONS = new Set([
  "leak",
  "grip",
  "openClose",
  "adjust",
  "durability",
  "fasteners",
  "defect",
  "controls",
]);

/** The part a question should name: the one that complaints blame, or that all speak of. */
const partOf = (units: readonly Unit[], { product }: Mining): string | null => {
  const part = blamedPart(units, product.noun);
  return part === "" || part.length < 3 ? null : part;
};

const FASTENER = /\b(?:zippers?|zips?|buckles?|clips?|clasps?|snaps?|velcro|hooks?|straps?|magnets?|latch(?:es)?)\b/giu;

/** One fastener by one name: "zips" are zippers. */
const fastener = (word: string): string => word.replace(/s$/, "").replace(/^zip$/, "zipper");

/** The fasteners that clauses name, the most frequent two: "zipper or clip". */
const fastenersIn = (units: readonly Unit[], textOf: (unit: Unit) => string): string | null => {
  const named = units.flatMap((unit) => [...new Set(textOf(unit).toLowerCase().match(FASTENER))]);
  const first = mostFrequent(named);
  const second = mostFrequent(named.filter((word) => fastener(word) !== fastener(first)));
  if (first === "") return null;
  return second === ""
    ? first
    : [first, second].toSorted((a, b) => Number(a.endsWith("s")) - Number(b.endsWith("s"))).join(" or ");
};

/** How thick a thing is tells its make of some things and its comfort or size of others. */
const IS_THICK = /^(?:thick|paper thin|wafer thin)$/;

/** Whether a thing comes with a part is asked where it is missing, and not where it came broken. */
const MISSING = words("missing|without|not included|did(?: not|n't) (?:come|have|include)|no|lacks?|forgot\\w*");

/** What a question is about: the part it names, and the opinions that it quotes. */
export type AskedOf = { part: string | null; units: readonly Unit[] };

/** The part that a question names, and what reviews say of it; the whole where too few speak of the part. */
export const askedOf = (facetId: string, units: readonly Unit[], floor: number, mining: Mining): AskedOf => {
  const texts = textsOf(mining);
  const textOf = ({ reviewId, clause }: Unit): string => texts.get(reviewId)?.slice(clause.start, clause.end) ?? "";
  const about = aboutOf(facetId, mining);
  const named = about === undefined ? units : units.filter((unit) => about.test(textOf(unit)));
  const meant = facetId === "sturdy" ? named.filter(({ opinion }) => !IS_THICK.test(opinion)) : named;
  const reports = meant.filter((unit) => unit.mood === "report");
  const part = PART_QUESTIONS.has(facetId) ? partOf(reports, mining) : null;
  const ofPart = meant.filter(({ target }) => target === part);
  const isNamed = part !== null && reviewIdsOf(ofPart).size >= floor;
  const isMissing = (unit: Unit): boolean => MISSING.test(textOf(unit));
  if (isNamed && (facetId !== "defect" || ofPart.filter(isMissing).length * 2 > ofPart.length))
    return { part, units: ofPart };
  return { part: facetId === "fasteners" ? fastenersIn(meant, textOf) : null, units: meant };
};
