import { planAt } from "../../../events/customer/access.ts";
import { isPaidPlan } from "../../../events/plans.ts";
import type { Deps } from "../../deps.ts";
import type { SignedInCustomer } from "../../http/authenticate.ts";
import { customerMeta, visitorMeta } from "../../http/meta.ts";
import { ProblemError } from "../../http/problems.ts";
import { visitorIdOf } from "../../http/visitor.ts";
import type { Subject } from "../../optimizer/optimizer.ts";
import type { AppendMeta } from "../../store/event-store.ts";

const ON_A_PLAN = "Your plan already includes optimizations. Use Optimize instead of the demo.";
const NOT_STARTED = "Please start the demo first.";

/** Whose demo it is, and who is asking. */
export type DemoCaller = { subject: Subject; meta: AppendMeta };

/** A paying customer has no use for the demo, and it must not take an ASIN of the plan by surprise. */
export const ensureDemoPlan = ({ state }: Pick<SignedInCustomer, "state">, now: string): void => {
  if (isPaidPlan(planAt(state.subscription, now))) throw new ProblemError("CONFLICT", { message: ON_A_PLAN });
};

/** The signed-in customer, else the visitor; a browser never seen before has to start the demo first. */
export const demoCallerOf = (
  deps: Pick<Deps, "env" | "secrets">,
  request: Request,
  customer: SignedInCustomer | null,
): DemoCaller => {
  if (customer !== null) {
    const { customerId } = customer;
    return { subject: { kind: "customer", customerId }, meta: customerMeta(customer, request) };
  }
  const visitorId = visitorIdOf(deps, request);
  if (visitorId === null) throw new ProblemError("FORBIDDEN", { message: NOT_STARTED });
  return { subject: { kind: "visitor", visitorId }, meta: visitorMeta(visitorId, request) };
};
