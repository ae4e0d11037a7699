import { findSituations, type Situation } from "../contexts/find-situations.ts";
import { has } from "../contexts/situation-rules.ts";
import { ACTIVITIES, EVENTS, PLACES } from "../contexts/situation-words.ts";
import { isInBlame } from "../mining/blamed-words.ts";
import type { Mining } from "../mining/mining.ts";
import { textsOf } from "../reviews/reviews-by-id.ts";
import { sameThing } from "../statements/sign-words.ts";
import type { Token } from "../text/analyse.ts";
import { remember } from "../text/remember.ts";
import { singular } from "../text/singular.ts";
import { goesOnFromStory } from "./goes-on-from.ts";
import { sentencesOfOthers } from "./of-other-thing.ts";

/** "The shelf is a good size", "its cord is great": what is praised by itself. */
const PART_IS =
  /(?:^|[.;!?,] ?|\b(?:and|but|because) )(?:the|its) (?:\p{L}+ )?(\p{L}+) (?:is|are|was|were)\b[^.;!?,]*$/iu;
/** ", forget it", "but no luck" */
const DENIED_AFTER =
  /^[^.;!?]{0,40}(?:[,;:–—-]|\.{2,}|…|\bbut\b)\s*(?:but )?(?:forget (?:about )?(?:it|that)|no way|no luck|good luck|not happening|nope|impossible|not possible)\b/i;

/** "starts blinking at 3 am", "slides off every night": when it fails, and not when it is used. */
const GOES_WRONG =
  /\b(?:start|begin|keep|stop|quit)(?:s|ped|ted)? \p{L}+ing\b|\b(?:slides?|slid|slips?|slipped|falls?|fell|comes?|came|rolls?|leaks?|beeps?|blinks?|squeaks?|creaks?|wakes?|woke)(?: (?:me|us|off|out|down|loose|apart|up|on)\b|\s*$)/iu;

/** "I've used a Famous One at work": another maker's thing is used there. */
const OF_OTHER_MAKER = /\b(?:used|owned|had|have|own|using|got) an? ((?!\p{Lu}{2,}\b)\p{Lu}\p{Ll}+)/u;

/** "I take them off at my desk", "We turn it off at night": where it is not used. */
const PUT_AWAY =
  /\b(?:(?:take|takes|took|taken|taking) (?:it|them|these|this|mine|those)|(?:turn|turns|turned|switch|switches|switched|shut)(?: it| them| this)?) (?:right |back )?off (?:\p{L}+ )?$|\b(?:take|takes|took|taken|taking) off (?:\p{L}+ ){0,3}$/iu;

/** "It sat in the garage while I hunted for a plug", "I brought it in the shed when we went away": where it waits, and is not used. */
const STORED =
  /\b(?:sat|waited|waiting|stor(?:e[sd]?|ing)|stow(?:s|ed|ing)?|hid(?:e|es|den)?|br(?:ing|ought)(?: (?:it|them|this|these|mine))?(?: back)?|(?:put|pack(?:ed)?|tuck(?:ed)?|shut|lock(?:ed)?)(?: (?:it|them|this|these|mine))? (?:away|up|back))\s*$/iu;
const INSIDE = /^(?:in|inside|into)$/;
/** "He asked me to take it at work instead": what was asked for, and not done. */
const ASKED_TO = /\b(?:asked|told|begged|ordered) (?:me|us|him|her|them) to\b/iu;

/** "went away after I hung it in the garage": where a smell was got rid of. */
const AIRED =
  /\b(?:smell\p{L}*|odou?rs?|stinks?|stunk|stank|reeks?|reeked|fumes|off-?gas\p{L}*|air(?:ed|ing)(?: \p{L}+)? out|aired)\b/iu;

/** "which is nice for the back screen": good of something else that was told, and for a part. */
const OF_WHAT_WAS_TOLD = /\b(?:which|that) (?:is|was|makes (?:it|them)) (?:\p{L}+ )+$/iu;

/** "We used it for a week while the roof was mended" */
const USED_MEANWHILE = /\b(?:us(?:e|ed|ing)|wore|wear|slept on) (?:it|this|them|these)\b/iu;

const clauseBefore = (text: string): string => text.split(/[.;!?,]|\b(?:but|because)\b/).at(-1) ?? "";

/** Where, when and for what the product is used: not one of its parts, not itself, and not where it was found unfit. */
export const ownSituations = remember((mining: Mining): readonly Situation[] => {
  const texts = textsOf(mining);
  const plain = (word: string): string => sameThing(singular(word));
  const own = new Set(
    mining.product.name
      .toLowerCase()
      .split(/[^\p{L}\p{N}]+/u)
      .map(plain),
  );
  const isOwn = (word: string): boolean => word === mining.product.noun || own.has(plain(word));
  const isOfPart = (before: string): boolean => {
    const part = PART_IS.exec(before)?.[1]?.toLowerCase();
    return part !== undefined && !isOwn(part) && !/^(?:product|item|thing|one|whole)$/.test(part);
  };
  const ofOthers = sentencesOfOthers(mining);
  const before = new Map(mining.sentences.map((sentence, at) => [sentence, mining.sentences[at - 1]]));
  return findSituations(
    mining.sentences.filter((sentence) => !ofOthers.has(sentence) && !goesOnFromStory(sentence, before.get(sentence))),
  ).filter(({ kind, key, tokens, span, sentence }) => {
    const text = texts.get(span.reviewId) ?? "";
    const isItself = !key.startsWith("while ") && tokens[1]?.lower === "the" && isOwn(tokens.at(-1)?.lower ?? "");
    const isOwnDoing = kind === "activity" && key.startsWith("while ");
    if (isOwnDoing && isInBlame(mining, span) && !USED_MEANWHILE.test(text.slice(sentence.start, span.start)))
      return false;
    const isWhenItFails =
      (kind === "time" || kind === "company") &&
      /^(?:every|at|when) /.test(key) &&
      (isInBlame(mining, span) || GOES_WRONG.test(clauseBefore(text.slice(sentence.start, span.start))));
    const said = clauseBefore(text.slice(sentence.start, span.start));
    const isAway = kind === "place" && INSIDE.test(tokens[0]?.lower ?? "") && STORED.test(said);
    const isAired = kind === "place" && AIRED.test(text.slice(sentence.start, sentence.end));
    const isForPart =
      /^for the$/.test(`${tokens[0]?.lower} ${tokens[1]?.lower}`) &&
      OF_WHAT_WAS_TOLD.test(said) &&
      ![PLACES, EVENTS, ACTIVITIES].some((words) => has(words, tokens.at(-1) as Token));
    const isFor = tokens[0]?.lower === "for";
    const maker = OF_OTHER_MAKER.exec(said)?.[1]?.toLowerCase();
    if (maker !== undefined && !own.has(plain(maker))) return false;
    return (
      !isItself &&
      !isAway &&
      !isAired &&
      !isForPart &&
      !ASKED_TO.test(said) &&
      !PUT_AWAY.test(said) &&
      !isWhenItFails &&
      !(isFor && isOfPart(text.slice(sentence.start, span.start))) &&
      !DENIED_AFTER.test(text.slice(span.end, sentence.end + 1))
    );
  });
});
