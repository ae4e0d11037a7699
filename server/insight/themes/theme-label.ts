import type { Theme } from "../../../events/result/result.ts";
import { isOfKnownKind } from "../facets/all-facets.ts";
import type { Facet } from "../facets/facet.ts";
import type { Product } from "../product/product.ts";
import { capitalized } from "../statements/clean-statement.ts";
import { clauseText } from "../units/misreadings/misreading.ts";
import type { Unit } from "../units/unit.ts";
import { facetName } from "./facet-names.ts";
import { isNamedByWord, namedByWord } from "./named-by-word.ts";
import { HAPPENINGS, sharedWord } from "./shared-word.ts";
import { IS_ACTION, isOneOfSeveral, isToldByOne, isTurned, mostFrequent, opinionsOf, VAGUE } from "./told-opinions.ts";
import { toldVariants, variantText } from "./variants.ts";

const lowerFirst = (text: string): string =>
  /^[A-Z]{2}/.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);

const sideOf = (units: readonly Unit[], kind: Theme["kind"]): Unit[] =>
  kind === "mixed" ? [...units] : units.filter((unit) => unit.polarity === (kind === "praise" ? 1 : -1));

const COUNTING = /^(?:several|some|few|many|most|two|three|other|extra|whole|entire|first|second) /;

/** "catcher in the front" is the catcher. */
const PLACING = / (?:in|on|at|for|with|from|to) .*$/;

const termOf = (unit: Unit): string => unit.term.replace(COUNTING, "").replace(PLACING, "");

/** What reviewers call the part that a theme is about: "stakes". */
export const nameOf = (units: readonly Unit[]): string => {
  const full = mostFrequent(units.map(termOf));
  const head = mostFrequent(units.map((unit) => unit.target));
  return full !== "" && units.filter((unit) => termOf(unit) === full).length * 2 > units.length ? full : head;
};

/** What is told of both sides of a theme on which reviews differ: how many there are, and a word for why. */
type Sides = { positive: number; negative: number };

const inBrackets = (words: string): string => (words === "" ? "" : ` (${words})`);

const bothSides = (name: string, { positive, negative }: Sides, why: (sign: 1 | -1) => string): string => {
  if (positive === 0 || negative === 0) return `${name}: opinions differ`;
  const [praise, complain] = [positive === 1 ? "praises" : "praise", negative === 1 ? "complains" : "complain"];
  return `${name}: ${positive} ${praise}${inBrackets(why(1))}, ${negative} ${complain}${inBrackets(why(-1))}`;
};

const SEVERAL = 2;

/** How many see it the other way round, where it is not one alone. */
const whoDiffer = (others: number, what: string): string => (others < SEVERAL ? "" : `, but ${others} ${what}`);

const ofSign = (units: readonly Unit[], sign: 1 | -1): Unit[] => units.filter(({ polarity }) => polarity === sign);

const nounLabel = (units: readonly Unit[], kind: Theme["kind"], sides: Sides): string => {
  const name = capitalized(nameOf(units));
  if (kind === "mixed")
    return bothSides(name, sides, (sign) => opinionsOf(ofSign(units, sign), 1).find((each) => !VAGUE.has(each)) ?? "");
  const [first, second] = opinionsOf(sideOf(units, kind), kind === "complaint" ? 2 : 1);
  if (first === undefined || (kind === "praise" && isOneOfSeveral(sideOf(units, kind), first)))
    return kind === "praise" ? `${name}: well liked` : `${name}: trouble`;
  if (kind === "complaint" && isToldByOne(ofSign(units, -1), first))
    return second === undefined ? `${name}: trouble` : `${name}: ${first}, ${second}`;
  if (IS_ACTION.test(first)) return `${name} ${first}`;
  return second === undefined || IS_ACTION.test(second) ? `${name}: ${first}` : `${name}: ${first}, ${second}`;
};

const thirdPerson = (verb: string): string =>
  /(?:s|sh|ch|x|z|o)$/.test(verb) ? `${verb}es` : /[^aeiou]y$/.test(verb) ? `${verb.slice(0, -1)}ies` : `${verb}s`;

/** What a thing sounds or looks like is good or bad: it does not "sound well". */
const SENSES = new Set(["look", "sound", "smell", "taste", "feel"]);

const verbLabel = (verb: string, units: readonly Unit[], kind: Theme["kind"], sides: Sides): string => {
  const name = capitalized(thirdPerson(verb));
  if (kind === "mixed") return bothSides(name, sides, () => "");
  const [opinion = ""] = opinionsOf(sideOf(units, kind), 1);
  const says = opinion !== "" && opinion !== "like" && !opinion.includes(verb);
  if (SENSES.has(verb) && !says) return `${name} ${kind === "complaint" ? "bad" : "good"}`;
  if (kind === "complaint" && !says) return `Does not ${verb}`;
  return says ? `${name} ${opinion}` : `${name} well`;
};

/** Facets whose complaint is about a part more often than about the whole. */
const OF_PARTS = new Set(["durability", "rust", "sturdy", "finish", "stability", "defect", "secure"]);

/** The facet whose complaint names several parts, so that the one that is meant stands behind it. */
const NAMES_ITS_PARTS = "fasteners";

