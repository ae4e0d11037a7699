import { asinsTaken } from "../../../events/customer/quota.decider.ts";
import { PLAN_TERMS } from "../../../events/plans.ts";
import type { DemoUsage } from "../../../events/wire/demo.ts";
import type { Deps } from "../../deps.ts";
import type { SignedInCustomer } from "../../http/authenticate.ts";
import { isDemoTakenHere } from "./browser-demo.ts";

const LIMIT = PLAN_TERMS.demo.asinLimit;

/** How much of the demo is used, by the signed-in customer or in this browser. */
export const getDemoUsage =
  (deps: Pick<Deps, "store">) =>
  async (customer: SignedInCustomer | null, visitorId: string | null): Promise<DemoUsage> => {
    const takenHere = (await isDemoTakenHere(deps)({ visitorId, customer })) ? LIMIT : 0;
    if (customer === null) return { count: takenHere, limit: LIMIT, type: "visitor" };
    return { count: Math.max(takenHere, asinsTaken(customer.state.quota, null)), limit: LIMIT, type: "customer" };
  };
