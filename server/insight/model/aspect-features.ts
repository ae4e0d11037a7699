import type { DocumentView } from "./document-view.ts";
import { addFeature, type FeatureList, openFamily } from "./feature-list.ts";
import { hashText, mix } from "./hash.ts";
import type { SentenceView } from "./sentence-view.ts";

const ADV = 3;
const AUX = 4;
const PART = 10;
const VERB = 16;
const FARTHEST = 12;

const valueAt = (column: Int32Array, index: number): number =>
  index < 0 ? -7 : index >= column.length ? -9 : (column[index] ?? 0);

/** Few values for many distances. */
const grade = (distance: number): number => {
  if (distance < 4) return distance;
  if (distance < 6) return 4;
  if (distance < 9) return 5;
  return distance < 14 ? 6 : 7;
};

const isVerb = (part: number | undefined): boolean => part === VERB || part === AUX;

const addWords = (list: FeatureList, view: SentenceView, at: number, tokenized: number): void => {
  openFamily(list, 1);
  const { word, part } = view;
  const [own, lemma, ownPart] = [valueAt(word, at), valueAt(view.lemma, at), valueAt(part, at)];
  const [before, after] = [valueAt(word, at - 1), valueAt(word, at + 1)];
  addFeature(list, 1);
  addFeature(list, tokenized);
  addFeature(list, tokenized, ownPart);
  addFeature(list, own);
  addFeature(list, lemma);
  addFeature(list, own, ownPart);
  addFeature(list, lemma, tokenized);
  addFeature(list, before);
  addFeature(list, after);
  addFeature(list, valueAt(word, at - 2));
  addFeature(list, valueAt(word, at + 2));
  addFeature(list, before, own);
  addFeature(list, own, after);
  addFeature(list, before, after);
  addFeature(list, before, ownPart);
  addFeature(list, after, ownPart);
  addFeature(list, valueAt(word, at - 2), before, ownPart);
  addFeature(list, after, valueAt(word, at + 2), ownPart);
  addFeature(list, own, valueAt(part, at - 1));
  addFeature(list, own, valueAt(part, at + 1));
};

const addForms = (list: FeatureList, view: SentenceView, at: number): void => {
  openFamily(list, 2);
  const { part, shape } = view;
  const own = valueAt(part, at);
  const [before2, before, after, after2] = [
    valueAt(part, at - 2),
    valueAt(part, at - 1),
    valueAt(part, at + 1),
    valueAt(part, at + 2),
  ];
  addFeature(list, own);
  addFeature(list, before);
  addFeature(list, after);
  addFeature(list, before, own);
  addFeature(list, own, after);
  addFeature(list, before, own, after);
  addFeature(list, before2, before, own);
  addFeature(list, own, after, after2);
  addFeature(list, before2, before, own, after, after2);
  const lower = view.sentence.tokens[at]?.lower ?? "";
  addFeature(list, hashText(lower.slice(-2)));
  addFeature(list, hashText(lower.slice(-3)));
  addFeature(list, hashText(lower.slice(-4)));
  addFeature(list, hashText(lower.slice(0, 3)));
  addFeature(list, hashText(lower.slice(-3)), own, after);
  addFeature(list, valueAt(shape, at));
  addFeature(list, valueAt(shape, at), valueAt(shape, at - 1), valueAt(shape, at + 1));
  addFeature(list, valueAt(shape, at), own);
};

/** Classes are numbered so that near classes share their higher bits. */
const addMeanings = (list: FeatureList, view: SentenceView, at: number, tokenized: number): void => {
  openFamily(list, 3);
  const { meaning, part } = view;
  const own = valueAt(meaning, at);
  const ownPart = valueAt(part, at);
  addFeature(list, own);
  addFeature(list, own >> 2);
  addFeature(list, own >> 4);
  addFeature(list, own >> 4, ownPart);
  addFeature(list, own >> 2, ownPart, tokenized);
  for (const step of [-2, -1, 1, 2]) {
    const near = valueAt(meaning, at + step);
    addFeature(list, near >> 4);
    addFeature(list, near >> 2);
    addFeature(list, near >> 4, own >> 4);
    addFeature(list, near >> 4, ownPart);
  }
  addFeature(list, valueAt(meaning, at - 1) >> 2, ownPart, valueAt(part, at + 1));
  addFeature(list, valueAt(meaning, at + 1) >> 2, ownPart, valueAt(part, at - 1));
};

