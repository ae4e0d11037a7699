import type { Span } from "../../../../events/result/review.ts";
import type { Product } from "../../../insight/product/product.ts";
import { remember } from "../../../insight/text/remember.ts";
import type { Statement } from "../../clauses/read-clause.ts";
import type { ReviewClause } from "../../reviews/review-clause.ts";
import { clausesAt, type ReviewIndex } from "../../reviews/review-index.ts";
import { foldWord } from "../../words/fold.ts";
import { canonical } from "../../words/word-groups.ts";
import { isOfSide, sideOf } from "../facet-sides.ts";
import { isOfDelivery, isOfOthers } from "./of-others.ts";
import type { Promised } from "./promised.ts";
import { promisesMade } from "./promises-made.ts";
import { isOfPromised, subjectIn, subjectOf } from "./subject.ts";
import { isToldOtherwise, type Trouble } from "./told-otherwise.ts";
import { isForMore } from "./users.ts";

const DENIED_BEFORE =
  /\b(?:no|not|never|without|zero|hardly|barely|nothing|nobody|none|nor|free|any|less|prevents?|stops?|stopped|cuts?|reduces?|reduced|eliminates?|blocks?|kills?|tames?|(?:keeps?|kept) \w+ from|calm(?:s|ed)|cleared|cure[sd]|sooth(?:es|ed)|heal(?:s|ed)|eas(?:es|ed)|reliev(?:es|ed)|took care of|saved (?:me|us|my|our))\b|\b(?:do|does|did|is|are|was|were|has|have|had|wo|ca|could|would|should|ai) ?n ?['’]?t\b/;
const DENIED_AFTER =
  /^[ -]*(?:free|proof|resistant|clean|gone|(?:like|of) (?:absolutely |basically )?nothing|disappear\w*|(?:just |all |easily |quickly )?(?:came|come|comes|fell|fall|ironed?|steamed?|went) (?:right |straight )?(?:out|away))\b/;
/** "What I don't like is that it leaks" tells of the leak. */
const DISLIKES = /\b(?:do|did) ?(?:n['’]?t|not) (?:like|love)\b.{0,20}\b(?:is|was|that|how|when)\b/;
/** What is no condition, though it is said with "would" or "could". */
const NO_CONDITION = /\b(?:would|could) ?(?:n['’]?t|not|still)\b|\bwish(?:ed)? the (?:lights?|lamp|bulb|leds?|beam)\b/;

/** A sentence that tells of a promise broken: the clause, the thing it names that has to be the listing's too, and what it tells it of. */
type Told = {
  span: Span;
  clause: ReviewClause;
  partner: string | undefined;
  subject: readonly string[];
  /** The matter by whose blame it tells it; undefined where its words do. */
  matter: string | undefined;
};

/** The words that tell it, and the rest of their clause. */
type Around = Pick<Trouble, "words" | "behind">;

type Said = ReviewIndex["sentences"][number];

const toldIn = ({ clauses, text }: Said, tells: RegExp, person: boolean, name: string): (Told & Around) | null => {
  const match = tells.exec(text);
  if (match === null) return null;
  const start = clauses[0]?.span.start ?? 0;
  const clause = clauses.findLast(({ span }) => span.start <= start + match.index) ?? clauses[0];
  if (clause === undefined || clause.asks || clause.repeats || !(clause.report || NO_CONDITION.test(text))) return null;
  const before = text.slice(Math.max(0, clause.span.start - start), match.index);
  const after = text.slice(match.index + match[0].length);
  const isDenied = DENIED_BEFORE.test(before.replace(DISLIKES, "")) || DENIED_AFTER.test(after);
  if (isDenied || isOfDelivery(clause.text) || isOfOthers(before, { person, name })) return null;
  return {
    span: clause.span,
    clause,
    matter: undefined,
    partner: match.groups?.["partner"],
    subject: subjectIn(clause, start + match.index),
    words: match[0],
    behind: text.slice(match.index + match[0].length, clause.span.end - start),
  };
};

/** Sentences that tell of a trouble, where nothing about them tells it of no thing like this one. */
const troublesIn = (sentences: readonly Said[], { broken, person = false }: Promised, name: string): Told[] =>
  sentences.flatMap((sentence, at) => {
    const told = toldIn(sentence, broken, person, name);
    if (told === null) return [];
    const next = sentences[at + 1];
    const isSame = next?.clauses[0]?.span.reviewId === told.span.reviewId;
    const trouble = { ...told, sentence: sentence.text, next: isSame ? next.text : "" };
    return isToldOtherwise(trouble, person) ? [] : [told];
  });

/** Blame of the matters of a promise, of this product. */
const blamedFor = ({ keys, person = false }: Promised, index: ReviewIndex, name: string): Told[] =>
  keys
    .flatMap((key) => [...(index.byKey.get(key)?.values() ?? [])].map((sides) => ({ key, ...sides })))
    .flatMap(({ key, plus, minus }) => (minus.length > plus.length ? minus.map((each) => ({ key, ...each })) : []))
    .flatMap(({ key, span, target }) => {
      const [clause] = clausesAt(index, span);
      const isOther =
        clause === undefined || isOfDelivery(clause.text) || isOfOthers(clause.text.toLowerCase(), { person, name });
      if (isOther) return [];
      const subject = target === "" ? subjectOf(clause) : [canonical(foldWord(target))];
      return [{ span, clause, partner: undefined, subject, matter: key }];
    });

const toldBy = remember((index: ReviewIndex) => {
  const known = new Map<Promised, readonly Told[]>();
  return (promised: Promised, name: string): readonly Told[] => {
    const found = known.get(promised) ?? [
      ...troublesIn(index.sentences, promised, name),
      ...blamedFor(promised, index, name),
    ];
    known.set(promised, found);
    return found;
  };
});

/** Clauses of reviews that tell of a promise of a statement kept, and of nothing that went wrong with it: "machine washable" and "washes up well". */
export const keptPromises = (statement: Statement, index: ReviewIndex, product: Product): Span[] =>
  promisesMade(statement, product).flatMap(({ promised: { kept, broken, person = false } }) =>
    kept === undefined
      ? []
      : index.sentences
          .filter(({ text }) => !broken.test(text))
          .flatMap((sentence) => toldIn(sentence, kept, person, product.noun) ?? [])
          .map(({ span }) => span),
  );

/** A promise of a statement that reviewers say was not kept: in words that tell it, or by any blame of its matter. */
export type BrokenPromise = { id: string; sure: boolean; told: Span[]; blamed: Span[] };

/** Whoever aches denies comfort, and no softness. */
const OF_BODY = /\b(?:comfort|comfy|pad|cushion|ergonomic)/iu;

/** The promises of a statement that some reviewers say were not kept. */
export const promisesBroken = (statement: Statement, index: ReviewIndex, product: Product): BrokenPromise[] =>
  promisesMade(statement, product).flatMap((made) => {
    const against = toldBy(index)(made.promised, product.noun).filter(
      ({ clause, partner, subject, matter }) =>
        (matter === undefined
          ? OF_BODY.test(statement.text) ||
            made.promised.keys.every((key) => sideOf(key, statement.text, clause.text) !== "other")
          : isOfSide(matter, statement.text, clause.text)) &&
        (partner === undefined || statement.words.includes(partner)) &&
        isOfPromised(made, subject, clause.nouns, statement, product) &&
        !(made.promised.of === "whole" && isForMore(clause.text, statement.text)),
    );
    const spansOf = (inWords: boolean): Span[] =>
      against.filter(({ matter }) => (matter === undefined) === inWords).map(({ span }) => span);
    return against.length === 0
      ? []
      : [{ id: made.promised.id, sure: made.promised.sure === true, told: spansOf(true), blamed: spansOf(false) }];
  });

/** Clauses that tell it whatever they praise. */
export const surelyBroken = (statement: Statement, index: ReviewIndex, product: Product): Span[] =>
  promisesBroken(statement, index, product).flatMap(({ sure, told }) => (sure ? told : []));

/** Clauses of reviews that tell of a promise of a statement not kept: "40H playtime" against "I charge them every night". */
export const brokenPromises = (statement: Statement, index: ReviewIndex, product: Product): Span[] =>
  promisesBroken(statement, index, product).flatMap(({ told, blamed }) => [...told, ...blamed]);
