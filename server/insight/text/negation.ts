import type { Token } from "./analyse.ts";
import { isNegator } from "./negators.ts";

const PREVENTERS = new Set(["prevent", "stop", "avoid", "eliminate", "reduce", "keep"]);
const HYPOTHETICAL = new Set([
  "if",
  "wish",
  "would",
  "should",
  "could",
  "might",
  "hope",
  "hoping",
  "worried",
  "worry",
  "afraid",
  "expect",
  "expected",
  "expecting",
  "thought",
  "case",
  "unless",
  "scared",
  "nervous",
  "skeptical",
  "sceptical",
  "doubt",
  "doubtful",
]);
const REACH = 5;

const PERFECT = new Set(["have", "has", "had", "'ve"]);
const SUCH = new Set(["this", "so", "such", "that"]);

/** "have never slept this well": nothing is denied, it is more than ever. */
const isMoreThanEver = (tokens: readonly Token[], never: number): boolean => {
  const near = [tokens[never - 1], tokens[never - 2], tokens[never + 1]];
  const such = tokens.findIndex((token, at) => at > never && at <= never + 4 && SUCH.has(token.lower));
  const degree = tokens[such + 1];
  return (
    tokens[never]?.lower === "never" &&
    such !== -1 &&
    near.some((token) => PERFECT.has(token?.lower ?? "")) &&
    (degree?.pos === "ADJ" || degree?.pos === "ADV" || tokens[such]?.lower === "such") &&
    !tokens.slice(such + 1).some((token) => token.lower === "that" || token.lower === "as")
  );
};

/** "leak-free", "free of": what follows turns the word around. */
const isFreedAfter = (tokens: readonly Token[], index: number): boolean => {
  const after = tokens[index + 1];
  return after?.lower === "free" || (after?.lower === "-" && tokens[index + 2]?.lower === "free");
};

/** Whether the words before position `index` of a clause turn its meaning around. */
export const isNegated = (tokens: readonly Token[], index: number): boolean => {
  let flips = 0;
  for (let at = Math.max(0, index - REACH); at < index; at += 1) {
    if (isNegator(tokens, at)) flips += 1;
  }
  return (flips % 2 === 1) !== isFreedAfter(tokens, index);
};

/** The same for all positions of a clause at once. */
export const negatedPlaces = (tokens: readonly Token[]): boolean[] => {
  const flips = tokens.map((_, index) => (isNegator(tokens, index) ? 1 : 0));
  let within = 0;
  return tokens.map((_, index) => {
    const negated = (within % 2 === 1) !== isFreedAfter(tokens, index);
    within += (flips[index] ?? 0) - (flips[index - REACH] ?? 0);
    return negated;
  });
};

const JOINS = new Set(["and", "so"]);
const OPENING_PARTS = new Set(["DET", "PRON", "AUX"]);
const OPENING = /^(?:being|having|always)$/;

/** Whether a part of its own begins behind a word: "and the …", "and did …", "just smells". */
const opensPart = (tokens: readonly Token[], at: number): boolean => {
  const [word, next] = [tokens[at], tokens[at + 1]];
  if (word === undefined || next === undefined) return false;
  if (word.lower === "just") return next.pos === "VERB" && tokens[at - 1]?.lemma !== "not";
  return JOINS.has(word.lower) && (OPENING_PARTS.has(next.pos) || OPENING.test(next.lower));
};

/** Where the part of a clause begins that a negation before `index` still reaches: not beyond "and the …" or "and did …". */
const reachFrom = (tokens: readonly Token[], index: number): number =>
  tokens[index]?.lower === "no" ? index : tokens.findLastIndex((_, at) => at < index && opensPart(tokens, at)) + 1;

const TROUBLES = new Set(["problem", "issue", "complaint", "worry", "regret", "hassle", "trouble"]);
/** What a "no" before a trouble goes on to: "no problems or leaks", "no trouble with the lid". */
const GOES_ON = new Set(["or", "nor", "and", "with", "of", "about", "in", "from", "whatsoever", "at", ",", "/"]);

/** "no problem great price", "no issues works well": the denial ends with the trouble it names. */
const endsWithTrouble = (tokens: readonly Token[], index: number): boolean => {
  const no = tokens.findLastIndex(({ lower }, at) => at < index && (lower === "no" || lower === "zero"));
  const trouble = tokens[no + 1];
  const next = tokens[no + 2];
  return (
    no !== -1 &&
    no + 2 <= index &&
    index <= no + REACH &&
    TROUBLES.has(trouble?.lemma ?? "") &&
    !GOES_ON.has(next?.lower ?? "") &&
    !tokens.slice(Math.max(0, index - REACH), no).some((_, at) => isNegator(tokens, Math.max(0, index - REACH) + at))
  );
};

