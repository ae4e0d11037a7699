import { planAt } from "../../../events/customer/access.ts";
import { isPaidPlan } from "../../../events/plans.ts";
import type { Deps } from "../../deps.ts";
import type { SignedInCustomer } from "../../http/authenticate.ts";
import { customerMeta, visitorMeta } from "../../http/meta.ts";
import { ProblemError } from "../../http/problems.ts";
import { findVisitor } from "../../http/visitor.ts";
import type { RunOwner } from "../../optimizer/run-owner.ts";
import type { AppendMeta } from "../../store/event-store.ts";
import type { AtBrowser } from "./browser-demo.ts";

const ON_A_PLAN = "Your plan already includes optimizations. Use Optimize instead of the demo.";
const NOT_STARTED = "Please start the demo first.";

/** Whose demo it is, who is asking, from where, and until when they wait. */
export type DemoCaller = { owner: RunOwner; meta: AppendMeta; at: AtBrowser; signal: AbortSignal };

/** A paying customer has no use for the demo, and it must not take an ASIN of the plan by surprise. */
export const ensureDemoPlan = ({ state }: Pick<SignedInCustomer, "state">, now: string): void => {
  if (isPaidPlan(planAt(state.subscription, now))) throw new ProblemError("CONFLICT", { message: ON_A_PLAN });
};

/** The signed-in customer, else the visitor; a browser never seen before has to start the demo first. */
export const demoCallerOf = async (
  deps: Pick<Deps, "env" | "secrets" | "sql">,
  request: Request,
  customer: SignedInCustomer | null,
): Promise<DemoCaller> => {
  const visitorId = await findVisitor(deps, request);
  const from = { at: { visitorId, customer }, signal: request.signal };
  if (customer !== null) {
    const { customerId } = customer;
    return { owner: { kind: "customer", customerId }, meta: customerMeta(customer, request), ...from };
  }
  if (visitorId === null) throw new ProblemError("FORBIDDEN", { message: NOT_STARTED });
  return { owner: { kind: "visitor", visitorId }, meta: visitorMeta(visitorId, request), ...from };
};
