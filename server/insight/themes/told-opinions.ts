import type { Theme } from "../../../events/result/result.ts";
import { plainNoun } from "../aspects/noun-groups.ts";
import { isNegated } from "../text/negation.ts";
import { wordPolarity } from "../text/opinion-words.ts";
import { wordTable } from "../text/word-table.ts";
import type { Unit } from "../units/unit.ts";

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

export const VAGUE = new Set(
  "good great nice bad loved liked enjoyed excellent amazing awesome perfect fantastic wonderful fine superb outstanding incredible disliked praised appreciated problem issue".split(
    " ",
  ),
);

export const IS_ACTION = /^(?:doesn't|don't|didn't|won't|can't|never|does not|do not|will not|did not) /;

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

export const isTurned = ({ clause, opinion }: Unit): boolean => {
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

const SEVERAL = 2;

/** Of several who praise a part, one alone does not say what they praise. */
export const isOneOfSeveral = (units: readonly Unit[], opinion: string): boolean => {
  const reviews = (some: readonly Unit[]): number => new Set(some.map(({ reviewId }) => reviewId)).size;
  return reviews(units) > SEVERAL && reviews(units.filter((unit) => plainOpinion(unit) === opinion)) < SEVERAL;
};

/** Of two or more who blame a part, one alone does not say for all what is wrong with it. */
export const isToldByOne = (blaming: readonly Unit[], opinion: string): boolean => {
  const reviews = (some: readonly Unit[]): number => new Set(some.map(({ reviewId }) => reviewId)).size;
  return reviews(blaming) > 1 && reviews(blaming.filter((unit) => plainOpinion(unit) === opinion)) === 1;
};

/** Whether the opinions of one side say that a part is good or bad and not, of one voice for all, in what way. */
export const isVague = (told: readonly Unit[], kind: Theme["kind"]): boolean => {
  const [first, second] = opinionsOf(told, kind === "complaint" ? 2 : 1);
  if (first === undefined || VAGUE.has(first) || /^the (?:best|worst)$/.test(first)) return true;
  return kind === "praise" ? isOneOfSeveral(told, first) : second === undefined && isToldByOne(told, first);
};
