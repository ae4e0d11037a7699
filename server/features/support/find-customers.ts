import { planAt } from "../../../events/customer/access.ts";
import { type CustomerState, customerDecider, customerIdOf } from "../../../events/customer/customer.ts";
import { maskEmail } from "../../../events/history/mask-email.ts";
import type { AccountStatus, CustomerMatch } from "../../../events/wire/support.ts";
import type { Deps } from "../../deps.ts";
import { isoNow } from "../../platform/clock.ts";
import { type FoundRow, searchCustomers } from "../../projections/customer-search.queries.ts";
import { foldFrom } from "../../store/handle-command.ts";

type FindDeps = Pick<Deps, "sql" | "store" | "clock">;

export const statusOf = ({ identity }: Pick<CustomerState, "identity">): AccountStatus => {
  if (identity.status !== "open") return "erased";
  return identity.erasesAt === null ? "open" : "deleting";
};

const matchOf = async ({ store, clock }: FindDeps, row: FoundRow, typed: string): Promise<CustomerMatch> => {
  const { stream_id: streamId, email } = row;
  const kept = store.openState(streamId, customerDecider.stateSchema, row);
  const { state } = await foldFrom(store, customerDecider, streamId, kept);
  return {
    customerId: customerIdOf(streamId) ?? "",
    email: email === null ? null : maskEmail(email, typed),
    plan: planAt(state.subscription, isoNow(clock)),
    openedAt: row.opened_at?.toISOString() ?? null,
    status: statusOf(state),
    events: row.version,
    matchedBy: row.matched_by,
  };
};

/** Customers whose e-mail address, id, Stripe id or optimization id begins with what was typed. */
export const findCustomers =
  (deps: FindDeps) =>
  async (q: string): Promise<CustomerMatch[]> => {
    const rows = await searchCustomers(deps.sql, q);
    return Promise.all(rows.map((row) => matchOf(deps, row, q.toLowerCase())));
  };
