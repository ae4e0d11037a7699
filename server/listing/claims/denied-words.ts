import type { Mining } from "../../insight/mining/mining.ts";
import type { Sentence } from "../../insight/text/analyse.ts";
import { type Clause, splitClauses } from "../../insight/text/clauses.ts";
import { remember } from "../../insight/text/remember.ts";
import { isNoun } from "../../insight/text/word-classes.ts";
import { written } from "../../insight/text/written.ts";
import { isAboutOther } from "../../insight/units/other-products.ts";
import { moodsOf } from "../../insight/units/sentence-moods.ts";
import { foldWord } from "../words/fold.ts";

/** Words that say nothing of what a line claims, or whose absence is no fault: "no setup". */
const VAGUE = new Set(
  "design look fit size care results result touch feel made use on off time setup assembly installation pairing up out well easily needed included control supply clean residue cleaning removal print life read reading call build back part function inside hold play piece alert".split(
    " ",
  ),
);
/** "Low Dust": less of it is the praise. */
const OF_LITTLE = /^(?:low|less|no|non|little|fewer|nearly|without)\b/i;
const MOST_WORDS = 2;

/** The word that a short claim stands or falls with: "workout" of "Good Workout", "quiet" of "Quiet"; null where it has none. */
export const headOf = (claim: string): string | null => {
  const words = claim.toLowerCase().split(" ");
  const last = words.at(-1) ?? "";
  const isPlain = words.length <= MOST_WORDS && /^\p{L}{4,}$/u.test(last) && !OF_LITTLE.test(claim);
  return isPlain && !VAGUE.has(last) ? foldWord(last) : null;
};

const NOT = "(?: ?n['’]?t| not| never)";
const SOME =
  "(?:an?|any|much|too much|too|of an?|much of an?|that|very|so|all that|really|exactly|quite|particularly|real|good|great|nice|proper|serious|it to be|this to be|to be|to get|for)";
const denialsOf = (head: string): RegExp =>
  new RegExp(
    `(?:${[
      `\\b(?:do|does|did|wo|ca|can|will|would|should|could)${NOT} (?:really |even |ever )?(?:expect|get|give (?:me |you |us )?|provide|offer|call (?:it|this) |count as)(?: ${SOME}){0,4}`,
      `\\b(?:is|are|was|were|['’]s|['’]re)${NOT}(?: ${SOME}){0,4}`,
      `\\b(?:hardly|barely|scarcely|zero|no)(?: ${SOME}){0,3}`,
      `\\bnot(?: ${SOME}){1,3}`,
      "\\b(?:far from|anything but)(?: (?:being|an?))*",
      "\\bmore like (?:an? )?(?:\\p{L}+ ){1,3}than(?: (?:an?|real|good))*",
    ].join(
      "|",
    )}) ?(?<head>${head}(?:s|es)?)\\b(?! (?:needed|required|necessary|from (?:the|their|them|seller|company|customer|amazon)|team|at all times|issues?|problems?|troubles?|complaints?))`,
    "gu",
  );

const IMAGINED = /\b(?:if|wish|thought|unless|worried|afraid|hope|hoped|hoping|until|before|without)\b/;
const MY_OLD = /\b(?:old|previous|last|other|former) /;

/** Whether a quality is said of the product itself: of "it", or of nothing else that has a name. */
const isOfProduct = ({ tokens }: Clause, at: number, noun: string): boolean =>
  tokens.slice(0, at).every((token) => !isNoun(token) || token.lemma === noun || token.lower === noun);

const denies = (sentence: Sentence, head: string, denials: RegExp, noun: string): boolean => {
  const { text, starts } = written(sentence);
  if (!text.includes(head)) return false;
  const mood = moodsOf(sentence);
  return [...text.matchAll(denials)].some((match) => {
    const at = starts.findLastIndex(
      (start) => start <= match.index + match[0].lastIndexOf(match.groups?.["head"] ?? ""),
    );
    const token = sentence.tokens[at];
    const clause = splitClauses(sentence).find(({ tokens }) => token !== undefined && tokens.includes(token));
    if (token === undefined || clause === undefined || isNoun(sentence.tokens[at + 1])) return false;
    const from = clause.tokens.indexOf(token);
    const before = text.slice(0, match.index);
    return (
      mood(clause) === "report" &&
      !isAboutOther(clause, { from }) &&
      !IMAGINED.test(before) &&
      !MY_OLD.test(before) &&
      (isNoun(token) || isOfProduct(clause, from, noun))
    );
  });
};

const found = remember((_mining: Mining) => new Map<string, ReadonlySet<string>>());

/** The reviews that deny a short claim by its own word: "don't expect a workout", "hardly a challenge". */
export const deniersOf = (claim: string, mining: Mining): ReadonlySet<string> => {
  const head = headOf(claim);
  if (head === null) return new Set();
  const known = found(mining).get(head);
  if (known !== undefined) return known;
  const denials = denialsOf(head);
  const deniers = new Set(
    mining.sentences
      .filter((sentence) => denies(sentence, head, denials, mining.product.noun))
      .map(({ reviewId }) => reviewId),
  );
  found(mining).set(head, deniers);
  return deniers;
};
