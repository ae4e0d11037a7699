import { customerStreamId } from "../../../events/customer/customer.ts";
import { MASK, type StoredOptimization } from "../../../events/wire/support.ts";
import type { Deps } from "../../deps.ts";
import { ProblemError } from "../../http/problems.ts";
import { readResult, readResultAt } from "../../optimizer/read-result.ts";
import { findOptimization } from "../../projections/optimizations.queries.ts";
import { maskResult } from "./mask-result.ts";

/** Which result, in the words of which revision: of the latest where none is named. */
type Wanted = { optimizationId: string; revision: number | undefined; revealed: boolean };

/** The result of one of the customer's optimizations, its texts covered unless personal data are uncovered. */
export const getStoredOptimization =
  ({ sql }: Pick<Deps, "sql">) =>
  async (customerId: string, { optimizationId, revision, revealed }: Wanted): Promise<StoredOptimization> => {
    const streamId = customerStreamId(customerId);
    const row = await findOptimization(sql, streamId, optimizationId);
    if (row === null) throw new ProblemError("OPTIMIZATION_NOT_FOUND");
    const read =
      revision === undefined ? await readResult(sql, streamId, row) : await readResultAt(sql, streamId, row, revision);
    if (read === null) throw new ProblemError("OPTIMIZATION_NOT_FOUND");
    const { result } = read;
    return {
      id: row.optimization_id,
      masked: !revealed,
      status: row.status,
      productName: revealed ? row.product_name : MASK,
      revision: read.revision,
      result: result === null || revealed ? result : maskResult(result),
    };
  };
