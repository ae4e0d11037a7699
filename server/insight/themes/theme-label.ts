import type { Theme } from "../../../events/result/result.ts";
import type { Facet } from "../facets/facet.ts";
import type { Product } from "../product.ts";
import { isNegated } from "../text/negation.ts";
import { wordPolarity } from "../text/opinion-words.ts";
import { wordTable } from "../text/word-table.ts";
import { clauseText } from "../units/misreadings/misreading.ts";
import type { Unit } from "../units/unit.ts";
import { facetName } from "./facet-names.ts";
import { plainNoun } from "./noun-groups.ts";
import { HAPPENINGS, sharedWord } from "./shared-word.ts";
import { toldVariants, variantLabel } from "./variants.ts";

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const lowerFirst = (text: string): string =>
  /^[A-Z]{2}/.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);

/** The value most units have; the first in the alphabet where several do. */
export const mostFrequent = (values: readonly string[], weigh: (value: string) => number = () => 1): string => {
  const counts = new Map<string, number>();
  for (const value of values) if (value !== "") counts.set(value, (counts.get(value) ?? 0) + weigh(value));
  return [...counts].toSorted((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))[0]?.[0] ?? "";
};

const DEGREE =
  /\b(?:very|really|so|super|extremely|pretty|quite|too|just|absolutely|incredibly|a bit|a little|little|bit|also|even|such|a|an|the|is|are|was|were|most|more|all|way|still|definitely|totally|always)\b\s*/g;

const FEELINGS: ReadonlyMap<string, string> = wordTable({
  love: "loved",
  loves: "loved",
  loved: "loved",
  like: "liked",
  likes: "liked",
  liked: "liked",
  enjoy: "enjoyed",
  enjoys: "enjoyed",
  hate: "disliked",
  hates: "disliked",
  hated: "disliked",
  appreciate: "appreciated",
  recommend: "recommended",
  thank: "praised",
  thanks: "praised",
  works: "works",
  best: "the best",
});

const VAGUE = new Set(
  "good great nice bad loved liked enjoyed excellent amazing awesome perfect fantastic wonderful fine superb outstanding incredible disliked praised appreciated problem issue".split(
    " ",
  ),
);

