import type { StateRow } from "../store/event-store.ts";
import type { Sql } from "../store/sql.ts";

/** A session with its account and the decision state of its customer, as one query finds them. */
export type SessionRow = StateRow & {
  session_id: string;
  customer_id: string;
  email: string;
  secret_hash: string;
  created_at: Date;
  last_seen_at: Date;
};

type Waiting = { sessionId: string; resolve: (row: SessionRow | null) => void; reject: (error: unknown) => void };

/** The embedded database does one thing at a time, so a second query would only split what one could answer. */
const QUERIES_IN_FLIGHT_MAX: Record<Sql["kind"], number> = { pglite: 1, postgres: 2 };

const SELECT_SESSIONS = "select * from find_sessions($1)";

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
      const rows = await sql.query<SessionRow>(SELECT_SESSIONS, [
        [...new Set(batch.map(({ sessionId }) => sessionId))],
      ]);
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
    if (waiting.length === 0 || inFlight >= QUERIES_IN_FLIGHT_MAX[sql.kind]) return;
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
