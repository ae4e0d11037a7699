import { customerDecider, customerStreamId } from "../../../events/customer/customer.ts";
import { isoNow } from "../../platform/clock.ts";
import type { AppendMeta } from "../../store/event-store.ts";
import { execute } from "../../store/handle-command.ts";
import type { IdentityDeps } from "./identity-deps.ts";
import { forgetEnded } from "./sessions.ts";

type EndDeps = Pick<IdentityDeps, "store" | "clock">;
type Ended = { customerId: string; sessionId: string };

/** Ends one session on the server: its cookie is worth nothing from then on. */
export const endSession =
  (deps: EndDeps) =>
  async ({ customerId, sessionId }: Ended, meta: AppendMeta): Promise<void> => {
    await execute({
      store: deps.store,
      decider: customerDecider,
      streamId: customerStreamId(customerId),
      command: { type: "SignOut", data: { sessionId, at: isoNow(deps.clock) } },
      meta,
      also: (events) => [forgetEnded(events)],
    });
  };

/** Ends every session of the customer, the one that asks included. */
export const endAllSessions =
  (deps: EndDeps) =>
  async (customerId: string, meta: AppendMeta): Promise<void> => {
    await execute({
      store: deps.store,
      decider: customerDecider,
      streamId: customerStreamId(customerId),
      command: {
        type: "SignOutOthers",
        data: { exceptSessionId: null, reason: "signedOutEverywhere", at: isoNow(deps.clock) },
      },
      meta,
      also: (events) => [forgetEnded(events)],
    });
  };
