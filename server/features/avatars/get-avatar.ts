import type { AvatarProfile } from "../../../events/customer/avatars.events.ts";
import { customerStreamId } from "../../../events/customer/customer.ts";
import type { AvatarDetail } from "../../../events/wire/work.ts";
import type { Deps } from "../../deps.ts";
import { ProblemError } from "../../http/problems.ts";

type AvatarRow = { name: string; profile: Omit<AvatarProfile, "name"> };

/** One avatar of the customer. Another's avatar is not found, like one that never was. */
export const getAvatar =
  ({ sql }: Pick<Deps, "sql">) =>
  async (customerId: string, avatarId: string): Promise<AvatarDetail> => {
    const [row] = await sql.query<AvatarRow>(
      "select name, profile from avatars where stream_id = $1 and avatar_id = $2",
      [customerStreamId(customerId), avatarId],
    );
    if (row === undefined) throw new ProblemError("AVATAR_NOT_FOUND");
    return { id: avatarId, name: row.name, ...row.profile };
  };
