import { normalQuantile } from "./normal.ts";

/** A difference that does not exist is taken for real in one test of twenty. */
export const ALPHA = 0.05;
/** A difference of the planned size is found in four tests of five. */
const POWER = 0.8;
/** The longest a marketplace's own experiment runs, and about a season. */
export const WEEKS_MAX = 10;

const Z_ALPHA = normalQuantile(1 - ALPHA / 2);
const Z_POWER = normalQuantile(POWER);
const EFFECT_MIN = 0.005;

/**
 * Visitors each version needs to tell `baseline` from `baseline * (1 + effect)`: two proportions, two-sided, equal arms,
 * after Fleiss, Levin and Paik, "Statistical Methods for Rates and Proportions" (3rd edition, chapter 4), without the
 * continuity correction, because the result is read with the uncorrected z test. Null where there is no such rate.
 */
export const visitorsPerVersion = (baseline: number, effect: number): number | null => {
  const changed = baseline * (1 + effect);
  const isRate = baseline > 0 && baseline < 1 && changed > 0 && changed < 1 && effect !== 0;
  if (!isRate) return null;
  const mean = (baseline + changed) / 2;
  const underNull = Z_ALPHA * Math.sqrt(2 * mean * (1 - mean));
  const underEffect = Z_POWER * Math.sqrt(baseline * (1 - baseline) + changed * (1 - changed));
  return Math.ceil(((underNull + underEffect) / (changed - baseline)) ** 2);
};

const share = (rate: number): string => `${(rate * 100).toFixed(1)}%`;

/** What a gain means at an order rate, by the seller's own numbers where they are known. */
export const gainExample = (baseline: number, effect: number): string => {
  const gain = effect > 0 ? effect : 0.2;
  const rate = baseline > 0 && baseline * (1 + gain) < 1 ? baseline : 0.04;
  return `${Number((gain * 100).toFixed(1))} means from ${share(rate)} to ${share(rate * (1 + gain))} of visitors.`;
};

/** Whole weeks until both versions have had their visitors; null without visitors. */
export const weeksFor = (perVersion: number, visitorsPerWeek: number): number | null =>
  visitorsPerWeek > 0 ? Math.ceil((2 * perVersion) / visitorsPerWeek) : null;

/** The smallest relative improvement that shows within `weeks`; null where even doubled sales would not. */
export const effectWithin = (baseline: number, visitorsPerWeek: number, weeks: number): number | null => {
  const available = (visitorsPerWeek * weeks) / 2;
  const fits = (effect: number): boolean =>
    (visitorsPerVersion(baseline, effect) ?? Number.POSITIVE_INFINITY) <= available;
  let [low, high] = [EFFECT_MIN, Math.min(1, (1 - baseline) / baseline - EFFECT_MIN)];
  if (!fits(high)) return null;
  for (let step = 0; step < 40; step += 1) {
    const middle = (low + high) / 2;
    if (fits(middle)) high = middle;
    else low = middle;
  }
  return high;
};
