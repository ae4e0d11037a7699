import { customerDecider, customerStreamId } from "../../../events/customer/customer.ts";
import { visitorDecider, visitorStreamId } from "../../../events/visitor/demo.decider.ts";
import type { AvatarStash } from "../../../events/work/avatar-stash.ts";
import type { Deps } from "../../deps.ts";
import type { SignedInCustomer } from "../../http/authenticate.ts";
import { clientAddress, networkOf } from "../../http/client-address.ts";
import { isoNow } from "../../platform/clock.ts";
import { execute } from "../../store/handle-command.ts";
import { type DemoCaller, demoCallerOf } from "./demo-caller.ts";
import { saveDemoAvatar } from "./save-demo-avatar.ts";

type StashDeps = Pick<Deps, "store" | "sql" | "clock" | "env" | "secrets" | "limits">;

type StashRequest = {
  request: Request;
  server: Parameters<typeof clientAddress>[1];
  customer: SignedInCustomer | null;
};

const stash = async (
  deps: StashDeps,
  { owner, meta }: Pick<DemoCaller, "owner" | "meta">,
  data: { stash: AvatarStash; at: string },
): Promise<void> => {
  const { store } = deps;
  if (owner.kind === "visitor") {
    const streamId = visitorStreamId(owner.visitorId);
    const command = { type: "StashVisitorAvatar", data } as const;
    await execute({ store, decider: visitorDecider, streamId, command, meta });
    return;
  }
  const streamId = customerStreamId(owner.customerId);
  await execute({ store, decider: customerDecider, streamId, command: { type: "StashAvatar", data }, meta });
  await saveDemoAvatar(deps)(streamId, meta);
};

/** Stashes an avatar until a plan allows to save it; on a plan that does, it is saved at once. */
export const stashAvatar =
  (deps: StashDeps) =>
  async ({ request, server, customer }: StashRequest, avatar: AvatarStash): Promise<void> => {
    const caller = await demoCallerOf(deps, request, customer);
    await deps.limits.consume("stash", networkOf(clientAddress(request, server, deps.env)));
    await stash(deps, caller, { stash: avatar, at: isoNow(deps.clock) });
  };
