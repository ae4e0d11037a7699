import { allowanceAt, customerDecider, customerStreamId } from "../../../events/customer/customer.ts";
import type { ActReply, StaffAct } from "../../../events/wire/support.ts";
import type { Deps } from "../../deps.ts";
import { ProblemError } from "../../http/problems.ts";
import { isoNow } from "../../platform/clock.ts";
import { execute, loadStream } from "../../store/handle-command.ts";
import { grantRole } from "./grant-role.ts";
import { rerunOptimization } from "./rerun-optimization.ts";
import { resendMail } from "./resend-mail.ts";
import { type Staff, staffMeta } from "./staff.ts";
import { syncWithStripe } from "./sync-with-stripe.ts";
import type { StaffVerbs } from "./verbs.ts";

export type ActDeps = Pick<Deps, "sql" | "store" | "clock" | "newId" | "secrets">;

const addAsins =
  (deps: ActDeps) =>
  async (
    staff: Staff,
    customerId: string,
    { asins, reason }: Extract<StaffAct, { act: "addAsins" }>,
  ): Promise<ActReply> => {
    if (staff.staffId === customerId)
      throw new ProblemError("FORBIDDEN", { message: "Nobody raises their own limit. Ask another administrator." });
    const streamId = customerStreamId(customerId);
    const at = isoNow(deps.clock);
    const { state } = await loadStream(deps.store, customerDecider, streamId);
    if (allowanceAt(state, at).limit === null)
      throw new ProblemError("CONFLICT", { message: "This plan has no limit that could be raised." });
    const { version } = await execute({
      store: deps.store,
      decider: customerDecider,
      streamId,
      command: { type: "AddAsins", data: { asins, reason, at } },
      meta: staffMeta(staff, customerId),
    });
    return { changed: true, version, optimizationId: null };
  };

/** Does one of the things staff can do for a customer. What is refused leaves nothing in the history. */
export const act =
  (deps: ActDeps, verbs: StaffVerbs) =>
  async (staff: Staff, customerId: string, asked: StaffAct): Promise<ActReply> => {
    switch (asked.act) {
      case "grantRole":
        return grantRole(deps)(staff, customerId, asked);
      case "addAsins":
        return addAsins(deps)(staff, customerId, asked);
      case "resendMail":
        return resendMail(deps, verbs)(staff, customerId, asked);
      case "syncWithStripe":
        return syncWithStripe(deps, verbs)(staff, customerId, asked);
      case "rerunOptimization": {
        const rerun = await rerunOptimization(deps, verbs)(staff, customerId, asked);
        const { version } = await deps.store.loadState(customerStreamId(customerId), customerDecider.stateSchema);
        return { ...rerun, version };
      }
    }
  };
