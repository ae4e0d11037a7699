import { isDeepStrictEqual } from "node:util";
import { type CustomerCommand, customerDecider, customerStreamId } from "../../../events/customer/customer.ts";
import type { AvatarDetail } from "../../../events/wire/avatars.ts";
import type { Deps } from "../../deps.ts";
import { isoNow } from "../../platform/clock.ts";
import type { AppendMeta } from "../../store/event-store.ts";
import { execute } from "../../store/handle-command.ts";
import { type Change, revisedProfile } from "./avatar-profile.ts";
import { getAvatar } from "./get-avatar.ts";

/** What has to be done for the change; null where the avatar already is as it should become. */
const commandFor = (avatar: AvatarDetail, { name, ...rest }: Change, at: string): CustomerCommand | null => {
  const { id: avatarId, ...profile } = avatar;
  const revised = revisedProfile(profile, name === undefined ? rest : { name, ...rest });
  if (isDeepStrictEqual(revised, profile)) return null;
  const isRename = name !== undefined && Object.keys(rest).length === 0;
  if (isRename) return { type: "RenameAvatar", data: { avatarId, name, at } };
  return { type: "ReviseAvatar", data: { avatarId, profile: revised, at } };
};

/** Renames an avatar, or changes the fields that are given. */
export const changeAvatar =
  (deps: Pick<Deps, "store" | "sql" | "clock">) =>
  async (customerId: string, meta: AppendMeta, avatarId: string, change: Change): Promise<AvatarDetail> => {
    const avatar = await getAvatar(deps)(customerId, avatarId);
    const command = commandFor(avatar, change, isoNow(deps.clock));
    if (command === null) return avatar;
    await execute({
      store: deps.store,
      decider: customerDecider,
      streamId: customerStreamId(customerId),
      command,
      meta,
    });
    return getAvatar(deps)(customerId, avatarId);
  };
