import type { Span } from "../../../events/result/review.ts";
import type { Product } from "../../insight/product/product.ts";
import { analyseText, type Token } from "../../insight/text/analyse.ts";
import { rememberText } from "../../insight/text/remember.ts";
import { isNoun } from "../../insight/text/word-classes.ts";
import type { Statement } from "../clauses/read-clause.ts";
import { PARTS } from "../keywords/weak-keywords.ts";
import type { ReviewClause } from "../reviews/review-clause.ts";
import { type ReviewIndex, wordOfToken } from "../reviews/review-index.ts";
import { foldedWords } from "../words/fold.ts";
import { isOfDelivery, isOfOthers } from "./promises/of-others.ts";

/** Names the part again, and no other. */
const MERE = /^(?:gadget|thing|function|feature|mechanism|part|system|unit|piece|assembly)s?$/;

const FAILS =
  "(?:quit|died|stop(?:s|ped) (?:working|responding)|(?:does|did|do|is|are|wo|was) ?n['’]?t (?:even |always |really )?(?:work|working|turn on|come on|respond|do anything|react|function|cut|move)|(?:does|did|do|is|will) not (?:even |really )?(?:work|turn on|come on|respond|react|function)|never (?:worked|works)|not working|do(?:es)? nothing|broke(?:n)?|snapped|(?:fell|came|breaks?|broke|falls?|pops?|popped) off|(?:is|are|was) (?:completely |totally |basically )?(?:useless|worthless|broken|defective|a joke|dead)|malfunction\\w*|failed|fails|gave out|(?:is|was|are|were|got) (?:\\w+ )?stuck)";

const failing = rememberText(
  (word: string) => new RegExp(`\\b${RegExp.escape(word)}(?:e?s)?\\b.{0,25}?\\b${FAILS}`, "i"),
);

/** How long it worked: what wore out was there, and did what it is said to do. */
const AFTER_A_WHILE =
  /\b(?:after|in|within|for|lasted) (?:(?:only|just|about|like|less|than|maybe|exactly|the|a|an|my|under|first) )*(?:\w+ )?(?:(?:and a half|or|to) (?:\w+ )?)?(?:days?|weeks?|months?|years?|uses|washes)\b/i;
/** Whether a claim says how the part is made or that it works, and not only that it is there. */
const PROMISES_WORK =
  /\b(?:durab\w+|sturdy|strong|heavy[ -]duty|tough|rugged|reliab\w+|long[ -]last\w+|lasts?|lasting|solid|reinforced|well[ -]made|quality|premium|works?|working|never|unbreakable|metal|steel|aluminum|years|life\w*|proof|resistant)\b/i;

/** What is made to come off does not fail when it does. */
const REMOVABLE = /\b(?:removable|detachable|zip-?off|interchangeable|replaceable)\b/i;
const CAME_OFF = /\b(?:came|comes?|fell|falls?|pops?|popped) off\b/gi;
/** What is meant to come off does so: "chalk came off with a wet sponge". */
const CAME_OFF_WELL = /\b(?:came|comes?) off (?=(?:with|eas|fine|well|clean|no problem|ok|in the (?:wash|shower)))/gi;

/** What is to last is not whole without its parts. */
const LASTS =
  /\b(?:durab\w+|sturdy|strong|heavy[ -]duty|tough|rugged|reliab\w+|long[ -]last\w+|lasts?|lasting|solid|reinforced|well[ -]made|quality|unbreakable)\b/i;

/** "the end of the cable": words that take a share of a thing name no other. */
const SHARES = /^(?:one|both|all|some|half|part|piece|end|rest|side|top|bottom|front|back|inside|edge|corner)s?$/;

/** The word that a phrase behind "of", "on" or "in" belongs to: "zip" of "the zip on the cover". */
const wholeBefore = (tokens: readonly Token[], at: number, links: RegExp): Token | undefined => {
  const link = links.test(tokens[at - 1]?.lower ?? "") ? at - 1 : at - 2;
  return links.test(tokens[link]?.lower ?? "") ? tokens[link - 1] : undefined;
};

const isPartOnIt = (tokens: readonly Token[], at: number): boolean => {
  const of = wholeBefore(tokens, at, /^of$/);
  if (of !== undefined && isNoun(of) && PARTS.test(of.lower)) return true;
  const on = wholeBefore(tokens, at, /^(?:on|in|inside|under|at)$/);
  return on !== undefined && (isNoun(on) || on.pos === "PROPN" || PARTS.test(on.lower)) && !SHARES.test(on.lower);
};

