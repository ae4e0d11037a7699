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

/** "which makes a good gift", "making it ideal for trips" */
const ASIDE = /(?:,? (?:which|making (?:it|them|this))\b| [-–—] ).*$/u;
const PAIRED = new RegExp(`^(?:looks?|goes?|go) ${LIKING} with `, "u");
const TRAILING = / (?:too|as well|already|myself|yet|though|again|either|so far|anyway|right now)$/u;
const HOLDERS = /\b(into|in) (pocket|purse|backpack|bag|suitcase|drawer|cup holder|carry-on|glove box)\b/u;

/** A phrase without liking, asides and whose it is. */
export const tidied = (phrase: string): string =>
  phrase
    .replace(ASIDE, "")
    .replace(/^suited to beginner$/u, "suited to beginners")
    .replace(/\bgood grip\b/u, "firm grip")
    .replace(/\bgood seal\b/u, "tight seal")
    .replace(/ (?:with [^;]*|on|in|to|for|of) it$/u, "")
    .replace(PAIRED, "pairs with ")
    .replace(LIKED_HOW, "")
    .replace(LIKING_INSIDE, "")
    .replace(TRAILING, "")
    .replace(HOLDERS, "$1 a $2")
    .replace(/\b(?:my|our|his|her|their) /gu, "the ")
    .replace(/ {2,}/g, " ")
    .trim();
