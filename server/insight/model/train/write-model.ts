import { MODEL_VERSION, type Model } from "../weights.ts";

const base64 = (bytes: Int8Array): string =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString("base64");

const linesOf = (classes: Model["classes"]): string[] => {
  const lines: string[][] = Array.from({ length: Math.max(...classes.values()) + 1 }, () => []);
  for (const [word, id] of classes) lines[id]?.push(word);
  return lines.map((words) => words.toSorted().join(" "));
};

/** The text of the weights file. */
export const writeModel = (model: Model): string =>
  `${JSON.stringify(
    {
      version: MODEL_VERSION,
      threshold: model.threshold,
      transitions: model.transitions,
      aspectStep: model.aspects.step,
      polarityStep: model.polarity.step,
      classes: linesOf(model.classes),
      aspects: base64(model.aspects.values),
      polarity: base64(model.polarity.values),
    },
    null,
    1,
  )}\n`;
