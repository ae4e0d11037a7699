import { customerDecider, customerStreamId } from "../../../events/customer/customer.ts";
import { asinsAdded, asinsTaken } from "../../../events/customer/quota.decider.ts";
import { visitorDecider, visitorStreamId } from "../../../events/visitor/demo.decider.ts";
import type { Deps } from "../../deps.ts";
import type { SignedInCustomer } from "../../http/authenticate.ts";
import { ProblemError } from "../../http/problems.ts";
import { loadStream } from "../../store/handle-command.ts";

type BrowserDeps = Pick<Deps, "store">;

/** Who sits at a browser: the visitor its cookie names, and the customer who is signed in. */
export type AtBrowser = {
  visitorId: string | null;
  customer: Pick<SignedInCustomer, "customerId" | "state"> | null;
};

const hasTakenDemo = async ({ store }: BrowserDeps, customerId: string): Promise<boolean> => {
  const { state } = await loadStream(store, customerDecider, customerStreamId(customerId));
  return asinsTaken(state.quota, null) > 0;
};

/** Whether the demo of this browser is used or running, by its visitor or by another customer who took it here. */
export const isDemoTakenHere =
  (deps: BrowserDeps) =>
  async ({ visitorId, customer }: AtBrowser): Promise<boolean> => {
    if (visitorId === null) return false;
    const { state: visitor } = await loadStream(deps.store, visitorDecider, visitorStreamId(visitorId));
    if (visitor.demo.status === "used" || visitor.demo.status === "running") return true;
    const other = visitor.customerId === customer?.customerId ? null : visitor.customerId;
    return other !== null && hasTakenDemo(deps, other);
  };

/** Refuses a customer another demo in a browser that had one, unless staff gave them more. */
export const ensureDemoLeftHere =
  (deps: BrowserDeps) =>
  async ({ visitorId, customer }: AtBrowser): Promise<void> => {
    if (customer === null || asinsAdded(customer.state.quota, null) > 0) return;
    if (await isDemoTakenHere(deps)({ visitorId, customer })) throw new ProblemError("DEMO_EXHAUSTED");
  };
