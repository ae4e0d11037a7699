import { SPELLED } from "../../insight/text/number-words.ts";
import { brandOf } from "../rules/brand.ts";
import { materialsIn } from "../words/materials.ts";
import { quantitiesIn } from "../words/quantities.ts";
import { PROPER_NAMES } from "../words/title-case.ts";
import { segmentsOf } from "./short-facts.ts";

/** A fact of the seller in a form that can stand in a bullet, and the facets it belongs to. */
export type SellerPoint = {
  text: string;
  /** A shorter form, for a line that says the rest already; or "". */
  brief: string;
  facets: readonly string[];
  /** Whether both sets may hold it: a clause of the seller's own bullets. */
  isFact: boolean;
};

export type SellerText = { productName: string; currentTitle: string };

const VOLUME = ["capacity", "cold", "hot", "amount"];
const LENGTH = ["length", "reach", "compact", "sizing", "kinks", "packAway", "carry", "cord"];
const WEIGHT = ["weight", "carry", "amount", "packAway"];
const ROOM = ["capacity", "setup", "breathable", "wet", "packAway"];
const POWER = ["power", "light"];
const COUNT = ["value", "amount", "gift", "engagement"];
const MATERIAL = [
  "sturdy",
  "durability",
  "rust",
  "finish",
  "skin",
  "comfort",
  "taste",
  "texture",
  "cleaning",
  "looks",
  "weight",
];

const FACETS_OF_UNIT: Readonly<Record<string, readonly string[]>> = {
  ounce: VOLUME,
  milliliter: VOLUME,
  liter: VOLUME,
  gallon: VOLUME,
  quart: VOLUME,
  cup: VOLUME,
  inch: LENGTH,
  centimeter: LENGTH,
  millimeter: LENGTH,
  meter: LENGTH,
  foot: LENGTH,
  pound: WEIGHT,
  gram: WEIGHT,
  kilogram: WEIGHT,
  person: ROOM,
  watt: POWER,
  volt: ["power", "battery"],
  mah: ["battery"],
  hour: ["battery", "cold", "hot"],
  piece: COUNT,
  pack: COUNT,
  player: ["fun", "engagement", "ageFit"],
  page: ["pages", "story"],
  serving: ["amount", "taste"],
};

const SIZED = new Set("ounce milliliter liter gallon quart inch centimeter foot meter person pound".split(" "));
const LONGEST_WORDS = 6;

/** "4 person" is spelled out, "32oz" gets its space; the number itself stays. */
const spaced = (text: string): string =>
  text
    .replace(/(\d)(\p{L})/gu, "$1 $2")
    .replace(/^(\d)(?=[ -](?:person|players?|pieces?|packs?)\b)/i, (digit) => SPELLED[Number(digit)] ?? digit)
    .replace(/(?<!\p{L})\p{Lu}\p{Ll}+/gu, (word) => (PROPER_NAMES.has(word.toLowerCase()) ? word : word.toLowerCase()));

const ofName = (name: string): SellerPoint[] =>
  quantitiesIn(name)
    .filter((quantity) => SIZED.has(quantity.unit))
    .map((quantity) => ({
      text: `${spaced(quantity.text)} size`,
      facets: FACETS_OF_UNIT[quantity.unit] ?? [],
      brief: "",
      isFact: false,
    }));

const CLAIMING = /[!?™®©]|\b(?:best|perfect|premium|luxur\w+|guarantee|amazing|ultimate|eco|proof|free)\b/i;

/** The facets to which the measures of a text belong. */
export const facetsOfMeasures = (text: string): string[] =>
  quantitiesIn(text).flatMap((quantity) => FACETS_OF_UNIT[quantity.unit] ?? []);

const ofSegment = (segment: string): SellerPoint[] => {
  const facets = [...facetsOfMeasures(segment), ...(materialsIn(segment).length > 0 ? MATERIAL : [])];
  const words = segment.split(/\s+/).length;
  if (facets.length === 0 || words < 2 || words > LONGEST_WORDS || CLAIMING.test(segment)) return [];
  return [{ text: spaced(segment), facets, brief: "", isFact: false }];
};

/** What name and title state of sizes, counts and materials, ready for copy; nothing is altered or added. */
export const findSellerPoints = ({ productName, currentTitle }: SellerText): SellerPoint[] => {
  const inName = productName.toLowerCase();
  const brand = brandOf(productName).toLowerCase();
  const isOther = (segment: string): boolean =>
    !inName.includes(segment) && (brand === "" || !segment.startsWith(brand));
  const segments = segmentsOf(currentTitle).filter((segment) => isOther(segment.toLowerCase()));
  const points = [...ofName(productName), ...segments.flatMap(ofSegment)];
  return points.filter((point, index) => points.findIndex((other) => other.text === point.text) === index);
};
