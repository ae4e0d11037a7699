import { type CustomerCommand, customerDecider, customerStreamId } from "../../../events/customer/customer.ts";
import { addDays } from "../../../events/kernel/calendar.ts";
import { inSequence } from "../../../events/kernel/decider.ts";
import { LIMITS } from "../../../events/limits.ts";
import type { SignedInCustomer } from "../../http/authenticate.ts";
import { outgoingMail } from "../../mail/outbox.ts";
import { isoNow } from "../../platform/clock.ts";
import type { AppendMeta } from "../../store/event-store.ts";
import { execute } from "../../store/handle-command.ts";
import type { AccountDeps, AccountPorts } from "./account-deps.ts";

type PlannedErasure = {
  customerId: string;
  erasesAt: string;
  /** Why it is asked for on the customer's behalf; null if they ask themselves. */
  reason: string | null;
  /** The session that stays; null ends every one. */
  exceptSessionId: string | null;
};

/** Plans the erasure, signs out, and tells the customer. Answers when the account will be erased. */
export const planErasure = async (
  deps: AccountDeps,
  { forgetEnded }: Pick<AccountPorts, "forgetEnded">,
  { customerId, erasesAt, reason, exceptSessionId }: PlannedErasure,
  meta: AppendMeta,
): Promise<string> => {
  const at = isoNow(deps.clock);
  const commands: CustomerCommand[] = [
    { type: "RequestDeletion", data: { erasesAt, reason, at } },
    { type: "SignOutOthers", data: { exceptSessionId, reason: "deletionRequested", at } },
  ];
  const { state } = await execute({
    store: deps.store,
    decider: inSequence(customerDecider),
    streamId: customerStreamId(customerId),
    command: commands,
    meta,
    also: (events) => [
      forgetEnded(events),
      ...(events.some(({ type }) => type === "AccountDeletionRequested") && erasesAt > at
        ? [outgoingMail(deps, { kind: "deletionRequested", customerId, erasesAt })]
        : []),
    ],
  });
  const { identity } = state;
  return identity.status === "open" ? (identity.erasesAt ?? erasesAt) : erasesAt;
};

/** The customer wants the account deleted, and shows by the password that it is them. */
export const requestDeletion =
  (deps: AccountDeps, ports: AccountPorts) =>
  async ({ customerId, sessionId }: SignedInCustomer, password: string, meta: AppendMeta): Promise<string> => {
    await ports.confirmPassword(customerId, password, "password");
    const erasesAt = addDays(isoNow(deps.clock), LIMITS.deletionGraceDays);
    const asked = { customerId, erasesAt, reason: null, exceptSessionId: sessionId };
    const deletionAt = await planErasure(deps, ports, asked, meta);
    deps.log.info("deletion of an account requested", { customerId, deletionAt });
    return deletionAt;
  };
