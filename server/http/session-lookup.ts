import type { CustomerState } from "../../events/customer/customer.ts";
import type { Sql } from "../store/sql.ts";

export type SessionRow = {
  session_id: string;
  customer_id: string;
  email: string;
  secret_hash: string;
  created_at: Date;
  last_seen_at: Date;
  state: CustomerState | null;
  state_schema: string | null;
  state_is_current: boolean | null;
};

type Waiting = { sessionId: string; resolve: (row: SessionRow | null) => void; reject: (error: unknown) => void };

const QUERIES_IN_FLIGHT_MAX = 2;

const SELECT_SESSIONS = `
  select s.session_id, s.customer_id, a.email, s.secret_hash, s.created_at, s.last_seen_at,
    st.state, st.state_schema, st.state_version = st.version as state_is_current
  from sessions s
  join accounts a on a.customer_id = s.customer_id
  left join streams st on st.stream_id = 'customer-' || s.customer_id
  where s.session_id = any($1::text[])`;

/**
 * Finds sessions with what the next decision needs to know of their customer. Lookups that are asked for while others
 * are under way share one query; no answer is ever older than its question.
 */
export const createSessionLookup = (sql: Sql): ((sessionId: string) => Promise<SessionRow | null>) => {
  let waiting: Waiting[] = [];
  let inFlight = 0;
  let isScheduled = false;

  const run = async (batch: readonly Waiting[]): Promise<void> => {
    inFlight += 1;
    try {
      const rows = await sql.query<SessionRow>(SELECT_SESSIONS, [[...new Set(batch.map(({ sessionId }) => sessionId))]]);
      const found = new Map(rows.map((row) => [row.session_id, row]));
      for (const { sessionId, resolve } of batch) resolve(found.get(sessionId) ?? null);
    } catch (error) {
      for (const { reject } of batch) reject(error);
    } finally {
      inFlight -= 1;
      schedule();
    }
  };

  const flush = (): void => {
    isScheduled = false;
    if (waiting.length === 0 || inFlight >= QUERIES_IN_FLIGHT_MAX) return;
    const batch = waiting;
    waiting = [];
    void run(batch);
  };

  const schedule = (): void => {
    if (isScheduled || waiting.length === 0) return;
    isScheduled = true;
    setImmediate(flush);
  };

  return (sessionId) =>
    new Promise((resolve, reject) => {
      waiting.push({ sessionId, resolve, reject });
      schedule();
    });
};
