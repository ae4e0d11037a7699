import { customerDecider, customerStreamId } from "../../../events/customer/customer.ts";
import type { Optimization } from "../../../events/wire/optimizations.ts";
import type { Deps } from "../../deps.ts";
import type { AcceptedWork } from "../../optimizer/work-answer.ts";
import { loadStream } from "../../store/handle-command.ts";
import { getOptimization } from "./get-optimization.ts";

type WorkDeps = Pick<Deps, "store" | "sql" | "clock" | "optimizer">;

/** An accepted optimization: how to follow it, and what it answers in the end, with the quota as it is then. */
export const optimizationWork = (
  deps: WorkDeps,
  customerId: string,
  optimizationId: string,
): AcceptedWork<Optimization> => ({
  follow: (options) => deps.optimizer.follow({ optimizationId, owner: { kind: "customer", customerId } }, options),
  result: async () => {
    const { state } = await loadStream(deps.store, customerDecider, customerStreamId(customerId));
    return getOptimization(deps)({ customerId, state }, optimizationId);
  },
});
