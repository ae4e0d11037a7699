import type { SessionList } from "../../../events/wire/identity.ts";
import type { Deps } from "../../deps.ts";
import { SESSION_ABSOLUTE_MS, SESSION_IDLE_MS, type SignedInCustomer } from "../../http/find-customer.ts";

type Row = { session_id: string; user_agent: string; created_at: Date; last_seen_at: Date };

/** Where the customer is signed in, last used first. */
export const listSessions =
  (deps: Pick<Deps, "sql" | "clock">) =>
  async ({ customerId, sessionId, state }: SignedInCustomer): Promise<SessionList> => {
    const now = deps.clock.now().getTime();
    const rows = await deps.sql.query<Row>(
      `select session_id, user_agent, created_at, last_seen_at from sessions
       where session_id = any($1::text[]) and customer_id = $2 and created_at > $3 and last_seen_at > $4
       order by last_seen_at desc, session_id desc`,
      [state.sessions.live, customerId, new Date(now - SESSION_ABSOLUTE_MS), new Date(now - SESSION_IDLE_MS)],
    );
    return {
      sessions: rows.map((row) => ({
        id: row.session_id,
        current: row.session_id === sessionId,
        userAgent: row.user_agent,
        signedInAt: row.created_at.toISOString(),
        lastSeenAt: row.last_seen_at.toISOString(),
      })),
    };
  };
