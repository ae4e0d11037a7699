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

/** A goal while items come and go. */
type Entry = {
  whole: number;
  /** What each need lacking at the start is worth. */
  shares: ReadonlyMap<number, number>;
  /** Shares of the needs that are there by now. */
  earned: number;
  missing: number;
  /** Needs that nothing can bring any more. */
  lost: number;
};

type Counts = { present: Int32Array; supply: Int32Array };

const shift = (counts: Int32Array, element: number, by: number): number => {
  const count = (counts[element] ?? 0) + by;
  counts[element] = count;
  return count;
};

const countAtStart = ({ items, given, required }: PackingProblem, open: readonly Item[], size: number): Counts => {
  const present = new Int32Array(size);
  const supply = new Int32Array(size);
  for (const element of given) present[element] = 1;
  for (const index of required) for (const element of items[index]?.brings ?? []) present[element] = 1;
  for (const item of open) for (const element of item.brings) shift(supply, element, 1);
  return { present, supply };
};

const entriesFor = (
  goals: PackingProblem["goals"],
  open: readonly Item[],
  { present, supply }: Counts,
  room: number,
): Entry[] => {
  const lacking = goals.map(({ value, needs }) => ({
    value,
    needs: [...new Set(needs)].filter((need) => present[need] === 0),
  }));
  const possible = lacking.map((goal) =>
    goal.needs.every((need) => (supply[need] ?? 0) > 0) ? goal : { value: 0, needs: [] },
  );
  const shares = shareValues(possible, open, present.length, room);
  return lacking.map(({ value, needs }, goal) => ({
    whole: value * SCALE,
    shares: new Map(needs.map((need, index) => [need, Math.ceil((shares[goal]?.[index] ?? 0) * SCALE)])),
    earned: 0,
    missing: needs.length,
    lost: needs.filter((need) => supply[need] === 0).length,
  }));
};

const reachedBy = (goal: Entry): number => (goal.missing === 0 ? goal.whole : 0);

const creditOf = (goal: Entry): number => (goal.lost > 0 ? 0 : goal.missing === 0 ? goal.whole : goal.earned);

const sum = (goals: readonly Entry[], of: (goal: Entry) => number): number =>
  goals.reduce((total, goal) => total + of(goal), 0);

/** Opens the ledger with the given and the required elements there and the open items still to be decided on. */
export const openLedger = (problem: PackingProblem, open: readonly Item[], room: number): GoalLedger => {
  const counts = countAtStart(problem, open, countElements(problem));
  const { present, supply } = counts;
  const goals = entriesFor(problem.goals, open, counts, room);
  const goalsOf: Entry[][] = Array.from(present, () => []);
  for (const goal of goals) for (const need of goal.shares.keys()) goalsOf[need]?.push(goal);
  let credit = sum(goals, creditOf);
  let reached = sum(goals, reachedBy);

  const change = (element: number, missing: number, lost: number): void => {
    for (const goal of goalsOf[element] ?? []) {
      const [creditBefore, reachedBefore] = [creditOf(goal), reachedBy(goal)];
      goal.missing += missing;
      goal.earned -= missing * (goal.shares.get(element) ?? 0);
      goal.lost += lost;
      credit += creditOf(goal) - creditBefore;
      reached += reachedBy(goal) - reachedBefore;
    }
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
      for (const element of item.brings)
        if (shift(supply, element, -1) === 0 && present[element] === 0) change(element, 0, 1);
    },
    unleave: (item) => {
      for (const element of item.brings)
        if (shift(supply, element, 1) === 1 && present[element] === 0) change(element, 0, -1);
    },
    reached: () => reached,
    credit: () => credit,
    worth: (item) =>
      item.brings
        .filter((element) => present[element] === 0)
        .reduce(
          (total, element) =>
            total + sum(goalsOf[element] ?? [], (goal) => (goal.lost > 0 ? 0 : (goal.shares.get(element) ?? 0))),
          0,
        ),
  };
};
