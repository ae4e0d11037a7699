import { allowanceAt, customerStreamId } from "../../../events/customer/customer.ts";
import type { OptimizationResult } from "../../../events/result/result.ts";
import type { Optimization, Usage } from "../../../events/wire/work.ts";
import type { Deps } from "../../deps.ts";
import type { SignedInCustomer } from "../../http/authenticate.ts";
import { ProblemError } from "../../http/problems.ts";
import { isoNow } from "../../platform/clock.ts";

type OptimizationRow = {
  asin_id: string;
  avatar_id: string | null;
  product_name: string;
  kind: "paid" | "demo";
  status: "running" | "completed" | "failed";
  requested_at: Date;
  result: OptimizationResult | null;
  include: string[] | null;
  asin: string | null;
  avatar_name: string | null;
};

const SELECT_OPTIMIZATION = `
  select o.asin_id, o.product_name, o.kind, o.status, o.requested_at, o.result, o.include, p.asin, p.avatar_name,
    coalesce(o.avatar_id, (select a.avatar_id from avatars a
      where a.stream_id = o.stream_id and a.saved_from_optimization_id = o.optimization_id
      order by a.created_at limit 1)) as avatar_id
  from optimizations o
  left join asin_profiles p on p.asin_id = o.asin_id and p.stream_id = o.stream_id
  where o.stream_id = $1 and o.optimization_id = $2`;

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

const findRow = async ({ sql }: Pick<Deps, "sql">, customerId: string, optimizationId: string) => {
  const [row] = await sql.query<OptimizationRow>(SELECT_OPTIMIZATION, [customerStreamId(customerId), optimizationId]);
  return row;
};

const ensureReadable = (row: OptimizationRow, { state }: Reader): void => {
  if (row.kind === "demo" && !state.subscription.everPaid) throw new ProblemError("PLAN_REQUIRED");
};

/** The optimization, running or done, that the reader may see. */
export const findOwnOptimization = async (
  deps: Pick<Deps, "sql">,
  reader: Reader,
  optimizationId: string,
): Promise<OptimizationRow> => {
  const row = await findRow(deps, reader.customerId, optimizationId);
  if (row === undefined || row.status === "failed") throw new ProblemError("OPTIMIZATION_NOT_FOUND");
  ensureReadable(row, reader);
  return row;
};

/** One optimization with its result, as it was saved. */
export const getOptimization =
  (deps: Pick<Deps, "sql" | "clock">) =>
  async (reader: Reader, optimizationId: string): Promise<Optimization> => {
    const row = await findOwnOptimization(deps, reader, optimizationId);
    if (row.status === "running") throw new ProblemError("IN_PROGRESS");
    return {
      id: optimizationId,
      asinId: row.asin_id,
      asin: row.asin ?? "",
      avatarId: row.avatar_id,
      avatarName: row.avatar_name ?? "",
      productName: row.product_name,
      createdAt: row.requested_at.toISOString(),
      ...(row.include === null ? {} : { include: row.include }),
      ...(row.result ?? { ...NO_RESULT, avatarData: null }),
      usage: usageOf(reader, isoNow(deps.clock)),
    };
  };
