import type { Mining } from "../mining/mining.ts";
import { COLORS } from "../product/product-words.ts";
import { ratingsOf } from "../reviews/reviews-by-id.ts";
import type { Sentence, Token } from "../text/analyse.ts";
import { remember } from "../text/remember.ts";
import { singular } from "../text/singular.ts";
import { isNoun, isVerb } from "../text/word-classes.ts";
import { CHILDREN, KIN } from "../text/word-lists.ts";
import { wordSet } from "../text/word-table.ts";
import { namesShared } from "./other-things.ts";

/** A run of words where it stands: in the tokens of its clause, from one of them on. */
export type Standing = { sentence: Sentence; tokens: readonly Token[]; from: number; to: number };

const OF_REVIEWER = wordSet("my our your his her their");
const SOMEBODY = wordSet("i we you he she who nobody everybody everyone somebody someone people");
const THING = wordSet("it this that these those they which both all one mine ours");
const FEELING = wordSet("love like adore enjoy hate prefer");
/** After these a clause tells when or whether, and not that: "falls when you close the door". */
const ONLY_IF = wordSet("when whenever where wherever if unless until till before after while whether once than");
const JOINS = wordSet("and but so");
/** What a reviewer would not swear to, and what only the seller says. */
const NOT_VOUCHED =
  /\b(?:probably|perhaps|might|supposedly|suppose|guess|if|says?|said|claims?|claimed|advertised|promised|promises|supposed to|starts? off|started off|at first|at least|in the beginning|used to|as (?:described|pictured|expected)|nothing wrong|first \p{L}+ (?:i|we))\b/iu;
/** ", might be the shoes": what is guessed right behind it. */
const GUESSED_AFTER = /^\W*(?:might|maybe|perhaps|not sure|hard to (?:say|tell))\b/u;
/** Where another thing is spoken of: the one before, or one beside it. */
export const FORMER =
  /\b(?:(?:my|our|his|her|their) (?:old|last|previous|other|former) |the (?:old|previous|former) |used to |(?:one|ones) (?:that )?(?:i|we|he|she|they) (?:had|used|owned)\b|(?:one|ones|that) before\b|before $|(?:had|have|owned) (?:an?|one|two|the) (?:\p{L}+ ){0,3}(?:before|that)|unlike|instead of|compared)/iu;
/** "The serum itself is fine" is granted before the fault, "color is a nice grey" praises nothing. */
const FAINT = wordSet(
  "nice fine good ok okay decent alright pleasant great felt feels feel seems seem sounds sound is was are were looks look itself as such a an the extra",
);

const LEAST_CONTENT = 3;

const isPerson = ({ lower, lemma }: Token, { product }: Mining): boolean =>
  KIN.has(lower) || KIN.has(lemma) || CHILDREN.has(lemma) || lemma === product.wearer;

/** The last word before a phrase that may be its subject, or the first of a sentence that goes on, with what stands before it. */
const subjectBefore = (
  before: readonly Token[],
  goesOn: boolean,
): { subject: Token | undefined; owner: Token | undefined } => {
  const at = before[goesOn ? "findIndex" : "findLastIndex"](
    (token, index) =>
      (isNoun(token) || token.pos === "PRON" || token.pos === "NUM") &&
      !OF_REVIEWER.has(token.lower) &&
      before[index - 1]?.pos !== "ADP",
  );
  const relative = /^(?:that|which)$/.test(before[at]?.lower ?? "") && isNoun(before[at - 1]) ? at - 1 : at;
  const owner = before
    .slice(0, Math.max(0, relative))
    .findLast(({ pos }) => pos !== "ADJ" && pos !== "NOUN" && pos !== "PROPN");
  return { subject: before[relative], owner };
};

/** Whether a phrase brings its own subject: "lid seals tight", but not "thin plastic that cracked" of what "is" so. */
const hasSubject = (before: readonly Token[], phrase: readonly Token[]): boolean => {
  const verb = phrase.findIndex((token) => isVerb(token));
  const isPredicate = before.at(-1)?.pos === "AUX" || /^(?:that|which)$/.test(phrase[verb - 1]?.lower ?? "");
  return verb > 0 && !isPredicate && phrase.slice(0, verb).some(isNoun) && phrase[verb - 1]?.pos !== "ADP";
};

/** "alarm, lamp and charger": only the last of several is left. */
const isLastOfSeveral = (before: readonly Token[], sentence: Sentence): boolean => {
  const [joint, earlier] = [before.at(-1), before.at(-2)];
  if (joint?.lower !== "and") return false;
  const last = earlier ?? sentence.tokens.findLast(({ end }) => end <= joint.start);
  return isNoun(last);
};

const IT = /^(?:product|item|thing|unit)$/;

const isOwn = ({ lower, lemma }: Token, { product }: Mining): boolean =>
  lemma === singular(product.noun) ||
  lower === product.noun ||
  product.type.split(" ").includes(lower) ||
  IT.test(lemma);

/** "oiled it", "greased the hinge": also where the word is read as a quality. */
const acts = (token: Token | undefined, next: Token | undefined): boolean =>
  isVerb(token) || (token?.lower.endsWith("ed") === true && (next?.pos === "DET" || next?.pos === "PRON"));

