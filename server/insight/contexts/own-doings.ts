import { gerundOf } from "../statements/inflect.ts";
import { runFrom } from "../statements/run-from.ts";
import type { Token } from "../text/analyse.ts";
import { NO_DOING } from "./open-words.ts";
import { has } from "./situation-rules.ts";
import { ACTIVITIES } from "./situation-words.ts";

const OPENS = /^(?:when|while|whenever)$/;
const SELF = /^(?:i|we)$/;
/** "while I am cooking" */
const BE = /^(?:am|'m|are|'re|is)$/;
const LONGEST = 6;
/** What is done with the thing itself, or is not told. */
const POINTS = /^(?:it|them|this|that|these|those|mine|one|i|we|he|she|they|not|n't|nt|the|to|if|which|because|again)$/;
/** "do the school run", "do burpees": what is done stands behind. */
const DOES = /^(?:do|go|play|make|have)$/;

const isGerund = ({ lower, pos }: Token): boolean => /^\p{L}{2,}ing$/u.test(lower) && pos === "VERB";

/** "do burpees", "cook", "shave my legs": what somebody does in the present; null for what says nothing of a use. */
const doing = (run: readonly Token[]): readonly Token[] | null => {
  const [verb, ...rest] = run;
  if (verb === undefined || rest.some(({ lower, pos }) => POINTS.test(lower) || pos === "AUX" || pos === "VERB"))
    return null;
  const isDone = DOES.test(verb.lower) && rest.length > 0 && rest.every(({ pos }) => /^(?:NOUN|ADJ)$/.test(pos));
  const isPresent = verb.lower === verb.lemma && verb.pos === "VERB";
  const gerund = isGerund(verb) ? verb.lower : gerundOf(verb.lower);
  const isKnown = ACTIVITIES.has(gerund) || (rest.length > 0 && rest.at(-1)?.pos === "NOUN");
  if (!isDone && !(isKnown && (isGerund(verb) || isPresent) && !has(NO_DOING, { ...verb, lower: verb.lemma })))
    return null;
  return [{ ...verb, text: gerund, lower: gerund, pos: "VERB" }, ...rest];
};

/** "while I cook", "when we do burpees": what its owner does meanwhile, as "while cooking"; null where that is none of the words at an index. */
export const ownDoing = (tokens: readonly Token[], at: number): readonly Token[] | null => {
  const [opens, self, next] = tokens.slice(at, at + 3);
  if (opens === undefined || !OPENS.test(opens.lower) || !SELF.test(self?.lower ?? "")) return null;
  const from = BE.test(next?.lower ?? "") ? at + 3 : at + 2;
  const run = runFrom(tokens, from, LONGEST + 1);
  const told = run.length > LONGEST ? null : doing(run);
  return told === null ? null : [{ ...opens, text: "while", lower: "while" }, ...told];
};

const OF_HOUSE = /^(?:the|our|my|a)$/;
const LONGEST_MEANWHILE = 7;

/** "while the new floors went in": what happens meanwhile, of which the thing itself is no part; null where that is none of the words at an index. */
export const othersDoing = (tokens: readonly Token[], at: number): readonly Token[] | null => {
  const [opens, whose] = tokens.slice(at, at + 2);
  if (opens?.lower !== "while" || !OF_HOUSE.test(whose?.lower ?? "")) return null;
  const run = runFrom(tokens, at + 1, LONGEST_MEANWHILE + 1);
  const [, ...rest] = run;
  const verb = rest.findIndex(({ pos }) => pos === "VERB" || pos === "AUX");
  const isTold = verb > 0 && rest[verb - 1]?.pos === "NOUN" && rest.slice(verb).length > 0;
  return isTold &&
    run.length <= LONGEST_MEANWHILE &&
    !rest.some(({ lower, pos }) => pos === "PRON" || POINTS.test(lower))
    ? [{ ...opens, text: "while", lower: "while" }, ...run]
    : null;
};
