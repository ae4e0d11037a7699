import type { Span } from "../../../events/result/review.ts";
import { distinctReviews } from "../../insight/avatar/avatar-draft.ts";
import { findingsIn } from "../../insight/avatar/mined-findings.ts";
import { namesPart } from "../../insight/avatar/part-nouns.ts";
import { praiseTold } from "../../insight/avatar/praise-told.ts";
import { blamedNouns } from "../../insight/mining/blamed-nouns.ts";
import { isContent } from "../../insight/mining/discontent.ts";
import type { Mining } from "../../insight/mining/mining.ts";
import { hasMany, hasPlenty } from "../../insight/reviews/plenty.ts";
import type { Remark } from "../../insight/statements/remarks.ts";
import { splitClauses } from "../../insight/text/clauses.ts";
import { isNegated } from "../../insight/text/negation.ts";
import { remember } from "../../insight/text/remember.ts";
import { overlaps } from "../../insight/text/spans-of.ts";
import { wordSet } from "../../insight/text/word-table.ts";
import type { Unit } from "../../insight/units/unit.ts";
import { readClause } from "../clauses/read-clause.ts";
import { isMostlyBlamed } from "../keywords/true-words.ts";
import { heldTogether } from "../phrases/held-together.ts";
import { ILLS } from "../phrases/ills.ts";
import { TELLING } from "../phrases/part-words.ts";
import { stemsOf } from "../words/same-sense.ts";
import { isAnchored } from "./anchored.ts";
import { copyForms, copyPhrases } from "./copy-phrase.ts";
import { DENIAL } from "./denial.ts";
import { type Described, findDescribed } from "./described.ts";
import { inCopy } from "./in-copy.ts";
import { isPart } from "./is-part.ts";
import { isOfOwnDoing } from "./own-doing.ts";
import { isTakenAmiss } from "./taken-amiss.ts";

/** What reviewers say of the thing, restated as copy. */
type Restated = {
  /** From the fullest wording to the shortest. */
  forms: readonly string[];
  /** The facets and nouns that it speaks of, as the keys of units. */
  matters: ReadonlySet<string>;
  spans: readonly Span[];
  reviews: number;
};

type Source = Omit<Described, "span"> & { spans: readonly Span[] };

/** Of the thing as a whole nothing is told in particular. */
const WHOLE_THING = "whole";

const mattersOf = (text: string, spans: readonly Span[], mining: Mining): ReadonlySet<string> => {
  const read = readClause(text, mining).matters.flatMap(({ key, sign }) => (sign > 0 ? [key] : []));
  const heard = mining.units.filter(
    ({ polarity, mood, ...unit }) => polarity > 0 && mood === "report" && spans.some((span) => overlaps(span, unit)),
  );
  const words = stemsOf(text);
  const isInIt = ({ opinion }: Unit): boolean => !stemsOf(opinion).isDisjointFrom(words);
  return new Set([...read, ...heard.filter((unit) => read.length === 0 || isInIt(unit)).map(({ key }) => key)]);
};

/** The reviews that praise and those that blame each matter. */
const sidesByMatter = remember(({ units }: Mining) => {
  const reviewsOf = (sign: 1 | -1): Map<string, Set<string>> => {
    const reviews = new Map<string, Set<string>>();
    for (const { key, polarity, mood, reviewId } of units)
      if (mood === "report" && polarity * sign > 0) reviews.set(key, (reviews.get(key) ?? new Set()).add(reviewId));
    return reviews;
  };
  return { praised: reviewsOf(1), blamed: reviewsOf(-1) };
});

const GRUDGING = /^(?:just|only|merely|supposedly)$/;

/** "It's just clear plastic over the wood", and not "just enough". */
const isGrudging = ({ sentence, tokens }: Source): boolean => {
  const end = tokens.at(-1)?.start ?? 0;
  const words = sentence.tokens.filter(({ start }) => start <= end).slice(-tokens.length - 1);
  return words.some(
    ({ lower }, at) =>
      GRUDGING.test(lower) && !(lower === "just" && /^(?:enough|right)$/.test(words[at + 1]?.lower ?? "")),
  );
};

/** So many more have to praise a matter than complain of it before one alone may tell of it. */
const OUTWEIGHS = 2;

