import type { Output } from "../control/command.ts";
import type { Deps } from "../deps.ts";
import type { EndBilling } from "../features/account/account-deps.ts";
import { eraseAccount } from "../features/account/erase-account.ts";
import { planErasure } from "../features/account/request-deletion.ts";
import { forgetBillingCustomer } from "../features/billing/forget-billing-customer.ts";
import { findAccountByEmail } from "../features/identity/accounts.ts";
import { forgetEnded } from "../features/identity/sessions.ts";
import { isoNow } from "../platform/clock.ts";
import { FAILED, MISUSED } from "../platform/exit-codes.ts";
import type { AppendMeta } from "../store/event-store.ts";

const YES = "--yes";
const PROCESS = "admin command";
const NO_REASON = "Erased by the operator";

/** Erases an account at once, without the days in which its owner could change their mind. */
export const eraseByHand = async (
  deps: Deps,
  email: string,
  options: readonly string[],
  { out, err }: Output,
): Promise<number> => {
  const account = await findAccountByEmail(deps.sql, email.trim().toLowerCase());
  if (account === null) {
    err(`No account has the address ${email}.`);
    return FAILED;
  }
  if (!options.includes(YES)) {
    err(`This erases the account of ${email} with everything in it, at once and for good.`);
    err(`If that is what you want: bun run admin erase ${email} ${YES}`);
    return MISUSED;
  }
  const { customerId } = account;
  const reason = options.filter((option) => option !== YES).join(" ") || NO_REASON;
  const meta: AppendMeta = {
    actor: { kind: "system", process: PROCESS },
    correlationId: deps.newId(),
    causationId: null,
  };
  const asked = { customerId, erasesAt: isoNow(deps.clock), reason, exceptSessionId: null };
  await planErasure(deps, { forgetEnded }, asked, meta);
  const whyNot: string[] = [];
  const endBilling: EndBilling = (customer) =>
    forgetBillingCustomer(deps)(customer).catch((error: unknown) => {
      whyNot.push(error instanceof Error ? error.message : String(error));
      throw error;
    });
  try {
    const isErased = await eraseAccount(deps, endBilling)(customerId, meta);
    out(isErased ? `${email} is erased.` : `${email} is being erased by another process.`);
    return 0;
  } catch (error) {
    const [reason] = whyNot;
    if (reason === undefined) throw error;
    err(`${email} is not erased, because the subscription could not be ended: ${reason}`);
    err("A running server tries again every minute.");
    return FAILED;
  }
};
