import type { Clause } from "./clauses.ts";

/** What is known of the lines of a listing: the evidence of each by its path, and its clauses by field. */
type Known = { index: ReadonlyMap<string, unknown>; clauses: ReadonlyMap<string, readonly Clause[]> };

/** Whether a bullet claims nothing and rests on nothing: it only fills a set up to what the marketplace asks for. */
export const fillsUp = (field: string, { index, clauses }: Known): boolean =>
  clauses.size > 0 && !index.has(field) && (clauses.get(field) ?? []).length === 0;
