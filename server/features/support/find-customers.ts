import { planAt } from "../../../events/customer/access.ts";
import {
  type CustomerState,
  customerDecider,
  customerIdOf,
  customerStreamId,
} from "../../../events/customer/customer.ts";
import { maskEmail } from "../../../events/history/mask-email.ts";
import { type AccountStatus, type CustomerMatch, SEARCH_MATCHES_MAX } from "../../../events/wire/support.ts";
import type { Deps } from "../../deps.ts";
import { isoNow } from "../../platform/clock.ts";
import type { StateRow } from "../../store/event-store.ts";
import { foldFrom } from "../../store/handle-command.ts";

type FindDeps = Pick<Deps, "sql" | "store" | "clock">;
type Row = StateRow & {
  stream_id: string;
  email: string | null;
  opened_at: Date | null;
  matched_by: CustomerMatch["matchedBy"];
};

const PREFIX = customerStreamId("");

/** Sorts after everything that begins with what stands before it. */
const LAST = "\u{10ffff}";

// Each branch is a range of an index in byte order, however many customers there are.
export const FIND_CUSTOMERS = `
  with hits as (
    (select '${PREFIX}' || customer_id as stream_id, 'email' as matched_by, 1 as rank, email as found from accounts
      where email >= $2 and email < $2 || '${LAST}' order by email limit ${SEARCH_MATCHES_MAX})
    union all
    (select stream_id, 'customerId', 2, stream_id from streams
      where stream_id >= '${PREFIX}' || $1 and stream_id < '${PREFIX}' || $1 || '${LAST}'
      order by stream_id limit ${SEARCH_MATCHES_MAX})
    union all
    (select stream_id, 'stripeId', 3, stripe_customer_id from billing_customers
      where stripe_customer_id >= $1 and stripe_customer_id < $1 || '${LAST}'
      order by stripe_customer_id limit ${SEARCH_MATCHES_MAX})
    union all
    (select stream_id, 'stripeId', 3, subscription_id from stripe_subscriptions
      where subscription_id >= $1 and subscription_id < $1 || '${LAST}'
      order by subscription_id limit ${SEARCH_MATCHES_MAX})
    union all
    (select stream_id, 'optimizationId', 4, optimization_id from optimizations
      where optimization_id >= $1 and optimization_id < $1 || '${LAST}' and starts_with(stream_id, '${PREFIX}')
      order by optimization_id limit ${SEARCH_MATCHES_MAX})
  ), best as (
    select distinct on (stream_id) stream_id, matched_by, rank, found from hits order by stream_id, rank, found
  )
  select best.stream_id, best.matched_by, a.email, a.opened_at, s.version, s.state_schema, s.state_version, s.state,
    k.wrapped_key, k.erased_at is not null as erased
  from (select * from best order by rank, found limit ${SEARCH_MATCHES_MAX}) best
  join streams s on s.stream_id = best.stream_id
  left join accounts a on a.customer_id = substr(best.stream_id, ${PREFIX.length + 1})
  left join subject_keys k on k.subject = best.stream_id
  order by best.rank, best.found`;

export const statusOf = ({ identity }: Pick<CustomerState, "identity">): AccountStatus => {
  if (identity.status !== "open") return "erased";
  return identity.erasesAt === null ? "open" : "deleting";
};

const matchOf = async ({ store, clock }: FindDeps, row: Row, typed: string): Promise<CustomerMatch> => {
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
    const email = q.toLowerCase();
    const rows = await deps.sql.query<Row>(FIND_CUSTOMERS, [q, email]);
    return Promise.all(rows.map((row) => matchOf(deps, row, email)));
  };
