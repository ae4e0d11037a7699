import { customerDecider, customerStreamId } from "../../../events/customer/customer.ts";
import type { AvatarStash } from "../../../events/customer/optimizations.events.ts";
import { visitorDecider, visitorStreamId } from "../../../events/visitor/demo.decider.ts";
import type { Deps } from "../../deps.ts";
import type { Subject } from "../../optimizer/optimizer.ts";
import { isoNow } from "../../platform/clock.ts";
import type { AppendMeta } from "../../store/event-store.ts";
import { execute } from "../../store/handle-command.ts";

/** Puts an avatar aside until a plan allows to save it. */
export const stashAvatar =
  (deps: Pick<Deps, "store" | "clock" | "newId">) =>
  async (subject: Subject, meta: AppendMeta, stash: AvatarStash): Promise<void> => {
    const data = { stash, at: isoNow(deps.clock) };
    await (subject.kind === "customer"
      ? execute({
          store: deps.store,
          decider: customerDecider,
          streamId: customerStreamId(subject.customerId),
          command: { type: "StashAvatar", data },
          meta,
        })
      : execute({
          store: deps.store,
          decider: visitorDecider,
          streamId: visitorStreamId(subject.visitorId),
          command: { type: "StashVisitorAvatar", data },
          meta,
        }));
  };
