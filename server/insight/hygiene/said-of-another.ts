import { plainNoun } from "../aspects/noun-groups.ts";

/** So much of a review is its opening, where it says what it is about. */
const OPENING = 260;

const MAKERS = "(?:company|companys|brand|brands|maker|makers|manufacturer|seller|sellers|people|folks|store|shop)";
/** "from the same company", "by these people" */
const FROM_MAKER = `(?:from|by|of) (?:the|this|that|these|your)(?: very)?(?: same)? ${MAKERS}\\b`;
/** "the same company's" */
const OF_MAKER = `(?:the|this|that|these)(?: very)? same ${MAKERS}(?:'s|s|s')?`;
const NAMES_MAKER = new RegExp(`\\b(?:${FROM_MAKER}|${OF_MAKER}\\b)`, "u");
const LIGHTLY = "(?:(?:just|really|actually|only|sorry|note|ok|okay|so|but|and|mostly|mainly|this|time)[, ]+)*";
const NAMED = "((?:[\\p{L}\\d'&-]+ ){0,6}?[\\p{L}\\d'&-]+)";

/** "I'm reviewing the bib by this company, not the tray": what a review says it is written of. */
const REVIEWED: readonly RegExp[] = [
  new RegExp(
    `^\\W*${LIGHTLY}(?:i'm|im|i am|we're|we are) ${LIGHTLY}(?:reviewing|rating|writing about|here for|talking about) (?:the|their|a|an|my|our) ${NAMED},? ${FROM_MAKER}`,
    "iu",
  ),
  new RegExp(
    `^\\W*${LIGHTLY}(?:this|my) (?:review )?(?:is|'s) ${LIGHTLY}(?:for|about|of|on) (?:the|their|a|an|my|our) ${NAMED},? ${FROM_MAKER}(?=[^.!?]*\\breview)`,
    "iu",
  ),
  new RegExp(
    `^\\W*${LIGHTLY}this review is ${LIGHTLY}(?:for|about|of|on) (?:the|their|a|an|my|our) ${NAMED},? ${FROM_MAKER}`,
    "iu",
  ),
];
/** "This is for the bib from the same company, not the tray", "Not about the tray but I have the bib …": what it says it is not of. */
const NOT_OF: readonly RegExp[] = [
  new RegExp(
    `^\\W*${LIGHTLY}(?:i'm|im|i am|we're|we are|this review is|this is) ${LIGHTLY}(?:reviewing|rating|writing about|a review of|a review for|for|about|of) (?:the|their|a|an|my|our) [^.!?]{3,60}?,? (?:and )?not (?:for |about |of )?(?:the|this|these|those) ${NAMED}(?=[.,;!?]|$| but\\b| because\\b| since\\b)`,
    "iu",
  ),
  new RegExp(
    `^\\W*${LIGHTLY}not (?:really )?(?:about|a review (?:of|for|about)|for|regarding) (?:the|this|these) ${NAMED}(?=[.,;!?]|$| but\\b| because\\b| since\\b)`,
    "iu",
  ),
];
/** "Got the same company's mug and that one is fine", "The bath bombs from these people are better": what it opens with, and how it goes on about that. */
const OPENS_WITH: readonly RegExp[] = [
  new RegExp(
    `^\\W*(?:(?:i|we) )?(?:have |had |got |own |bought |use |love |tried )?${OF_MAKER} ${NAMED}(?=[.,;!?]| (?:and|last|for|before|but|is|are|was|were)\\b)`,
    "iu",
  ),
  new RegExp(`^\\W*(?:(?:i|we) )?(?:have|had|got|own|bought|use|tried) (?:the|their|an?) ${NAMED} ${FROM_MAKER}`, "iu"),
  new RegExp(
    `^\\W*(?:the|their) ${NAMED} ${FROM_MAKER} (?:is|are|was|were|work|works) (?:[\\p{L}'-]+ ){0,2}?(?:better|worse|nicer)\\b`,
    "iu",
  ),
];
/** What stands in every one of these openings. */
const MAY_BE = new RegExp(`\\b(?:review|reviewing|rating|not|${MAKERS.slice(3, -1)})\\b`, "u");

const GOES_ON_ABOUT_THAT = /\b(?:that one|those ones|(?:buy|get|order) (?:that|those)|better|worse|nicer)\b/iu;
/** "so I bought this": what was good leads to the product. */
const LEADS_TO_IT =
  /\b(?:this|these|it['’]s here|mine)\b(?! (?:same )?(?:company|brand|maker|manufacturer|seller|people|folks|store|shop))|\b(?:so|then|and) (?:i|we) (?:just |then |also )?(?:got|bought|ordered|tried|decided|thought)\b/iu;
/** What is no thing one buys. */
const NO_THING =
  /^(?:service|support|care|delivery|shipping|packaging|quality|reviews?|products?|items?|things?|stuff|one|ones|people|person|team|staff|help|warranty|communication|sizes?|colou?rs?|versions?|models?|sets?|packs?|kits?|pairs?)$/;

const wordsIn = (text: string): string[] => text.match(/\p{L}{3,}/gu) ?? [];

/** The thing that a review says it is written of, where that is another than the product; null where it does not say so. */
export const saysItIsOfAnother = (text: string, productName: string): string | null => {
  const plain = text.toLowerCase().replace(/[’‘]/g, "'");
  const opening = plain.slice(0, OPENING);
  if (!MAY_BE.test(opening)) return null;
  const own = new Set(wordsIn(productName.toLowerCase()).map(plainNoun));
  const isOwn = (words: string): boolean => own.has(plainNoun(wordsIn(words).at(-1) ?? ""));
  const namedBy = (patterns: readonly RegExp[]): string | undefined =>
    patterns.flatMap((pattern) => pattern.exec(opening)?.[1] ?? [])[0];
  const isThing = (words: string): boolean => !NO_THING.test(wordsIn(words).at(-1) ?? "service");
  const denied = namedBy(NOT_OF);
  if (denied !== undefined && isOwn(denied) && NAMES_MAKER.test(opening)) return `not the ${denied}`;
  const reviewed = namedBy(REVIEWED);
  if (reviewed !== undefined && isThing(reviewed) && !isOwn(reviewed)) return reviewed;
  const opened = namedBy(OPENS_WITH);
  if (opened === undefined || !isThing(opened) || (isOwn(opened) && !/\bsame\b/.test(opening))) return null;
  const speaksOfProduct = wordsIn(plain).filter((word) => own.has(plainNoun(word))).length > (isOwn(opened) ? 1 : 0);
  return GOES_ON_ABOUT_THAT.test(plain) && !LEADS_TO_IT.test(plain) && !speaksOfProduct ? opened : null;
};
