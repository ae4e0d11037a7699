import type { OptimizationResult } from "../../events/result/result.ts";
import { withWords } from "../listing/revise/with-words.ts";
import { findLatestRevision } from "../projections/listing-revisions.queries.ts";
import type { OptimizationRow } from "../projections/optimizations.queries.ts";
import type { Sql } from "../store/sql.ts";

/** The result of an optimization with the words its customer gave it last, and how often they were changed. */
export const readResult = async (
  sql: Sql,
  streamId: string,
  { optimization_id, product_name, result }: Pick<OptimizationRow, "optimization_id" | "product_name" | "result">,
): Promise<{ result: OptimizationResult | null; revision: number }> => {
  const latest = result === null ? null : await findLatestRevision(sql, streamId, optimization_id);
  if (result === null || latest === null || latest.words === null) return { result, revision: latest?.revision ?? 0 };
  return { result: withWords(result, latest.words, product_name, latest.claims), revision: latest.revision };
};
