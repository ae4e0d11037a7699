import type { CustomerState } from "../../events/customer/customer.ts";
import type { Env } from "../env.ts";
import type { Clock } from "../platform/clock.ts";
import type { EventStore } from "../store/event-store.ts";
import type { Sql } from "../store/sql.ts";
import { readCookie, sessionCookieRule } from "./cookies.ts";
import { createStateOpener } from "./opened-states.ts";
import { createSessionLookup, type SessionRow } from "./session-lookup.ts";
import { matchesHash, parseToken } from "./session-token.ts";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

export const SESSION_IDLE_MS = 7 * DAY_MS;
export const SESSION_ABSOLUTE_MS = 30 * DAY_MS;

/** The signed-in customer of a request, with the decision state as it was when the request came in. */
export type SignedInCustomer = {
  customerId: string;
  sessionId: string;
  /** When this session began, with its password. */
  signedInAt: Date;
  email: string;
  state: CustomerState;
};

type FinderParts = { env: Env; clock: Clock; sql: Sql; store: EventStore };

export type FindCustomer = (request: Request) => Promise<SignedInCustomer | null>;

const isExpired = (row: SessionRow, now: number): boolean =>
  now - row.last_seen_at.getTime() >= SESSION_IDLE_MS || now - row.created_at.getTime() >= SESSION_ABSOLUTE_MS;

const touch = async (deps: FinderParts, row: SessionRow, now: Date): Promise<void> => {
  if (now.getTime() - row.last_seen_at.getTime() < HOUR_MS) return;
  await deps.sql.query("update sessions set last_seen_at = greatest(last_seen_at, $2) where session_id = $1", [
    row.session_id,
    now,
  ]);
};

const NOBODY = Promise.resolve(null);

/** Finds who is signed in, once per request; requests that come together share one query. */
export const createCustomerFinder = (deps: FinderParts): FindCustomer => {
  const lookup = createSessionLookup(deps.sql);
  const openState = createStateOpener(deps.store);
  const { name } = sessionCookieRule(deps.env);

  const find = async (cookie: string): Promise<SignedInCustomer | null> => {
    const token = parseToken(cookie);
    if (token === null) return null;
    const row = await lookup(token.sessionId);
    const now = deps.clock.now();
    if (row === null || !matchesHash(token.secret, row.secret_hash) || isExpired(row, now.getTime())) return null;
    const state = await openState(row.customer_id, row);
    if (!state.sessions.live.includes(row.session_id)) return null;
    await touch(deps, row, now);
    const { customer_id: customerId, session_id: sessionId, created_at: signedInAt, email } = row;
    return { customerId, sessionId, signedInAt, email, state };
  };

  const found = new WeakMap<Request, Promise<SignedInCustomer | null>>();
  return (request) => {
    const cookie = readCookie(request, name);
    if (cookie === null) return NOBODY;
    const known = found.get(request);
    if (known !== undefined) return known;
    const finding = find(cookie);
    found.set(request, finding);
    return finding;
  };
};
