import type { Sentence } from "../text/analyse.ts";
import { remember } from "../text/remember.ts";
import { CONVENTION, viewDocument } from "./document-view.ts";
import { likelySpans } from "./likely-spans.ts";
import { openReader } from "./open-reader.ts";
import { moodOf, type SentenceView, viewSentence } from "./sentence-view.ts";
import { loadModel, type Model } from "./weights.ts";

/** A place where the model sees a term, and how likely it is one. */
type Candidate = { view: SentenceView; sentence: Sentence; from: number; to: number; probability: number };
type Term = { probability: number; mentions: readonly Candidate[] };

/** A mention of a term, with the odds (as a logarithm) that it is praised there. */
export type Tag = Omit<Candidate, "view"> & { praise: number };

/** All mentions of one term in a text, the likeliest first, and the probability that the text judges the term at all. */
export type TaggedTerm = { probability: number; praise: number; mentions: readonly Tag[] };

const LEAST = 0.04;
const readerOf = remember(openReader);

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
  const views = sentences.map((sentence) => viewSentence(sentence, document, model.words));
  const moodOfText = views.reduce((sum, view) => sum + moodOf(view), 0);
  const reader = readerOf(model);
  const found = views.flatMap((view) => {
    const chain = { emissions: reader.emissionsOf(view), transitions: model.transitions };
    return likelySpans(chain, LEAST).map((span): Candidate => ({ view, sentence: view.sentence, ...span }));
  });
  const judge = ({ view, ...candidate }: Candidate): Tag => ({
    ...candidate,
    praise: reader.praiseOf(view, candidate, moodOfText),
  });
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
  return tagWith(model, sentences, viewDocument(sentences).convention === CONVENTION.sentences ? tokenized : prose);
});
