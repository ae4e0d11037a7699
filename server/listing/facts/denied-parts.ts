import { distinctReviews } from "../../insight/avatar/avatar-draft.ts";
import type { Mining } from "../../insight/mining/mining.ts";
import { analyseText, type Sentence, type Token } from "../../insight/text/analyse.ts";
import { isNoun } from "../../insight/text/word-classes.ts";
import { phrasesOf } from "../clauses/phrases-of.ts";
import { deniedPhrases, isDeniedInWords } from "../ledger/denials.ts";
import { quantitiesIn } from "../words/quantities.ts";

/** A quality with the thing that the seller says has it: "taped" and "seams". */
type Part = { quality: string; noun: Token; start: number; end: number };

const isQuality = ({ lower, pos }: Token): boolean =>
  (pos === "ADJ" || pos === "VERB") && /\p{L}{3}(?:ed|en|proof|resistant|able|free|less)$/u.test(lower);

const partsOf = (text: string): Part[] =>
  analyseText(text, "seller").flatMap(({ tokens }) =>
    tokens.flatMap((token, at): Part[] => {
      const noun = tokens[at + 1];
      return noun !== undefined && isQuality(token) && isNoun(noun)
        ? [{ quality: token.lower, noun, start: token.start, end: noun.end }]
        : [];
    }),
  );

const NOT = /^(?:not|n't|nt|never)$/;
const REACH = 4;

/** "Seams were not taped on the fly", "not taped seams" */
const denies = ({ tokens }: Sentence, { quality, noun }: Part): boolean =>
  tokens.some((token, at) => {
    if (token.lower !== quality) return false;
    const before = tokens.slice(Math.max(0, at - REACH), at);
    const isNot = before.some(({ lower }) => NOT.test(lower));
    const beside = [...before, ...tokens.slice(at + 1, at + 2)];
    return isNot && beside.some(({ lemma, lower }) => lemma === noun.lemma || lower === noun.lower);
  });

const withoutSpan = (text: string, { start, end }: Part): string =>
  `${text.slice(0, start).replace(/(?:\s*,)?\s*(?:\b(?:and|with|&)\s+)?$/iu, "")}${text.slice(end)}`.trim();

/** A fact without the parts of it that reviewers say it does not have: "fly with taped seams" whose "seams were not taped". */
export const withoutDenied = (text: string, { sentences }: Mining): string =>
  partsOf(text)
    .filter((part) => part.start > 0 && sentences.some((sentence) => denies(sentence, part)))
    .toReversed()
    .reduce(withoutSpan, text);

/** How many reviews deny a phrase of a fact in so many words, whatever else of the fact they bear out. */
export const deniersOfPhrases = (text: string, mining: Mining): number =>
  Math.max(
    0,
    ...deniedPhrases(text, mining)
      .filter(isDeniedInWords)
      .map(({ denials }) => distinctReviews(denials.flatMap(({ told }) => [...told]))),
  );

/** A fact without its later phrases that reviewers deny: "hair from hard floors and all types of carpet" of which a rug stops it. */
export const withoutDeniedPhrases = (text: string, mining: Mining): string => {
  const denied = new Set(
    deniedPhrases(text, mining)
      .filter(isDeniedInWords)
      .map(({ start }) => start),
  );
  const parts = phrasesOf(text);
  return parts.reduceRight(
    (left, { start, end }, at) =>
      at > 0 && denied.has(start) ? `${left.slice(0, parts[at - 1]?.end)}${left.slice(end)}` : left,
    text,
  );
};

const escaped = (value: number): string => String(value).replace(".", "\\.");
const SELLER_SAYS =
  "(?:they|the (?:listing|seller|ad|box|page|description))? ?(?:advertis|claim|list|state|say|promis)\\w*";

const refutes = (value: number): RegExp =>
  new RegExp(
    `\\bno way (?:this|it|that|these|they)(?: is| are|'s|'re| weighs?| holds?| measures?)?(?: only| really)* ${escaped(value)}(?![\\d.,]\\d)|\\bnot (?:the |even |quite |really |anywhere near |close to )*${escaped(value)}(?![\\d.,]\\d)(?: ?[\\p{L}"'-]+)?,? (?:as |that |which )?${SELLER_SAYS}|\\b(?:nowhere near|far from|more than|heavier than|less than) (?:the )?(?:advertised|claimed|stated|listed) ${escaped(value)}(?![\\d.,]\\d)`,
    "iu",
  );

const MEASURED = new Set(
  "pound ounce kilogram gram inch centimeter foot meter liter milliliter gallon quart hour watt volt mah".split(" "),
);

/** How many reviews say that a figure of a fact is not so: "not the 4.6 they advertise". */
export const refutersOf = (text: string, { reviews }: Mining): number => {
  const refuted = quantitiesIn(text).flatMap(({ unit, value }) => (MEASURED.has(unit) ? [refutes(value)] : []));
  return reviews.filter((review) => refuted.some((pattern) => pattern.test(review.text))).length;
};
