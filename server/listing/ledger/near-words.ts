import type { Span } from "../../../events/result/review.ts";
import { isKin } from "../../insight/hygiene/kinds-of-thing.ts";
import { remember } from "../../insight/text/remember.ts";
import type { Statement } from "../clauses/read-clause.ts";
import { clausesAt, type ReviewIndex } from "../reviews/review-index.ts";
import { overlapOf } from "../reviews/shared-words.ts";
import type { SellerFacts } from "../seller/seller-facts.ts";
import { foldWord } from "../words/fold.ts";
import { canonical } from "../words/word-groups.ts";
import { isBarOpposed } from "./barred-words.ts";
import type { Scales } from "./scales.ts";
import { isSameSense } from "./turned-words.ts";

/** Of the words of a line, at least this share must stand near what the reviews say. */
export const SHARE_NEAR = 1 / 3;

/** Whether a line of ours rests on complaints alone, as advice does. */
const restsOnBlame = (near: readonly Span[], index: ReviewIndex): boolean =>
  near.every((span) => clausesAt(index, span).some((clause) => clause.blames));

/** Clauses of the reviews a writer rests the line on that share words with the statement; `advises` where complaints bear a line of ours out. */
export const weighNear = (
  statement: Statement,
  { index, near, isOutside, productNoun }: Pick<Scales, "index" | "near" | "isOutside" | "productNoun">,
): Span[] => {
  // What the thing is called bears nothing out: "fragrance-free moisturizer" and "the first moisturizer that lasts".
  const words = statement.words.filter((word) => !isKin(word, productNoun));
  if (near.length === 0 || words.length === 0) return [];
  const advises = !isOutside && restsOnBlame(near, index);
  return [...new Set(near.flatMap((span) => clausesAt(index, span)))]
    .filter(
      (clause) =>
        (advises ||
          (isSameSense(clause, statement) &&
            !clause.complains &&
            !clause.repeats &&
            !isBarOpposed(statement, clause))) &&
        overlapOf(words, clause) >= Math.max(1, SHARE_NEAR * statement.words.length),
    )
    .map((clause) => clause.span);
};

type Known = { index: ReviewIndex; seller: SellerFacts; near: readonly Span[] };

/** Things that reviews blame and never praise. */
const blamedThings = remember(({ byKey }: ReviewIndex): ReadonlySet<string> => {
  const sides = [...byKey.values()].flatMap((reviews) => [...reviews.values()]);
  const named = (side: "plus" | "minus"): Set<string> =>
    new Set(sides.flatMap((each) => each[side].map(({ target }) => canonical(foldWord(target)))));
  return named("minus").difference(named("plus"));
});

/** How much of a statement has to be told beside what reviews blame in it. */
const SHARE_BESIDE = 0.65;

/** Whether a statement names a thing that reviews only blame, and what praises it tells too little of the rest: where a power strip does not fit there is no room for one. */
export const namesBlamed = ({ words }: Statement, { index, seller, near }: Known): boolean => {
  const blamed = blamedThings(index);
  if (!words.some((word) => !seller.words.has(word) && blamed.has(word))) return false;
  const told = near.flatMap((span) => clausesAt(index, span)).filter(({ complains }) => !complains);
  const rest = words.filter((word) => !blamed.has(word) && told.some((clause) => clause.words.has(word)));
  return rest.length < SHARE_BESIDE * words.length;
};

const ROOT = /^(\p{L}{3,})less$/u;

/** What somebody other than the seller says there is none of: a "seamless" top has no seam. */
const rootsOf = ({ words, materials }: Statement, { seller }: Pick<Known, "seller">): string[] =>
  words
    .filter((word) => !seller.words.has(word) && !materials.includes(word))
    .flatMap((word) => ROOT.exec(word)?.slice(1) ?? []);

/** Complaints of what a statement says there is none of. */
export const complaintsOfRoots = (statement: Statement, known: Omit<Known, "near">): Span[] =>
  rootsOf(statement, known)
    .flatMap((root) => known.index.byWord.get(root) ?? [])
    .filter(({ report, complains, negated }) => report && complains && !negated)
    .map(({ span }) => span);

/** "typing" is what is done to "type". */
const formsOf = (word: string): string[] => [
  word,
  ...(word.endsWith("ing") ? [word.slice(0, -3), `${word.slice(0, -3)}e`] : []),
];

/** Whether reviews use one of these words in complaints alone. */
export const isOfComplaints = (statement: Statement, known: Omit<Known, "near">): boolean =>
  complaintsOfRoots(statement, known).length > 0 ||
  statement.words.some((word) => {
    const told = formsOf(word)
      .flatMap((form) => known.index.byWord.get(form) ?? [])
      .filter(({ report }) => report);
    return !known.seller.words.has(word) && told.length > 0 && told.every(({ complains }) => complains);
  });
