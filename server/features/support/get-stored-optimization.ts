import { customerStreamId } from "../../../events/customer/customer.ts";
import { MASK, type StoredOptimization } from "../../../events/wire/support.ts";
import type { Deps } from "../../deps.ts";
import { ProblemError } from "../../http/problems.ts";
import { findOptimization } from "../../projections/optimizations.queries.ts";
import { maskResult } from "./mask-result.ts";

/** The result of one of the customer's optimizations, its texts covered unless personal data are uncovered. */
export const getStoredOptimization =
  ({ sql }: Pick<Deps, "sql">) =>
  async (customerId: string, optimizationId: string, revealed: boolean): Promise<StoredOptimization> => {
    const row = await findOptimization(sql, customerStreamId(customerId), optimizationId);
    if (row === null) throw new ProblemError("OPTIMIZATION_NOT_FOUND");
    const { result } = row;
    return {
      id: row.optimization_id,
      masked: !revealed,
      status: row.status,
      productName: revealed ? row.product_name : MASK,
      result: result === null || revealed ? result : maskResult(result),
    };
  };
