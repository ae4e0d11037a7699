import type { Span } from "../../../events/result/review.ts";
import { type NounTerm, nounTerms } from "../../insight/aspects/noun-terms.ts";
import { distinctReviews } from "../../insight/avatar/avatar-draft.ts";
import { isOtherWear } from "../../insight/facets/domain.ts";
import { doubtedNouns } from "../../insight/mining/blamed-nouns.ts";
import { isInBlame } from "../../insight/mining/blamed-words.ts";
import { isContent } from "../../insight/mining/discontent.ts";
import type { Mining } from "../../insight/mining/mining.ts";
import type { Product } from "../../insight/product/product.ts";
import type { Token } from "../../insight/text/analyse.ts";
import { isNegated } from "../../insight/text/negation.ts";
import { remember } from "../../insight/text/remember.ts";
import { NOT_A_PART, TELLING } from "../phrases/part-words.ts";
import type { Worded } from "./claims.ts";

/** Praise that means something else before a noun than after the thing: "a tight budget", "a funny taste". */
const AMBIGUOUS = new Set(
  "tight funny fun fast prompt easy simple large big small thin even firm stable correct exact rich".split(" "),
);
const MOST_WORDS = 2;

const COPULAS = new Set("is are feels feel looks look sounds sound stays stay tastes taste".split(" "));
const RAISING = new Set("very so really super quite nice also still surprisingly pretty".split(" "));

const SHOWN = new Set("shown shows show pictured depicted advertised listed supposed".split(" "));

const NAMES_NO_PART = new Set(["for", "of", "to", "any"]);
const SOMEBODYS = new Set("my our his her your another some".split(" "));
const BESIDE = new Set("with on in by from using into under".split(" "));

/** "my metal barn", "my shop is a metal barn", "stirred it with a wooden stick": of the reviewer, and no part of the thing; "comes with a wooden lid" is. */
const isOfSomebody = (tokens: readonly Token[], at: number): boolean => {
  const [before, lead, verb] = [tokens[at - 1], tokens[at - 2], tokens[at - 3]];
  if (before === undefined) return false;
  if (SOMEBODYS.has(before.lower) || /^(?:old|former|previous)$/.test(before.lower)) return true;
  if (lead?.lemma === "be" && SOMEBODYS.has(tokens[0]?.lower ?? "")) return true;
  const isAny = before.lower === "a" || before.lower === "an";
  return isAny && BESIDE.has(lead?.lower ?? "") && !/^(?:come|have|be|make)$/.test(verb?.lemma ?? "");
};

const MEASURES = new Set("inch inches in cm mm feet foot ft \" ' ” meter meters".split(" "));

/** "a 25 inch wide pad": how wide, and not that it is wide. */
const isMeasured = (tokens: readonly Token[], at: number): boolean =>
  MEASURES.has(tokens[at - 1]?.lower ?? "") &&
  /^\d|^(?:-|one|two|three|four|five|six)$/.test(tokens[at - 2]?.lower ?? "");

const TAKES_IN = new Set("fit hold store carry accommodate squeeze stuff cram pack".split(" "));
const WITHIN_PHRASE = new Set(["DET", "ADJ", "ADV", "NUM", "PUNCT", "SYM", "PART", "ADP"]);

/** "it fits a wide pad": what goes in, and no part of the thing. */
const isWhatGoesIn = (tokens: readonly Token[], at: number): boolean => {
  let verb = at - 1;
  while (WITHIN_PHRASE.has(tokens[verb]?.pos ?? "")) verb -= 1;
  const token = tokens[verb];
  return token?.pos === "VERB" && TAKES_IN.has(token.lemma);
};

/** "one wash on the gentle cycle": where or when something was done is no part of the thing. */
const BEHIND = /^(?:on|at|after|during|until|than|into)$/;

