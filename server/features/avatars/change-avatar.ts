import { type CustomerCommand, customerDecider, customerStreamId } from "../../../events/customer/customer.ts";
import type { AvatarDetail } from "../../../events/wire/work.ts";
import type { Deps } from "../../deps.ts";
import { isoNow } from "../../platform/clock.ts";
import type { AppendMeta } from "../../store/event-store.ts";
import { execute } from "../../store/handle-command.ts";
import { type Change, revisedProfile } from "./avatar-profile.ts";
import { getAvatar } from "./get-avatar.ts";

const commandFor = (avatar: AvatarDetail, { name, ...rest }: Change, at: string): CustomerCommand => {
  const { id: avatarId, ...profile } = avatar;
  const isRename = name !== undefined && Object.keys(rest).length === 0;
  if (isRename) return { type: "RenameAvatar", data: { avatarId, name, at } };
  const change = name === undefined ? rest : { name, ...rest };
  return { type: "ReviseAvatar", data: { avatarId, profile: revisedProfile(profile, change), at } };
};

/** Renames an avatar, or changes the fields that are given. */
export const changeAvatar =
  (deps: Pick<Deps, "store" | "sql" | "clock" | "newId">) =>
  async (customerId: string, meta: AppendMeta, avatarId: string, change: Change): Promise<AvatarDetail> => {
    const avatar = await getAvatar(deps)(customerId, avatarId);
    if (Object.keys(change).length === 0) return avatar;
    const command = commandFor(avatar, change, isoNow(deps.clock));
    await execute({
      store: deps.store,
      decider: customerDecider,
      streamId: customerStreamId(customerId),
      command,
      meta,
    });
    return getAvatar(deps)(customerId, avatarId);
  };
