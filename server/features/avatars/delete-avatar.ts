import { customerDecider, customerStreamId } from "../../../events/customer/customer.ts";
import type { Created } from "../../../events/wire/done.ts";
import type { Deps } from "../../deps.ts";
import type { SignedInCustomer } from "../../http/authenticate.ts";
import { ProblemError } from "../../http/problems.ts";
import { isoNow } from "../../platform/clock.ts";
import type { AppendMeta } from "../../store/event-store.ts";
import { execute } from "../../store/handle-command.ts";

/** Deletes an avatar; its optimizations stay. */
export const deleteAvatar =
  (deps: Pick<Deps, "store" | "clock">) =>
  async (
    { customerId, state }: Pick<SignedInCustomer, "customerId" | "state">,
    meta: AppendMeta,
    avatarId: string,
  ): Promise<Created> => {
    if (!state.avatars.avatarIds.includes(avatarId)) throw new ProblemError("AVATAR_NOT_FOUND");
    await execute({
      store: deps.store,
      decider: customerDecider,
      streamId: customerStreamId(customerId),
      command: { type: "DeleteAvatar", data: { avatarId, at: isoNow(deps.clock) } },
      meta,
    });
    return { id: avatarId };
  };
