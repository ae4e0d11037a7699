import { plainNoun } from "../../insight/aspects/noun-groups.ts";
import type { Token } from "../../insight/text/analyse.ts";
import type { Unit } from "../../insight/units/unit.ts";

const TROUBLE = /\b(?:problem|issue|trouble|complaint|gripe|fault|flaw|nothing)s?\b/;
const SUBJECTS = new Set(["it", "they", "this", "these", "that", "those", "i", "we", "you", "he", "she", "mine"]);
const NAMING = new Set(["NOUN", "PROPN", "ADJ", "DET", "NUM"]);

const OWNERS = new Set(["my", "our", "its", "their", "your"]);

const isTarget = ({ lower, lemma }: Token, target: string): boolean =>
  lower === target || lemma === target || plainNoun(lower) === plainNoun(target);

/** The word before the name of a thing with its article and adjectives: "with" of "with the little tap". */
const beforeName = (tokens: readonly Token[], at: number): Token | undefined => {
  const first = tokens.slice(0, at).findLastIndex(({ pos, lower }) => !NAMING.has(pos) && !OWNERS.has(lower));
  const article = tokens.slice(0, at).findLastIndex(({ pos, lower }) => pos === "DET" || OWNERS.has(lower));
  return tokens[article > first ? article - 1 : first];
};

/** "with the tap", but not "one of the chairs" */
const isPreposition = (token: Token | undefined): boolean => token?.pos === "ADP" && token.lower !== "of";

/** "the tap drips", but not "with the tap on, it does not fit" */
const isSubjectOf = (tokens: readonly Token[], at: number, opinion: number): boolean =>
  !isPreposition(beforeName(tokens, at)) &&
  !tokens.slice(at + 1, opinion).some(({ lower, pos }) => SUBJECTS.has(lower) && pos === "PRON");

/** Where the words of an opinion stand in its clause. */
const placeOf = ({ opinion, clause: { tokens } }: Unit): { from: number; to: number } | null => {
  const words = opinion.split(" ");
  const from = tokens.findIndex((_, at) => words.every((word, index) => tokens[at + index]?.lower === word));
  return from === -1 ? null : { from, to: from + words.length - 1 };
};

/** Whether a complaint is about the part that it is filed under, and not only told beside its name; where its words are not found, it is. */
export const isAboutItsPart = (unit: Unit): boolean => {
  const { target, clause, opinion } = unit;
  const { tokens } = clause;
  const place = placeOf(unit);
  if (target === "" || place === null) return target !== "";
  const { from, to } = place;
  return tokens.some((token, at) => {
    if (!isTarget(token, target)) return false;
    if (at >= from && at <= to) return true;
    if (at < from) return isSubjectOf(tokens, at, from);
    return TROUBLE.test(opinion) || tokens.slice(to + 1, at).every(({ pos }) => NAMING.has(pos));
  });
};
