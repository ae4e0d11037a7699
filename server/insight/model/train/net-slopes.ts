import { FACT_KINDS, GATES, NAMING_FACTS, READ, UNITS, UPPER, WIDTH } from "../kernel/sizes.ts";
import type { Net } from "../net.ts";
import type { Words } from "../words.ts";
import { type Direction, type Reading, readBefore } from "./forward.ts";
import type { NetInput } from "./list-features.ts";
import { addRow, addScaled } from "./rows.ts";

const SMALLEST = 0.01;

const dotRow = (a: Float32Array, aAt: number, b: Float32Array, bAt: number, length: number): number => {
  let sum = 0;
  for (let index = 0; index < length; index += 1) sum += (a[aAt + index] ?? 0) * (b[bAt + index] ?? 0);
  return sum;
};

/** Carries the slopes of the two scores of each token down to what both readings say of it. False if all are small. */
export const descendUpper = (
  net: Net,
  slopes: Net,
  scores: Float64Array,
  upper: Float32Array,
  read: Float32Array,
  below: Float32Array,
): boolean => {
  const pull = new Float32Array(UPPER);
  let any = false;
  for (let at = 0; at < scores.length / 2; at += 1) {
    const [first, further] = [scores[at * 2] ?? 0, scores[at * 2 + 1] ?? 0];
    if (Math.abs(first) + Math.abs(further) < SMALLEST) continue;
    any = true;
    pull.fill(0);
    slopes.outputBias[0] = (slopes.outputBias[0] ?? 0) + first;
    slopes.outputBias[1] = (slopes.outputBias[1] ?? 0) + further;
    for (let unit = 0; unit < UPPER; unit += 1) {
      const value = upper[at * UPPER + unit] ?? 0;
      if (value <= 0) continue;
      slopes.output[unit * 2] = (slopes.output[unit * 2] ?? 0) + first * value;
      slopes.output[unit * 2 + 1] = (slopes.output[unit * 2 + 1] ?? 0) + further * value;
      pull[unit] = first * (net.output[unit * 2] ?? 0) + further * (net.output[unit * 2 + 1] ?? 0);
    }
    addRow(slopes.upperBias, 0, pull, 0, UPPER);
    for (let unit = 0; unit < READ; unit += 1) {
      const value = read[at * READ + unit] ?? 0;
      if (value === 0) continue;
      addScaled(slopes.upper, unit * UPPER, pull, 0, value, UPPER);
      below[at * READ + unit] = dotRow(pull, 0, net.upper, unit * UPPER, UPPER);
    }
  }
  return any;
};

/** Carries slopes back through one reading, token by token against its direction, to the inputs of its gates. */
export const descendReading = (
  net: Net,
  slopes: Net,
  { kept, recalled, echo, fresh, units }: Reading,
  below: Float32Array,
  inputs: Float32Array,
  direction: Direction,
): void => {
  const length = units.length / UNITS;
  const memory = net[direction];
  const side = direction === "onward" ? 0 : 1;
  const gates = new Float32Array(GATES);
  const carried = new Float32Array(UNITS);
  for (let step = length - 1; step >= 0; step -= 1) {
    const at = side === 0 ? step : length - 1 - step;
    const before = readBefore(direction, at, length) * UNITS;
    const input = at * WIDTH + side * GATES;
    for (let unit = 0; unit < UNITS; unit += 1) {
      const from = at * UNITS + unit;
      const slope = (carried[unit] ?? 0) + (below[at * READ + side * UNITS + unit] ?? 0);
      const [keep, recall, added] = [kept[from] ?? 0, recalled[from] ?? 0, fresh[from] ?? 0];
      const held = before >= 0 ? (units[before + unit] ?? 0) : 0;
      const toFresh = slope * (1 - keep) * (1 - added * added);
      carried[unit] = slope * keep;
      gates[unit] = slope * (held - added) * keep * (1 - keep);
      gates[UNITS + unit] = toFresh * (echo[from] ?? 0) * recall * (1 - recall);
      gates[2 * UNITS + unit] = toFresh * recall;
      inputs[input + unit] = gates[unit] ?? 0;
      inputs[input + UNITS + unit] = gates[UNITS + unit] ?? 0;
      inputs[input + 2 * UNITS + unit] = toFresh;
    }
    if (before < 0) continue;
    for (let unit = 0; unit < UNITS; unit += 1) {
      carried[unit] = (carried[unit] ?? 0) + dotRow(memory, unit * GATES, gates, 0, GATES);
      addScaled(slopes[direction], unit * GATES, gates, 0, units[before + unit] ?? 0, GATES);
    }
  }
};

/** Carries the slopes of the gates' inputs to the words and facts they came from. */
export const descendInputs = (
  slopes: Net,
  { words, facts }: NetInput,
  table: Words,
  hides: (at: number) => boolean,
  inputs: Float32Array,
): void => {
  const { dimensions, vectors } = table;
  words.forEach((word, at) => {
    const from = at * WIDTH;
    const isHidden = hides(at);
    addRow(slopes.bias, 0, inputs, from, WIDTH);
    if (word >= 0 && !isHidden)
      for (let axis = 0; axis < dimensions; axis += 1)
        addScaled(slopes.vectors, axis * WIDTH, inputs, from, vectors[word * dimensions + axis] ?? 0, WIDTH);
    for (let kind = 0; kind < (isHidden ? NAMING_FACTS : FACT_KINDS); kind += 1)
      addRow(slopes.facts, (facts[at * FACT_KINDS + kind] ?? 0) * WIDTH, inputs, from, WIDTH);
  });
};
