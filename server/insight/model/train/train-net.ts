import { FACTS, GATES, READ, UNITS, UPPER, WIDTH } from "../kernel/sizes.ts";
import { LABELS } from "../linear-chain.ts";
import type { Net } from "../net.ts";
import type { Words } from "../words.ts";
import { type Climber, climber } from "./climb.ts";
import { DIRECTIONS, joinReadings, outputScores, readThrough, upperUnits } from "./forward.ts";
import { gateInputs } from "./gate-inputs.ts";
import type { NetInput } from "./list-features.ts";
import { descendInputs, descendReading, descendUpper } from "./net-slopes.ts";
import { randomNumbers, shuffle } from "./random.ts";

/** A sentence to learn from, as a network reads it. */
export type NetExample = { input: NetInput };

/** What a network learns to do. */
export type Task<Example extends NetExample> = {
  /** How many units and words are hidden while it learns, so that no unit and no word is relied on alone. */
  droppedUnits: number;
  hiddenWords: number;
  /** How the two scores of each token should move, from the scores of its labels as they are. */
  slopesOf: (emissions: Float64Array, example: Example, moves: Moves) => Float64Array;
};

/** What labels that follow each other weigh, and how that should move. */
export type Moves = { transitions: Float32Array; slopes: Float32Array };
export type TrainedNet = { net: Net; transitions: Float32Array };

const EPOCHS = 6;
const BATCH = 8;
const AVERAGED_EPOCHS = 2;
const AVERAGED_BATCHES = 50;

type Parameters = Net & { transitions: Float32Array };

const create = (fill: (length: number, size: number) => Float32Array, dimensions: number): Parameters => ({
  vectors: fill(dimensions * WIDTH, Math.sqrt(3 / dimensions)),
  facts: fill(FACTS * WIDTH, 0.1),
  bias: fill(WIDTH, 0),
  onward: fill(UNITS * GATES, 0.6 * Math.sqrt(3 / UNITS)),
  backward: fill(UNITS * GATES, 0.6 * Math.sqrt(3 / UNITS)),
  upper: fill(READ * UPPER, Math.sqrt(6 / (READ + UPPER))),
  upperBias: fill(UPPER, 0),
  output: fill(UPPER * 2, 0.3),
  outputBias: fill(2, 0),
  transitions: fill(LABELS * LABELS, 0),
});

/** Silences some units; 0 where it did. */
const dropUnits = (units: Float32Array, dropped: number, random: () => number): Uint8Array =>
  Uint8Array.from(units, (_, index) => {
    if (random() >= dropped) return 1;
    units[index] = 0;
    return 0;
  });

const learnSentence = <Example extends NetExample>(
  parameters: Parameters,
  slopes: Parameters,
  example: Example,
  task: Task<Example>,
  table: Words,
  random: () => number,
): void => {
  const { input } = example;
  const { droppedUnits, slopesOf } = task;
  const length = input.words.length;
  const hiddenWords = Uint8Array.from({ length }, () => (random() < task.hiddenWords ? 1 : 0));
  const hides = (at: number): boolean => hiddenWords[at] === 1;
  const inputs = gateInputs(parameters, input, table, hides);
  const onward = readThrough(parameters, inputs, length, "onward");
  const backward = readThrough(parameters, inputs, length, "backward");
  const read = joinReadings(onward.units, backward.units, length);
  const heard = dropUnits(read, droppedUnits, random);
  const upper = upperUnits(parameters, read, length);
  dropUnits(upper, droppedUnits, random);
  const gain = 1 / (1 - droppedUnits);
  const emissions = outputScores(parameters, upper, length).map((score) => score * gain);
  const moves = { transitions: parameters.transitions, slopes: slopes.transitions };
  const scores = slopesOf(emissions, example, moves).map((slope) => slope * gain);
  const below = new Float32Array(length * READ);
  if (!descendUpper(parameters, slopes, scores, upper, read, below)) return;
  below.forEach((slope, index) => {
    below[index] = heard[index] === 1 ? slope : 0;
  });
  const gates = new Float32Array(length * WIDTH);
  for (const direction of DIRECTIONS)
    descendReading(parameters, slopes, direction === "onward" ? onward : backward, below, gates, direction);
  descendInputs(slopes, input, table, hides, gates);
};

/** Learns a network of gated units. The same examples and seed give the same network. */
export const trainNet = <Example extends NetExample>(
  spellings: (epoch: number) => readonly Example[],
  task: Task<Example>,
  table: Words,
  seed: number,
): TrainedNet => {
  const random = randomNumbers(seed);
  const zeros = (length: number): Float32Array => new Float32Array(length);
  const parameters = create((length, size) => zeros(length).map(() => (random() * 2 - 1) * size), table.dimensions);
  const slopes = create(zeros, table.dimensions);
  const climb: Climber = climber(Object.values(parameters), Object.values(slopes), BATCH);
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    const order = spellings(epoch).filter(({ input }) => input.words.length > 0);
    shuffle(order, random);
    order.forEach((example, index) => {
      learnSentence(parameters, slopes, example, task, table, random);
      if (index % BATCH !== BATCH - 1 && index !== order.length - 1) return;
      climb.step((epoch + index / order.length) / EPOCHS);
      const batch = Math.floor(index / BATCH);
      if (epoch >= EPOCHS - AVERAGED_EPOCHS && batch % AVERAGED_BATCHES === 0) climb.remember();
    });
  }
  climb.recall();
  const { transitions, ...net } = parameters;
  return { net, transitions };
};
