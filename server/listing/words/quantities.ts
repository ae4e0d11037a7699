import { NUMBER_IN_WORDS, numberOf } from "../../insight/text/number-words.ts";

/** A number with what it counts: "24 hours", "32 oz", "set of two". */
export type Quantity = { value: number; unit: string; start: number; end: number; text: string };

const UNITS: readonly (readonly [string, string])[] = [
  ["hour", "hours?|hrs?"],
  ["minute", "minutes?|mins?"],
  ["day", "days?"],
  ["week", "weeks?"],
  ["month", "months?"],
  ["year", "years?|yrs?"],
  ["ounce", "fl\\.? ?oz|oz|ounces?"],
  ["pound", "lbs?|pounds?"],
  ["gram", "g|grams?"],
  ["kilogram", "kg|kilos?|kilograms?"],
  ["milligram", "mg|milligrams?"],
  ["milliliter", "ml|milliliters?|millilitres?"],
  ["liter", "l|liters?|litres?"],
  ["gallon", "gal|gallons?"],
  ["quart", "qt|quarts?"],
  ["cup", "cups?"],
  ["inch", "inch(?:es)?|in(?=$|[\\s,;)])(?! the)"],
  ["centimeter", "cm|centimeters?|centimetres?"],
  ["millimeter", "mm|millimeters?|millimetres?"],
  ["meter", "m|meters?|metres?"],
  ["foot", "ft|feet|foot"],
  ["mile", "miles?"],
  ["watt", "w|watts?"],
  ["volt", "v|volts?"],
  ["mah", "mah"],
  ["psi", "psi"],
  ["mph", "mph"],
  ["degree", "degrees?|°[cf]?"],
  ["percent", "%|percent"],
  ["piece", "pieces?|pcs?|count|ct"],
  ["pack", "packs?|pk"],
  ["person", "persons?|people"],
  ["player", "players?"],
  ["page", "pages?"],
  ["serving", "servings?"],
  ["setting", "settings?|modes?|levels?|speeds?"],
];

const UNIT = new RegExp(`^[\\s-]?(?:${UNITS.map(([, forms]) => `(${forms})`).join("|")})(?![\\p{L}\\p{N}])`, "iu");

const NUMBER = new RegExp(`(?<![\\p{L}\\p{N}.,])(\\d{1,7}(?:[.,]\\d{1,3})*|${NUMBER_IN_WORDS})(?!\\p{N})`, "giu");
/** Matches wherever a number does, and is tried faster. */
const MAY_COUNT = new RegExp(`\\d|${NUMBER_IN_WORDS}`, "iu");

const PACK_OF = /(?:pack|set|box|case|pair) of $/i;

const valueOf = (text: string): number => numberOf(text) ?? Number(text.replace(/,(?=\d{3}\b)/g, "").replace(",", "."));

const unitAfter = (rest: string): { unit: string; length: number } | null => {
  const match = UNIT.exec(rest);
  if (match === null) return null;
  const at = match.slice(1).findIndex((group) => group !== undefined);
  return { unit: UNITS[at]?.[0] ?? "", length: match[0].length };
};

const numbersIn = (text: string): Quantity[] =>
  (MAY_COUNT.test(text) ? [...text.matchAll(NUMBER)] : []).flatMap((match): Quantity[] => {
    const start = match.index;
    const after = start + match[0].length;
    const packed = PACK_OF.test(text.slice(Math.max(0, start - 8), start));
    const found = packed ? { unit: "pack", length: 0 } : unitAfter(text.slice(after, after + 16));
    if (found === null && !/\d/.test(match[0])) return [];
    const end = after + (found?.length ?? 0);
    return [{ value: valueOf(match[0]), unit: found?.unit ?? "", start, end, text: text.slice(start, end) }];
  });

const AN_HOUR =
  /(?<!\b(?:half|quarter of|times|once|twice|every|per|miles) )\ban (hour)\b(?! (?:and a half|and a quarter|or two|ago|away|later|each|a day))/giu;
const MAY_BE_AN_HOUR = /\ban hour\b/iu;

const hoursIn = (text: string): Quantity[] =>
  (MAY_BE_AN_HOUR.test(text) ? [...text.matchAll(AN_HOUR)] : []).map(({ 0: found, index }) => ({
    value: 1,
    unit: "hour",
    start: index,
    end: index + found.length,
    text: found,
  }));

/** Every number with a unit in a text; a bare numeral counts with the unit "", a bare number word does not. */
export const quantitiesIn = (text: string): Quantity[] => [...numbersIn(text), ...hoursIn(text)];

export const sameQuantity = (a: Quantity, b: Quantity): boolean => a.value === b.value && a.unit === b.unit;

const COUNTS = new Set(["", "piece"]);

/** Whether the seller's figure states one of the copy's: a number of pieces is a number of things, "43pcs Bits" are 43 bits. */
export const statesQuantity = (fact: Quantity, said: Quantity): boolean =>
  sameQuantity(fact, said) || (fact.value === said.value && COUNTS.has(fact.unit) && COUNTS.has(said.unit));