const IS_ACTION = /^(?:doesn't|don't|didn't|won't|can't|never|does not|do not|will not|did not) /;

const isOneWord = (text: string): boolean => !text.includes(" ");

/** Feelings of the reviewer, said of the thing. */
const OF_PERSONS: ReadonlyMap<string, string> = wordTable({
  happy: "liked",
  pleased: "liked",
  satisfied: "liked",
  impressed: "liked",
  disappointed: "disappoints",
  unhappy: "disappoints",
  upset: "disappoints",
});

const isTurned = ({ clause, opinion }: Unit): boolean => {
  const last = opinion.split(" ").at(-1) ?? "";
  const index = clause.tokens.findIndex((token) => token.lower === last);
  return index !== -1 && isNegated(clause.tokens, index);
};

/** "back in", "throw": said of something that the words do not name. */
const CUT_OFF = /(?:^| )(?:in|on|of|to|for|with|at|into|over|and|like|throw|threw|my|your|his|her|its|our|their|the)$/;

/** "dead after": how long it took is cut off, and what happened is not. */
const TIME_CUT_OFF = / (?:after|within|during|before|since)$/;

/** What is "better" or "nicer" is compared with something that a label does not name. */
const COMPARED = /^(?:better|worse|nicer)$/;

/** "wo nt grip", "nt grip": denials as they are typed. */
const WILL_NOT = /^wo ?nt (?=\p{L}{3})/u;
const DOES_NOT = /^(?:(?:do|does|did) )?nt (?=\p{L}{3})|^n['’]t (?=\p{L}{3})/u;

/** What judges only beside another word. */
const SMALL =
  /^(?:no|not|be|is|are|like|right|well|even|please|quality|returning it|(?:not )?(?:problems?|issues?|complaints?|gripes?|downsides?|flaws?|troubles?|hassles?|defects?))$/;

/** "easily", "properly": how something goes, and not what it is like. */
const ADVERB =
  /^(?!(?:bubbly|chilly|costly|crumbly|curly|deadly|early|friendly|lively|lovely|lumpy|oily|orderly|silly|smelly|ugly|wobbly|wooly|wrinkly)$)\p{L}{3,}ly$/u;

/** "did not list" what? The object is cut off. */
const NEEDS_OBJECT =
  /\b(?:accept|allow|contain|cover|explain|find|give|include|list|match|mention|offer|present|provide|recogni[sz]e|show|state|support|take)s?$/;

/** "the crashes stopped": praise that names a failure. */
const FAILURE = /^(?:crash|freez|frozen?|hang|skip|drop|fail|die|quit)\p{L}*$/u;

/** An opinion in its plain form: "very comfortable" is "comfortable"; "comfortable" after "not" is "not comfortable". */
const plainOpinion = (unit: Unit): string => {
  const { opinion, polarity, target } = unit;
  const plain = opinion
    .replace(DEGREE, "")
    .replace(WILL_NOT, "will not ")
    .replace(DOES_NOT, "does not ")
    .replace(TIME_CUT_OFF, "")
    .split(/\s+/)
    .filter((word) => word !== "" && plainNoun(word) !== plainNoun(target))
    .join(" ");
  if (
    plain === "" ||
    plain === target ||
    SMALL.test(plain) ||
    ADVERB.test(plain) ||
    NEEDS_OBJECT.test(plain) ||
    plain.split(" ").length > 4 ||
    CUT_OFF.test(plain) ||
    COMPARED.test(plain)
  )
    return "";
  const named = FEELINGS.get(plain) ?? OF_PERSONS.get(plain) ?? plain;
  if (!isOneWord(plain)) return IS_ACTION.test(plain) ? named : plain.split(" ").length > 2 ? "" : named;
  if (polarity > 0 && FAILURE.test(plain)) return "";
  const own = wordPolarity({ text: plain, lower: plain, lemma: plain, pos: "ADJ", known: true, start: 0, end: 0 });
  if (own === 0 || own === polarity) return named;
  if (!isTurned(unit)) return "";
  return OF_PERSONS.get(plain) === undefined ? `not ${named}` : own > 0 ? "disappoints" : "liked";
};

const sideOf = (units: readonly Unit[], kind: Theme["kind"]): Unit[] =>
  kind === "mixed" ? [...units] : units.filter((unit) => unit.polarity === (kind === "praise" ? 1 : -1));

/** Words that begin alike are forms of one word: "obstructs", "obstructed". */
const STEM = 5;

/** The opinions that most units have, the more telling first. */
export const opinionsOf = (units: readonly Unit[], most: number): string[] => {
  const first = mostFrequent(units.map(plainOpinion), (opinion) => (VAGUE.has(opinion) ? 0.4 : 1));
  if (first === "" || most === 1) return first === "" ? [] : [first];
  const isOther = (opinion: string): boolean => opinion.slice(0, STEM) !== first.slice(0, STEM) && !VAGUE.has(opinion);
  const rest = units.filter((unit) => isOther(plainOpinion(unit)));
  return [first, ...opinionsOf(rest, most - 1)];
};

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

/** Of several who praise a part, one alone does not say what they praise. */
const isOneOfSeveral = (units: readonly Unit[], opinion: string): boolean => {
  const reviews = (some: readonly Unit[]): number => new Set(some.map(({ reviewId }) => reviewId)).size;
  return reviews(units) > SEVERAL && reviews(units.filter((unit) => plainOpinion(unit) === opinion)) < SEVERAL;
};

/** Of two or more who blame a part, one alone does not say for all what is wrong with it. */
const isToldByOne = (blaming: readonly Unit[], opinion: string): boolean => {
  const reviews = (some: readonly Unit[]): number => new Set(some.map(({ reviewId }) => reviewId)).size;
  return reviews(blaming) > 1 && reviews(blaming.filter((unit) => plainOpinion(unit) === opinion)) === 1;
};

/** Whether the opinions of one side say that a part is good or bad and not, of one voice for all, in what way. */
export const isVague = (told: readonly Unit[], kind: Theme["kind"]): boolean => {
  const [first, second] = opinionsOf(told, kind === "complaint" ? 2 : 1);
  if (first === undefined || VAGUE.has(first) || /^the (?:best|worst)$/.test(first)) return true;
  return kind === "praise" ? isOneOfSeveral(told, first) : second === undefined && isToldByOne(told, first);
};

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
  variantLabel(toldVariants(id, ofSign(units, sign)), ofSkinOrHair(sign > 0 ? praise : complaint, units));

const facetLabel = (given: Facet, { units, kind, sides, product }: Named): string => {
  const { desire, value, id } = given;
  const [praise, complaint] = [sideLabel(given, units, 1), sideLabel(given, units, -1)];
  if (id === "repeat" && kind === "mixed" && sides.positive > 0 && sides.negative > 0) return repeatLabel(sides);
  const name = ofSkinOrHair(facetName(given), units);
  const told = [name, praise, complaint, desire, value, product.name, product.noun, product.wearer].join(" ");
  const why = (sign: 1 | -1): string => {
    const [only, other] = toldVariants(id, ofSign(units, sign));
    return only !== undefined && other === undefined ? lowerFirst(only.label) : sharedWord(ofSign(units, sign), told);
  };
  if (kind === "mixed") return bothSides(name, sides, why);
  const shared = (sign: 1 | -1): string => (toldVariants(id, ofSign(units, sign)).length > 0 ? "" : why(sign));
  if (kind === "praise") return `${praise}${inBrackets(shared(1))}${whoDiffer(sides.negative, "complain")}`;
  const part = OF_PARTS.has(id) || id === NAMES_ITS_PARTS ? blamedPart(units, product.noun) : "";
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
