import { WIDTH } from "./kernel/sizes.ts";
import { LABELS } from "./linear-chain.ts";
import { openKernel } from "./open-kernel.ts";
import type { SentenceView } from "./sentence-view.ts";
import { type Model, NET_PARTS } from "./weights.ts";

/** Tokens of a sentence, from one up to another. */
export type Span = { from: number; to: number };

/** A model that is ready to read sentences. */
export type Reader = {
  /** The scores of each token and label. */
  emissionsOf: (view: SentenceView) => Float64Array;
  /** The odds, as a logarithm, that a term is praised; `moodOfText` is the sum of all opinions of its text. */
  praiseOf: (view: SentenceView, span: Span, moodOfText: number) => number;
};

const FLOAT = 4;

/** Each half of the model scores every token, and both count alike. */
const HALF = 0.5;

/** Puts a model into a kernel. */
export const openReader = ({ aspects, polarity, net, words }: Model): Reader => {
  const kernel = openKernel();
  kernel.put("aspects", aspects.values);
  kernel.put("polarity", polarity.values);
  for (const part of NET_PARTS) kernel.put(part, net[part]);
  kernel.put("wordVectors", words.vectors);
  kernel.reserve("wordRows", words.ids.size * WIDTH * FLOAT);
  kernel.reserve("metWords", words.ids.size);
  return {
    emissionsOf: (view) => {
      kernel.enter(view);
      kernel.scoreFeatures();
      kernel.scoreTokens(words.dimensions);
      const linear = kernel.integers("sums", view.length * 2);
      const deep = kernel.floats("scores", view.length * 2);
      const emissions = new Float64Array(view.length * LABELS);
      for (let at = 0; at < view.length; at += 1)
        for (let label = 0; label < 2; label += 1)
          emissions[at * LABELS + label + 1] =
            HALF * ((linear[at * 2 + label] ?? 0) * aspects.step + (deep[at * 2 + label] ?? 0));
      return emissions;
    },
    praiseOf: (view, { from, to }, moodOfText) => {
      kernel.enter(view);
      return kernel.scorePraise(from, to, moodOfText) * polarity.step;
    },
  };
};
