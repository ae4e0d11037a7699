import { remember } from "../text/remember.ts";
import { LABELS } from "./linear-chain.ts";
import { openKernel } from "./open-kernel.ts";
import type { SentenceView } from "./sentence-view.ts";
import type { Model } from "./weights.ts";

/** Tokens of a sentence, from one up to another. */
export type Span = { from: number; to: number };

/** A model that is ready to read sentences. */
export type Reader = {
  /** The scores of each token and label. */
  emissionsOf: (view: SentenceView) => Float64Array;
  /** The odds, as a logarithm, that a term is praised; `moodOfText` is the sum of all opinions of its text. */
  praiseOf: (view: SentenceView, span: Span, moodOfText: number) => number;
};

/** What is told from features and what is told by networks counts alike. */
const HALF = 0.5;

/** Puts a model into a kernel. */
export const openReader = ({ aspects, polarity, finders, judge, words }: Model): Reader => {
  const kernel = openKernel();
  kernel.put("aspects", aspects.values);
  kernel.put("polarity", polarity.values);
  kernel.put("wordVectors", words.vectors);
  const finderPlaces = finders.map((net) => kernel.putNet(net, words));
  const judgePlace = kernel.putNet(judge, words);
  const deepPraise = remember((view: SentenceView): Float32Array => {
    kernel.enter(view);
    kernel.listFacts();
    kernel.scoreTokens(judgePlace, words.dimensions);
    const scores = kernel.floats("scores", view.length * 2);
    return Float32Array.from({ length: view.length }, (_, at) => scores[at * 2] ?? 0);
  });
  return {
    emissionsOf: (view) => {
      kernel.enter(view);
      kernel.scoreFeatures(HALF * aspects.step);
      kernel.listFacts();
      for (const place of finderPlaces) {
        kernel.scoreTokens(place, words.dimensions);
        kernel.addScores(HALF / finderPlaces.length);
      }
      return kernel.doubles("emissions", view.length * LABELS).slice();
    },
    praiseOf: (view, { from, to }, moodOfText) => {
      const deep = deepPraise(view).subarray(from, to);
      kernel.enter(view);
      const linear = kernel.scorePraise(from, to, moodOfText) * polarity.step;
      return HALF * (linear + deep.reduce((sum, praise) => sum + praise, 0) / deep.length);
    },
  };
};