/** Whether somebody or something else does what a phrase without a subject tells. */
const isDoneByOther = ({ sentence, tokens, from }: Standing, phrase: readonly Token[], mining: Mining): boolean => {
  const clause = tokens.slice(0, from);
  const first = phrase.find(({ pos }) => pos !== "ADV");
  const isLinked = /^(?:and|then|but|or)$/.test(clause.at(-1)?.lower ?? "") && isVerb(first);
  const whole = sentence.tokens.filter(({ end }) => first !== undefined && end <= first.start);
  const goesOn = isLinked && !clause.some((token) => isNoun(token) || token.pos === "PRON");
  const { subject, owner } = subjectBefore(goesOn ? whole : clause, goesOn);
  const isOfVerb =
    acts(first, phrase[phrase.indexOf(first as Token) + 1]) ||
    clause.slice(clause.indexOf(subject as Token) + 1).some((token) => isVerb(token));
  if (subject === undefined || THING.has(subject.lower) || !isOfVerb) return false;
  if (SOMEBODY.has(subject.lower) || isPerson(subject, mining)) return !FEELING.has(first?.lemma ?? "");
  if (!isNoun(subject)) return false;
  return OF_REVIEWER.has(owner?.lower ?? "") || !isOwn(subject, mining);
};

/** Whether the subject that a phrase brings is the reviewer's, or one of several. */
const isOfReviewer = (
  { sentence, tokens, from }: Standing,
  phrase: readonly Token[],
  polarity: number,
  mining: Mining,
): boolean => {
  const before = tokens.slice(0, from);
  const verb = phrase.findIndex((token) => isVerb(token));
  const subject = phrase.slice(0, verb).findLast(isNoun);
  if (subject !== undefined && isPerson(subject, mining)) return !FEELING.has(phrase[verb]?.lemma ?? "");
  const owner = before.findLast(({ pos }) => pos !== "ADJ" && pos !== "NOUN");
  const isTheirs = OF_REVIEWER.has(owner?.lower ?? "") && before.at(-1)?.pos !== "VERB";
  const named = phrase.slice(0, verb).filter(isNoun);
  const isWorkedOn =
    subject !== undefined &&
    (named.every((noun) => isOwn(noun, mining)) || (polarity > 0 && namesShared(mining)(subject)));
  return (isTheirs && !isWorkedOn) || isLastOfSeveral(before, sentence);
};

/** "So quiet my dog fell asleep", "a little softer", "slow and ugly and loud": what the first word hangs on is missing. */
const isCutFrom = ({ tokens, from }: Standing, phrase: readonly Token[]): boolean => {
  const before = tokens[from - 1]?.lower ?? "";
  if (/^(?:so|such|too|as|how|less|hardly|barely)$/.test(before))
    return before !== "so" || phrase.some((token) => isVerb(token));
  if (before === "and" && phrase.some(({ lower }) => lower === "and") && tokens[from - 2]?.pos === "ADJ") return true;
  return before === "a" && /^(?:little|bit|tad|lot|touch)$/.test(phrase[0]?.lower ?? "");
};

/** "Turn the wheel sharp and he tips over": an order that is a condition. */
const isCondition = ({ sentence }: Standing, phrase: readonly Token[]): boolean => {
  const last = phrase.at(-1);
  const next = sentence.tokens.find(
    (token) => last !== undefined && token.start >= last.end && /[\p{L}\p{N}]/u.test(token.text),
  );
  const first = phrase[0];
  return next?.lower === "and" && first?.pos === "VERB" && first.lower === first.lemma && phrase[1]?.pos === "DET";
};

/** Whether a phrase says no more of what it names than that it is fine, or of which color. */
const isFaint = (phrase: readonly Token[], { product }: Mining): boolean =>
  phrase.some((token) => isVerb(token)) &&
  phrase.every(
    (token) =>
      isNoun(token) ||
      FAINT.has(token.lower) ||
      (COLORS.has(token.lower) && token.lower !== "clear") ||
      token.lower === product.noun,
  );

const textOf = (tokens: readonly Token[]): string => tokens.map(({ text }) => text).join(" ");
/** A clause is asked of for each phrase in it. */
const isNotVouched = remember((tokens: readonly Token[]): boolean => NOT_VOUCHED.test(textOf(tokens)));

/** Whether a phrase is said of the product by somebody who means it: not of the thing before it, of what belongs to the reviewer, under a condition, in the seller's words or as a concession. */
export const isSaidOfProduct = (standing: Standing, polarity: number, mining: Mining): boolean => {
  const { sentence, tokens, from, to } = standing;
  const phrase = tokens.slice(from, to);
  const before = tokens.slice(0, from);
  const earlier = sentence.tokens.filter(({ end }) => end <= (phrase[0]?.start ?? 0));
  const joint = before.findLastIndex(({ lower }) => JOINS.has(lower));
  if (before.slice(joint + 1).some(({ lower }) => ONLY_IF.has(lower)) || isNotVouched(tokens)) return false;
  const later = sentence.tokens.filter(({ start }) => start >= (phrase.at(-1)?.end ?? 0));
  if (GUESSED_AFTER.test(textOf(later).toLowerCase())) return false;
  if (FORMER.test(`${textOf(earlier)} ${textOf(phrase)} `)) return false;
  if (isFaint(phrase, mining)) return false;
  if (polarity > 0 && (ratingsOf(mining).get(sentence.reviewId) ?? LEAST_CONTENT) < LEAST_CONTENT) return false;
  const isOfTheirs = OF_REVIEWER.has(before.at(-1)?.lower ?? "") && polarity <= 0;
  if (isOfTheirs && !phrase.some((token) => isOwn(token, mining))) return false;
  if (isCutFrom(standing, phrase) || isCondition(standing, phrase)) return false;
  return hasSubject(before, phrase)
    ? !isOfReviewer(standing, phrase, polarity, mining)
    : !isDoneByOther(standing, phrase, mining);
};
