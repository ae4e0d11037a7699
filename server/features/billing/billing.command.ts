import { dataCommand } from "../../control/command.ts";
import { FAILED } from "../../platform/exit-codes.ts";
import { reconcile } from "./reconcile.ts";

/** `reconcile` compares every paying customer with Stripe and takes over what differs. */
export const billingCommand = dataCommand({
  name: "billing",
  usage: ["Usage: bun run billing reconcile"],
  read: ([verb, ...rest]) => (verb === "reconcile" && rest.length === 0 ? verb : null),
  run: async (deps, _verb, { out, err }) => {
    if (deps.stripe === null) {
      err("Billing is not configured: set STRIPE_SECRET_KEY and what belongs to it.");
      return FAILED;
    }
    const { customers, changed, failed } = await reconcile(deps)("billing command");
    out(`${customers} compared with Stripe, ${changed} differed and were corrected, ${failed} could not be compared.`);
    return failed === 0 ? 0 : FAILED;
  },
});
