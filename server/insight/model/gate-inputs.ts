import { type Net, WIDTH } from "./net.ts";
import { FACTS, NAMING_FACTS, type NetInput } from "./net-input.ts";
import { addRow, addScaled } from "./rows.ts";
import type { Words } from "./words.ts";

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
  facts.forEach((rows, at) => {
    const word = words[at] ?? -1;
    const isHidden = hides(at);
    addRow(inputs, at * WIDTH, net.bias, 0, WIDTH);
    if (word >= 0 && !isHidden) addWord(inputs, at * WIDTH, net, table, word);
    const shown = isHidden ? NAMING_FACTS : rows.length;
    for (let index = 0; index < shown; index += 1)
      addRow(inputs, at * WIDTH, net.facts, (rows[index] ?? 0) * WIDTH, WIDTH);
  });
  return inputs;
};

/** Facts that often occur together: their sum is remembered. Each key stays below 2^53. */
const GROUPS = [
  [0, 6],
  [6, NAMING_FACTS],
] as const;

export type GateReader = (input: NetInput) => Float32Array;

/** Reads as `gateInputs` does, and remembers what each word and each common set of facts says. */
export const rememberGates = (net: Net, table: Words): GateReader => {
  const known = [...GROUPS, null].map(() => new Map<number, Float32Array>());
  const sumOf = (rows: Int32Array, from: number, to: number): Float32Array => {
    const sum = new Float32Array(WIDTH);
    for (let index = from; index < to; index += 1) addRow(sum, 0, net.facts, (rows[index] ?? 0) * WIDTH, WIDTH);
    return sum;
  };
  const recall = (group: number, key: number, make: () => Float32Array): Float32Array => {
    const sum = known[group]?.get(key) ?? make();
    known[group]?.set(key, sum);
    return sum;
  };
  const named = (rows: Int32Array, word: number): Float32Array => {
    const sum = sumOf(rows, NAMING_FACTS, rows.length);
    if (word >= 0) addWord(sum, 0, net, table, word);
    return sum;
  };
  return ({ words, facts }) => {
    const inputs = new Float32Array(words.length * WIDTH);
    facts.forEach((rows, at) => {
      const to = at * WIDTH;
      addRow(inputs, to, net.bias, 0, WIDTH);
      GROUPS.forEach(([from, end], group) => {
        let key = 0;
        for (let index = from; index < end; index += 1) key = key * FACTS + (rows[index] ?? 0);
        addRow(
          inputs,
          to,
          recall(group, key, () => sumOf(rows, from, end)),
          0,
          WIDTH,
        );
      });
      let key = (words[at] ?? -1) + 1;
      for (let index = NAMING_FACTS; index < rows.length; index += 1) key = key * FACTS + (rows[index] ?? 0);
      addRow(
        inputs,
        to,
        recall(GROUPS.length, key, () => named(rows, words[at] ?? -1)),
        0,
        WIDTH,
      );
    });
    return inputs;
  };
};
