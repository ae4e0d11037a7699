import { allowanceAt } from "../../../events/customer/customer.ts";
import { PLAN_TERMS } from "../../../events/plans.ts";
import type { PlanInfo } from "../../../events/wire/plan.ts";
import type { Deps } from "../../deps.ts";
import type { SignedInCustomer } from "../../http/authenticate.ts";
import { isoNow } from "../../platform/clock.ts";

/** The customer's plan, and how much of it is used. */
export const getPlan =
  ({ clock }: Pick<Deps, "clock">) =>
  ({ state }: Pick<SignedInCustomer, "state">): PlanInfo => {
    const { plan, limit, taken } = allowanceAt(state, isoNow(clock));
    return { label: PLAN_TERMS[plan].label, limit, used: taken };
  };
