import { analyseText, type Sentence } from "../../text/analyse.ts";
import { viewDocument } from "../document-view.ts";
import type { Net } from "../net.ts";
import { moodOf, viewSentence } from "../sentence-view.ts";
import { type Model, NET_PARTS } from "../weights.ts";
import type { Words } from "../words.ts";
import { allowedLabels, findGold, type GoldLine } from "./gold.ts";
import { aspectFeatures, netInput, polarityFeatures } from "./list-features.ts";
import { quantize, rounded } from "./quantize.ts";
import { type ChainExample, trainChain } from "./train-chain.ts";
import { type NetExample, trainNet } from "./train-net.ts";
import { type PolarityExample, trainPolarity } from "./train-polarity.ts";

/** A text read for training. */
export type Example = {
  line: GoldLine;
  text: string;
  sentences: readonly Sentence[];
  chains: readonly ChainExample[];
  nets: readonly NetExample[];
  polarities: readonly PolarityExample[];
};

const SEED = 7;
const THRESHOLDS = { prose: 0.24, tokenized: 0.15 };

const isEither = (polarity: string | null): boolean => polarity === "positive" || polarity === "negative";

/** Reads one annotated text; `text` may be another spelling of the line's own. */
export const readExample = (line: GoldLine, text: string, words: Words): Example => {
  const sentences = analyseText(text, line.id);
  const document = viewDocument(sentences);
  const views = sentences.map((sentence) => viewSentence(sentence, document, words));
  const gold = findGold(text, sentences, line.aspects);
  const mood = views.reduce((sum, view) => sum + moodOf(view), 0);
  const chains = views.map((view, index): ChainExample => {
    const spans = gold.filter((span) => span.sentence === index);
    return { features: aspectFeatures(view), allowed: allowedLabels(view.length, spans) };
  });
  const polarities = gold
    .filter((span) => span.required && isEither(span.polarity))
    .flatMap((span): PolarityExample[] => {
      const view = views[span.sentence];
      if (view === undefined) return [];
      return [{ features: polarityFeatures(view, span, mood), praised: span.polarity === "positive" }];
    });
  const nets = views.map((view, index) => ({
    input: netInput(view),
    allowed: chains[index]?.allowed ?? new Uint8Array(view.length),
  }));
  return { line, text, sentences, chains, nets, polarities };
};

/** How often the single sentences of data sets are learned for each time that a review is. */
const REPEATS = 2;

const isTokenized = ({ sentences }: Example): boolean => viewDocument(sentences).tokenized === 1;

/** In each epoch every text in one of its spellings, turn about. */
const inTurn = (examples: readonly Example[]): ((epoch: number) => Example[]) => {
  const texts = [...Map.groupBy(examples, ({ line }) => line.id).values()];
  return (epoch) => texts.flatMap((spellings, index) => spellings[(index + epoch) % spellings.length] ?? []);
};

const repeatSentences = (examples: readonly Example[]): Example[] =>
  examples.flatMap((example) => Array.from({ length: isTokenized(example) ? REPEATS : 1 }, () => example));

/** Learns all parts from annotated texts. The same examples give the same model. */
export const trainModel = (examples: readonly Example[], words: Words): Model => {
  const turns = inTurn(examples);
  const chain = trainChain(
    repeatSentences(examples).flatMap(({ chains }) => chains),
    SEED,
  );
  const trained = trainNet((epoch) => turns(epoch).flatMap(({ nets }) => nets), words, SEED);
  const polarity = trainPolarity(
    (epoch) => repeatSentences(turns(epoch)).flatMap(({ polarities }) => polarities),
    SEED,
  );
  return {
    words,
    aspects: quantize(chain.weights),
    net: Object.fromEntries(NET_PARTS.map((name) => [name, rounded(trained.net[name])])) as Net,
    polarity: quantize(polarity),
    transitions: [...chain.transitions].map((weight, move) =>
      Number(((weight + (trained.transitions[move] ?? 0)) / 2).toFixed(4)),
    ),
    thresholds: THRESHOLDS,
  };
};
