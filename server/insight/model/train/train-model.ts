import { analyseText, type Sentence } from "../../text/analyse.ts";
import { aspectFeatures } from "../aspect-features.ts";
import { viewDocument } from "../document-view.ts";
import { emptyFeatures } from "../feature-list.ts";
import { polarityFeatures } from "../polarity-features.ts";
import { type SentenceView, viewSentence } from "../sentence-view.ts";
import type { Model } from "../weights.ts";
import type { WordClasses } from "../word-classes.ts";
import { allowedLabels, findGold, type GoldLine } from "./gold.ts";
import { quantize } from "./quantize.ts";
import { type ChainExample, trainChain } from "./train-chain.ts";
import { type PolarityExample, trainPolarity } from "./train-polarity.ts";

/** A text read for training. */
export type Example = {
  line: GoldLine;
  text: string;
  sentences: readonly Sentence[];
  chains: readonly ChainExample[];
  polarities: readonly PolarityExample[];
};

const SEED = 7;
const THRESHOLD = 0.24;
const list = emptyFeatures();
const taken = (): Uint16Array => Uint16Array.from(list.ids.subarray(0, list.size));

const isEither = (polarity: string | null): boolean => polarity === "positive" || polarity === "negative";

/** Reads one annotated text; `text` may be another spelling of the line's own. */
export const readExample = (line: GoldLine, text: string, classes: WordClasses): Example => {
  const sentences = analyseText(text, line.id);
  const document = viewDocument(sentences);
  const views: readonly SentenceView[] = sentences.map((sentence) => viewSentence(sentence, classes));
  const gold = findGold(text, sentences, line.aspects);
  const mood = views.reduce((sum, view) => sum + view.opinion.reduce((all, sign) => all + sign, 0), 0);
  const chains = views.map((view, index): ChainExample => {
    const features = view.sentence.tokens.map((_, at) => {
      aspectFeatures(list, view, at, document);
      return taken();
    });
    const spans = gold.filter((span) => span.sentence === index);
    return { features, allowed: allowedLabels(view.length, spans) };
  });
  const polarities = gold
    .filter((span) => span.required && isEither(span.polarity))
    .flatMap((span): PolarityExample[] => {
      const view = views[span.sentence];
      if (view === undefined) return [];
      polarityFeatures(list, view, span, document, mood);
      return [{ features: taken(), praised: span.polarity === "positive" }];
    });
  return { line, text, sentences, chains, polarities };
};

/** Learns both models from annotated texts. The same examples give the same model. */
export const trainModel = (examples: readonly Example[], classes: WordClasses): Model => {
  const chain = trainChain(
    examples.flatMap(({ chains }) => chains),
    SEED,
  );
  const polarity = trainPolarity(
    examples.flatMap(({ polarities }) => polarities),
    SEED,
  );
  return {
    classes,
    aspects: quantize(chain.weights),
    polarity: quantize(polarity),
    transitions: [...chain.transitions].map((weight) => Number(weight.toFixed(4))),
    threshold: THRESHOLD,
  };
};
