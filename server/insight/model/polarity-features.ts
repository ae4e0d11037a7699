import { opensContrast } from "../text/clauses.ts";
import type { DocumentView } from "./document-view.ts";
import { addFeature, type FeatureList, openFamily } from "./feature-list.ts";
import type { SentenceView } from "./sentence-view.ts";

const REACH = 8;

/** A term in a sentence, by the positions of its tokens. */
export type Span = { from: number; to: number };

const clip = (sum: number): number => Math.max(-3, Math.min(3, sum));
const sumOf = (column: Int32Array): number => clip(column.reduce((sum, sign) => sum + sign, 0));

type Near = { sign: number; lemma: number; distance: number };

const nearest = (view: SentenceView, from: number, step: 1 | -1): Near => {
  for (let distance = 1; distance < REACH; distance += 1) {
    const at = from + step * distance;
    if (view.clause[at] === undefined || view.clause[at] !== view.clause[from]) break;
    const sign = view.opinion[at] ?? 0;
    if (sign !== 0) return { sign, lemma: view.lemma[at] ?? 0, distance: Math.min(distance, 5) };
  }
  return { sign: 0, lemma: 0, distance: 0 };
};

const addSigns = (list: FeatureList, view: SentenceView, { from, to }: Span, moodOfText: number): void => {
  openFamily(list, 20);
  const left = nearest(view, from, -1);
  const right = nearest(view, to - 1, 1);
  const clause = view.clause[from] ?? -1;
  const inClause = clip(view.opinion.reduce((sum, sign, at) => (view.clause[at] === clause ? sum + sign : sum), 0));
  const ruled = view.ruled[to - 1] ?? 0;
  addFeature(list, 1);
  addFeature(list, ruled + 2);
  addFeature(list, left.sign, right.sign);
  addFeature(list, left.sign, left.distance);
  addFeature(list, right.sign, right.distance);
  addFeature(list, left.sign, left.distance, right.sign, right.distance);
  addFeature(list, left.lemma, left.sign);
  addFeature(list, right.lemma, right.sign);
  addFeature(list, inClause);
  addFeature(list, inClause, ruled);
  addFeature(list, sumOf(view.opinion));
  addFeature(list, clip(moodOfText));
  addFeature(list, inClause, sumOf(view.opinion), clip(moodOfText));
  addFeature(list, view.negated[from] ?? 0, view.part[to - 1] ?? 0);
  addFeature(list, view.negated[from] ?? 0, left.sign, right.sign);
  for (let at = from; at < to; at += 1) addFeature(list, (view.lemma[at] ?? 0) + 1, view.negated[from] ?? 0);
};

const addWords = (list: FeatureList, view: SentenceView, { from, to }: Span): void => {
  const clause = view.clause[from] ?? -1;
  for (let at = 0; at < view.length; at += 1) {
    if (at >= from && at < to) continue;
    const inside = view.clause[at] === clause;
    const distance = at < from ? from - at : at - to + 1;
    if (!inside && distance > REACH) continue;
    const side = (inside ? 2 : 0) + (at < from ? 1 : 0);
    const negated = view.negated[at] ?? 0;
    const meaning = view.meaning[at] ?? -1;
    openFamily(list, 21);
    addFeature(list, view.lemma[at], negated);
    addFeature(list, view.lemma[at], side);
    addFeature(list, view.lemma[at], negated, inside ? 1 : 0, Math.min(distance, 4));
    addFeature(list, view.lemma[at], view.lemma[at + 1] ?? 0);
    addFeature(list, meaning, negated, inside ? 1 : 0);
    addFeature(list, meaning >> 2, negated, inside ? 1 : 0);
    addFeature(list, meaning >> 4, negated, side);
  }
};

/** "The lid leaks, but I love it": what the clauses before and after say, and whether one stands against the other. */
const addContrasts = (list: FeatureList, view: SentenceView, { from }: Span): void => {
  openFamily(list, 23);
  const clause = view.clause[from] ?? -1;
  const signOf = (holds: (other: number) => boolean): number =>
    Math.sign(view.opinion.reduce((sum, sign, at) => (holds(view.clause[at] ?? -1) ? sum + sign : sum), 0));
  const stands = (other: number): number =>
    opensContrast(view.sentence.tokens[view.clause.indexOf(other)]?.lower ?? "") ? 1 : 0;
  const [before, own, after] = [
    signOf((other) => other < clause),
    signOf((other) => other === clause),
    signOf((other) => other > clause),
  ];
  const [against, opposed] = [stands(clause), stands(clause + 1)];
  addFeature(list, own, against, before);
  addFeature(list, own, opposed, after);
  addFeature(list, own, against, after);
  addFeature(list, own, before, after, against, opposed);
  addFeature(list, view.ruled[from] ?? 0, against, before, opposed, after);
};

/** Everything the judge of polarity may know about one term; `moodOfText` is the sum of all opinions of its text. */
export const polarityFeatures = (
  list: FeatureList,
  view: SentenceView,
  span: Span,
  document: DocumentView,
  moodOfText: number,
): void => {
  list.size = 0;
  addSigns(list, view, span, moodOfText);
  addWords(list, view, span);
  addContrasts(list, view, span);
  openFamily(list, 22);
  const clause = view.clause[span.from] ?? -1;
  addFeature(list, view.lemma[view.clause.indexOf(clause)] ?? 0);
  addFeature(list, Math.min(document.sentences.length, 6), clip(moodOfText));
};
