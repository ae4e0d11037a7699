import { LABELS, latticeOf } from "../linear-chain.ts";
import {
  addRow,
  addScaled,
  FACTS,
  HIDDEN,
  hiddenUnits,
  NAMING_FACTS,
  type Net,
  type NetInput,
  outputScores,
  PLACES,
  rememberProjection,
  SIGHT,
  UPPER,
  UPPER_PLACES,
  UPPER_SIGHT,
  upperUnits,
} from "../net.ts";
import type { Words } from "../words.ts";
import { addMoves, labelProbability } from "./chain-slopes.ts";
import { randomNumbers, shuffle } from "./random.ts";

/** A sentence to learn from, as the network reads it. */
export type NetExample = { input: NetInput; allowed: Uint8Array };
export type TrainedNet = { net: Net; transitions: Float32Array };

const EPOCHS = 6;
const RATE = 0.05;
const BATCH = 4;
const AVERAGED_EPOCHS = 2;
const DROPPED = 0.2;
const HIDDEN_WORDS = 0.1;
const SMALLEST = 0.01;

type Parameters = Net & { transitions: Float32Array };
const NAMES = [
  "vectors",
  "facts",
  "hiddenBias",
  "upper",
  "upperBias",
  "output",
  "outputBias",
  "transitions",
] as const satisfies (keyof Parameters)[];

const create = (fill: (length: number, size: number) => Float32Array, dimensions: number): Parameters => ({
  vectors: fill(PLACES * dimensions * HIDDEN, Math.sqrt(3 / (dimensions * PLACES))),
  facts: fill(PLACES * FACTS * HIDDEN, 0.1),
  hiddenBias: fill(HIDDEN, 0),
  upper: fill(UPPER_PLACES * HIDDEN * UPPER, Math.sqrt(6 / (UPPER_PLACES * HIDDEN + UPPER))),
  upperBias: fill(UPPER, 0),
  output: fill(UPPER * 2, 0.3),
  outputBias: fill(2, 0),
  transitions: fill(LABELS * LABELS, 0),
});

/** Silences some units, so that no unit relies on a single other one. */
const dropUnits = (units: Float32Array, random: () => number): void => {
  for (let index = 0; index < units.length; index += 1) if (random() < DROPPED) units[index] = 0;
};

type Pass = { parameters: Parameters; slopes: Parameters; touched: Set<number> };

/** Carries the slopes of the two scores of a token down to the hidden units around it. */
const descendUpper = (
  { parameters, slopes }: Pass,
  at: number,
  first: number,
  further: number,
  upper: Float32Array,
  hidden: Float32Array,
  below: Float32Array,
): void => {
  const pull = new Float32Array(UPPER);
  slopes.outputBias[0] = (slopes.outputBias[0] ?? 0) + first;
  slopes.outputBias[1] = (slopes.outputBias[1] ?? 0) + further;
  for (let unit = 0; unit < UPPER; unit += 1) {
    const value = upper[at * UPPER + unit] ?? 0;
    if (value <= 0) continue;
    slopes.output[unit * 2] = (slopes.output[unit * 2] ?? 0) + first * value;
    slopes.output[unit * 2 + 1] = (slopes.output[unit * 2 + 1] ?? 0) + further * value;
    pull[unit] = first * (parameters.output[unit * 2] ?? 0) + further * (parameters.output[unit * 2 + 1] ?? 0);
  }
  addRow(slopes.upperBias, 0, pull, 0, UPPER);
  for (let place = 0; place < UPPER_PLACES; place += 1) {
    const near = at + place - UPPER_SIGHT;
    if (near < 0 || near * HIDDEN >= hidden.length) continue;
    for (let unit = 0; unit < HIDDEN; unit += 1) {
      const value = hidden[near * HIDDEN + unit] ?? 0;
      if (value <= 0) continue;
      const row = (place * HIDDEN + unit) * UPPER;
      addScaled(slopes.upper, row, pull, 0, value, UPPER);
      let sum = 0;
      for (let index = 0; index < UPPER; index += 1) sum += (pull[index] ?? 0) * (parameters.upper[row + index] ?? 0);
      below[near * HIDDEN + unit] = (below[near * HIDDEN + unit] ?? 0) + sum;
    }
  }
};