const addRules = (list: FeatureList, view: SentenceView, at: number, tokenized: number): void => {
  openFamily(list, 4);
  const { rule, chunk, part } = view;
  const [own, ownPart, after] = [valueAt(rule, at), valueAt(part, at), valueAt(part, at + 1)];
  addFeature(list, own);
  addFeature(list, own, ownPart);
  addFeature(list, own, valueAt(chunk, at), after);
  addFeature(list, own, tokenized);
  addFeature(list, own, valueAt(view.lemma, at));
  addFeature(list, own, valueAt(view.meaning, at) >> 4);
  addFeature(list, valueAt(chunk, at));
  addFeature(list, valueAt(chunk, at), valueAt(part, at - 1), after);
  addFeature(list, valueAt(rule, at - 1), valueAt(rule, at + 1));
  addFeature(list, valueAt(view.mood, at), own);
};

type Reach = { distance: number; path: number; at: number };

/** The nearest opinion of the clause to one side of a run of nouns, and the words on the way to it. */
const reachOpinion = (view: SentenceView, from: number, step: 1 | -1): Reach => {
  let path = 0;
  for (let distance = 1; distance < FARTHEST; distance += 1) {
    const at = from + step * distance;
    if (view.clause[at] === undefined || view.clause[at] !== view.clause[from]) break;
    const part = view.part[at] ?? 0;
    if (view.opinion[at] !== 0) return { distance, path: mix(path, part), at };
    path = mix(path, isVerb(part) ? (view.lemma[at] ?? 0) : part);
  }
  return { distance: 0, path: 0, at: -1 };
};

const addOpinions = (list: FeatureList, view: SentenceView, at: number, first: number, last: number): void => {
  openFamily(list, 5);
  const { bare, opinion, part, chunk } = view;
  const own = valueAt(part, at);
  for (let step = -3; step <= 3; step += 1) addFeature(list, valueAt(bare, at + step));
  addFeature(list, valueAt(bare, at - 1), own);
  addFeature(list, valueAt(opinion, at - 1), own, valueAt(part, at + 1));
  addFeature(list, valueAt(opinion, at - 2), valueAt(part, at - 1), own);
  addFeature(list, valueAt(opinion, at + 1), own);
  addFeature(list, valueAt(opinion, at + 2), valueAt(part, at + 1), own);
  addFeature(list, valueAt(opinion, at + 3), valueAt(part, at + 2), valueAt(part, at + 1), own);
  const left = reachOpinion(view, first, -1);
  const right = reachOpinion(view, last, 1);
  addFeature(list, grade(left.distance), own);
  addFeature(list, grade(right.distance), own);
  addFeature(list, grade(left.distance), grade(right.distance), own);
  addFeature(list, left.path, own);
  addFeature(list, right.path, own);
  addFeature(list, left.path, valueAt(chunk, at));
  addFeature(list, right.path, valueAt(chunk, at));
  addFeature(list, valueAt(view.lemma, left.at), grade(left.distance), own);
  addFeature(list, valueAt(view.lemma, right.at), grade(right.distance), own);
};

const nearestVerb = (view: SentenceView, from: number, step: 1 | -1): number => {
  for (let at = from + step; view.clause[at] !== undefined && view.clause[at] === view.clause[from]; at += step)
    if (isVerb(view.part[at])) return at;
  return -1;
};

/** "the lid is (very) tight": the verb right after a run of nouns, and the word it leads to. */
const addPredicate = (list: FeatureList, view: SentenceView, at: number, verb: number): void => {
  let end = verb + 1;
  while (view.part[end] === ADV || view.part[end] === AUX || view.part[end] === PART) end += 1;
  if (end >= view.length) return;
  openFamily(list, 7);
  const lemma = valueAt(view.lemma, verb);
  addFeature(list, lemma, valueAt(view.part, end), valueAt(view.chunk, at));
  addFeature(list, valueAt(view.meaning, end) >> 4, valueAt(view.part, at), lemma);
  addFeature(list, valueAt(view.bare, end), valueAt(view.chunk, at));
};

