import { analyseText } from "../../text/analyse.ts";
import { CONVENTION, type DocumentView, viewDocument } from "../document-view.ts";
import type { Net } from "../net.ts";
import { moodOf, viewSentence } from "../sentence-view.ts";
import { type Model, NET_PARTS } from "../weights.ts";
import type { Words } from "../words.ts";
import { allowedLabels, findGold, type GoldLine, type GoldSpan } from "./gold.ts";
import { aspectFeatures, netInput, polarityFeatures } from "./list-features.ts";
import { findMarked, type MarkedText } from "./marked.ts";
import { FIND, type FinderExample, JUDGE, type JudgeExample } from "./net-tasks.ts";
import { quantize, rounded } from "./quantize.ts";
import { type ChainExample, trainChain } from "./train-chain.ts";
import { trainNet } from "./train-net.ts";
import { type PolarityExample, trainPolarity } from "./train-polarity.ts";

/** A text read for training; spellings of one text share its `id`. */
export type Example = {
  id: string;
  chains: readonly ChainExample[];
  finders: readonly FinderExample[];
  judges: readonly JudgeExample[];
  polarities: readonly PolarityExample[];
  /** How often it is learned in each epoch. */
  times: number;
  /** Whether its language is turned: it teaches what is meant by a judgement, and not what is judged. */
  isTurned?: boolean;
};

const SEED = 7;
/** Of the networks that find terms: two of them, because their chance errors partly cancel out. */
const FINDER_SEEDS = [7, 8];
/** Of the single sentences of data sets, which are fewer than the reviews. */
const SENTENCE_TIMES = 2;
const THRESHOLDS = { prose: 0.24, tokenized: 0.18 };

const isEither = (polarity: string | null): boolean => polarity === "positive" || polarity === "negative";

/** What is said of each token of a sentence. */
const saidOf = (length: number, spans: readonly GoldSpan[]): Int8Array => {
  const said = new Int8Array(length);
  for (const { from, to, polarity } of spans) said.fill(polarity === "positive" ? 1 : -1, from, to);
  return said;
};

type Annotated = Pick<Example, "id" | "times"> & { document: DocumentView; gold: readonly GoldSpan[] };

const exampleOf = ({ document, gold, ...rest }: Annotated, words: Words): Example => {
  const { sentences } = document;
  const views = sentences.map((sentence) => viewSentence(sentence, document, words));
  const mood = views.reduce((sum, view) => sum + moodOf(view), 0);
  const chains = views.map((view, index): ChainExample => {
    const spans = gold.filter((span) => span.sentence === index);
    return { features: aspectFeatures(view), allowed: allowedLabels(view.length, spans) };
  });
  const judged = gold.filter((span) => span.required && isEither(span.polarity));
  const polarities = judged.flatMap((span): PolarityExample[] => {
    const view = views[span.sentence];
    if (view === undefined) return [];
    return [{ features: polarityFeatures(view, span, mood), praised: span.polarity === "positive" }];
  });
  const inputs = views.map(netInput);
  const finders = inputs.map((input, index) => ({ input, allowed: chains[index]?.allowed ?? new Uint8Array() }));
  const judges = inputs.flatMap((input, index): JudgeExample[] => {
    const spans = judged.filter((span) => span.sentence === index);
    return spans.length === 0 ? [] : [{ input, said: saidOf(input.words.length, spans) }];
  });
  return { ...rest, chains, finders, judges, polarities };
};

/** Reads one annotated text; `text` may be another spelling of the line's own. */
export const readExample = ({ id, aspects }: GoldLine, text: string, words: Words): Example => {
  const document = viewDocument(analyseText(text, id));
  const gold = findGold(text, document.sentences, aspects);
  const times = document.convention === CONVENTION.sentences ? SENTENCE_TIMES : 1;
  return exampleOf({ id, document, gold, times }, words);
};

/** Reads one synthetic text. */
export const readMarkedExample = (id: string, marked: MarkedText, words: Words): Example => {
  const seen = viewDocument(analyseText(marked.text, id));
  const convention =
    seen.convention === CONVENTION.sentences ? CONVENTION.syntheticSentences : CONVENTION.syntheticReviews;
  const document: DocumentView = { ...seen, convention };
  return exampleOf({ id, document, gold: findMarked(marked, seen.sentences), times: 1 }, words);
};

/** In each epoch every text in one of its spellings, turn about. */
const inTurn = (examples: readonly Example[]): ((epoch: number) => Example[]) => {
  const texts = [...Map.groupBy(examples, ({ id }) => id).values()];
  return (epoch) => texts.flatMap((spellings, index) => spellings[(index + epoch) % spellings.length] ?? []);
};

const repeat = (examples: readonly Example[]): Example[] =>
  examples.flatMap((example) => Array.from({ length: example.times }, () => example));

const roundedNet = (net: Net): Net => Object.fromEntries(NET_PARTS.map((name) => [name, rounded(net[name])])) as Net;

/** Learns all parts from annotated texts. The same examples give the same model. */
export const trainModel = (examples: readonly Example[], words: Words): Model => {
  const turns = inTurn(examples);
  const plain = examples.filter(({ isTurned }) => isTurned !== true);
  const plainTurns = inTurn(plain);
  const chain = trainChain(
    repeat(plain).flatMap(({ chains }) => chains),
    SEED,
  );
  const finders = FINDER_SEEDS.map((seed) =>
    trainNet((epoch) => repeat(plainTurns(epoch)).flatMap((example) => example.finders), FIND, words, seed),
  );
  const judge = trainNet((epoch) => repeat(turns(epoch)).flatMap(({ judges }) => judges), JUDGE, words, SEED);
  const polarity = trainPolarity((epoch) => repeat(turns(epoch)).flatMap(({ polarities }) => polarities), SEED);
  return {
    words,
    aspects: quantize(chain.weights),
    finders: finders.map(({ net }) => roundedNet(net)),
    judge: roundedNet(judge.net),
    polarity: quantize(polarity),
    transitions: [...chain.transitions].map((weight, move) => {
      const ofNets = finders.reduce((sum, { transitions }) => sum + (transitions[move] ?? 0), 0) / finders.length;
      return Number(((weight + ofNets) / 2).toFixed(4));
    }),
    thresholds: THRESHOLDS,
  };
};
