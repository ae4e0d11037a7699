import type { Goal, Item } from "./packing-problem.ts";

/** For each goal what each of its needs is worth; together no less than the goal. */
export type Shares = readonly (readonly number[])[];

/** So few items are searched faster than their bound is sharpened. */
const FEW = 16;
const ROUNDS = 120;
const FIRST_STEP = 0.5;

type Choice = { item: Item; worth: number };

const worthOf = (worths: Float64Array, item: Item): number =>
  item.brings.reduce((sum, element) => sum + (worths[element] ?? 0), 0);

/** How much of each element is there when room is filled by worth per room, the last item in part. */
const fillInPart = (items: readonly Item[], worths: Float64Array, room: number): Float64Array => {
  const amounts = new Float64Array(worths.length);
  const byDensity = items
    .map((item): Choice => ({ item, worth: worthOf(worths, item) }))
    .toSorted((a, b) => b.worth / Math.max(b.item.cost, 1) - a.worth / Math.max(a.item.cost, 1));
  let left = room;
  for (const { item } of byDensity) {
    const part = Math.min(1, left / Math.max(item.cost, 1));
    for (const element of item.brings) amounts[element] = Math.min(1, (amounts[element] ?? 0) + part);
    left -= part * item.cost;
    if (left <= 0) break;
  }
  return amounts;
};

/** Moves worth from needs that are met anyway to needs that are not, so that half a goal is worth little. */
const shifted = (shares: readonly number[], amounts: readonly number[], whole: number, step: number): number[] => {
  const mean = amounts.reduce((sum, amount) => sum + amount, 0) / amounts.length;
  const moved = shares.map((share, index) => Math.max(0, share - step * whole * ((amounts[index] ?? 0) - mean)));
  const total = moved.reduce((sum, share) => sum + share, 0);
  return moved.map((share) => (total === 0 ? whole / moved.length : (share * whole) / total));
};

/** Splits the value of each goal between its needs so that a bound made of the shares is low: subgradient steps on the split. */
export const shareValues = (goals: readonly Goal[], items: readonly Item[], elements: number, room: number): Shares => {
  let shares = goals.map(({ value, needs }) => needs.map(() => value / needs.length));
  const joined = items.length > FEW && goals.some((goal) => goal.needs.length > 1);
  const smooth = new Float64Array(elements);
  for (let round = 0; joined && round < ROUNDS; round += 1) {
    const worths = new Float64Array(elements);
    goals.forEach(({ needs }, goal) =>
      needs.forEach((need, index) => {
        worths[need] = (worths[need] ?? 0) + (shares[goal]?.[index] ?? 0);
      }),
    );
    const amounts = fillInPart(items, worths, room);
    amounts.forEach((amount, element) => {
      smooth[element] = 0.7 * (smooth[element] ?? 0) + 0.3 * amount;
    });
    const step = FIRST_STEP / (1 + round / 8);
    shares = goals.map(({ value, needs }, goal) =>
      needs.length < 2
        ? [...(shares[goal] ?? [])]
        : shifted(
            shares[goal] ?? [],
            needs.map((need) => smooth[need] ?? 0),
            value,
            step,
          ),
    );
  }
  return shares;
};
