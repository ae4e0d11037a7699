import { customerStreamId } from "../../events/customer/customer.ts";
import { type CustomerMatch, SEARCH_MATCHES_MAX } from "../../events/wire/support.ts";
import type { StateRow } from "../store/event-store.ts";
import type { Sql } from "../store/sql.ts";

export type FoundRow = StateRow & {
  customer_id: string;
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
  select best.stream_id, substr(best.stream_id, ${PREFIX.length + 1}) as customer_id, best.matched_by, a.email, a.opened_at, s.version, s.state_schema, s.state_version, s.state,
    k.wrapped_key, k.erased_at is not null as erased
  from (select * from best order by rank, found limit ${SEARCH_MATCHES_MAX}) best
  join streams s on s.stream_id = best.stream_id
  left join accounts a on a.customer_id = substr(best.stream_id, ${PREFIX.length + 1})
  left join subject_keys k on k.subject = best.stream_id
  order by best.rank, best.found`;

/** Who has an address, an id, a Stripe id or an optimization that begins with what was typed. */
export const searchCustomers = (sql: Sql, typed: string): Promise<FoundRow[]> =>
  sql.query<FoundRow>(FIND_CUSTOMERS, [typed, typed.toLowerCase()]);