const FINDING = /\b(?:not|n't|nt|never) (?:going to|gonna|able to) (?:find|get|see|beat) (?:an? )?(?:\p{L}+ )?$/u;

/** "you're not going to get a better deal" */
const isNotToBeFound = (tokens: readonly Token[], index: number): boolean =>
  /^(?:better|nicer|cheaper|finer|superior)$/.test(tokens[index]?.lower ?? "") &&
  FINDING.test(
    `${tokens
      .slice(Math.max(0, index - 7), index)
      .map(({ lower }) => lower)
      .join(" ")} `,
  );

/** Whether the words before a place turn it around within its own part of the clause: "not replaceable and the lid is cheap". */
export const isNegatedThere = (tokens: readonly Token[], index: number): boolean => {
  const from = reachFrom(tokens, index);
  const part = from === 0 ? tokens : tokens.slice(from);
  const at = index - from;
  const isMore = part.slice(0, at).some((_, never) => never >= at - REACH && isMoreThanEver(part, never));
  const isOver = endsWithTrouble(part, at) || isNotToBeFound(part, at);
  return isNegated(part, at) !== (isMore || isOver);
};

/** "quiet it is not": the denial stands behind. */
export const isDeniedBehind = (tokens: readonly Token[], index: number): boolean => {
  const [subject, being, not] = tokens.slice(index, index + 3);
  return (
    tokens.length <= index + 4 &&
    /^(?:it|they|this|that|these|he|she)$/.test(subject?.lower ?? "") &&
    being?.lemma === "be" &&
    not?.lemma === "not"
  );
};

const LESSENING = new Set(["less", "least", "fewer"]);

/** "less noisy", "the least useful of all": the word before turns a word around; "at least" does not. */
export const isLessened = (tokens: readonly Token[], index: number): boolean =>
  LESSENING.has(tokens[index - 1]?.lower ?? "") && tokens[index - 2]?.lower !== "at";

/** "keeps it from leaking", "stopped the wobble": the bad thing is prevented. */
export const isPrevented = (tokens: readonly Token[], index: number): boolean => {
  const before = tokens.slice(Math.max(0, index - 4), index);
  const verb = before.find((token) => PREVENTERS.has(token.lemma) && token.pos === "VERB");
  if (verb === undefined) return false;
  return verb.lemma !== "keep" || before.some((token) => token.lower === "from");
};

const IMAGINING = new Set(["would", "could", "should", "wish"]);

/** "a real switch would be better": said of something that is not there. */
export const isImagined = (tokens: readonly Token[]): boolean => tokens.some((token) => IMAGINING.has(token.lower));

const DENYING = new Set(["not", "n't", "nt", "never"]);
/** After "would not" these tell what one supposes: "would not be", "would not buy". */
const SUPPOSING = new Set(
  "be have hurt mind want need matter surprise say call buy recommend trust use get ask agree imagine even know think believe care hesitate expect give choose suggest wish wait live go like love consider bother change trade suit breathe tell".split(
    " ",
  ),
);
const SPEAKERS = new Set(["i", "we", "you", "one", "that", "which", "who", "anyone", "someone", "nobody"]);
const SUPPOSED = new Set(["if", "so", "might"]);
const AT_SOME_TIME = new Set(["until", "till", "when"]);

/** "It would not charge", "I could not get it open": a thing refused or a person failed, which has happened. */
const isRefusal = (tokens: readonly Token[], at: number): boolean => {
  const [subject, auxiliary, not] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (!DENYING.has(not?.lower ?? "") || tokens.some((token) => SUPPOSED.has(token.lower))) return false;
  const isOfThing = subject?.lower === "it" || subject?.lower === "they" || subject?.pos === "NOUN";
  if (!isOfThing && tokens.some((token) => AT_SOME_TIME.has(token.lower))) return false;
  const verb = tokens.slice(at + 2).find((token) => token.pos !== "ADV" || token.lower === "even");
  if (verb === undefined || SUPPOSING.has(verb.lemma)) return false;
  if (auxiliary?.lower === "could") return subject?.lower !== "who";
  return auxiliary?.lower === "would" && !SPEAKERS.has(subject?.lower ?? "so");
};

/** The case of a drill is a thing; "in case" is not. */
const isThing = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.lemma === "case" && tokens[at - 1]?.lower !== "in";

const TEMPERS = new Set(["nervous", "scared"]);

/** "my nervous rescue": what somebody is like, and nothing feared. */
const isTemper = (tokens: readonly Token[], at: number): boolean =>
  TEMPERS.has(tokens[at]?.lower ?? "") && tokens[at + 1]?.pos === "NOUN";

/** "I'd slept through", "I'd never had": what had happened. */
const isPast = (tokens: readonly Token[], at: number): boolean => {
  if (!/^['’]d$/.test(tokens[at]?.lower ?? "")) return false;
  const verb = tokens.slice(at + 1).find(({ pos }) => pos !== "ADV" && pos !== "PART");
  return (
    verb !== undefined && verb.lower !== verb.lemma && !verb.lower.endsWith("ing") && /^(?:VERB|AUX)$/.test(verb.pos)
  );
};

/** "If anything it is weaker", "she asked if I was in a tunnel": no condition. */
const isNoCondition = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.lower === "if" &&
  (tokens[at + 1]?.lower === "anything" || /^(?:ask|asked|asks|wondering|wondered)$/.test(tokens[at - 1]?.lower ?? ""));

const supposes = (tokens: readonly Token[], at: number): boolean => {
  const token = tokens[at];
  if (token === undefined || (!HYPOTHETICAL.has(token.lemma) && !HYPOTHETICAL.has(token.lower))) return false;
  if (isNoCondition(tokens, at)) return false;
  return !isThing(tokens, at) && !isTemper(tokens, at) && !isPast(tokens, at) && !isRefusal(tokens, at);
};

/** "wish it were", "if it leaks", "worried that it would": not a report of what happened. */
export const isHypothetical = (tokens: readonly Token[], index: number): boolean =>
  tokens.slice(0, index).some((_, at) => supposes(tokens, at));
