import { customerStreamId } from "../../../events/customer/customer.ts";
import type { AvatarDetail } from "../../../events/wire/avatars.ts";
import type { Deps } from "../../deps.ts";
import { ProblemError } from "../../http/problems.ts";
import { findAvatar } from "../../projections/avatars.queries.ts";

/** One avatar of the customer. Another's avatar is not found, like one that never was. */
export const getAvatar =
  ({ sql }: Pick<Deps, "sql">) =>
  async (customerId: string, avatarId: string): Promise<AvatarDetail> => {
    const row = await findAvatar(sql, customerStreamId(customerId), avatarId);
    if (row === null) throw new ProblemError("AVATAR_NOT_FOUND");
    return { id: avatarId, name: row.name, ...row.profile };
  };