/** Whether some complain of a matter and not clearly more praise it: of one loud and one quiet neither is told. */
const isContested = (matters: ReadonlySet<string>, mining: Mining): boolean => {
  const { praised, blamed } = sidesByMatter(mining);
  const isBlamed = (key: string): boolean => (blamed.get(key)?.size ?? 0) > 0;
  const isOutweighed = (key: string): boolean =>
    (praised.get(key)?.size ?? 0) >= OUTWEIGHS * (blamed.get(key)?.size ?? 0);
  return [...matters].flatMap(heldTogether).some((key) => isBlamed(key) && !isOutweighed(key));
};

/** What one says of a part that others complain of, or of no matter in words that complaints use, is in dispute. */
const isDisputed = (source: Source, matters: ReadonlySet<string>, mining: Mining): boolean => {
  const { wording, tokens, spans } = source;
  if (distinctReviews(spans) > 1) return false;
  if (isContested(matters, mining) || isGrudging(source) || ("said" in wording && !isPart(wording.said, mining)))
    return true;
  const blamed = blamedNouns(mining);
  const isBlamed = (lemma: string): boolean =>
    lemma !== mining.product.noun && blamed.has(lemma) && isMostlyBlamed(lemma, mining);
  const subject = "said" in wording ? wording.said.remark.told.subject : null;
  return (
    (subject?.about === "part" && isBlamed(subject.noun)) ||
    ([...matters].every((key) => key === WHOLE_THING) &&
      tokens.some(({ pos, lemma }) => pos === "NOUN" && isBlamed(lemma)))
  );
};

const DENIES = new RegExp(`^(?:${DENIAL}|no)\\b| that ${DENIAL} `, "u");

/** What it keeps doing. */
const LASTS = /^(?:stays?|holds?|keeps?|stands?|remains?|sits?)\b| that (?:stays?|holds?|keeps?|stands?) /u;

