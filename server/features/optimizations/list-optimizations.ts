import { customerStreamId } from "../../../events/customer/customer.ts";
import {
  OPTIMIZATIONS_PAGE,
  type OptimizationPage,
  type OptimizationSummary,
} from "../../../events/wire/optimizations.ts";
import type { Deps } from "../../deps.ts";
import type { SignedInCustomer } from "../../http/authenticate.ts";
import { type ListedRow, listResults } from "../../projections/result-list.queries.ts";

type Asked = {
  before?: string | undefined;
  limit?: number | undefined;
  search?: string | undefined;
  asinId?: string | undefined;
};

const summaryOf = (row: ListedRow): OptimizationSummary => ({
  id: row.optimization_id,
  asinId: row.asin_id,
  productName: row.product_name,
  avatarName: row.avatar_name,
  kind: row.kind,
  status: row.status,
  version: row.version,
  versions: row.versions,
  createdAt: row.requested_at.toISOString(),
});

/** The customer's results, newest first and a page at a time, with those still being worked on. */
export const listOptimizations =
  ({ sql }: Pick<Deps, "sql">) =>
  async (
    { customerId, state }: Pick<SignedInCustomer, "customerId" | "state">,
    { before, limit = OPTIMIZATIONS_PAGE, search = "", asinId }: Asked,
  ): Promise<OptimizationPage> => {
    const words = search.split(/\s+/).filter(Boolean).join(" ");
    const rows = await listResults(sql, {
      streamId: customerStreamId(customerId),
      includesDemo: state.subscription.everPaid,
      before: before ?? null,
      asinId: asinId ?? null,
      words,
      limit: limit + 1,
    });
    const optimizations = rows.slice(0, limit).map(summaryOf);
    return { optimizations, before: rows.length > limit ? (optimizations.at(-1)?.id ?? null) : null };
  };
