import type { Token } from "../text/analyse.ts";
import { BODY, CHILDREN, KIN } from "../text/word-lists.ts";
import { wordSet } from "../text/word-table.ts";
import type { Sign } from "./sign.ts";
import { BETTER_NOT, FAULTS, IDLE_WHEN_NEGATED } from "./sign-words.ts";

const NEGATED_AUX = /^(?:do|does|did|will|wo|can|ca|could|would)$/;

/** What a thing does not make of somebody may be good or bad: "doesn't make me drowsy". */
const SOMEBODY = wordSet("me us you him her them");
const CREATURES = wordSet(
  "he she who people person guests adults children teens man woman men women dog dogs cat cats puppy kitten pet pets",
);
/** What a body does when something is wrong with it, besides what is a fault of anything. */
const SYMPTOMS = wordSet("jump hit bang jam swell cramp tingle throb twitch spasm sweat stiffen numb flare");
/** What stands for the product, or opens the name of one of its parts. */
const POINTING = wordSet("it them this these that those mine the a an any either its");
/** A person who does not fit or cannot reach finds fault with the thing. */
const SPEAKS_OF_THING = wordSet("fit reach wear");

/** "don't wear off": what would go off or out with time, and stays. */
const GOES_WITH_TIME = wordSet("wear wash come rub fall slip pop work fray flake");

/** Verbs that the tagger takes for adjectives. */
const VERBS_TOO = wordSet("open close clean dry");

const lowerAt = (tokens: readonly Token[], index: number): string => tokens[index]?.lower ?? "";

const isPerson = ({ lower, lemma }: Token): boolean => CREATURES.has(lower) || CHILDREN.has(lemma) || KIN.has(lower);

/** The word right before an auxiliary, where it is its subject: not the "kids" of "the box for my kids does". */
const subjectBefore = (tokens: readonly Token[], aux: number): Token | undefined => {
  const at = tokens.findLastIndex(({ pos }, index) => index < aux && pos !== "ADV");
  const before = tokens.findLastIndex(({ pos }, index) => index < at && !["DET", "PRON", "ADJ", "NUM"].includes(pos));
  return tokens[before]?.pos === "ADP" ? undefined : tokens[at];
};

/** Whether what somebody does not do is done to the product: "can't open it", "doesn't like the taste". */
const isDoneToThing = (tokens: readonly Token[], verb: number): boolean =>
  SPEAKS_OF_THING.has(tokens[verb]?.lemma ?? "") ||
  tokens.slice(verb + 1, verb + 3).some(({ lower }) => POINTING.has(lower)) ||
  tokens.slice(verb + 3).some(({ lower }) => lower === "it" || lower === "them");

/** "does not seal", "won't pair": what a thing should do and does not; "legs don't swell" is what it is bought for. */
export const failingSign = (tokens: readonly Token[], index: number): Sign | null => {
  if (tokens[index]?.lemma !== "not" || !NEGATED_AUX.test(lowerAt(tokens, index - 1))) return null;
  const from = index + 1 + (tokens[index + 1]?.pos === "ADV" ? 1 : 0);
  const verb = tokens[from];
  if (verb === undefined || !(verb.pos === "VERB" || VERBS_TOO.has(verb.lower)) || IDLE_WHEN_NEGATED.has(verb.lemma))
    return null;
  const after = lowerAt(tokens, from + 1);
  if (verb.lemma === "make" && SOMEBODY.has(after)) return null;
  if (verb.lemma === "take" && /^(?:long|much|up|forever|ages)$/.test(after))
    return { index: from, polarity: 1, strength: 2, gist: "not take" };
  if (GOES_WITH_TIME.has(verb.lemma) && /^(?:off|out|away|apart|loose|undone)$/.test(after))
    return { index: from, polarity: 1, strength: 2, gist: `not ${verb.lemma}` };
  if (FAULTS.has(verb.lower) || FAULTS.has(verb.lemma)) return null;
  if (after === "like" && BETTER_NOT.has(verb.lemma)) return null;
  const subject = subjectBefore(tokens, index - 1);
  const isRelief = subject !== undefined && BODY.has(subject.lower) && SYMPTOMS.has(verb.lemma);
  if (isRelief || BETTER_NOT.has(verb.lemma))
    return { index: from, polarity: 1, strength: 2, gist: `not ${verb.lemma}` };
  if (subject !== undefined && isPerson(subject) && !isDoneToThing(tokens, from)) return null;
  return { index: from, polarity: -1, strength: 3, gist: `not ${verb.lemma}` };
};
