import type { DataCommand } from "../../control/command.ts";
import { reconcile } from "./reconcile.ts";

const USAGE = ["Usage: bun run billing reconcile"];
const FAILED = 1;
const MISUSED = 2;

/** `reconcile` compares every paying customer with Stripe and takes over what differs. */
export const billingCommand: DataCommand = {
  name: "billing",
  usage: USAGE,
  run: async (deps, [verb, ...rest], { out, err }) => {
    if (verb !== "reconcile" || rest.length > 0) {
      for (const line of USAGE) err(line);
      return MISUSED;
    }
    if (deps.stripe === null) {
      err("Billing is not configured: set STRIPE_SECRET_KEY and what belongs to it.");
      return FAILED;
    }
    const { customers, changed, failed } = await reconcile(deps)("billing command");
    out(`${customers} compared with Stripe, ${changed} differed and were corrected, ${failed} could not be compared.`);
    return failed === 0 ? 0 : FAILED;
  },
};
