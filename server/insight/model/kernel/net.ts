import { factGroups, gates, inputs, scores, units, upperUnits, wholeUnits, wordVectors } from "./areas";
import { WORD_ID } from "./columns";
import { addRow, addRows, clearRow, sumRows, weighPairs } from "./rows";
import { cell, length } from "./sentence";
import * as sizes from "./sizes";
import { squash, tanh } from "./squash";

const FLOAT: usize = 4;
/** Of a whole number. */
const SHORT: usize = 2;
const UNITS: usize = sizes.UNITS;
const GATES: usize = sizes.GATES;
const WIDTH: usize = sizes.WIDTH;
const READ: usize = sizes.READ;
const UPPER: usize = sizes.UPPER;
const FACT_GROUPS: usize = sizes.FACT_GROUPS;

// Where the parts of a network lie, from its beginning, as the host puts them there, and behind them a row per word:
// what it says to the gates, all zeros until the word is met.
const FACTS_AT: usize = 0;
const ONWARD_AT: usize = FACTS_AT + WIDTH * FLOAT * sizes.COMBINATIONS;
const BACKWARD_AT: usize = ONWARD_AT + UNITS * GATES * SHORT;
const UPPER_AT: usize = BACKWARD_AT + UNITS * GATES * SHORT;
const SCALES_AT: usize = UPPER_AT + READ * UPPER * SHORT;
const UPPER_BIAS_AT: usize = SCALES_AT + FLOAT * sizes.SCALES;
const OUTPUT_AT: usize = UPPER_BIAS_AT + UPPER * FLOAT;
const OUTPUT_BIAS_AT: usize = OUTPUT_AT + 2 * UPPER * FLOAT;
const VECTORS_AT: usize = OUTPUT_BIAS_AT + FLOAT * sizes.OUTPUTS;

/** What a word says to the gates; worked out when it is first met. */
function rowOf(net: usize, word: usize, dimensions: usize): usize {
  const row = net + VECTORS_AT + (dimensions + word) * WIDTH * FLOAT;
  if (load<u32>(row) === 0) {
    clearRow(row, WIDTH);
    addRows(row, net + VECTORS_AT, wordVectors + word * dimensions * FLOAT, dimensions, WIDTH);
  }
  return row;
}

/** What a group of facts of a token says to the gates. */
function factRow(net: usize, at: usize, group: usize): usize {
  const combination = load<u32>(factGroups + (at * FACT_GROUPS + group) * FLOAT) as usize;
  return net + FACTS_AT + combination * WIDTH * FLOAT;
}

function hearInputs(net: usize, at: usize, dimensions: usize): void {
  const to = inputs + at * WIDTH * FLOAT;
  const form = factRow(net, at, 0);
  const role = factRow(net, at, 1);
  const text = factRow(net, at, 2);
  const place = factRow(net, at, 3);
  const small = factRow(net, at, 4);
  sumRows(to, form, role, text, place, small, factRow(net, at, 5), WIDTH);
  const word = cell(WORD_ID, at as i32);
  if (word >= 0) addRow(to, rowOf(net, word as usize, dimensions), WIDTH);
}

/** How far the units of a token, both readings side by side, lie from the first; those around the sentence are zero. */
function unitOf(at: usize): usize {
  return (at + 1) * READ;
}

/** Reads one token; `before` and `to` say where the units of the token read before it lie, and where its own do. */
function readToken(pairs: usize, scale: f32, input: usize, before: usize, to: usize): void {
  weighPairs(gates, pairs, wholeUnits + before * SHORT, UNITS / 2, GATES, scale);
  const from = units + before * FLOAT;
  const into = units + to * FLOAT;
  for (let unit: usize = 0; unit < UNITS * FLOAT; unit += 16) {
    const keep = squash(f32x4.add(v128.load(input + unit), v128.load(gates + unit)));
    const recall = squash(f32x4.add(v128.load(input + unit, 128), v128.load(gates + unit, 128)));
    const heard = f32x4.mul(recall, v128.load(gates + unit, 256));
    const fresh = tanh(f32x4.add(v128.load(input + unit, 256), heard));
    const held = f32x4.mul(keep, f32x4.sub(v128.load(from + unit), fresh));
    v128.store(into + unit, f32x4.add(fresh, held));
  }
  const one = f32x4.splat(sizes.WHOLE_ONE as f32);
  for (let unit: usize = 0; unit < UNITS; unit += 8) {
    const low = f32x4.nearest(f32x4.mul(v128.load(into + unit * FLOAT), one));
    const high = f32x4.nearest(f32x4.mul(v128.load(into + unit * FLOAT, 16), one));
    const whole = i16x8.narrow_i32x4_s(i32x4.trunc_sat_f32x4_s(low), i32x4.trunc_sat_f32x4_s(high));
    v128.store(wholeUnits + (to + unit) * SHORT, whole);
  }
}

function scoreToken(net: usize, at: usize): void {
  const scale = load<f32>(net + SCALES_AT, 8);
  weighPairs(upperUnits, net + UPPER_AT, wholeUnits + unitOf(at) * SHORT, READ / 2, UPPER, scale);
  let first = load<f32>(net + OUTPUT_BIAS_AT);
  let further = load<f32>(net + OUTPUT_BIAS_AT, 4);
  for (let unit: usize = 0; unit < UPPER; unit += 1) {
    const sum = load<f32>(upperUnits + unit * FLOAT) + load<f32>(net + UPPER_BIAS_AT + unit * FLOAT);
    const value = max<f32>(0, sum);
    first += value * load<f32>(net + OUTPUT_AT + unit * 2 * FLOAT);
    further += value * load<f32>(net + OUTPUT_AT + unit * 2 * FLOAT, 4);
  }
  store<f32>(scores + at * 2 * FLOAT, first);
  store<f32>(scores + at * 2 * FLOAT, further, 4);
}

/** Scores each token of the sentence by a network, from its word and the facts that were listed last. */
export function scoreTokens(net: usize, dimensions: usize): void {
  const end = length as usize;
  for (let at: usize = 0; at < end; at += 1) hearInputs(net, at, dimensions);
  clearRow(units + unitOf(end) * FLOAT, READ);
  clearRow(wholeUnits + unitOf(end) * SHORT, READ / 2);
  const onward = load<f32>(net + SCALES_AT);
  for (let at: usize = 0; at < end; at += 1)
    readToken(net + ONWARD_AT, onward, inputs + at * WIDTH * FLOAT, unitOf(at - 1), unitOf(at));
  const backward = load<f32>(net + SCALES_AT, 4);
  for (let left = end; left > 0; left -= 1) {
    const to = unitOf(left - 1) + UNITS;
    readToken(net + BACKWARD_AT, backward, inputs + ((left - 1) * WIDTH + GATES) * FLOAT, to + READ, to);
  }
  for (let at: usize = 0; at < end; at += 1) scoreToken(net, at);
}
