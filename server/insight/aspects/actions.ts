import type { Token } from "../text/analyse.ts";
import { type NounTerm, nounTerms } from "./noun-terms.ts";

/** A part that does not do what parts are for: "the bag doesn't reseal". */
export type Action = { term: NounTerm; from: number; to: number };

const words = (list: string): Set<string> => new Set(list.split(" "));

/** Things one is glad that a product does not do. */
const UNWELCOME = words(
  "leak kink crack bend slip tear wobble smell stink stain fade shrink break drip spill chip peel rust sweat scratch snag clog jam rattle squeak sag droop fray rip tangle roll slide fall tip move budge burn overheat melt irritate sting itch bleed run yellow warp clump crumble pull rub chafe pinch mind matter disappoint hurt bother scare frighten startle need require seem think know believe care say tell",
);
/** Verbs of people rather than of things. */
const OF_PEOPLE = words(
  "be have do want like love hate think know buy use try see notice get expect give make let understand recommend find feel look go come say",
);
const NEGATIVE_AUX = words("do will can could would");

const negationAt = (tokens: readonly Token[], index: number): boolean => {
  const token = tokens[index];
  if (token === undefined) return false;
  if (token.lower === "never") return true;
  const auxiliary = tokens[index - 1];
  return token.lemma === "not" && auxiliary !== undefined && NEGATIVE_AUX.has(auxiliary.lemma);
};

/** Verbs that are also taken for adverbs. */
const VERB_OR_ADVERB = words("close open");

/** After "does not" any word is a verb, whatever it is taken for: "the drawer doesn't close". */
const verbAfter = (tokens: readonly Token[], index: number): number => {
  const at = tokens.findIndex(
    ({ pos, lower }, position) =>
      position > index && position <= index + 2 && (pos !== "ADV" || VERB_OR_ADVERB.has(lower)),
  );
  const surely = tokens[index]?.lower !== "never" && /^\p{L}{2,}$/u.test(tokens[at]?.text ?? "");
  return at !== -1 && (surely || tokens[at]?.pos === "VERB" || tokens[at]?.pos === "NOUN") ? at : -1;
};

/** Parts of the clause that fail to do something. */
export const failingActions = (tokens: readonly Token[]): Action[] => {
  const terms = nounTerms(tokens);
  return tokens.flatMap((_, index): Action[] => {
    if (!negationAt(tokens, index)) return [];
    const verb = verbAfter(tokens, index);
    const action = tokens[verb];
    const start = tokens[index]?.lower === "never" ? index : index - 1;
    const term = terms.find((each) => each.to === start);
    if (action === undefined || term === undefined) return [];
    if (UNWELCOME.has(action.lemma) || OF_PEOPLE.has(action.lemma)) return [];
    const particle =
      tokens[verb + 1]?.pos === "ADP" && /^(?:on|off|in|up|out|down|back)$/.test(tokens[verb + 1]?.lower ?? "");
    return [{ term, from: start, to: verb + (particle ? 2 : 1) }];
  });
};
