import { openLedger, SCALE } from "./goal-ledger.ts";
import type { Item, Packed, PackingProblem } from "./packing-problem.ts";

const NODE_BUDGET = 40_000;

type Entry = Item & { index: number; worth: number };

/** What is left of the room, and which items are still allowed beside those chosen. */
const openBoard = (problem: PackingProblem) => {
  const blocked = new Int32Array(problem.items.length);
  const grouped = new Int32Array(problem.most.length);
  const chosen: number[] = [];
  let room = problem.limit;
  const count = (item: Item, by: number): void => {
    grouped[item.group] = (grouped[item.group] ?? 0) + by;
    for (const other of item.clashes) blocked[other] = (blocked[other] ?? 0) + by;
    room -= by * item.cost;
  };
  return {
    room: () => room,
    chosen: () => chosen.toSorted((a, b) => a - b),
    fits: (entry: Entry): boolean =>
      entry.cost <= room &&
      blocked[entry.index] === 0 &&
      !entry.clashes.some((other) => chosen.includes(other)) &&
      (grouped[entry.group] ?? 0) < (problem.most[entry.group] ?? Number.POSITIVE_INFINITY),
    put: (entry: Entry): void => {
      chosen.push(entry.index);
      count(entry, 1);
    },
    lift: (entry: Entry): void => {
      chosen.pop();
      count(entry, -1);
    },
  };
};

/** The most that entries from each depth on could add in each amount of room, if nothing overlapped or clashed. */
const fillings = (entries: readonly Entry[], limit: number): Float64Array[] => {
  const tables = [new Float64Array(limit + 1)];
  for (const { cost, worth } of entries.toReversed()) {
    const rest = tables[0] ?? new Float64Array(limit + 1);
    const table = Float64Array.from(rest);
    for (let room = cost; room <= limit; room += 1)
      table[room] = Math.max(rest[room] ?? 0, (rest[room - cost] ?? 0) + worth);
    tables.unshift(table);
  }
  return tables;
};

const density = (entry: Entry): number => entry.worth / Math.max(entry.cost, 1);

/**
 * Chooses the items whose goals are worth most within the limit: a set-union knapsack, since an element that several
 * items bring counts once, and a goal is reached by all of its elements together, wherever they come from.
 *
 * Depth first over the items by worth per room. The bound splits each goal's value between the elements it lacks at the
 * start, counts the shares already earned, and fills the room left with the items of most shares as if nothing
 * overlapped or clashed; so no choice is undervalued, and when no branch is left nothing better exists. When
 * `budget` branches were not enough, the best choice so far stands and `bound` is the largest bound of those left.
 */
export const pack = (problem: PackingProblem, budget: number = NODE_BUDGET): Packed => {
  const board = openBoard(problem);
  const entries = problem.items.map((item, index): Entry => ({ ...item, index, worth: 0 }));
  const required = new Set(problem.required);
  entries.filter((entry) => required.has(entry.index)).forEach(board.put);
  const open = entries.filter((entry) => !required.has(entry.index) && board.fits(entry));
  const ledger = openLedger(problem, open, board.room());
  const order = open
    .map((entry) => ({ ...entry, worth: ledger.worth(entry) }))
    .toSorted((a, b) => density(b) - density(a) || a.index - b.index);
  const fill = fillings(order, Math.max(0, board.room()));
  const boundAt = (depth: number): number => Math.floor((ledger.credit() + (fill[depth]?.[board.room()] ?? 0)) / SCALE);

  let best = { value: -1, chosen: board.chosen() };
  let [visited, left] = [0, 0];
  const visit = (depth: number): void => {
    const value = ledger.reached() / SCALE;
    if (value > best.value) best = { value, chosen: board.chosen() };
    const entry = order[depth];
    const bound = boundAt(depth);
    if (entry === undefined || bound <= best.value) return;
    visited += 1;
    if (visited > budget + order.length) {
      left = Math.max(left, bound);
      return;
    }
    if (board.fits(entry)) {
      board.put(entry);
      ledger.take(entry);
      visit(depth + 1);
      ledger.untake(entry);
      board.lift(entry);
    }
    ledger.leave(entry);
    visit(depth + 1);
    ledger.unleave(entry);
  };
  visit(0);
  const bound = Math.max(left, best.value);
  return { ...best, bound, optimal: bound === best.value };
};
