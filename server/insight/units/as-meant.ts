import { FACETS } from "../facets/all-facets.ts";
import type { FacetReading } from "../facets/reading.ts";
import type { Token } from "../text/analyse.ts";
import { underItsMatter } from "./matters/under-its-matter.ts";
import { misreadingsOf } from "./misreadings/all-misreadings.ts";
import { faultAfter } from "./misreadings/compounds.ts";
import type { Reading } from "./misreadings/misreading.ts";
import type { Unit } from "./unit.ts";

const lowers = (tokens: readonly Token[]): string[] => tokens.map((token) => token.lower);

const inside = ({ tokens, from, to }: Reading): readonly Token[] => tokens.slice(from, to);

const LENGTH = /\b(?:short|shorter|long|longer|length|reach|reaches|far|stretch|extension|enough cord)\b/;
/** Facets whose name says more than that a part is bad: a charger that gets hot is no short cord. */
const NAMED_BY: Readonly<Record<string, RegExp>> = { cord: LENGTH };

/** A unit with its clause's tokens and the places that carry it. */
export const readingOf = (unit: Unit): Reading => {
  const { tokens } = unit.clause;
  const from = tokens.findIndex((token) => token.end > unit.start);
  const end = tokens.findIndex((token) => token.start >= unit.end);
  return { unit, tokens, from: Math.max(0, from), to: end === -1 ? tokens.length : end };
};

const ON_ARRIVAL =
  /\b(?:arriv\w+|came (?:broken|cracked|bent)|shipped|shipping|shipment|delivered|delivery|carrier|fedex|ups|usps|post office|out of the box|in the (?:box|mail|package|packaging)|unpack\w*|opened the (?:box|package))\b/;
const DEFECT = FACETS.find(({ id }) => id === "defect");

/** What was broken when it came did not wear out. */
const ofArrival = (unit: Unit): Unit =>
  unit.facet?.id === "durability" &&
  unit.polarity < 0 &&
  DEFECT !== undefined &&
  ON_ARRIVAL.test(lowers(unit.clause.sentence.tokens).join(" "))
    ? { ...unit, facet: DEFECT, key: DEFECT.id }
    : unit;

/** A part under its own name where the facet's would say more than the reviewer does. */
const underOwnName = (reading: Reading, unit: Unit): Unit => {
  const words = NAMED_BY[unit.facet?.id ?? ""];
  const told = lowers(unit.clause.tokens).join(" ");
  const says = words === undefined || words.test(told) || (unit.polarity > 0 && /\busb\b/.test(told));
  const part = unit.target || (inside(reading).find(({ pos }) => pos === "NOUN")?.lemma ?? "");
  return says || part === ""
    ? unit
    : { ...unit, facet: null, key: `noun:${part}`, target: part, term: unit.term || part };
};

/** A unit as it is meant, or none where its words say nothing of the product. */
export const asMeant = (unit: Unit, read: FacetReading): Unit[] => {
  if (unit.mood !== "report") return [unit];
  const reading = readingOf(unit);
  const found = misreadingsOf(unit).find(({ is }) => is(reading));
  switch (found?.why) {
    case "nothing":
      return [];
    case "opposite":
      return [{ ...unit, polarity: unit.polarity > 0 ? -1 : 1, opinion: faultAfter(reading) || unit.opinion }];
    case "other-product":
      return [{ ...unit, mood: "other-product" }];
    default:
      return underItsMatter(reading, read).map((meant) => underOwnName({ ...reading, unit: meant }, ofArrival(meant)));
  }
};