/** The part that at least half of a facet's complaints name, or "". */
export const blamedPart = (units: readonly Unit[], productNoun: string): string => {
  const blaming = units.filter((unit) => unit.polarity < 0);
  const isPart = (noun: string): boolean => noun !== productNoun && !HAPPENINGS.has(noun);
  const part = mostFrequent(blaming.map(({ target }) => (isPart(target) ? target : "")));
  const reviews = (some: readonly Unit[]): number => new Set(some.map((unit) => unit.reviewId)).size;
  const naming = reviews(blaming.filter((unit) => unit.target === part));
  return naming >= 2 && naming * 2 >= reviews(blaming) ? part : "";
};

type Named = { units: readonly Unit[]; kind: Theme["kind"]; sides: Sides; product: Product };

/** Whether every complaint of a facet names the part, so that their number may be given for it. */
export const blamesOnly = (units: readonly Unit[], part: string): boolean => {
  const blaming = units.filter((unit) => unit.polarity < 0);
  const naming = new Set(blaming.filter((unit) => unit.target === part).map((unit) => unit.reviewId));
  return blaming.every((unit) => naming.has(unit.reviewId));
};

const HAIR = /\b(?:hair|curls?|strands?|scalp|lash(?:es)?|brows?|locs|braids?|frizz\w*)\b/i;
const BOTH = /(s)kin (?:and|or) hair/i;

/** "skin and hair" of a facet is the one of them that clauses speak of. */
export const ofSkinOrHair = (text: string, units: readonly Unit[]): string => {
  if (!BOTH.test(text)) return text;
  const told = units.map(({ clause }) => clauseText(clause));
  const ofHair = told.filter((words) => HAIR.test(words)).length;
  if (ofHair === 0) return text.replace(BOTH, "$1kin");
  return ofHair === told.length ? text.replace(BOTH, (_, first: string) => (first === "S" ? "Hair" : "hair")) : text;
};

/** Who buys again praises and who sends back blames, but neither is told by the name of the other. */
const repeatLabel = ({ positive, negative }: Sides): string =>
  `Bought again or recommended by ${positive}, sent back or warned against by ${negative}`;

/** What one side of a facet is told by, in the words of what its opinions say where the name offers several things. */
const sideLabel = ({ id, praise, complaint }: Facet, units: readonly Unit[], sign: 1 | -1): string =>
  variantText(toldVariants(id, ofSign(units, sign)), "label", ofSkinOrHair(sign > 0 ? praise : complaint, units));

const facetLabel = (given: Facet, { units, kind, sides, product }: Named): string => {
  const { desire, value, id } = given;
  const [praise, complaint] = [sideLabel(given, units, 1), sideLabel(given, units, -1)];
  if (id === "repeat" && kind === "mixed" && sides.positive > 0 && sides.negative > 0) return repeatLabel(sides);
  const name = namedByWord(id, units, ofSkinOrHair(facetName(given), units));
  const told = [name, praise, complaint, desire, value, product.name, product.noun, product.wearer].join(" ");
  const why = (sign: 1 | -1): string => {
    const [only, other] = toldVariants(id, ofSign(units, sign));
    const isWhy = only !== undefined && other === undefined && !isNamedByWord(id);
    if (isWhy) return lowerFirst(only.label);
    return isOfKnownKind(given) ? "" : sharedWord(ofSign(units, sign), told);
  };
  if (kind === "mixed") return bothSides(name, sides, why);
  const shared = (sign: 1 | -1): string => (toldVariants(id, ofSign(units, sign)).length > 0 ? "" : why(sign));
  if (kind === "praise") return `${praise}${inBrackets(shared(1))}${whoDiffer(sides.negative, "complain")}`;
  const isNamed = id === NAMES_ITS_PARTS && toldVariants(id, ofSign(units, -1)).length === 0;
  const part = OF_PARTS.has(id) || isNamed ? blamedPart(units, product.noun) : "";
  const blame =
    part === "" || id === NAMES_ITS_PARTS || !blamesOnly(units, part)
      ? `${complaint}${inBrackets(part === "" ? shared(-1) : part)}`
      : `${capitalized(part)}: ${lowerFirst(complaint)}`;
  return `${blame}${whoDiffer(sides.positive, "praise")}`;
};

const wordLabel = (word: string, { units, kind, sides }: Named): string => {
  if (kind === "mixed") return bothSides(capitalized(word), sides, () => "");
  const isTurnedRound = units.filter(isTurned).length * 2 > units.length;
  return isTurnedRound ? `Not ${word}` : capitalized(word);
};

/** What a theme is called, as a person would say it. */
export const labelOf = (key: string, facet: Facet | null, named: Named): string => {
  const { units, kind, sides } = named;
  if (facet !== null) return facetLabel(facet, named);
  if (key === "whole")
    return kind === "praise"
      ? "Liked as a whole"
      : kind === "complaint"
        ? "Disappoints as a whole"
        : bothSides("The product as a whole", sides, () => "");
  if (key.startsWith("word:")) return wordLabel(key.slice(5), named);
  return key.startsWith("verb:") ? verbLabel(key.slice(5), units, kind, sides) : nounLabel(units, kind, sides);
};
