import { expect, test } from "bun:test";
import { viewDocument } from "../../../../../server/insight/model/document-view.ts";
import { READ, WIDTH } from "../../../../../server/insight/model/kernel/sizes.ts";
import type { Net } from "../../../../../server/insight/model/net.ts";
import { viewSentence } from "../../../../../server/insight/model/sentence-view.ts";
import {
  DIRECTIONS,
  joinReadings,
  netScores,
  outputScores,
  readThrough,
  upperUnits,
} from "../../../../../server/insight/model/train/forward.ts";
import { gateInputs } from "../../../../../server/insight/model/train/gate-inputs.ts";
import { type NetInput, netInput } from "../../../../../server/insight/model/train/list-features.ts";
import { descendInputs, descendReading, descendUpper } from "../../../../../server/insight/model/train/net-slopes.ts";
import { loadModel } from "../../../../../server/insight/model/weights.ts";
import { analyseText } from "../../../../../server/insight/text/analyse.ts";

const { judge: net, words } = loadModel();
const nothing = (): boolean => false;

const inputsOf = (text: string): NetInput[] => {
  const sentences = analyseText(text, "");
  return sentences.map((sentence) => netInput(viewSentence(sentence, viewDocument(sentences), words)));
};
const [input = { words: new Int32Array(0), facts: new Int32Array(0) }] = inputsOf("The lid does not fit my kettle.");

test("a word changes the scores of words far before and far behind it", () => {
  const [good, bad] = ["I like the lid of my old kettle.", "I like the lid of my old teacher."].map(
    (text) => inputsOf(text)[0] ?? input,
  );
  const score = (each: NetInput | undefined): number =>
    netScores(net, gateInputs(net, each ?? input, words, nothing))[3 * 3 + 1] ?? 0;
  expect(score(good)).not.toBe(score(bad));
});

test("slopes are those of the scores", () => {
  const length = input.words.length;
  const pulls = Float64Array.from({ length: length * 2 }, (_, index) => ((index * 7) % 5) / 5 + 0.1);
  const total = (each: Net): number => {
    const scores = netScores(each, gateInputs(each, input, words, nothing));
    return pulls.reduce((sum, pull, index) => sum + pull * (scores[(index >> 1) * 3 + (index & 1) + 1] ?? 0), 0);
  };
  const copy = (change: (part: Float32Array) => Float32Array): Net =>
    Object.fromEntries(Object.entries(net).map(([name, part]) => [name, change(part)])) as Net;
  const slopes = copy((part) => new Float32Array(part.length));
  const inputs = gateInputs(net, input, words, nothing);
  const readings = DIRECTIONS.map((direction) => ({ direction, reading: readThrough(net, inputs, length, direction) }));
  const [onward, backward] = readings.map(({ reading }) => reading.units);
  const read = joinReadings(onward ?? new Float32Array(0), backward ?? new Float32Array(0), length);
  const upper = upperUnits(net, read, length);
  expect(outputScores(net, upper, length).length).toBe(length * 3);
  const below = new Float32Array(length * READ);
  descendUpper(net, slopes, pulls, upper, read, below);
  const gates = new Float32Array(length * WIDTH);
  for (const { direction, reading } of readings) descendReading(net, slopes, reading, below, gates, direction);
  descendInputs(slopes, input, words, nothing, gates);
  const STEP = 1e-3;
  for (const name of ["vectors", "facts", "bias", "onward", "backward", "upper", "output"] as const) {
    const steepest = slopes[name].reduce(
      (best, slope, index) => (Math.abs(slope) > Math.abs(slopes[name][best] ?? 0) ? index : best),
      0,
    );
    const moved = (by: number): number => {
      const changed = copy((part) => part.slice());
      changed[name][steepest] = (changed[name][steepest] ?? 0) + by;
      return total(changed);
    };
    const slope = slopes[name][steepest] ?? 0;
    expect(Math.abs((moved(STEP) - moved(-STEP)) / (2 * STEP) - slope)).toBeLessThan(Math.abs(slope) * 0.03);
  }
});
