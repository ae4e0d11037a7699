import { pluralOf } from "../../insight/statements/inflect.ts";
import { LIKING } from "./liking.ts";

const LIKED_HOW = / (?:perfectly|beautifully|nicely|wonderfully|amazingly|fantastically|superbly)(?= |$)/gu;

/** Behind these, liking is what is said, and cannot be left out: "a good look", "great tasting". */
const BEHIND =
  "with|for|on|in|at|to|and|or|when|as|even|out|up|size|quality|value|deal|touch|look|time|tasting|looking|feeling|smelling|sounding|job|way";

/** "nice soft lining", "a great set of brushes"; "fine" is a quality of mist and print. */
const LIKING_INSIDE = new RegExp(
  `(?<=(?:^| )(?:an? |the |has |have )?)(?:nice and |(?!fine)${LIKING} )(?=(?!(?:${BEHIND})\\b)[\\p{L}-]+)`,
  "gu",
);

const PAIRED = new RegExp(`^(?:looks?|goes?|go) ${LIKING} with `, "u");
/** "easy for beginner": of whom it suits there are many. */
const FOR_ONE = /\b(suited to|easy for) (beginner|child|kid|toddler|teen|adult|senior|student)$/u;
/** "which is super convenient": what the reviewer makes of it. */
const ASIDE = /,? where (?:i|we|my|our|he|she|you)\b.*$|,? which (?:is|are|was|makes?|made|i|we|really|helps?)\b.*$/iu;
/** "after three months of use": how long one reviewer has had it. */
const SO_FAR =
  / (?:even )?after (?:(?:about|over|more than|almost|nearly) )?(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|several|a few|many|\d+)(?: (?:full|whole|more))? (?:days?|weeks?|months?|years?)(?: of [\p{L} ]+)?$/iu;
const TRAILING = / (?:too|as well|already|myself|yet|though|again|either|so far|anyway|right now)$/u;
/** "crushes ice no bother": how little the reviewer made of it. */
const NO_BOTHER =
  /,? (?:with )?no (?:bother|problems?|probs?|troubles?|sweat|worries|issues?|hassle)$|,? (?:like|as) (?:a|an) (?:charm|dream|champ|breeze)$/u;
const HOLDERS = /\b(into|in) (pocket|purse|backpack|bag|suitcase|drawer|cup holder|carry-on|glove box)\b/u;

/** "opens easy": how it does is told by an adverb, how it is by none. */
const DOES_EASY =
  /^((?!(?:is|feels|looks|stays|seems|sounds|keeps|remains|gets|goes|makes)\b)\p{L}+[^s\P{L}]s(?: (?:up|down|open|shut|out|off|on|together|apart|in|back))?) (easy|quick|smooth|quiet)$/u;
const ADVERBS: Readonly<Record<string, string>> = {
  easy: "easily",
  quick: "quickly",
  smooth: "smoothly",
  quiet: "quietly",
};

/** A phrase without liking and whose it is. */
export const tidied = (phrase: string): string =>
  phrase
    .replace(/\bpretty much /u, "")
    .replace(ASIDE, "")
    .replace(SO_FAR, "")
    .replace(FOR_ONE, (_, lead: string, one: string) => `${lead} ${pluralOf(one)}`)
    .replace(/\bgood grip\b/u, "firm grip")
    .replace(/\bgood seal\b/u, "tight seal")
    .replace(/ (?:with [^;]*|on|in|to|for|of) it$/u, "")
    .replace(PAIRED, "pairs with ")
    .replace(LIKED_HOW, "")
    .replace(LIKING_INSIDE, "")
    .replace(TRAILING, "")
    .replace(NO_BOTHER, "")
    .replace(DOES_EASY, (_, deed: string, how: string) => `${deed} ${ADVERBS[how] ?? how}`)
    .replace(HOLDERS, "$1 a $2")
    .replace(/\b(?:my|our|his|her|their) /gu, "the ")
    .replace(/ {2,}/g, " ")
    .trim();
