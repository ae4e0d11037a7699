import { type CustomerCommand, customerDecider, customerStreamId } from "../../../events/customer/customer.ts";
import type { Role } from "../../../events/customer/identity.events.ts";
import type { Plan } from "../../../events/plans.ts";
import type { Deps } from "../../deps.ts";
import { ProblemError } from "../../http/problems.ts";
import { isoNow } from "../../platform/clock.ts";
import type { AppendMeta } from "../../store/event-store.ts";
import { execute } from "../../store/handle-command.ts";
import { findAccountByEmail } from "./accounts.ts";

type AdministerDeps = Pick<Deps, "sql" | "store" | "clock" | "newId">;

/** `changed` is false where the account already was what it should become. */
export type Administered = { customerId: string; changed: boolean };

const administer = async (
  deps: AdministerDeps,
  email: string,
  process: string,
  command: Extract<CustomerCommand, { type: "GrantRole" | "ChangePlan" }>,
): Promise<Administered> => {
  const account = await findAccountByEmail(deps.sql, email.trim().toLowerCase());
  if (account === null) throw new ProblemError("ACCOUNT_NOT_FOUND");
  const meta: AppendMeta = { actor: { kind: "system", process }, correlationId: deps.newId(), causationId: null };
  const { events } = await execute({
    store: deps.store,
    decider: customerDecider,
    streamId: customerStreamId(account.customerId),
    command,
    meta,
  });
  return { customerId: account.customerId, changed: events.length > 0 };
};

export const giveRole =
  (deps: AdministerDeps) =>
  (email: string, role: Role, process: string): Promise<Administered> =>
    administer(deps, email, process, { type: "GrantRole", data: { role, reason: null, at: isoNow(deps.clock) } });

export const givePlan =
  (deps: AdministerDeps) =>
  (email: string, plan: Plan, process: string): Promise<Administered> =>
    administer(deps, email, process, { type: "ChangePlan", data: { plan, source: "admin", at: isoNow(deps.clock) } });

/** Makes the account that ADMIN_EMAIL names an administrator, if it exists already. Called at each start. */
export const ensureAdmin = async (deps: AdministerDeps & Pick<Deps, "env">): Promise<void> => {
  const email = deps.env.ADMIN_EMAIL;
  if (email === undefined || (await findAccountByEmail(deps.sql, email)) === null) return;
  await giveRole(deps)(email, "admin", "start");
};
