import { customerDecider, customerStreamId } from "../../../events/customer/customer.ts";
import { outgoingMail } from "../../mail/outbox.ts";
import { isoNow } from "../../platform/clock.ts";
import type { AppendMeta } from "../../store/event-store.ts";
import { execute } from "../../store/handle-command.ts";
import type { AccountDeps } from "./account-deps.ts";

/** Takes the deletion back, up to the day; asked again it changes nothing. */
export const keepAccount =
  (deps: AccountDeps) =>
  async (customerId: string, meta: AppendMeta): Promise<void> => {
    await execute({
      store: deps.store,
      decider: customerDecider,
      streamId: customerStreamId(customerId),
      command: { type: "CancelDeletion", data: { at: isoNow(deps.clock) } },
      meta,
      also: () => [outgoingMail(deps, { kind: "deletionCanceled", customerId })],
    });
  };
