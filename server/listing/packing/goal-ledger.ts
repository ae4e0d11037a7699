import type { Item, PackingProblem } from "./packing-problem.ts";
import { shareValues } from "./share-values.ts";

/** Shares are whole numbers, so that sums are exact however often items come and go. */
export const SCALE = 1_000;

/** Which elements are there and what that is worth, kept up to date while items come and go in last-in, first-out order. */
export type GoalLedger = {
  take: (item: Item) => void;
  untake: (item: Item) => void;
  /** The item will not be chosen any more. */
  leave: (item: Item) => void;
  unleave: (item: Item) => void;
  /** The value of the goals reached, times `SCALE`. */
  reached: () => number;
  /** Goals reached, and for each that still can be the shares of the elements that are there. */
  credit: () => number;
  /** The shares that an item would add at most, from where the ledger stands now. */
  worth: (item: Item) => number;
};

const countElements = ({ items, goals, given }: PackingProblem): number =>
  [...items.flatMap((item) => item.brings), ...goals.flatMap((goal) => goal.needs), ...given].reduce(
    (most, element) => Math.max(most, element + 1),
    0,
  );

/** Opens the ledger with the given and the required elements there and the open items still to be decided on. */
export const openLedger = (problem: PackingProblem, open: readonly Item[], room: number): GoalLedger => {
  const size = countElements(problem);
  const present = new Int32Array(size);
  const supply = new Int32Array(size);
  for (const element of problem.given) present[element] = 1;
  for (const index of problem.required) for (const element of problem.items[index]?.brings ?? []) present[element] = 1;
  for (const item of open) for (const element of item.brings) supply[element] = (supply[element] ?? 0) + 1;

  const isThere = (element: number): boolean => (present[element] ?? 0) > 0;
  const lacking = problem.goals.map(({ value, needs }) => ({ value, needs: [...new Set(needs)].filter((need) => !isThere(need)) }));
  const shares = shareValues(
    lacking.map((goal) => (goal.needs.every((need) => (supply[need] ?? 0) > 0) ? goal : { value: 0, needs: [] })),
    open,
    size,
    room,
  );
  const goals = lacking.map(({ value, needs }, goal) => ({
    whole: value * SCALE,
    shares: new Map(needs.map((need, index) => [need, Math.ceil((shares[goal]?.[index] ?? 0) * SCALE)])),
    earned: 0,
    missing: needs.length,
    lost: needs.filter((need) => supply[need] === 0).length,
  }));
  type Entry = (typeof goals)[number];
  const goalsOf: Entry[][] = Array.from({ length: size }, () => []);
  for (const goal of goals) for (const need of goal.shares.keys()) goalsOf[need]?.push(goal);

  const creditOf = (goal: Entry): number => {
    if (goal.missing === 0) return goal.whole;
    return goal.lost > 0 ? 0 : goal.earned;
  };
  let credit = goals.reduce((sum, goal) => sum + creditOf(goal), 0);
  let reached = goals.reduce((sum, goal) => sum + (goal.missing === 0 ? goal.whole : 0), 0);

  const change = (element: number, missing: number, lost: number): void => {
    for (const goal of goalsOf[element] ?? []) {
      const [creditBefore, reachedBefore] = [creditOf(goal), goal.missing === 0 ? goal.whole : 0];
      goal.missing += missing;
      goal.earned -= missing * (goal.shares.get(element) ?? 0);
      goal.lost += lost;
      credit += creditOf(goal) - creditBefore;
      reached += (goal.missing === 0 ? goal.whole : 0) - reachedBefore;
    }
  };
  const shift = (counts: Int32Array, element: number, by: number): number => {
    const count = (counts[element] ?? 0) + by;
    counts[element] = count;
    return count;
  };
  return {
    take: (item) => {
      for (const element of item.brings) {
        shift(supply, element, -1);
        if (shift(present, element, 1) === 1) change(element, -1, 0);
      }
    },
    untake: (item) => {
      for (const element of item.brings) {
        shift(supply, element, 1);
        if (shift(present, element, -1) === 0) change(element, 1, 0);
      }
    },
    leave: (item) => {
      for (const element of item.brings) if (shift(supply, element, -1) === 0 && !isThere(element)) change(element, 0, 1);
    },
    unleave: (item) => {
      for (const element of item.brings) if (shift(supply, element, 1) === 1 && !isThere(element)) change(element, 0, -1);
    },
    reached: () => reached,
    credit: () => credit,
    worth: (item) =>
      item.brings.reduce(
        (sum, element) =>
          isThere(element)
            ? sum
            : sum + (goalsOf[element] ?? []).reduce((all, goal) => all + (goal.lost > 0 ? 0 : (goal.shares.get(element) ?? 0)), 0),
        0,
      ),
  };
};
