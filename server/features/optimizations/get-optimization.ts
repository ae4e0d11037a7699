import { allowanceAt, customerStreamId } from "../../../events/customer/customer.ts";
import type { OptimizationResult } from "../../../events/result/result.ts";
import type { Optimization, Usage } from "../../../events/wire/optimizations.ts";
import type { Deps } from "../../deps.ts";
import type { SignedInCustomer } from "../../http/authenticate.ts";
import { ProblemError } from "../../http/problems.ts";
import { readResult } from "../../optimizer/read-result.ts";
import { isoNow } from "../../platform/clock.ts";
import { findOptimization, type OptimizationRow } from "../../projections/optimizations.queries.ts";

const NO_RESULT: Omit<OptimizationResult, "avatarData"> = {
  optimizedTitles: [],
  itemHighlights: "",
  bulletsA: [],
  bulletsB: [],
  searchTerms: "",
  fixList: "",
  keywordCoverage: { keywords: [], wordCoverage: 0, phraseCoverage: 0 },
  compliance: { profile: "", findings: [] },
  themes: [],
  evidence: [],
  reviews: [],
  excluded: [],
  engine: { writer: "built-in", version: "", rules: "", notes: [] },
};

type Reader = Pick<SignedInCustomer, "customerId" | "state">;

const usageOf = ({ state }: Reader, now: string): Usage => {
  const { taken, limit, remaining } = allowanceAt(state, now);
  return { used: taken, limit, remaining };
};

const ensurePaidFor = (row: OptimizationRow, { state }: Reader): void => {
  if (row.kind === "demo" && !state.subscription.everPaid) throw new ProblemError("PLAN_REQUIRED");
};

/** The optimization, running or done, that the reader may see. */
export const findOwnOptimization = async (
  deps: Pick<Deps, "sql">,
  reader: Reader,
  optimizationId: string,
): Promise<OptimizationRow> => {
  const row = await findOptimization(deps.sql, customerStreamId(reader.customerId), optimizationId);
  if (row === null || row.status === "failed") throw new ProblemError("OPTIMIZATION_NOT_FOUND");
  ensurePaidFor(row, reader);
  return row;
};

/** One optimization with its result, in the words its customer gave it last. */
export const getOptimization =
  (deps: Pick<Deps, "sql" | "clock">) =>
  async (reader: Reader, optimizationId: string): Promise<Optimization> => {
    const row = await findOwnOptimization(deps, reader, optimizationId);
    if (row.status === "running") throw new ProblemError("IN_PROGRESS");
    const { result, revision } = await readResult(deps.sql, customerStreamId(reader.customerId), row);
    return {
      id: optimizationId,
      asinId: row.asin_id,
      asin: row.asin ?? "",
      avatarId: row.avatar_id,
      avatarName: row.avatar_name ?? "",
      productName: row.product_name,
      createdAt: row.requested_at.toISOString(),
      ...(row.include === null ? {} : { include: row.include }),
      ...(result ?? { ...NO_RESULT, avatarData: null }),
      revision,
      usage: usageOf(reader, isoNow(deps.clock)),
    };
  };
