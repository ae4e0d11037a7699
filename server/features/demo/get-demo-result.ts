import { customerStreamId } from "../../../events/customer/customer.ts";
import type { OptimizationResult } from "../../../events/result/result.ts";
import { visitorStreamId } from "../../../events/visitor/demo.decider.ts";
import type { DemoResult } from "../../../events/wire/demo.ts";
import type { Deps } from "../../deps.ts";
import { ProblemError } from "../../http/problems.ts";
import type { RunOwner } from "../../optimizer/run-owner.ts";
import { findOptimization } from "../../projections/optimizations.queries.ts";
import { domainEventOf } from "../../store/domain-event.ts";

type Found = { productName: string; avatarName: string; result: OptimizationResult | null };

const ofCustomer = async ({ sql }: Pick<Deps, "sql">, customerId: string, optimizationId: string) => {
  const row = await findOptimization(sql, customerStreamId(customerId), optimizationId);
  return row && { productName: row.product_name, avatarName: row.avatar_name ?? "", result: row.result };
};

/** A visitor's stream is short: one demo and a few stashes. */
const ofVisitor = async ({ store }: Pick<Deps, "store">, visitorId: string, optimizationId: string) => {
  let found: Found | null = null;
  for (const envelope of await store.read(visitorStreamId(visitorId))) {
    const { type, data } = domainEventOf(envelope);
    if (type === "DemoRequested" && data.optimizationId === optimizationId) found = { ...data, result: null };
    if (type === "DemoUsed" && data.optimizationId === optimizationId && found)
      found = { ...found, result: data.result };
  }
  return found;
};

/** What the demo answers: the avatar and the listing. Only the call that ran it, or its repeat, gets it. */
export const getDemoResult =
  (deps: Pick<Deps, "sql" | "store">) =>
  async (owner: RunOwner, optimizationId: string): Promise<DemoResult> => {
    const found =
      owner.kind === "customer"
        ? await ofCustomer(deps, owner.customerId, optimizationId)
        : await ofVisitor(deps, owner.visitorId, optimizationId);
    if (found === null || found.result === null) throw new ProblemError("OPTIMIZATION_NOT_FOUND");
    const { productName, avatarName, result } = found;
    return { id: optimizationId, productName, avatarName, ...result, usage: { used: 1, limit: 1, remaining: 0 } };
  };
