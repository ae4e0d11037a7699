import { describe, expect, test } from "bun:test";
import { compareVersions, judgeTest } from "../../../../../client/result/ab/compare-versions.ts";
import { normalCdf, normalQuantile } from "../../../../../client/result/ab/normal.ts";
import { effectWithin, gainExample, visitorsPerVersion, weeksFor } from "../../../../../client/result/ab/plan-test.ts";

describe("the normal distribution", () => {
  test.each([
    [0, 0.5],
    [1, 0.8413447460685429],
    [-1, 0.15865525393145707],
    [1.959963984540054, 0.975],
    [-3, 0.0013498980316300933],
    [8, 1],
    [-8, 6.22096057427178e-16],
  ])("holds at %p the known %p", (z, p) => {
    expect(normalCdf(z)).toBeCloseTo(p, 12);
  });

  test.each([
    [0.975, 1.959963984540054],
    [0.8, 0.8416212335729143],
    [0.5, 0],
    [0.001, -3.090232306167813],
  ])("has its quantile of %p at %p", (p, z) => {
    expect(normalQuantile(p)).toBeCloseTo(z, 9);
  });
});

describe("a planned test", () => {
  test("to see a tenth more than 402 orders of 9,850 visitors needs 38,655 visitors for each version", () => {
    expect(visitorsPerVersion(402 / 9850, 0.1)).toBe(38_655);
  });

  test.each([
    [0, 0.1],
    [1, 0.1],
    [-0.1, 0.1],
    [0.6, 1],
    [0.1, 0],
    [0.1, -1],
    [Number.NaN, 0.1],
  ])("of the rate %p and the effect %p is none", (baseline, effect) => {
    expect(visitorsPerVersion(baseline, effect)).toBeNull();
  });

  test("lasts whole weeks", () => {
    expect(weeksFor(38_655, 20_000)).toBe(4);
    expect(weeksFor(10, 20)).toBe(1);
    expect(weeksFor(10, 0)).toBeNull();
  });

  test("knows the smallest effect that shows in the weeks there are", () => {
    const effect = effectWithin(402 / 9850, 7731, 10) ?? 0;
    expect(effect).toBeCloseTo(0.1, 4);
    expect(visitorsPerVersion(402 / 9850, effect)).toBeLessThanOrEqual(38_655);
    expect(effectWithin(0.04, 10, 10)).toBeNull();
  });
});

describe("comparing two versions", () => {
  test.each([
    [{ visitors: 200, orders: 60 }, { visitors: 200, orders: 80 }, 2.097, 0.036],
    [{ visitors: 9850, orders: 402 }, { visitors: 9910, orders: 468 }, 2.197, 0.028],
  ])("%p against %p gives z %p and p %p", (a, b, z, p) => {
    const comparison = compareVersions(a, b);
    expect(comparison.z).toBeCloseTo(z, 3);
    expect(comparison.p).toBeCloseTo(p, 4);
  });

  test("is the same from both sides", () => {
    const [a, b] = [
      { visitors: 500, orders: 40 },
      { visitors: 480, orders: 61 },
    ];
    expect(compareVersions(a, b).p).toBeCloseTo(compareVersions(b, a).p, 12);
    expect(compareVersions(a, b).difference).toBeCloseTo(-compareVersions(b, a).difference, 12);
  });

  test("of versions that nobody ordered from has nothing to tell", () => {
    expect(compareVersions({ visitors: 10, orders: 0 }, { visitors: 10, orders: 0 })).toMatchObject({ z: null, p: 1 });
  });
});

describe("the verdict", () => {
  const a = { visitors: 9850, orders: 402 };
  const b = { visitors: 9910, orders: 468 };

  test("is refused before both versions have had the planned visitors, however large the difference", () => {
    expect(judgeTest(38_655, a, b)).toEqual({ kind: "too-early", share: 9850 / 38_655, missing: 28_805 });
    expect(judgeTest(9851, a, b).kind).toBe("too-early");
  });

  test("names the version with more orders once the sample is complete", () => {
    expect(judgeTest(9850, a, b)).toMatchObject({ kind: "winner", winner: "B" });
    expect(judgeTest(9850, b, a)).toMatchObject({ kind: "winner", winner: "A" });
  });

  test("does not crown a difference that chance explains", () => {
    expect(judgeTest(9000, a, { visitors: 9910, orders: 420 }).kind).toBe("no-difference");
  });

  test.each([
    { visitors: 10, orders: 11 },
    { visitors: 0, orders: 0 },
    { visitors: 10.5, orders: 1 },
    { visitors: Number.NaN, orders: 1 },
    { visitors: 10, orders: -1 },
  ])("of the impossible %p is none", (arm) => {
    expect(judgeTest(1, arm, b)).toEqual({ kind: "impossible" });
    expect(judgeTest(1, b, arm)).toEqual({ kind: "impossible" });
  });
});

test.each([
  [0.12, 0.2, "20 means from 12.0% to 14.4% of visitors."],
  [0.04, 0.125, "12.5 means from 4.0% to 4.5% of visitors."],
  [Number.NaN, Number.NaN, "20 means from 4.0% to 4.8% of visitors."],
  [0.9, 0.2, "20 means from 4.0% to 4.8% of visitors."],
])("what a gain means is told in the seller's own numbers: %p, %p", (baseline, effect, text) => {
  expect(gainExample(baseline, effect)).toBe(text);
});
