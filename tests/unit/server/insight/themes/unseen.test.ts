import { describe, expect, test } from "bun:test";
import { estimateUnseen } from "../../../../../server/insight/themes/unseen.ts";

/** Numbers from 0 to 1 that are the same in every run. */
const numbersFrom = (seed: number): (() => number) => {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
};

const sample = (chances: readonly number[], reviews: number, next: () => number): number[] => {
  const counts = chances.map(() => 0);
  for (let review = 0; review < reviews; review += 1)
    chances.forEach((chance, index) => {
      if (next() < chance) counts[index] = (counts[index] ?? 0) + 1;
    });
  return counts.filter((count) => count > 0);
};

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

describe("what is still unseen", () => {
  test("agrees with the formulas on a worked example", () => {
    const counts = [9, 5, 3, 2, 2, 1, 1, 1, 1];
    const estimate = estimateUnseen(counts, 20);
    expect(estimate).toMatchObject({ found: 9, unseen: Math.round(((19 / 20) * 4 * 3) / (2 * 3)), coverage: 0.84 });
  });

  test("is nothing where every theme was found again and again", () => {
    expect(estimateUnseen([8, 7, 5, 4], 20)).toEqual({ found: 4, unseen: 0, coverage: 1, moreReviews: 0 });
  });

  test("cannot be told from one review or without a theme", () => {
    expect(estimateUnseen([1, 1], 1)).toBeNull();
    expect(estimateUnseen([], 20)).toBeNull();
    expect(estimateUnseen([1, 1, 1], 10)?.moreReviews).toBeNull();
  });

  test("in simulated reviews lies between what was found and what there is, and close to it", () => {
    const next = numbersFrom(7);
    const chances = Array.from({ length: 40 }, (_, index) => 0.35 / (1 + index * 0.25));
    const runs = Array.from({ length: 60 }, () => {
      const counts = sample(chances, 40, next);
      return { found: counts.length, all: counts.length + (estimateUnseen(counts, 40)?.unseen ?? 0) };
    });
    const [found, all] = [mean(runs.map((run) => run.found)), mean(runs.map((run) => run.all))];
    expect(all).toBeGreaterThan(found);
    expect(Math.abs(all - 40)).toBeLessThan(Math.abs(found - 40));
    expect(Math.abs(all - 40)).toBeLessThan(6);
  });

  test("reading as many more reviews as it says brings nine tenths of all into view", () => {
    const next = numbersFrom(11);
    const chances = Array.from({ length: 40 }, () => 0.03);
    const shares = Array.from({ length: 40 }, () => {
      const more = estimateUnseen(sample(chances, 40, next), 40)?.moreReviews ?? 0;
      return sample(chances, 40 + more, next).length / 40;
    });
    expect(mean(shares)).toBeGreaterThan(0.84);
    expect(mean(shares)).toBeLessThan(0.96);
  });
});
