import type { OptimizationResult } from "../../events/result/result.ts";
import { withWords } from "../listing/revise/with-words.ts";
import { findLatestRevision, findRevision, type ListingRevisionRow } from "../projections/listing-revisions.queries.ts";
import type { OptimizationRow } from "../projections/optimizations.queries.ts";
import type { Sql } from "../store/sql.ts";

type Written = Pick<OptimizationRow, "optimization_id" | "product_name" | "result">;
type Read = { result: OptimizationResult | null; revision: number };

const inWordsOf = ({ product_name, result }: Written, row: ListingRevisionRow | null): Read => {
  if (result === null || row === null || row.words === null) return { result, revision: row?.revision ?? 0 };
  return { result: withWords(result, row.words, product_name, row.claims), revision: row.revision };
};

/** The result of an optimization with the words its customer gave it last, and how often they were changed. */
export const readResult = async (sql: Sql, streamId: string, written: Written): Promise<Read> =>
  inWordsOf(written, written.result === null ? null : await findLatestRevision(sql, streamId, written.optimization_id));

/** The result in the words of one revision, 0 as it was written; null where there is no such revision. */
export const readResultAt = async (
  sql: Sql,
  streamId: string,
  written: Written,
  revision: number,
): Promise<Read | null> => {
  if (revision === 0) return inWordsOf(written, null);
  const row = await findRevision(sql, streamId, written.optimization_id, revision);
  return row === null ? null : inWordsOf(written, row);
};