/** What a verb is said to do how: "works (really) well", "it doesn't fit". */
const addManner = (list: FeatureList, view: SentenceView, at: number): void => {
  openFamily(list, 8);
  let next = at + 1;
  while (next < view.length && view.clause[next] === view.clause[at] && view.part[next] === ADV && !view.bare[next])
    next += 1;
  const inside = next < view.length && view.clause[next] === view.clause[at];
  const lemma = valueAt(view.lemma, at);
  const negated = valueAt(view.negated, at);
  addFeature(list, lemma, inside ? valueAt(view.part, next) : 0);
  addFeature(list, lemma, inside ? valueAt(view.bare, next) : 5);
  addFeature(list, valueAt(view.word, at), inside ? valueAt(view.lemma, next) : 0);
  let subject = at - 1;
  while (subject >= 0 && [ADV, AUX, PART].includes(view.part[subject] ?? 0)) subject -= 1;
  addFeature(list, lemma, subject >= 0 ? valueAt(view.part, subject) : 0, negated);
  addFeature(list, valueAt(view.part, at), subject >= 0 ? valueAt(view.word, subject) : 0);
  addFeature(list, lemma, negated);
};

const addVerbs = (list: FeatureList, view: SentenceView, at: number, first: number, last: number): void => {
  openFamily(list, 6);
  const [own, chunk] = [valueAt(view.part, at), valueAt(view.chunk, at)];
  const [left, right] = [nearestVerb(view, first, -1), nearestVerb(view, last, 1)];
  const [leftLemma, rightLemma] = [valueAt(view.lemma, left), right < 0 ? 0 : valueAt(view.lemma, right)];
  const leftGrade = left < 0 ? -1 : grade(first - left);
  const rightGrade = right < 0 ? -1 : grade(right - last);
  addFeature(list, leftLemma, own);
  addFeature(list, rightLemma, own);
  addFeature(list, leftGrade, rightGrade, own);
  addFeature(list, leftLemma, leftGrade, chunk);
  addFeature(list, rightLemma, rightGrade, chunk);
  if (right >= 0 && right - last <= 2) addPredicate(list, view, at, right);
  if (isVerb(view.part[at])) addManner(list, view, at);
};

const addSurroundings = (list: FeatureList, view: SentenceView, at: number, first: number, last: number): void => {
  openFamily(list, 9);
  const { word, part } = view;
  const chunk = valueAt(view.chunk, at);
  addFeature(list, valueAt(word, first - 1), chunk);
  addFeature(list, valueAt(word, first - 1), valueAt(word, first - 2), chunk);
  addFeature(list, valueAt(part, first - 1), valueAt(part, first - 2), valueAt(part, last + 1), chunk);
  addFeature(list, valueAt(word, last + 1), chunk);
  addFeature(list, valueAt(word, last + 1), valueAt(word, last + 2), chunk);
};

const addPlace = (list: FeatureList, view: SentenceView, at: number, document: DocumentView): void => {
  openFamily(list, 10);
  const own = valueAt(view.part, at);
  const repeated = grade(document.counts.get(view.sentence.tokens[at]?.lemma ?? "") ?? 1);
  let moods = 0;
  for (const bits of view.mood) moods |= bits;
  addFeature(list, repeated, own);
  addFeature(list, repeated, valueAt(view.chunk, at), document.tokenized);
  addFeature(list, grade(document.places.get(view.sentence) ?? 0), own);
  addFeature(list, grade(at), own);
  addFeature(list, grade(view.length), own);
  addFeature(list, grade(document.sentences.length), own);
  addFeature(list, valueAt(view.mood, at), own);
  addFeature(list, moods, own, document.tokenized);
  addFeature(list, valueAt(view.negated, at), own);
};

/** Everything the tagger may know about one token, as features. */
export const aspectFeatures = (list: FeatureList, view: SentenceView, at: number, document: DocumentView): void => {
  list.size = 0;
  let first = at;
  while (first > 0 && (view.chunk[first] ?? 0) > 2) first -= 1;
  let last = at;
  while (last < view.length - 1 && (view.chunk[last] === 2 || view.chunk[last] === 3)) last += 1;
  addWords(list, view, at, document.tokenized);
  addForms(list, view, at);
  addMeanings(list, view, at, document.tokenized);
  addRules(list, view, at, document.tokenized);
  addOpinions(list, view, at, first, last);
  addVerbs(list, view, at, first, last);
  addSurroundings(list, view, at, first, last);
  addPlace(list, view, at, document);
};
