import {
  backward,
  bias,
  facts,
  gates,
  inputs,
  metWords,
  onward,
  output,
  outputBias,
  scores,
  tokenFacts,
  units,
  upper,
  upperBias,
  upperUnits,
  vectors,
  wordRows,
  wordVectors,
} from "./areas";
import { WORD_ID } from "./columns";
import { listFacts } from "./facts";
import { addFour, addRow, addRows, clearRow, copyRow } from "./rows";
import { cell, length } from "./sentence";
import * as sizes from "./sizes";
import { squash, tanh } from "./squash";

const FLOAT: usize = 4;
const UNITS: usize = sizes.UNITS;
const GATES: usize = sizes.GATES;
const WIDTH: usize = sizes.WIDTH;
const READ: usize = sizes.READ;
const UPPER: usize = sizes.UPPER;
/** One more than a multiple of four. */
const FACT_KINDS: usize = sizes.FACT_KINDS;

/** What a word says to the gates; worked out when it is first met. */
function rowOf(word: usize, dimensions: usize): usize {
  const row = wordRows + word * WIDTH * FLOAT;
  if (load<u8>(metWords + word) === 0) {
    store<u8>(metWords + word, 1);
    addRows(row, vectors, wordVectors + word * dimensions * FLOAT, dimensions, WIDTH);
  }
  return row;
}

/** What a fact of a token says to the gates. */
function factRow(at: usize, kind: usize): usize {
  const fact = load<u32>(tokenFacts + (at * FACT_KINDS + kind) * FLOAT) as usize;
  return facts + fact * WIDTH * FLOAT;
}

function hearInputs(at: usize, dimensions: usize): void {
  const sum = inputs + at * WIDTH * FLOAT;
  copyRow(sum, bias, WIDTH);
  const word = cell(WORD_ID, at as i32);
  if (word >= 0) addRow(sum, rowOf(word as usize, dimensions), WIDTH);
  addRow(sum, factRow(at, 0), WIDTH);
  for (let kind: usize = 1; kind < FACT_KINDS; kind += 4)
    addFour(sum, factRow(at, kind), factRow(at, kind + 1), factRow(at, kind + 2), factRow(at, kind + 3), WIDTH);
}

/** Where the units of a token lie, both readings side by side; those around the sentence are all zero. */
function unitsAt(at: usize): usize {
  return units + (at + 1) * READ * FLOAT;
}

/** Reads one token; `before` is where the units of the token read before it lie. */
function readToken(weights: usize, input: usize, before: usize, to: usize): void {
  clearRow(gates, GATES);
  addRows(gates, weights, before, UNITS, GATES);
  for (let unit: usize = 0; unit < UNITS * FLOAT; unit += 16) {
    const keep = squash(f32x4.add(v128.load(input + unit), v128.load(gates + unit)));
    const recall = squash(f32x4.add(v128.load(input + unit, 128), v128.load(gates + unit, 128)));
    const heard = f32x4.mul(recall, v128.load(gates + unit, 256));
    const sum = f32x4.add(v128.load(input + unit, 256), heard);
    const fresh = tanh(sum);
    const held = f32x4.mul(keep, f32x4.sub(v128.load(before + unit), fresh));
    v128.store(to + unit, f32x4.add(fresh, held));
  }
}

function scoreToken(at: usize): void {
  copyRow(upperUnits, upperBias, UPPER);
  addRows(upperUnits, upper, unitsAt(at), READ, UPPER);
  let first = load<f32>(outputBias);
  let further = load<f32>(outputBias, 4);
  for (let unit: usize = 0; unit < UPPER; unit += 1) {
    const value = max<f32>(0, load<f32>(upperUnits + unit * FLOAT));
    first += value * load<f32>(output + unit * 2 * FLOAT);
    further += value * load<f32>(output + unit * 2 * FLOAT, 4);
  }
  store<f32>(scores + at * 2 * FLOAT, first);
  store<f32>(scores + at * 2 * FLOAT, further, 4);
}

/** Scores each token of the sentence as the first and as a further word of a term, from its word and its facts. */
export function scoreTokens(dimensions: usize): void {
  const end = length as usize;
  listFacts();
  for (let at: usize = 0; at < end; at += 1) hearInputs(at, dimensions);
  clearRow(unitsAt(end), READ);
  for (let at: usize = 0; at < end; at += 1)
    readToken(onward, inputs + at * WIDTH * FLOAT, unitsAt(at - 1), unitsAt(at));
  for (let left = end; left > 0; left -= 1) {
    const to = unitsAt(left - 1) + UNITS * FLOAT;
    readToken(backward, inputs + ((left - 1) * WIDTH + GATES) * FLOAT, to + READ * FLOAT, to);
  }
  for (let at: usize = 0; at < end; at += 1) scoreToken(at);
}
