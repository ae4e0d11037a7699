import * as v from "valibot";
import { customerStreamId } from "../../../events/customer/customer.ts";
import type { AnyEvent } from "../../../events/index.ts";
import { OptimizationForm } from "../../../events/wire/optimizations.ts";
import type { ActReply, StaffAct } from "../../../events/wire/support.ts";
import type { Deps } from "../../deps.ts";
import { ProblemError } from "../../http/problems.ts";
import { isoNow } from "../../platform/clock.ts";
import { findOptimization } from "../../projections/optimizations.queries.ts";
import { domainEventOf } from "../../store/domain-event.ts";
import { type Staff, staffMeta } from "./staff.ts";
import type { StaffVerbs } from "./verbs.ts";

type RerunDeps = Pick<Deps, "sql" | "store" | "clock">;

type Requested = Extract<AnyEvent, { type: "OptimizationRequested" }>["data"];

const ensureFailed = async ({ sql }: RerunDeps, streamId: string, optimizationId: string): Promise<void> => {
  const row = await findOptimization(sql, streamId, optimizationId);
  if (row === null) throw new ProblemError("OPTIMIZATION_NOT_FOUND");
  if (row.status !== "failed" || row.kind !== "paid")
    throw new ProblemError("CONFLICT", {
      message: "Only an optimization of a paid plan that failed can be run again.",
    });
};

/** What was asked for, as the event has it: the read model does not keep all of it. */
const requestOf = async ({ sql, store }: RerunDeps, streamId: string, optimizationId: string): Promise<Requested> => {
  const [row] = await sql.query<{ version: number }>(
    `select version from events
     where stream_id = $1 and type = 'OptimizationRequested' and data ->> 'optimizationId' = $2`,
    [streamId, optimizationId],
  );
  const [envelope] = row === undefined ? [] : await store.read(streamId, { from: row.version, limit: 1 });
  const event = envelope === undefined ? null : domainEventOf(envelope);
  if (event?.type !== "OptimizationRequested") throw new ProblemError("OPTIMIZATION_NOT_FOUND");
  return event.data;
};

/** Does a failed optimization again as the customer asked for it. The rules of their plan hold; asked twice, it is done once. */
export const rerunOptimization =
  (deps: RerunDeps, { requestOptimization }: StaffVerbs) =>
  async (
    staff: Staff,
    customerId: string,
    act: Extract<StaffAct, { act: "rerunOptimization" }>,
  ): Promise<Omit<ActReply, "version">> => {
    const { optimizationId: failedOptimizationId, reason } = act;
    const streamId = customerStreamId(customerId);
    await ensureFailed(deps, streamId, failedOptimizationId);
    const { asinId, mustIncludeKeywords, ruleProfile, include } = await requestOf(deps, streamId, failedOptimizationId);
    const form = v.safeParse(OptimizationForm, { asinId, mustIncludeKeywords, ruleProfile, include });
    if (!form.success)
      throw new ProblemError("CONFLICT", { message: "What this optimization was asked for is no longer offered." });
    const optimizationId = await requestOptimization(
      customerId,
      staffMeta(staff, customerId),
      `rerun/${failedOptimizationId}`,
      form.output,
      {
        first: (id) => [
          {
            type: "RerunOptimization",
            data: { optimizationId: id, failedOptimizationId, reason, at: isoNow(deps.clock) },
          },
        ],
      },
    );
    return { changed: true, optimizationId };
  };
