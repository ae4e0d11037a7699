import { type CustomerCommand, customerDecider, customerStreamId } from "../../events/customer/customer.ts";
import type { ProblemCode } from "../../events/kernel/problem.ts";
import type { OptimizationResult } from "../../events/result/result.ts";
import { type VisitorCommand, visitorDecider, visitorStreamId } from "../../events/visitor/demo.decider.ts";
import type { ReleaseReason } from "../../events/work/optimization.ts";
import type { Deps } from "../deps.ts";
import { forgetResult } from "../http/idempotency.ts";
import { isoNow } from "../platform/clock.ts";
import type { AppendMeta } from "../store/event-store.ts";
import { CommandRejected, execute } from "../store/handle-command.ts";
import type { Statement } from "../store/sql.ts";
import { type ClaimedRun, deleteRun } from "./runs.ts";

export type RunEnd =
  | { status: "completed"; result: OptimizationResult }
  | {
      status: "failed";
      reason: ReleaseReason;
      /** What the reviews are to blame for; absent when the failure is ours. */
      problem?: ProblemCode;
    };

type FinishDeps = Pick<Deps, "sql" | "store" | "clock">;
type Ending = { end: RunEnd; at: string; meta: AppendMeta; also: () => readonly Statement[] };

const customerCommand = (optimizationId: string, { end, at }: Ending): CustomerCommand =>
  end.status === "completed"
    ? { type: "CompleteOptimization", data: { optimizationId, result: end.result, at } }
    : { type: "FailOptimization", data: { optimizationId, reason: end.reason, at } };

const visitorCommand = (optimizationId: string, { end, at }: Ending): VisitorCommand =>
  end.status === "completed"
    ? { type: "CompleteDemo", data: { optimizationId, result: end.result, at } }
    : { type: "ReleaseDemo", data: { optimizationId, reason: end.reason, at } };

const append = async ({ store }: FinishDeps, run: ClaimedRun, ending: Ending): Promise<boolean> => {
  const { owner, optimizationId } = run;
  const { meta, also } = ending;
  const executed =
    owner.kind === "customer"
      ? await execute({
          store,
          decider: customerDecider,
          streamId: customerStreamId(owner.customerId),
          command: customerCommand(optimizationId, ending),
          meta,
          also,
        })
      : await execute({
          store,
          decider: visitorDecider,
          streamId: visitorStreamId(owner.visitorId),
          command: visitorCommand(optimizationId, ending),
          meta,
          also,
        });
  return executed.events.length > 0;
};

/**
 * Writes how a run ended, and forgets the run in the same transaction. A failed run gives its ASIN back and frees the
 * key it was requested with. Ending a run twice has no effect; answers whether this was the end that counts.
 */
export const finishRun = async (deps: FinishDeps, run: ClaimedRun, end: RunEnd): Promise<boolean> => {
  const { optimizationId, correlationId, causationId } = run;
  const forgotten = deleteRun(optimizationId);
  const isAppended = await append(deps, run, {
    end,
    at: isoNow(deps.clock),
    meta: { actor: { kind: "system", process: "optimizer" }, correlationId, causationId },
    also: () => (end.status === "failed" ? [forgotten, forgetResult(optimizationId)] : [forgotten]),
  }).catch((error: unknown) => {
    if (error instanceof CommandRejected) return false;
    throw error;
  });
  if (!isAppended) await deps.sql.query(forgotten.text, forgotten.params);
  return isAppended;
};
