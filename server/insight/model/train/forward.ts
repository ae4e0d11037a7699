import { GATES, READ, UNITS, UPPER, WIDTH } from "../kernel/sizes.ts";
import { LABELS } from "../linear-chain.ts";
import type { Net } from "../net.ts";
import { addRow, addScaled } from "./rows.ts";

/** Which way a sentence is read. */
export const DIRECTIONS = ["onward", "backward"] as const;
export type Direction = (typeof DIRECTIONS)[number];

/** A number between 0 and 1: the probability that log odds stand for. */
export const squash = (value: number): number => 1 / (1 + Math.exp(-value));

/** What the units of one reading did at each token. */
export type Reading = {
  kept: Float32Array;
  recalled: Float32Array;
  echo: Float32Array;
  fresh: Float32Array;
  units: Float32Array;
};

/** The token that is read before another, or −1. */
export const readBefore = (direction: Direction, at: number, length: number): number => {
  if (direction === "onward") return at - 1;
  return at === length - 1 ? -1 : at + 1;
};

/** Reads a sentence one way. */
export const readThrough = (net: Net, inputs: Float32Array, length: number, direction: Direction): Reading => {
  const column = (): Float32Array => new Float32Array(length * UNITS);
  const [kept, recalled, echo, fresh, units] = [column(), column(), column(), column(), column()];
  const memory = net[direction];
  const side = direction === "onward" ? 0 : GATES;
  const gates = new Float32Array(GATES);
  for (let step = 0; step < length; step += 1) {
    const at = direction === "onward" ? step : length - 1 - step;
    const before = readBefore(direction, at, length) * UNITS;
    gates.fill(0);
    if (before >= 0)
      for (let unit = 0; unit < UNITS; unit += 1)
        addScaled(gates, 0, memory, unit * GATES, units[before + unit] ?? 0, GATES);
    const input = at * WIDTH + side;
    for (let unit = 0; unit < UNITS; unit += 1) {
      const to = at * UNITS + unit;
      const keep = squash((inputs[input + unit] ?? 0) + (gates[unit] ?? 0));
      const recall = squash((inputs[input + UNITS + unit] ?? 0) + (gates[UNITS + unit] ?? 0));
      const heard = gates[2 * UNITS + unit] ?? 0;
      const added = 2 * squash(2 * ((inputs[input + 2 * UNITS + unit] ?? 0) + recall * heard)) - 1;
      kept[to] = keep;
      recalled[to] = recall;
      echo[to] = heard;
      fresh[to] = added;
      units[to] = (1 - keep) * added + (before >= 0 ? keep * (units[before + unit] ?? 0) : 0);
    }
  }
  return { kept, recalled, echo, fresh, units };
};

/** Both readings side by side, token by token. */
export const joinReadings = (onward: Float32Array, backward: Float32Array, length: number): Float32Array => {
  const joined = new Float32Array(length * READ);
  for (let at = 0; at < length; at += 1) {
    joined.set(onward.subarray(at * UNITS, (at + 1) * UNITS), at * READ);
    joined.set(backward.subarray(at * UNITS, (at + 1) * UNITS), at * READ + UNITS);
  }
  return joined;
};

/** The upper units: each sees both readings of its token. */
export const upperUnits = (net: Net, read: Float32Array, length: number): Float32Array => {
  const upper = new Float32Array(length * UPPER);
  for (let at = 0; at < length; at += 1) {
    addRow(upper, at * UPPER, net.upperBias, 0, UPPER);
    for (let unit = 0; unit < READ; unit += 1)
      addScaled(upper, at * UPPER, net.upper, unit * UPPER, read[at * READ + unit] ?? 0, UPPER);
  }
  for (let index = 0; index < upper.length; index += 1) if ((upper[index] ?? 0) < 0) upper[index] = 0;
  return upper;
};

export const outputScores = (net: Net, upper: Float32Array, length: number): Float64Array => {
  const scores = new Float64Array(length * LABELS);
  for (let at = 0; at < length; at += 1)
    for (let label = 0; label < 2; label += 1) {
      let score = net.outputBias[label] ?? 0;
      for (let unit = 0; unit < UPPER; unit += 1)
        score += (upper[at * UPPER + unit] ?? 0) * (net.output[unit * 2 + label] ?? 0);
      scores[at * LABELS + label + 1] = score;
    }
  return scores;
};

/** The scores of a sentence, per token and label, from what its words and facts add to the gates. */
export const netScores = (net: Net, inputs: Float32Array): Float64Array => {
  const length = inputs.length / WIDTH;
  const onward = readThrough(net, inputs, length, "onward");
  const backward = readThrough(net, inputs, length, "backward");
  return outputScores(net, upperUnits(net, joinReadings(onward.units, backward.units, length), length), length);
};