const SAYS_NOTHING = wordSet("make have get do feel take need cause let give come go use be look seem leave more much");
const AFTER_DENIAL = /^(?:not|n['’]t|no|never|without|more)$/;

/** "doesn't roll" beside "they roll up": what another reviewer says does happen. */
const isDeniedByOther = ({ tokens, spans }: Source, mining: Mining): boolean => {
  const at = tokens.findIndex(({ lower }) => AFTER_DENIAL.test(lower));
  const denied = tokens.find(
    ({ pos, lemma }, index) => index > at && /^(?:VERB|NOUN|ADJ)$/.test(pos) && !SAYS_NOTHING.has(lemma),
  )?.lemma;
  const own = new Set(spans.map(({ reviewId }) => reviewId));
  return mining.sentences.some(
    ({ reviewId, tokens: words }) =>
      !own.has(reviewId) && words.some(({ lemma }, index) => lemma === denied && !isNegated(words, index)),
  );
};

/** "doesn't sag" holds for all or for none: of plenty of reviews one alone may say so only of a matter that nobody complains of. */
const isTooSure = (text: string, source: Source, matters: ReadonlySet<string>, mining: Mining): boolean => {
  if (distinctReviews(source.spans) > 1) return false;
  if ((DENIES.test(text) || LASTS.test(text)) && isOfOwnDoing(source.sentence)) return true;
  if (!DENIES.test(text)) return false;
  if (isDeniedByOther(source, mining)) return true;
  if (!hasPlenty(mining)) return false;
  const isBlamed = mining.units.some(
    ({ key, polarity, mood }) => polarity < 0 && mood === "report" && matters.has(key),
  );
  return matters.size === 0 || isBlamed;
};

const ADJECTIVE_FIRST = /^([\p{L}-]+) (?!enough|to\b)[\p{L}-]+$/u;

/** "solid humidity": of one voice, a part with a word of praise has to be one that tells how a part is. */
const isTelling = (text: string, matters: ReadonlySet<string>): boolean => {
  const first = ADJECTIVE_FIRST.exec(text)?.[1];
  return first === undefined || TELLING.has(first) || [...matters].some((key) => !key.includes(":"));
};

const isTold = (forms: readonly string[]): boolean => forms.length > 0;

/** The wordings of each thing that a source says. */
const wordingsOf = ({ wording }: Source, mining: Mining): string[][] => {
  const { product } = mining;
  if ("phrase" in wording) return [copyForms(wording.phrase)].filter(isTold);
  const { told } = wording.said.remark;
  const predicate = inCopy(wording.said.predicate, told.tokens, told.subject.plural);
  const praise = predicate === null ? null : praiseTold({ ...wording.said, predicate }, product, namesPart(mining));
  if (praise === null) return [];
  const plural = told.subject.plural || (praise.ofProduct && product.plural);
  return copyPhrases({ ...praise, tokens: told.tokens, plural, name: product.noun });
};

const restated = (source: Source, mining: Mining): Restated[] =>
  wordingsOf(source, mining).flatMap((forms): Restated[] => {
    const matters = mattersOf(forms[0] ?? "", source.spans, mining);
    const telling = forms.filter((text) => isTelling(text, matters) && !isTooSure(text, source, matters, mining));
    return telling.length === 0 || !matters.isDisjointFrom(ILLS) || isDisputed(source, matters, mining)
      ? []
      : [{ forms: telling, matters, spans: source.spans, reviews: distinctReviews(source.spans) }];
  });

/** Whether a content reviewer says a remark, and of the product. */
const isSureOf = ({ sentence, span, told }: Remark, mining: Mining): boolean => {
  const clause = splitClauses(sentence).find(({ start }) => start === span.start);
  return (
    isContent(mining, span.reviewId) &&
    clause !== undefined &&
    isAnchored(clause, told, mining) &&
    !isTakenAmiss(sentence, span.end, mining)
  );
};

/** What content reviewers say of the thing in particular, as copy would say it, the most common first; what one of them says only where reviews are not many. */
const findRestated = remember((mining: Mining): readonly Restated[] => {
  const least = hasMany(mining) ? 2 : 1;
  const praised = findingsIn(mining)
    .praise.filter(({ reviews, remark }) => reviews > 1 || isSureOf(remark, mining))
    .map(
      (said): Source => ({
        wording: { said },
        sentence: said.remark.sentence,
        tokens: said.remark.told.tokens,
        spans: said.spans,
      }),
    );
  const described =
    least > 1 ? [] : findDescribed(mining).map(({ span, ...rest }): Source => ({ ...rest, spans: [span] }));
  const found = [...praised, ...described]
    .filter(({ spans }) => distinctReviews(spans) >= least)
    .flatMap((source) => restated(source, mining));
  return [...Map.groupBy(found, ({ forms }) => forms[0]).values()]
    .flatMap(([first]) => first ?? [])
    .toSorted((a, b) => b.reviews - a.reviews);
});

const NOT_BRIEF =
  /\byour?\b|^(?:for|used|has|have|make|turn|take|works?|pull|place|roll|put|understand|read|press|fold|keep|carry|hook) |\b[A-Z]{2,}\b/u;

/** What reviewers say, in the words in which it may stand in copy. */
export type Phrase = {
  text: string;
  /** All wordings that may stand in copy, the fullest first. */
  forms: readonly string[];
} & Pick<Restated, "spans" | "matters">;

/** What reviewers say in particular, each in the wordings, the fullest first, that are `acceptable` in a bullet. */
export const soundPhrases = (
  mining: Mining,
  acceptable: (bullet: Pick<Phrase, "text" | "spans">) => boolean,
): Phrase[] =>
  findRestated(mining).flatMap(({ forms, spans, matters }): Phrase[] => {
    const sound = forms.filter((form) => acceptable({ text: `Good to Know: ${form}`, spans }));
    const [text] = sound;
    return text === undefined ? [] : [{ text, forms: sound, spans, matters }];
  });

/** What reviewers say in particular that takes at most so many words whole, speaks to nobody and tells what the thing is or does. */
export const shortPhrases = (
  mining: Mining,
  mostWords: number,
): (Pick<Phrase, "text" | "spans" | "matters"> & { reviews: number })[] =>
  findRestated(mining).flatMap(({ forms: [text = ""], spans, matters, reviews }) =>
    text.split(" ").length <= mostWords && !NOT_BRIEF.test(text) ? [{ text, spans, matters, reviews }] : [],
  );
