import { normalCdf, normalQuantile } from "./normal.ts";
import { ALPHA } from "./plan-test.ts";

export type Arm = { visitors: number; orders: number };

export type Comparison = {
  /** Share of visitors who ordered. */
  rates: readonly [number, number];
  /** B minus A, as a share of visitors, with its 95 % interval. */
  difference: number;
  interval: readonly [number, number];
  /** Null where nobody or everybody ordered, and there is nothing to compare. */
  z: number | null;
  p: number;
};

const Z_INTERVAL = normalQuantile(1 - ALPHA / 2);

/**
 * Compares the order rates of two versions by the pooled two-sided z test for two proportions, with an unpooled 95 % interval
 * of the difference (Agresti, "An Introduction to Categorical Data Analysis", section 2.2).
 */
export const compareVersions = (a: Arm, b: Arm): Comparison => {
  const rates = [a.orders / a.visitors, b.orders / b.visitors] as const;
  const difference = rates[1] - rates[0];
  const pooled = (a.orders + b.orders) / (a.visitors + b.visitors);
  const error = Math.sqrt(pooled * (1 - pooled) * (1 / a.visitors + 1 / b.visitors));
  const spread = Math.sqrt((rates[0] * (1 - rates[0])) / a.visitors + (rates[1] * (1 - rates[1])) / b.visitors);
  const z = error === 0 ? null : difference / error;
  return {
    rates,
    difference,
    interval: [difference - Z_INTERVAL * spread, difference + Z_INTERVAL * spread],
    z,
    p: z === null ? 1 : 2 * (1 - normalCdf(Math.abs(z))),
  };
};

export type Verdict =
  | { kind: "impossible" }
  /** Fewer visitors than planned: a difference seen now is likely chance, so none is shown. */
  | { kind: "too-early"; share: number; missing: number }
  | { kind: "winner"; winner: "A" | "B"; comparison: Comparison }
  | { kind: "no-difference"; comparison: Comparison };

const isArm = ({ visitors, orders }: Arm): boolean =>
  Number.isInteger(visitors) && Number.isInteger(orders) && visitors > 0 && orders >= 0 && orders <= visitors;

/** What the numbers of both versions say, once each has the visitors that were planned; before that, only how many are missing. */
export const judgeTest = (planned: number, a: Arm, b: Arm): Verdict => {
  if (!isArm(a) || !isArm(b)) return { kind: "impossible" };
  const least = Math.min(a.visitors, b.visitors);
  if (least < planned) return { kind: "too-early", share: least / planned, missing: planned - least };
  const comparison = compareVersions(a, b);
  if (comparison.p >= ALPHA) return { kind: "no-difference", comparison };
  return { kind: "winner", winner: comparison.difference > 0 ? "B" : "A", comparison };
};
