import type { Sentence } from "../text/analyse.ts";
import { remember } from "../text/remember.ts";
import { aspectFeatures } from "./aspect-features.ts";
import { type DocumentView, viewDocument } from "./document-view.ts";
import { emptyFeatures } from "./feature-list.ts";
import { type GateReader, rememberGates } from "./gate-inputs.ts";
import { LABELS, likelySpans } from "./linear-chain.ts";
import { netScores } from "./net.ts";
import { netInput } from "./net-input.ts";
import { polarityFeatures } from "./polarity-features.ts";
import { type SentenceView, viewSentence } from "./sentence-view.ts";
import { loadModel, type Model, type Weights } from "./weights.ts";

/** A place where the model sees a term, and how likely it is one. */
type Candidate = { view: SentenceView; sentence: Sentence; from: number; to: number; probability: number };
type Term = { probability: number; mentions: readonly Candidate[] };

/** A mention of a term, with the odds (as a logarithm) that it is praised there. */
export type Tag = Omit<Candidate, "view"> & { praise: number };

/** All mentions of one term in a text, the likeliest first, and the probability that the text judges the term at all. */
export type TaggedTerm = { probability: number; praise: number; mentions: readonly Tag[] };

const LEAST = 0.04;
const features = emptyFeatures();

/** Each half of the model scores every token, and both count alike. */
const HALF = 0.5;

const linearScores = ({ values, step }: Weights, view: SentenceView, document: DocumentView): Float64Array => {
  const emissions = new Float64Array(view.length * LABELS);
  for (let at = 0; at < view.length; at += 1) {
    aspectFeatures(features, view, at, document);
    let [first, further] = [0, 0];
    for (let index = 0; index < features.size; index += 1) {
      const id = features.ids[index] ?? 0;
      first += values[id * 2] ?? 0;
      further += values[id * 2 + 1] ?? 0;
    }
    emissions[at * LABELS + 1] = first * step;
    emissions[at * LABELS + 2] = further * step;
  }
  return emissions;
};

const readers = new WeakMap<Model, GateReader>();
const gatesOf = (model: Model): GateReader => {
  const reader = readers.get(model) ?? rememberGates(model.net, model.words);
  readers.set(model, reader);
  return reader;
};

const emissionsOf = (model: Model, view: SentenceView, document: DocumentView): Float64Array => {
  const linear = linearScores(model.aspects, view, document);
  const deep = netScores(model.net, gatesOf(model)(netInput(view, document)));
  return linear.map((score, index) => HALF * (score + (deep[index] ?? 0)));
};

const praiseOf = ({ values, step }: Weights): number => {
  let sum = 0;
  for (let index = 0; index < features.size; index += 1) sum += values[features.ids[index] ?? 0] ?? 0;
  return sum * step;
};

/** Joins what is the same term: "the lids" and "lid". */
const nameOf = ({ sentence, from, to }: Candidate): string =>
  sentence.tokens
    .slice(from, to)
    .filter((token) => token.pos !== "DET")
    .map((token) => (token.pos === "NOUN" || token.pos === "PROPN" ? token.lemma : token.lower))
    .join(" ");

const clashes = (a: Candidate, b: Candidate): boolean => a.sentence === b.sentence && a.from < b.to && b.from < a.to;

const joinMentions = (found: readonly Candidate[]): Term[] =>
  [...Map.groupBy(found, nameOf).values()].map((mentions) => ({
    probability: 1 - mentions.reduce((none, { probability }) => none * (1 - probability), 1),
    mentions: mentions.toSorted((a, b) => b.probability - a.probability),
  }));

/** Likelier terms first; a term whose main mention shares words with that of a likelier one is dropped. */
const withoutClashes = (terms: readonly Term[]): Term[] => {
  const mains: Candidate[] = [];
  const kept = terms
    .toSorted((a, b) => b.probability - a.probability)
    .filter(({ mentions: [main] }) => {
      if (main === undefined || mains.some((other) => clashes(main, other))) return false;
      mains.push(main);
      return true;
    });
  return kept.map((term) => ({
    ...term,
    mentions: term.mentions.filter((tag) => mains.includes(tag) || !mains.some((other) => clashes(tag, other))),
  }));
};

export const tagWith = (model: Model, sentences: readonly Sentence[], threshold: number): TaggedTerm[] => {
  const document = viewDocument(sentences);
  const views = sentences.map((sentence) => viewSentence(sentence, model.words));
  const moodOfText = views.reduce((sum, view) => sum + view.opinion.reduce((all, sign) => all + sign, 0), 0);
  const found = views.flatMap((view) => {
    const chain = { emissions: emissionsOf(model, view, document), transitions: model.transitions };
    return likelySpans(chain, LEAST).map((span): Candidate => ({ view, sentence: view.sentence, ...span }));
  });
  const judge = ({ view, ...candidate }: Candidate): Tag => {
    polarityFeatures(features, view, candidate, document, moodOfText);
    return { ...candidate, praise: praiseOf(model.polarity) };
  };
  return withoutClashes(joinMentions(found).filter((term) => term.probability >= threshold)).map((term) => {
    const mentions = term.mentions.map(judge);
    return {
      probability: term.probability,
      praise: mentions.reduce((sum, { probability, praise }) => sum + probability * praise, 0),
      mentions,
    };
  });
};

/** The terms that a text judges. Sentences are tagged together, because a text speaks of a thing more than once. */
export const tagDocument = remember((sentences: readonly Sentence[]): readonly TaggedTerm[] => {
  const model = loadModel();
  const { prose, tokenized } = model.thresholds;
  return tagWith(model, sentences, viewDocument(sentences).tokenized === 1 ? tokenized : prose);
});
