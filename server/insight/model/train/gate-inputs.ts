import { FACT_KINDS, NAMING_FACTS, WIDTH } from "../kernel/sizes.ts";
import type { Net } from "../net.ts";
import type { Words } from "../words.ts";
import type { NetInput } from "./list-features.ts";
import { addRow, addScaled } from "./rows.ts";

/** Adds what the vector of a word says to the gates. */
const addWord = (inputs: Float32Array, at: number, { vectors }: Net, words: Words, word: number): void => {
  const { dimensions } = words;
  for (let axis = 0; axis < dimensions; axis += 1)
    addScaled(inputs, at, vectors, axis * WIDTH, words.vectors[word * dimensions + axis] ?? 0, WIDTH);
};

/** What words and facts say to the gates of each token; the word and the naming facts of some tokens may be hidden. */
export const gateInputs = (
  net: Net,
  { words, facts }: NetInput,
  table: Words,
  hides: (at: number) => boolean,
): Float32Array => {
  const inputs = new Float32Array(words.length * WIDTH);
  words.forEach((word, at) => {
    const isHidden = hides(at);
    addRow(inputs, at * WIDTH, net.bias, 0, WIDTH);
    if (word >= 0 && !isHidden) addWord(inputs, at * WIDTH, net, table, word);
    for (let kind = 0; kind < (isHidden ? NAMING_FACTS : FACT_KINDS); kind += 1)
      addRow(inputs, at * WIDTH, net.facts, (facts[at * FACT_KINDS + kind] ?? 0) * WIDTH, WIDTH);
  });
  return inputs;
};
