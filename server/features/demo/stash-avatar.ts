import { customerDecider, customerStreamId } from "../../../events/customer/customer.ts";
import { visitorDecider, visitorStreamId } from "../../../events/visitor/demo.decider.ts";
import type { AvatarStash } from "../../../events/work/avatar-stash.ts";
import type { Deps } from "../../deps.ts";
import type { Subject } from "../../optimizer/optimizer.ts";
import { isoNow } from "../../platform/clock.ts";
import type { AppendMeta } from "../../store/event-store.ts";
import { execute } from "../../store/handle-command.ts";
import { saveDemoAvatar } from "./save-demo-avatar.ts";

/** Puts an avatar aside until a plan allows to save it; on a plan that does, it is saved at once. */
export const stashAvatar =
  (deps: Pick<Deps, "store" | "clock" | "env">) =>
  async (subject: Subject, meta: AppendMeta, stash: AvatarStash): Promise<void> => {
    const { store } = deps;
    const data = { stash, at: isoNow(deps.clock) };
    if (subject.kind === "visitor") {
      const streamId = visitorStreamId(subject.visitorId);
      const command = { type: "StashVisitorAvatar", data } as const;
      await execute({ store, decider: visitorDecider, streamId, command, meta });
      return;
    }
    const streamId = customerStreamId(subject.customerId);
    await execute({ store, decider: customerDecider, streamId, command: { type: "StashAvatar", data }, meta });
    await saveDemoAvatar(deps)(streamId, meta);
  };
