import type { Token } from "../text/analyse.ts";
import { remember } from "../text/remember.ts";
import { singular } from "../text/singular.ts";
import { isNoun } from "../text/word-classes.ts";
import { wordSet } from "../text/word-table.ts";

/** What things do, by verbs whose third person looks like the plural of a noun. */
const DONE_BY_THINGS = wordSet(
  `blend charge fold pack wash clean fit hold keep stay seal lock click slide roll sit stand dry heat cool cut chop grind pour spray clip attach stick grip
  stretch support stack store light hang wipe rinse mount connect pair adjust open close turn rotate tilt swivel zip unzip filter brew froth whip mix crush
  shred slice peel boil sear fry toast bake steam trim curl straighten vacuum mop sweep trap catch drain absorb repel block record scan load play stream
  track measure tighten loosen snap screw wrap cover shield drill sand saw`,
);
const BEFORE_OBJECT = new Set(["ADP", "ADV", "DET", "NUM", "PRON"]);
/** "Clips very weak", "Clips not included": how something is. */
const GRADE = /^(?:very|really|so|too|quite|pretty|extremely|not|never|already|also)$/;
const ENDING =
  /^(?:tight|tightly|flat|small|smooth|smoothly|shut|open|clean|fast|quick|quickly|easy|easily|well|evenly|quietly)$/;

const verbOf = ({ lower }: Token): string | null => {
  if (!/[^s]s$/.test(lower)) return null;
  const bases = lower.endsWith("ies") ? [`${lower.slice(0, -3)}y`] : [lower.slice(0, -1), lower.slice(0, -2)];
  return bases.find((each) => DONE_BY_THINGS.has(each)) ?? null;
};

const isFinite = ({ pos, lower }: Token): boolean => pos === "AUX" || (pos === "VERB" && !/(?:ing|ed|en)$/.test(lower));

const asVerb = (tokens: readonly Token[], at: number, lemma: string): readonly Token[] => {
  const token = tokens[at];
  return token === undefined ? tokens : tokens.with(at, { ...token, text: token.lower, pos: "VERB", lemma });
};

/** Whether what follows is what a verb has and a noun has not: an object, a place, how. */
const followsVerb = (tokens: readonly Token[], at: number): boolean => {
  const [next, after] = [tokens[at + 1], tokens[at + 2]];
  if (next === undefined || GRADE.test(next.lower)) return false;
  if (BEFORE_OBJECT.has(next.pos) || isNoun(next)) return true;
  return next.pos === "ADJ" && (isNoun(after) || (after === undefined && ENDING.test(next.lower)));
};

/**
 * A clause in which what a thing does is a verb, though the tagger took it for the plural of a noun, and a noun behind an article is none:
 * "Blends ice without chunks", "The lid seals tight", "The latches are easy".
 */
export const withPlainVerbs = remember((tokens: readonly Token[]): readonly Token[] => {
  const [first, second, third] = tokens;
  if (first === undefined || second === undefined) return tokens;
  if (first.pos === "DET" && second.pos === "VERB" && third?.pos === "AUX")
    return tokens.with(1, { ...second, pos: "NOUN", lemma: singular(second.lower) });
  const aside = tokens.findIndex(({ lower }) => lower === "which");
  if (tokens.slice(0, aside === -1 ? tokens.length : aside).some(isFinite)) return tokens;
  const opening = isNoun(first) ? verbOf(first) : null;
  if (opening !== null && followsVerb(tokens, 0)) return asVerb(tokens, 0, opening);
  if (first.pos !== "DET" || !isNoun(second)) return tokens;
  const at = tokens.findIndex((token, index) => index > 1 && (!isNoun(token) || verbOf(token) !== null));
  const [verb, next] = [tokens[at], tokens[at + 1]];
  const lemma = verb === undefined || !isNoun(verb) ? null : verbOf(verb);
  return lemma !== null && next !== undefined && !isNoun(next) && next.lower !== "and"
    ? asVerb(tokens, at, lemma)
    : tokens;
});
