import { isRestorable } from "../../../events/customer/avatars.decider.ts";
import { customerDecider, customerStreamId } from "../../../events/customer/customer.ts";
import type { Created } from "../../../events/wire/done.ts";
import type { Deps } from "../../deps.ts";
import type { SignedInCustomer } from "../../http/authenticate.ts";
import { ProblemError } from "../../http/problems.ts";
import { isoNow } from "../../platform/clock.ts";
import type { AppendMeta } from "../../store/event-store.ts";
import { execute } from "../../store/handle-command.ts";
import { lastSeenAvatar } from "./last-seen-avatar.ts";

type RestoreDeps = Pick<Deps, "store" | "clock" | "env">;

/** Takes the deletion of an avatar back. Doing it twice changes nothing. */
export const restoreAvatar =
  ({ store, clock, env }: RestoreDeps) =>
  async (
    { customerId, state }: Pick<SignedInCustomer, "customerId" | "state">,
    meta: AppendMeta,
    avatarId: string,
  ): Promise<Created> => {
    const at = isoNow(clock);
    if (state.avatars.avatarIds.includes(avatarId)) return { id: avatarId };
    if (!isRestorable(state.avatars, avatarId, at)) throw new ProblemError("AVATAR_NOT_FOUND");
    const streamId = customerStreamId(customerId);
    const avatar = await lastSeenAvatar(store, streamId, avatarId);
    if (avatar === null) throw new ProblemError("AVATAR_NOT_FOUND");
    await execute({
      store,
      decider: customerDecider,
      streamId,
      command: { type: "RestoreAvatar", data: { avatarId, ...avatar, paidAvatarLimit: env.AVATAR_LIMIT, at } },
      meta,
    });
    return { id: avatarId };
  };
