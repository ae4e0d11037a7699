import { COLORS } from "../../insight/product/product-words.ts";
import { wordsOf } from "./fold.ts";

const SIZE =
  /^(?:\d{1,3}(?:[-–]\d{1,3})? ?mmhg|(?:size|pack|set|box|case) (?:of )?\d{1,4}|\d+(?:[.,/]\d+)*(?:[ -]\d{1,2}\/\d{1,2})?(?: ?[x×] ?\d+(?:[.,]\d+)?){0,2}[ -]?(?:fl\.? ?)?(?:oz|ounces?|ml|l|liters?|litres?|lbs?|pounds?|kg|g|grams?|mg|inch(?:es)?|in|cm|mm|ft|feet|foot|yards?|m|w|watts?|v|volts?|mah|ah|gb|tb|quarts?|qt|gallons?|gal|packs?|pk|counts?|ct|pcs|pieces?|pairs?|sets?|servings?|capsules?|tablets?|sheets?|person))$/i;

/** "2.4G" and "5G" are bands and networks; "5 g" is a weight. */
const OF_RADIO = /^(?:2\.4 ?[gG]|[3-6] ?G)$/;

/** "32 oz", "2 Pack", "Black": what tells one variant from another. */
export const isVariant = (text: string): boolean =>
  (SIZE.test(text) && !OF_RADIO.test(text)) ||
  (wordsOf(text).length > 0 && wordsOf(text).every((word) => COLORS.has(word.toLowerCase())));

/** Units as labels print them; all others are written small. */
const PRINTED = new Map([
  ["v", "V"],
  ["w", "W"],
  ["kw", "kW"],
  ["wh", "Wh"],
  ["mah", "mAh"],
  ["ah", "Ah"],
  ["gb", "GB"],
  ["tb", "TB"],
  ["l", "L"],
]);

/** Units in mixed case that stand apart from their number. */
const MIXED = new Map(
  ["Pa", "kPa", "hPa", "dB", "dBA", "Hz", "kHz", "MHz", "GHz", "mmHg", "kWh", "mph"].map((unit) => [
    unit.toLowerCase(),
    unit,
  ]),
);

/** Whether a unit is printed in small and capital letters, apart from its number: "55 dB", "20 mmHg". */
export const isMixedUnit = (unit: string): boolean => MIXED.has(unit.toLowerCase());

/** How a unit of measure is printed behind its number: "20V", "3.2L", "32 oz", "55 dB". */
export const printedUnit = (unit: string): string =>
  PRINTED.get(unit.toLowerCase()) ?? MIXED.get(unit.toLowerCase()) ?? unit.toLowerCase();

const GLUED =
  /(?<![\p{L}\p{N}])(\d[\d.,]*)(?=(?:oz|ml|cm|mm|km|kg|mg|lbs?|ft|inch(?:es)?|[kh]?pa|dba?|[kmg]?hz|mmhg|mah|rpm|psi|lm|hrs?|pcs|gb|tb)(?![\p{L}\p{N}]))/giu;

/** A text with a space between each number and its unit: "2000 Pa", "7.6 cm". */
export const withUnitsApart = (text: string): string => text.replace(GLUED, "$1 ");

/** Whether a unit stands close behind its number, as sellers write it: "20V", "1500W". */
export const standsClose = (unit: string): boolean => PRINTED.has(unit.toLowerCase());

const PIECES = /^(\d{1,4})[ -]?(pcs?|pieces?|pk|ct)$/i;

/** A count in words that a shopper reads: "43 Pieces", "2 Pack", "100 Count". */
export const readableCount = (size: string): string => {
  const [, count = "", unit = ""] = PIECES.exec(size) ?? [];
  if (count === "") return size;
  if (/^pk$/i.test(unit)) return `${count} Pack`;
  if (/^ct$/i.test(unit)) return `${count} Count`;
  return `${count} ${count === "1" ? "Piece" : "Pieces"}`;
};

/** Milliliters, grams and millimeters in each unit; an ounce may be one of a weight or of a volume. */
const IN_METRIC: readonly (readonly [RegExp, "volume" | "weight" | "length", number])[] = [
  [/^(?:fl ?)?(?:oz|ounces?)$/, "volume", 29.57],
  [/^ml$/, "volume", 1],
  [/^(?:l|liters?|litres?)$/, "volume", 1000],
  [/^(?:qt|quarts?)$/, "volume", 946],
  [/^(?:gal|gallons?)$/, "volume", 3785],
  [/^(?:oz|ounces?)$/, "weight", 28.35],
  [/^(?:lbs?|pounds?)$/, "weight", 453.6],
  [/^(?:g|grams?)$/, "weight", 1],
  [/^kg$/, "weight", 1000],
  [/^(?:in|inch|inches)$/, "length", 25.4],
  [/^cm$/, "length", 10],
  [/^mm$/, "length", 1],
  [/^(?:ft|feet|foot)$/, "length", 304.8],
  [/^m$/, "length", 1000],
];

const MEASURED = /^(\d+(?:\.\d+)?) ?((?:fl\.? ?)?\p{L}+)$/iu;
/** "108 oz" is given as "3.2 L", which is rounded. */
const TOLERANCE = 0.05;

const amountsOf = (size: string): { of: string; amount: number }[] => {
  const [, number = "", unit = ""] = MEASURED.exec(size.toLowerCase()) ?? [];
  const plain = unit.replace(".", "");
  return number === ""
    ? []
    : IN_METRIC.filter(([pattern]) => pattern.test(plain)).map(([, of, each]) => ({
        of,
        amount: Number(number) * each,
      }));
};

const unspaced = (text: string): string => text.toLowerCase().replace(/[\s-]/g, "");

/** Whether two sizes are the same one, spelled otherwise or in another unit: "0.9L" and "0.9 l", "11 lb" and "5 kg". */
export const isSameSize = (a: string, b: string): boolean =>
  unspaced(a) === unspaced(b) ||
  amountsOf(a).some((one) =>
    amountsOf(b).some((other) => one.of === other.of && Math.abs(one.amount - other.amount) <= TOLERANCE * one.amount),
  );

/** Whether a text gives a size already: "1875W Dryer" that of "1875 w". */
export const namesSize = (text: string, size: string): boolean =>
  /\d/.test(size) && unspaced(text).includes(unspaced(size));

/** Sizes once each, however they are spelled, in their readable form. */
export const distinctSizes = (sizes: readonly string[]): string[] =>
  sizes
    .map(readableCount)
    .reduce<string[]>((kept, size) => (kept.some((other) => isSameSize(other, size)) ? kept : [...kept, size]), []);