/** "for a quick lunch" is what for, "salt and fresh pepper" goes with it, "low light" is not light, "shown as light green" may be dark. */
export const isAside = (tokens: readonly Token[], at: number): boolean => {
  const before = tokens[at - 1];
  const lead = before?.pos === "DET" ? tokens[at - 2] : before;
  return (
    NAMES_NO_PART.has(lead?.lower ?? "") ||
    BEHIND.test(lead?.lower ?? "") ||
    isMeasured(tokens, at) ||
    isWhatGoesIn(tokens, at) ||
    isOfSomebody(tokens, at) ||
    tokens.slice(Math.max(0, at - 5), at).some((token) => SHOWN.has(token.lower)) ||
    (before?.lower === "and" && tokens[at - 2]?.pos === "NOUN") ||
    (tokens[at]?.lower === "light" && (before?.pos === "ADJ" || before?.lower === "low"))
  );
};

/** The word of praise before a part, or after it and a verb: "deep bass", "the bass is really deep". */
const praiseOf = (tokens: readonly Token[], { from, to }: NounTerm): Token | null => {
  const before = tokens[from - 1];
  if (before !== undefined && TELLING.has(before.lower))
    return isNegated(tokens, from - 1) || AMBIGUOUS.has(before.lower) || isAside(tokens, from - 1) ? null : before;
  let at = to;
  const lead = tokens[from - 1]?.pos === "DET" ? tokens[from - 2] : tokens[from - 1];
  // "The padding on the shoulders is thick" is said of the padding.
  if (lead?.pos === "ADP" || !COPULAS.has(tokens[at]?.lower ?? "")) return null;
  at += 1;
  while (RAISING.has(tokens[at]?.lower ?? "")) at += 1;
  const after = tokens[at];
  const goesOn =
    tokens[at + 1]?.pos === "NOUN" || /^(?:for|to|if|when|at|until|but)$/.test(tokens[at + 1]?.lower ?? "");
  return after !== undefined && TELLING.has(after.lower) && !isNegated(tokens, at) && !goesOn ? after : null;
};

const nameWords = remember(({ name }: Product): ReadonlySet<string> => new Set(name.toLowerCase().split(/[^\p{L}]+/u)));

const isPart = ({ head, term }: NounTerm, { product, domains }: Mining): boolean => {
  const own = nameWords(product);
  return (
    /^\p{Ll}[\p{Ll} -]{2,24}$/u.test(term) &&
    term.split(" ").length <= MOST_WORDS &&
    !NOT_A_PART.has(head.lemma) &&
    !term.split(" ").some((word) => NOT_A_PART.has(word) || TELLING.has(word)) &&
    !own.has(head.lower) &&
    !own.has(head.lemma) &&
    head.lemma !== product.noun &&
    !isOtherWear(head.lemma, domains)
  );
};

/** A knife and a picture are praised as sharp, the edges of other things blamed. */
const isUnwelcome = (word: string, { domains }: Mining): boolean =>
  word === "sharp" && !domains.has("cutting") && !domains.has("picture");

/** What buyers say in passing of parts that nobody complains about: a part with a word that tells how it is. */
export const findPartPraise = (mining: Mining): Worded[] => {
  const blamed = doubtedNouns(mining);
  const mentions = mining.sentences.flatMap((sentence) => {
    if (!isContent(mining, sentence.reviewId)) return [];
    return nounTerms(sentence.tokens).flatMap((term) => {
      const praise = praiseOf(sentence.tokens, term);
      if (praise === null || isUnwelcome(praise.lower, mining) || !isPart(term, mining) || blamed.has(term.head.lemma))
        return [];
      const span: Span = {
        reviewId: sentence.reviewId,
        start: Math.min(praise.start, term.head.start),
        end: Math.max(praise.end, term.head.end),
      };
      return isInBlame(mining, span) ? [] : [{ phrase: `${praise.lower} ${term.term}`, span }];
    });
  });
  return [...Map.groupBy(mentions, ({ phrase }) => phrase)].map(([text, found]): Worded => {
    const spans = found.map(({ span }) => span);
    return { text, spans, reviews: distinctReviews(spans) };
  });
};