/** Carries the slopes of the hidden units of a token to the words and facts it sees. */
const descendHidden = (
  { slopes, touched }: Pass,
  at: number,
  { words, facts }: NetInput,
  table: Words,
  hides: (at: number) => boolean,
  below: Float32Array,
): void => {
  addRow(slopes.hiddenBias, 0, below, at * HIDDEN, HIDDEN);
  const { dimensions, vectors } = table;
  for (let place = 0; place < PLACES; place += 1) {
    const near = at + place - SIGHT;
    const rows = facts[near];
    if (rows === undefined) continue;
    const word = words[near] ?? -1;
    if (word >= 0 && !hides(near))
      for (let axis = 0; axis < dimensions; axis += 1)
        addScaled(
          slopes.vectors,
          (place * dimensions + axis) * HIDDEN,
          below,
          at * HIDDEN,
          vectors[word * dimensions + axis] ?? 0,
          HIDDEN,
        );
    const shown = hides(near) ? NAMING_FACTS : rows.length;
    for (let index = 0; index < shown; index += 1) {
      const row = place * FACTS + (rows[index] ?? 0);
      touched.add(row);
      addRow(slopes.facts, row * HIDDEN, below, at * HIDDEN, HIDDEN);
    }
  }
};

const learnSentence = (pass: Pass, { input, allowed }: NetExample, table: Words, random: () => number): void => {
  const length = input.words.length;
  const hiddenWords = Uint8Array.from({ length }, () => (random() < HIDDEN_WORDS ? 1 : 0));
  const hides = (at: number): boolean => hiddenWords[at] === 1;
  const { parameters, slopes } = pass;
  const hidden = hiddenUnits(parameters, input, rememberProjection(parameters, table), hides);
  dropUnits(hidden, random);
  const upper = upperUnits(parameters, hidden, length);
  dropUnits(upper, random);
  const gain = 1 / (1 - DROPPED);
  const emissions = outputScores(parameters, upper, length).map((score) => score * gain);
  const { transitions } = parameters;
  const free = latticeOf({ emissions, transitions });
  const bound = latticeOf({ emissions, transitions }, allowed);
  addMoves(slopes.transitions, bound, emissions, transitions, allowed, 1);
  addMoves(slopes.transitions, free, emissions, transitions, null, -1);
  const below = new Float32Array(length * HIDDEN);
  const reached = new Uint8Array(length + 2 * UPPER_SIGHT);
  for (let at = 0; at < length; at += 1) {
    const slope = (label: number): number =>
      (labelProbability(bound, at, label) - labelProbability(free, at, label)) * gain;
    const [first, further] = [slope(1), slope(2)];
    if (Math.abs(first) + Math.abs(further) < SMALLEST) continue;
    descendUpper(pass, at, first, further, upper, hidden, below);
    reached.fill(1, at, at + UPPER_PLACES);
  }
  for (let at = 0; at < length; at += 1)
    if (reached[at + UPPER_SIGHT] === 1) descendHidden(pass, at, input, table, hides, below);
};

type Squares = Parameters;

const climbRange = (
  values: Float32Array,
  slopes: Float32Array,
  squares: Float32Array,
  from: number,
  to: number,
  rate: number,
): void => {
  for (let index = from; index < to; index += 1) {
    const slope = slopes[index] ?? 0;
    if (slope === 0) continue;
    const square = (squares[index] ?? 0) + slope * slope;
    squares[index] = square;
    values[index] = (values[index] ?? 0) + (rate * slope) / Math.sqrt(square);
    slopes[index] = 0;
  }
};

/** A step of AdaGrad; of the many rows of facts only those that the batch has read. */
const climb = ({ parameters, slopes, touched }: Pass, squares: Squares, rate: number): void => {
  for (const name of NAMES) {
    const parts = name === "facts" ? [...touched].map((row) => row * HIDDEN) : [0];
    const width = name === "facts" ? HIDDEN : parameters[name].length;
    for (const from of parts) climbRange(parameters[name], slopes[name], squares[name], from, from + width, rate);
  }
  touched.clear();
};

/** Learns a network of two layers under a chain of labels, sentence by sentence. */
export const trainNet = (examples: readonly NetExample[], table: Words, seed: number): TrainedNet => {
  const random = randomNumbers(seed);
  const zeros = (length: number): Float32Array => new Float32Array(length);
  const parameters = create((length, size) => zeros(length).map(() => (random() * 2 - 1) * size), table.dimensions);
  const pass: Pass = { parameters, slopes: create(zeros, table.dimensions), touched: new Set() };
  const squares = create((length) => zeros(length).fill(0.01), table.dimensions);
  const average = create(zeros, table.dimensions);
  const order = [...examples];
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    shuffle(order, random);
    const rate = RATE * (1 - 0.9 * (epoch / EPOCHS));
    order.forEach((example, index) => {
      learnSentence(pass, example, table, random);
      if (index % BATCH === BATCH - 1 || index === order.length - 1) climb(pass, squares, rate);
    });
    if (epoch < EPOCHS - AVERAGED_EPOCHS) continue;
    for (const name of NAMES)
      parameters[name].forEach((value, index) => {
        average[name][index] = (average[name][index] ?? 0) + value / AVERAGED_EPOCHS;
      });
  }
  const { transitions, ...net } = average;
  return { net, transitions };
};
