import type { ScriptSizes } from "./script-sizes.ts";

/** Bytes of gzipped script. */
export const SCRIPT_BUDGET = { landing: 130_000, route: 45_000 } as const;

type Row = { path: string; bytes: number; budget: number };

const rowsOf = ({ landing, routes }: ScriptSizes): Row[] => [
  { path: "/", bytes: landing, budget: SCRIPT_BUDGET.landing },
  ...routes
    .map(({ path, bytes }) => ({ path, bytes, budget: SCRIPT_BUDGET.route }))
    .toSorted((one, other) => other.bytes - one.bytes),
];

const isOver = ({ bytes, budget }: Row): boolean => bytes > budget;

/** The routes that need more script than they may. */
export const overBudget = (sizes: ScriptSizes): string[] =>
  rowsOf(sizes)
    .filter(isOver)
    .map(({ path }) => path);

const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1);

const lineOf = (row: Row): string => {
  const over = isOver(row) ? `  ${kilobytes(row.bytes - row.budget)} over` : "";
  return `${row.path.padEnd(28)}${kilobytes(row.bytes).padStart(7)}${kilobytes(row.budget).padStart(8)}${over}`;
};

/** Every route with what it costs and what it may. Further routes are weighed by what they add to the first script. */
export const budgetTable = (sizes: ScriptSizes): string =>
  [`${"Script, kB gzipped".padEnd(28)}${"has".padStart(7)}${"may".padStart(8)}`, ...rowsOf(sizes).map(lineOf)].join(
    "\n",
  );