/** Whether a clause names a word only with another part of it: "the lid handle snapped", "the handle of the lid broke". */
const isOfItsPart = ({ tokens }: ReviewClause, word: string, words: readonly string[]): boolean =>
  tokens.every((token, at) => {
    if (wordOfToken(token) !== word) return true;
    const next = tokens[at + 1];
    const isBefore = next !== undefined && PARTS.test(next.lower) && !words.includes(wordOfToken(next));
    return isBefore || isPartOnIt(tokens, at);
  });

/** Which of several it is: "front" and "side" pockets. */
const WHICH =
  /^(?:front|side|back|rear|top|bottom|left|right|upper|lower|inner|outer|inside|outside|main|chest|shoulder|waist|hip|neck|ankle|wrist)$/;

const whichIn = rememberText((claim: string) => {
  const tokens = analyseText(claim.toLowerCase(), "listing").flatMap((sentence) => sentence.tokens);
  return (word: string): ReadonlySet<string> =>
    new Set(
      tokens.flatMap((token, at) => {
        const before = tokens[at - 1]?.lower ?? "";
        return wordOfToken(token) === word ? [WHICH.test(before) ? before : ""] : [];
      }),
    );
});

/** Whether a clause tells it of another of several that a claim tells apart: "the side pockets are useless" of no front pocket. */
const isOfOtherPlace = ({ tokens }: ReviewClause, word: string, claim: string): boolean => {
  const own = whichIn(claim)(word);
  if (own.size === 0 || own.has("")) return false;
  return tokens.every((token, at) => {
    const before = tokens[at - 1]?.lower ?? "";
    return wordOfToken(token) !== word || (WHICH.test(before) && !own.has(before));
  });
};

const BELONGS = "your|my|our|any|every|each";

/** "threads your needle": what a claim gives to the buyer is no part of the thing. */
const buyers = rememberText(
  (word: string) => new RegExp(`\\b(?:${BELONGS}) (?:\\p{L}+ )?${RegExp.escape(word)}`, "iu"),
);

/** "threader", and not "for" */
const isDoer = (token: Token | undefined): boolean =>
  token !== undefined && isNoun(token) && /(?:er|or)s?$/u.test(token.lower);

/** What a claim names by itself, and not only before the noun of another thing: no needle of a "needle threader". */
const headsIn = rememberText((claim: string): ReadonlySet<string> => {
  const tokens = analyseText(claim.toLowerCase(), "listing").flatMap((sentence) => sentence.tokens);
  return new Set(tokens.filter((_, at) => !isDoer(tokens[at + 1])).map((token) => wordOfToken(token)));
});

/** Whether a clause names a word only before the noun of another thing, which is not the claim's: "the thread spool pin snapped". */
const isOfCompound = ({ tokens }: ReviewClause, word: string, words: readonly string[]): boolean =>
  tokens.every((token, at) => {
    const next = tokens[at + 1];
    return (
      wordOfToken(token) !== word ||
      (next !== undefined && isNoun(next) && !MERE.test(next.lower) && !words.includes(wordOfToken(next)))
    );
  });

/** "Comes with bobbins, needles and a manual": what is in a list of contents is there, though it broke. */
const LISTED = /\b(?:includes?|included|comes? with|supplied with)\b[^;:]*?(?:,| and )[^;:]*/iu;

const isListed = (claim: string, word: string): boolean => foldedWords(LISTED.exec(claim)?.[0] ?? "").includes(word);

/** Clauses in which a part that a statement names fails: "the LED quit", "one of the wheels broke off". */
export const failingParts = (
  { text: claim, words }: Statement,
  index: ReviewIndex,
  { name, type, noun }: Product,
): Span[] =>
  words
    .filter(
      (word) =>
        !foldedWords(`${name} ${type} ${noun}`).includes(word) &&
        headsIn(claim).has(word) &&
        !isListed(claim, word) &&
        !buyers(word).test(claim),
    )
    .flatMap((word) =>
      (index.byWord.get(word) ?? [])
        .filter((clause) => {
          const { report, repeats, nouns, text } = clause;
          return (
            report &&
            !repeats &&
            nouns.has(word) &&
            failing(word).test(text.replace(REMOVABLE.test(claim) ? CAME_OFF : CAME_OFF_WELL, " ")) &&
            !isOfCompound(clause, word, words) &&
            !isOfOtherPlace(clause, word, claim) &&
            !(AFTER_A_WHILE.test(text) && !PROMISES_WORK.test(claim)) &&
            !isOfDelivery(text) &&
            !isOfOthers(text.toLowerCase(), { person: false, name: noun }) &&
            (LASTS.test(claim) || !isOfItsPart(clause, word, words))
          );
        })
        .map(({ span }) => span),
    );
