import { type CustomerState, customerDecider, customerStreamId } from "../../../events/customer/customer.ts";
import type { ActReply, StaffAct } from "../../../events/wire/support.ts";
import type { Deps } from "../../deps.ts";
import { ProblemError } from "../../http/problems.ts";
import { isoNow } from "../../platform/clock.ts";
import { execute, loadStream } from "../../store/handle-command.ts";
import { type Staff, staffMeta } from "./staff.ts";

type RoleDeps = Pick<Deps, "sql" | "store" | "clock">;

const LOCK = "support/roles";

const isAdmin = ({ identity }: CustomerState): boolean => identity.status === "open" && identity.role === "admin";

/** Two who take each other's role away at the same moment must not both succeed: somebody has to stay. */
const oneAtATime = async <Result>({ sql }: RoleDeps, work: () => Promise<Result>): Promise<Result> => {
  const lock = await sql.tryLock(LOCK);
  if (lock === null) throw new ProblemError("CONFLICT");
  try {
    return await work();
  } finally {
    await lock.release();
  }
};

/** Gives another account a role. Nobody changes their own, so there is always an administrator left. */
export const grantRole =
  (deps: RoleDeps) =>
  async (
    staff: Staff,
    customerId: string,
    { role, reason }: Extract<StaffAct, { act: "grantRole" }>,
  ): Promise<ActReply> => {
    if (staff.staffId === customerId)
      throw new ProblemError("FORBIDDEN", { message: "Nobody changes their own role. Ask another administrator." });
    return oneAtATime(deps, async () => {
      const own = await loadStream(deps.store, customerDecider, customerStreamId(staff.staffId));
      if (!isAdmin(own.state)) throw new ProblemError("NOT_FOUND");
      const { events, version } = await execute({
        store: deps.store,
        decider: customerDecider,
        streamId: customerStreamId(customerId),
        command: { type: "GrantRole", data: { role, reason, at: isoNow(deps.clock) } },
        meta: staffMeta(staff, customerId),
      });
      return { changed: events.length > 0, version, optimizationId: null };
    });
  };
