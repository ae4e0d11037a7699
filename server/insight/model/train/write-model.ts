import type { Net } from "../net.ts";
import {
  checkedText,
  checksum,
  MODEL_VERSION,
  type Model,
  NET_PARTS,
  type StoredModel,
  type StoredWeights,
  type Weights,
} from "../weights.ts";
import type { Codes, Words } from "../words.ts";
import { STORED_STEP } from "./encode-vectors.ts";
import { quantize } from "./quantize.ts";

const base64 = (bytes: Int8Array | Uint8Array): string =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString("base64");

const stored = ({ values, step }: Weights): StoredWeights => ({ step, values: base64(values) });

const storedNet = (net: Net): StoredWeights[] => NET_PARTS.map((name) => stored(quantize(net[name], 1)));

/** A model and the codes of its words, in the order of their classes. */
export type Trained = { model: Model; codes: Codes };

const linesOf = ({ ids, classes }: Words): string[] => {
  const lines: string[][] = Array.from({ length: Math.max(...classes) + 1 }, () => []);
  for (const [word, id] of ids) lines[classes[id] ?? 0]?.push(word);
  return lines.map((words) => words.join(" "));
};

/** Lists of numbers stand on one line, as the formatter of the repository has them. */
const asFormatted = (json: string): string =>
  json.replace(/\[\s+(-?[\d.][^\]"]*?)\s+\]/g, (_, numbers: string) => `[${numbers.replace(/\s+/g, " ")}]`);

/** The text of the weights file. */
export const writeModel = ({ model, codes }: Trained): string => {
  const file: StoredModel = {
    version: MODEL_VERSION,
    checksum: 0,
    thresholds: model.thresholds,
    transitions: [...model.transitions],
    pieces: codes.pieces,
    width: codes.width,
    classes: linesOf(model.words),
    codes: base64(codes.codes),
    usual: stored({
      values: Int8Array.from(codes.usual, (value) => Math.round(value / STORED_STEP)),
      step: STORED_STEP,
    }),
    aspects: stored(model.aspects),
    polarity: stored(model.polarity),
    finders: model.finders.map(storedNet),
    judge: storedNet(model.judge),
  };
  return `${asFormatted(JSON.stringify({ ...file, checksum: checksum(checkedText(file)) }, null, 2))}\n`;
};
