import type { Sentence } from "../text/analyse.ts";
import { remember } from "../text/remember.ts";
import { CONVENTION, viewDocument } from "./document-view.ts";
import { likelySpans } from "./likely-spans.ts";
import { openReader } from "./open-reader.ts";
import { readTogether, wordsOf } from "./read-together.ts";
import { moodOf, viewSentence } from "./sentence-view.ts";
import { loadModel, type Model } from "./weights.ts";

/** A place where the model sees a term, how likely it is one, and the odds (as a logarithm) that it is praised there. */
export type Tag = { sentence: Sentence; from: number; to: number; probability: number; praise: number };
type Candidate = Tag & { name: string };
type Term = { probability: number; mentions: readonly Candidate[] };

/** All mentions of one term in a text, the likeliest first, and the probability that the text judges the term at all. */
export type TaggedTerm = { probability: number; praise: number; mentions: readonly Tag[] };

/** What is less likely is no mention; down to half of that it tells whether a name is judged in other texts. */
const LEAST = 0.04;
const LEAST_TELLING = 0.02;
const readerOf = remember(openReader);

const clashes = (a: Candidate, b: Candidate): boolean => a.sentence === b.sentence && a.from < b.to && b.from < a.to;

const joinMentions = (found: readonly Candidate[]): Term[] =>
  [...Map.groupBy(found, ({ name }) => name).values()].map((mentions) => ({
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

type Read = { sentences: readonly Sentence[]; candidates: readonly Candidate[] };

/** Every place of a text where the model may see a term. */
const readWith = (model: Model, sentences: readonly Sentence[]): Read => {
  const document = viewDocument(sentences);
  const views = sentences.map((sentence) => viewSentence(sentence, document, model.words));
  const moodOfText = views.reduce((sum, view) => sum + moodOf(view), 0);
  const reader = readerOf(model);
  const candidates = views.flatMap((view) => {
    const { sentence } = view;
    const chain = { emissions: reader.emissionsOf(view), transitions: model.transitions };
    return likelySpans(chain, LEAST_TELLING).map(
      (span): Candidate => ({
        ...span,
        sentence,
        name: wordsOf(sentence.tokens.slice(span.from, span.to)).join(" "),
        praise: span.probability < LEAST ? 0 : reader.praiseOf(view, span, moodOfText),
      }),
    );
  });
  return { sentences, candidates };
};

const termsOf = (found: readonly Candidate[], threshold: number): TaggedTerm[] =>
  withoutClashes(joinMentions(found).filter((term) => term.probability >= threshold)).map(
    ({ probability, mentions }) => ({
      probability,
      mentions,
      praise: mentions.reduce((sum, mention) => sum + mention.probability * mention.praise, 0),
    }),
  );

/** The terms that each text judges, of texts on one matter. */
const termsTogether = (texts: readonly Read[], thresholdOf: (text: Read) => number): TaggedTerm[][] => {
  const likely = readTogether(texts);
  return texts.map((text, index) => {
    const mentions = text.candidates.flatMap((candidate, at) => {
      const probability = likely[index]?.[at] ?? 0;
      return candidate.probability >= LEAST && probability >= LEAST ? { ...candidate, probability } : [];
    });
    return termsOf(mentions, thresholdOf(text));
  });
};

type Texts = readonly (readonly Sentence[])[];

/** The terms that each text judges by a given model, from a threshold on; all texts are on one matter. */
export const tagWith = (model: Model, texts: Texts, threshold: number): TaggedTerm[][] =>
  termsTogether(
    texts.map((sentences) => readWith(model, sentences)),
    () => threshold,
  );

const readText = remember((sentences: readonly Sentence[]): Read => readWith(loadModel(), sentences));

/**
 * The terms that each text judges. Sentences are tagged together, because a text speaks of a thing more than once, and
 * texts on one product, because what several judge is likely judged by one more.
 */
export const tagTexts = (texts: Texts): TaggedTerm[][] => {
  const { prose, tokenized } = loadModel().thresholds;
  return termsTogether(texts.map(readText), ({ sentences }) =>
    viewDocument(sentences).convention === CONVENTION.sentences ? tokenized : prose,
  );
};
