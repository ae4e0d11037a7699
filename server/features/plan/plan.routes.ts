import { Elysia } from "elysia";
import { allowanceAt } from "../../../events/customer/customer.ts";
import { PLAN_TERMS } from "../../../events/plans.ts";
import { PlanInfo } from "../../../events/wire/work.ts";
import type { Deps } from "../../deps.ts";
import { authenticate } from "../../http/authenticate.ts";
import { isoNow } from "../../platform/clock.ts";

export const planRoutes = (deps: Deps) =>
  new Elysia({ name: "plan" }).use(authenticate(deps)).get(
    "/api/me/plan",
    ({ customer }) => {
      const { plan, limit, taken } = allowanceAt(customer.state, isoNow(deps.clock));
      return { label: PLAN_TERMS[plan].label, limit, used: taken };
    },
    { auth: true, response: { 200: PlanInfo } },
  );
