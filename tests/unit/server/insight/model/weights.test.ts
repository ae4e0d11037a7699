import { expect, test } from "bun:test";
import { FACTS, FEATURES, GATES, READ, UNITS, UPPER, WIDTH } from "../../../../../server/insight/model/kernel/sizes.ts";
import stored from "../../../../../server/insight/model/weights.json" with { type: "json" };
import {
  checkedText,
  checksum,
  loadModel,
  MODEL_VERSION,
  readModel,
} from "../../../../../server/insight/model/weights.ts";

test("the shipped weights are of the version and the checksum that the code expects", () => {
  expect(stored.version).toBe(MODEL_VERSION);
  expect(stored.checksum).toBe(checksum(checkedText(stored)));
});

test("every part of the shipped weights has the size that the code reads", () => {
  const { aspects, polarity, finders, judge, words, transitions } = loadModel();
  expect([aspects.values.length, polarity.values.length, transitions.length]).toEqual([FEATURES * 2, FEATURES, 9]);
  for (const net of [...finders, judge]) {
    expect(net.vectors.length).toBe(words.dimensions * WIDTH);
    expect(net.facts.length).toBe(FACTS * WIDTH);
    expect([net.onward.length, net.backward.length]).toEqual([UNITS * GATES, UNITS * GATES]);
    expect(net.upper.length).toBe(READ * UPPER);
  }
  expect(words.vectors.length).toBe(words.ids.size * words.dimensions);
  expect(words.classes.length).toBe(words.ids.size);
});

test("words of like company share the higher bits of their class", () => {
  const { ids, classes } = loadModel().words;
  const family = (word: string): number => (classes[ids.get(word) ?? -1] ?? -1) >> 4;
  expect(family("shampoo")).toBe(family("lotion"));
  expect(family("shampoo")).not.toBe(family("battery"));
});

test.each([
  ["a changed weight", { ...stored, aspects: { ...stored.aspects, step: stored.aspects.step * 2 } }],
  ["another version", { ...stored, version: MODEL_VERSION + 1 }],
  ["a missing part", { ...stored, finders: stored.finders.slice(1) }],
])("weights with %s are refused", (_, file) => {
  expect(() => readModel(file)).toThrow("train-miner");
});
