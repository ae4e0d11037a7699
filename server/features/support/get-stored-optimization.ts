import { customerStreamId } from "../../../events/customer/customer.ts";
import { MASK, type StoredOptimization } from "../../../events/wire/support.ts";
import type { Deps } from "../../deps.ts";
import { ProblemError } from "../../http/problems.ts";
import { maskResult } from "./mask-result.ts";

type Row = {
  optimization_id: string;
  status: StoredOptimization["status"];
  product_name: string;
  result: Record<string, unknown> | null;
};

/** The result of one of the customer's optimizations, its texts covered unless personal data are uncovered. */
export const getStoredOptimization =
  ({ sql }: Pick<Deps, "sql">) =>
  async (customerId: string, optimizationId: string, revealed: boolean): Promise<StoredOptimization> => {
    const [row] = await sql.query<Row>(
      "select optimization_id, status, product_name, result from optimizations where stream_id = $1 and optimization_id = $2",
      [customerStreamId(customerId), optimizationId],
    );
    if (row === undefined) throw new ProblemError("OPTIMIZATION_NOT_FOUND");
    const { result } = row;
    return {
      id: row.optimization_id,
      masked: !revealed,
      status: row.status,
      productName: revealed ? row.product_name : MASK,
      result: result === null || revealed ? result : maskResult(result),
    };
  };
