import { WORD_ID } from "../kernel/columns.ts";
import { FACT_KINDS } from "../kernel/sizes.ts";
import { openKernel } from "../open-kernel.ts";
import type { Span } from "../open-reader.ts";
import { columnOf, type SentenceView } from "../sentence-view.ts";

/**
 * What the network reads of a sentence: the number of each word, −1 for one without a vector, and for each token, one
 * after the other, the rows of weights that a few kinds of facts choose.
 */
export type NetInput = { words: Int32Array; facts: Int32Array };

const kernel = openKernel();

/** The features of each token. */
export const aspectFeatures = (view: SentenceView): Uint16Array[] => {
  kernel.enter(view);
  return Array.from({ length: view.length }, (_, at) => {
    kernel.listAspectFeatures(at);
    return kernel.features().slice();
  });
};

/** The features of a term; `moodOfText` is the sum of all opinions of its text. */
export const polarityFeatures = (view: SentenceView, { from, to }: Span, moodOfText: number): Uint16Array => {
  kernel.enter(view);
  kernel.listPolarityFeatures(from, to, moodOfText);
  return kernel.features().slice();
};

export const netInput = (view: SentenceView): NetInput => {
  kernel.enter(view);
  kernel.listFacts();
  return {
    words: columnOf(view, WORD_ID).slice(),
    facts: kernel.integers("tokenFacts", view.length * FACT_KINDS).slice(),
  };
};
