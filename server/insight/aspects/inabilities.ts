import type { Token } from "../text/analyse.ts";
import { isNegated } from "../text/negation.ts";
import { KIN } from "../text/word-lists.ts";
import { wordSet } from "../text/word-table.ts";
import type { Action } from "./actions.ts";
import { type NounTerm, nounTerms } from "./noun-terms.ts";

/** What hands do to parts. */
const HANDLING = wordSet(
  "press push pull squeeze turn twist rotate crank open close shut lock unlock latch unlatch buckle unbuckle fasten unfasten clip unclip snap unsnap zip unzip tighten loosen screw unscrew undo flip depress engage disengage attach detach fold unfold slide lift lower raise",
);
/** What opens or comes off is best kept from small children and animals. */
const OPENING = wordSet("open unlock unlatch unbuckle unclip unsnap unzip undo unscrew detach");
const SMALL = wordSet("toddler toddlers baby babies infant kid kids child children dog dogs cat cats puppy pet pets");

const PERSONS = wordSet(
  "i we you he she they nobody anybody anyone one women men people folks hands fingers arthritis",
);
const BARELY = wordSet("not n't nt never hardly barely scarcely");
const HARD = wordSet("hard difficult tough tricky impossible");
/** "takes both hands to turn the knob" */
const DEMANDING = wordSet("take need require");
const STRAIN = wordSet("hands pliers wrench strength force muscle muscles effort");
const ABLE = wordSet("can ca could");

/** What is opened, closed or turned without being a part of anything. */
const NO_PARTS = wordSet(
  "app file files website site link page account email window windows door doors car eyes mouth jar jars can cans corner corners street head back wrist neck arm leg deal business envelope rate level price attention curtains",
);

/** "hard to press the button by accident": as it should be. */
const UNMEANT = wordSet("accident accidentally accidently mistake");

const POINTING = wordSet("the this either both these");

/** The part that a verb of handling takes: "the hand brake" of "squeeze the hand brake". */
const partAfter = (tokens: readonly Token[], verb: number): NounTerm | undefined =>
  POINTING.has(tokens[verb + 1]?.lower ?? "")
    ? nounTerms(tokens).find(
        ({ from, head }) =>
          from > verb + 1 &&
          from <= verb + 3 &&
          !NO_PARTS.has(head.lower) &&
          tokens.slice(verb + 2, from).every(({ pos }) => pos === "ADJ"),
      )
    : undefined;

const COMES_OFF = wordSet("lid cap cover top wheel blade head ring filter tray basket plug stopper cork");

/** "get the valve closed", "get the lid off" */
const isMoved = (tokens: readonly Token[], { to, head }: NounTerm): boolean => {
  const after = tokens[to]?.lower ?? "";
  return /^(?:open|closed|shut|tight|loose|undone)$/.test(after) || (after === "off" && COMES_OFF.has(head.lemma));
};

/** "can't", "can hardly", "am not able to", right before a verb: where it begins, or -1. */
const inabilityBefore = (tokens: readonly Token[], verb: number): number => {
  const before = (back: number): string => tokens[verb - back]?.lower ?? "";
  if (BARELY.has(before(1)) && ABLE.has(before(2))) return verb - 2;
  if (/^(?:cant|cannot|couldnt)$/.test(before(1))) return verb - 1;
  const effort = before(1) === "to" && STRAIN.has(before(2));
  if (effort) return tokens.findLastIndex(({ lemma }, at) => at < verb - 2 && at > verb - 8 && DEMANDING.has(lemma));
  const able = before(1) === "to" && before(2) === "able" && BARELY.has(before(3));
  if (able) return verb - 4;
  return before(1) === "to" && HARD.has(before(2)) ? verb - 2 : -1;
};

const isSomebody = ({ lower }: Token): boolean => PERSONS.has(lower) || KIN.has(lower);

/** Whether a person, and not a thing, is the one who cannot. */
const isOfPerson = (tokens: readonly Token[], at: number): boolean => {
  const subject = tokens[at - 1];
  return subject === undefined || /^(?:and|but|still|just|also|then)$/.test(subject.lower) || isSomebody(subject);
};

const isKeptFromSmall = (tokens: readonly Token[], at: number, verb: number): boolean =>
  OPENING.has(tokens[verb]?.lemma ?? "") && tokens.slice(0, at).some(({ lower }) => SMALL.has(lower));

/** Parts that somebody cannot work: "my son can't squeeze the brake", "impossible to press the button". */
export const inabilities = (tokens: readonly Token[]): Action[] =>
  tokens.flatMap((token, verb): Action[] => {
    if (!HANDLING.has(token.lemma) && token.lemma !== "get") return [];
    const at = inabilityBefore(tokens, verb);
    const term = at < 0 ? undefined : partAfter(tokens, verb);
    if (token.lemma === "get" && (term === undefined || !isMoved(tokens, term))) return [];
    if (term === undefined || tokens[0]?.lower === "so" || isKeptFromSmall(tokens, at, verb)) return [];
    const ofThing = HARD.has(tokens[at]?.lower ?? "") || DEMANDING.has(tokens[at]?.lemma ?? "");
    const byHand = ofThing ? !isNegated(tokens, at) : isOfPerson(tokens, at);
    return byHand && !tokens.some(({ lower }) => UNMEANT.has(lower)) ? [{ term, from: at, to: verb + 1 }] : [];
  });
