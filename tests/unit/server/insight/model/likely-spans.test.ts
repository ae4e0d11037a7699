import { expect, test } from "bun:test";
import { likelySpans } from "../../../../../server/insight/model/likely-spans.ts";
import { LABELS } from "../../../../../server/insight/model/linear-chain.ts";
import { latticeOf } from "../../../../../server/insight/model/train/lattice.ts";
import { randomNumbers } from "../../../../../server/insight/model/train/random.ts";

const random = randomNumbers(5);
const numbers = (count: number): number[] => Array.from({ length: count }, () => random() * 4 - 2);

const sequences = (length: number): number[][] =>
  length === 0 ? [[]] : sequences(length - 1).flatMap((start) => [0, 1, 2].map((label) => [...start, label]));

const isLegal = (labels: readonly number[]): boolean =>
  labels.every((label, at) => label !== 2 || (at > 0 && labels[at - 1] !== 0));

const scoreOf = (labels: readonly number[], emissions: readonly number[], transitions: readonly number[]): number =>
  labels.reduce(
    (sum, label, at) =>
      sum +
      (emissions[at * LABELS + label] ?? 0) +
      (at === 0 ? 0 : (transitions[(labels[at - 1] ?? 0) * LABELS + label] ?? 0)),
    0,
  );

const spansOf = (labels: readonly number[]): string[] =>
  labels.flatMap((label, from) => {
    if (label !== 1) return [];
    const next = labels.findIndex((other, at) => at > from && other !== 2);
    return [`${from}-${next === -1 ? labels.length : next}`];
  });

const bruteForce = (length: number, emissions: readonly number[], transitions: readonly number[]) => {
  const weighed = sequences(length)
    .filter(isLegal)
    .map((labels) => ({ labels, weight: Math.exp(scoreOf(labels, emissions, transitions)) }));
  const total = weighed.reduce((sum, { weight }) => sum + weight, 0);
  const spans = new Map<string, number>();
  for (const { labels, weight } of weighed)
    for (const span of spansOf(labels)) spans.set(span, (spans.get(span) ?? 0) + weight / total);
  return { total: Math.log(total), spans };
};

test.each([1, 2, 3, 4, 5])("sums and span probabilities are those of all label sequences of %d tokens", (length) => {
  const [emissions, transitions] = [numbers(length * LABELS), numbers(LABELS * LABELS)];
  const chain = { emissions: Float64Array.from(emissions), transitions };
  const expected = bruteForce(length, emissions, transitions);
  expect(latticeOf(chain).total).toBeCloseTo(expected.total, 8);
  const found = new Map(likelySpans(chain, 0).map(({ from, to, probability }) => [`${from}-${to}`, probability]));
  expect([...found.keys()].sort()).toEqual([...expected.spans.keys()].sort());
  for (const [span, probability] of expected.spans) expect(found.get(span)).toBeCloseTo(probability, 8);
});

test("only the allowed label sequences are summed", () => {
  const emissions = Float64Array.from(numbers(2 * LABELS));
  const transitions = numbers(LABELS * LABELS);
  const onlyTerm = latticeOf({ emissions, transitions }, Uint8Array.from([2, 4]));
  expect(onlyTerm.total).toBeCloseTo(scoreOf([1, 2], [...emissions], transitions), 8);
});

test("no span is less likely than asked for", () => {
  const chain = { emissions: Float64Array.from(numbers(30 * LABELS)), transitions: numbers(LABELS * LABELS) };
  expect(likelySpans(chain, 0.2).every(({ probability }) => probability >= 0.2)).toBe(true);
});
