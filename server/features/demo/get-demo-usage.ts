import { asinsTaken } from "../../../events/customer/quota.decider.ts";
import { PLAN_TERMS } from "../../../events/plans.ts";
import { visitorDecider, visitorStreamId } from "../../../events/visitor/demo.decider.ts";
import type { DemoUsage } from "../../../events/wire/work.ts";
import type { Deps } from "../../deps.ts";
import type { SignedInCustomer } from "../../http/authenticate.ts";
import { loadStream } from "../../store/handle-command.ts";

const LIMIT = PLAN_TERMS.demo.asinLimit;

/** How much of the demo is used, by the signed-in customer or by this visitor. */
export const getDemoUsage =
  (deps: Pick<Deps, "store">) =>
  async (customer: SignedInCustomer | null, visitorId: string | null): Promise<DemoUsage> => {
    if (customer !== null) return { count: asinsTaken(customer.state.quota, null), limit: LIMIT, type: "customer" };
    if (visitorId === null) return { count: 0, limit: LIMIT, type: "visitor" };
    const { state } = await loadStream(deps.store, visitorDecider, visitorStreamId(visitorId));
    const isTaken = state.demo.status === "used" || state.demo.status === "running";
    return { count: isTaken ? 1 : 0, limit: LIMIT, type: "visitor" };
  };
