import type { Deps } from "../../../deps.ts";
import { findOwnedProfile, listAsinIds } from "../../../projections/asin-profiles.queries.ts";
import { type ListedRevisionRow, listListingRevisions } from "../../../projections/listing-revisions.queries.ts";
import { findOptimization, type OptimizationRow } from "../../../projections/optimizations.queries.ts";
import { jsonArray } from "./tables.ts";

type WorkDeps = Pick<Deps, "sql">;

const asinProfiles = async function* (deps: WorkDeps, streamId: string): AsyncGenerator<Record<string, unknown>> {
  for (const asinId of await listAsinIds(deps.sql, streamId)) {
    const profile = await findOwnedProfile(deps.sql, streamId, asinId);
    if (profile !== null) yield profile;
  }
};

/** The products a customer described, with what they pasted. */
export const asinProfilesAsJson = (deps: WorkDeps, streamId: string): AsyncGenerator<string> =>
  jsonArray(asinProfiles(deps, streamId));

const REVISIONS_AT_ONCE = 100;

const revisionsAsJson = async function* (
  { sql }: WorkDeps,
  streamId: string,
  optimizationId: string,
): AsyncGenerator<string> {
  let before: number | null = null;
  do {
    const page: ListedRevisionRow[] = await listListingRevisions(sql, streamId, optimizationId, {
      limit: REVISIONS_AT_ONCE,
      before,
    });
    const revisions = page.map(({ revision, restores, revised_at, words }) =>
      JSON.stringify({ revision, restores, revisedAt: revised_at, words }),
    );
    if (page.length > 0) yield (before === null ? "" : ",") + revisions.join();
    before = page.at(-1)?.revision ?? null;
  } while (before !== null);
};

const optimizationOf = (row: OptimizationRow) => ({
  id: row.optimization_id,
  productName: row.product_name,
  avatarName: row.avatar_name,
  kind: row.kind,
  status: row.status,
  requestedAt: row.requested_at,
  completedAt: row.completed_at,
  result: row.result,
});

/** The optimizations with their results and revisions; no more than one is in memory. */
export const optimizationsAsJson = async function* (
  deps: WorkDeps,
  streamId: string,
  ids: readonly string[],
): AsyncGenerator<string> {
  let separator = "[\n";
  for (const id of ids) {
    const row = await findOptimization(deps.sql, streamId, id);
    if (row === null) continue;
    yield `${separator}${JSON.stringify(optimizationOf(row)).slice(0, -1)},"revisions":[`;
    yield* revisionsAsJson(deps, streamId, id);
    yield "]}";
    separator = ",\n";
  }
  yield separator === "[\n" ? "[]\n" : "\n]\n";
};
