import type { CustomerEvent } from "../../../events/customer/customer.ts";
import { formatToken, hashSecret, newSecret } from "../../http/session-token.ts";
import type { Statement } from "../../store/sql.ts";

const USER_AGENT_LENGTH_MAX = 300;

export type NewSession = { sessionId: string; token: string; secretHash: string };

export const newSession = (newId: () => string): NewSession => {
  const sessionId = newId();
  const secret = newSecret();
  return { sessionId, token: formatToken({ sessionId, secret }), secretHash: hashSecret(secret) };
};

/**
 * Keeps the session's hash if the password is still the one that was checked. A session without a row opens nothing, so
 * a sign-in that was overtaken by a change of password leads nowhere.
 */
export const insertSession = (
  session: NewSession,
  owner: { customerId: string; passwordVersion: number; userAgent: string; at: Date },
): Statement => ({
  text: `insert into sessions (session_id, customer_id, secret_hash, user_agent, created_at, last_seen_at)
    select $1, customer_id, $3, $4, $5, $5 from credentials where customer_id = $2 and version = $6`,
  params: [
    session.sessionId,
    owner.customerId,
    session.secretHash,
    owner.userAgent.slice(0, USER_AGENT_LENGTH_MAX),
    owner.at,
    owner.passwordVersion,
  ],
});

/** Gives a session that goes on another secret; the old token is dead. */
export const renewSession = (sessionId: string, secretHash: string): Statement => ({
  text: "update sessions set secret_hash = $2 where session_id = $1",
  params: [sessionId, secretHash],
});

/** Forgets the secrets of the sessions that these events ended. */
export const forgetEnded = (events: readonly CustomerEvent[]): Statement => ({
  text: "delete from sessions where session_id = any($1::text[])",
  params: [events.flatMap((event) => (event.type === "SignedOut" ? [event.data.sessionId] : []))],
});
