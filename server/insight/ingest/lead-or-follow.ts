import { isKind, isMeta, type Numbered, type Page } from "./page-context.ts";
import { type Block, splitBefore } from "./split-before.ts";

/** Stars and dates that stand together, with what is above and below them. */
type Run = { kinds: Set<string>; opens: boolean; closes: boolean };

type MetaKind = "rating" | "date";
const KINDS: readonly MetaKind[] = ["rating", "date"];

const isEdge = (entry: Numbered | undefined): boolean =>
  entry === undefined || isKind(entry, "blank") || isKind(entry, "separator");

/** Badges and other furniture may stand between the stars and the date of one review. */
const runsOf = (page: Page): Map<number, Run> => {
  const runs = new Map<number, Run>();
  let from = 0;
  while (from < page.length) {
    if (!isMeta(page[from]) && !isKind(page[from], "noise")) {
      from += 1;
      continue;
    }
    let to = from;
    while (isMeta(page[to]) || isKind(page[to], "noise")) to += 1;
    const kinds = new Set(page.slice(from, to).flatMap((entry) => (isMeta(entry) ? [entry.line.kind as string] : [])));
    const run = { kinds, opens: isEdge(page[from - 1]), closes: isEdge(page[to]) };
    for (let index = from; index < to; index += 1) runs.set(index, run);
    from = to;
  }
  return runs;
};

type Place = { leads: ReadonlySet<string>; follows: ReadonlySet<string> };

const placeOf = (page: Page, runs: ReadonlyMap<number, Run>): Place => {
  const balance = (kind: MetaKind): number =>
    [...new Set(runs.values())]
      .filter((run) => run.kinds.has(kind))
      .reduce((sum, run) => sum + Number(run.opens && !run.closes) - Number(run.closes && !run.opens), 0);
  const leads = new Set(KINDS.filter((kind) => balance(kind) > 0));
  const follows = new Set(KINDS.filter((kind) => balance(kind) < 0));
  const first = page.find((entry) => isMeta(entry) || isKind(entry, "text"));
  return leads.size + follows.size === 0 && isKind(first, "date")
    ? { leads: new Set(KINDS), follows }
    : { leads, follows };
};

const has = (block: Block, kind: string): boolean => block.some((entry) => entry.line.kind === kind);

/**
 * Cuts a paste where its stars and dates stand above, or where they stand below the texts, as most of them do. Null
 * where they do neither.
 */
export const byPlace = (page: Page): Block[] | null => {
  const runs = runsOf(page);
  const { leads, follows } = placeOf(page, runs);
  const head = leads.has("rating") && page.some((entry) => isKind(entry, "rating")) ? "rating" : "date";
  if (leads.size > 0)
    return splitBefore(page, ({ line }, index, block) => {
      if (line.kind === "separator") return true;
      const isHead = leads.has(line.kind) && runs.get(index)?.kinds.has(head) === true;
      return isHead && (has(block, "text") || has(block, line.kind));
    });
  if (follows.size === 0) return null;
  const foot = follows.has("rating") ? "rating" : "date";
  return splitBefore(
    page,
    (entry, _, block) => isKind(entry, "separator") || (isKind(entry, "text") && has(block, foot)),
  );
};
