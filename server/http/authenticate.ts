import { Elysia } from "elysia";
import { planAt } from "../../events/customer/access.ts";
import { type CustomerState, customerDecider } from "../../events/customer/customer.ts";
import type { Plan } from "../../events/plans.ts";
import type { Deps } from "../deps.ts";
import { isoNow } from "../platform/clock.ts";
import { readCookie, sessionCookieRule } from "./cookies.ts";
import { createStateOpener } from "./opened-states.ts";
import { ProblemError } from "./problems.ts";
import { createSessionLookup, type SessionRow } from "./session-lookup.ts";
import { matchesHash, parseToken } from "./session-token.ts";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

export const SESSION_IDLE_MS = 7 * DAY_MS;
export const SESSION_ABSOLUTE_MS = 30 * DAY_MS;

/** The signed-in customer of a request, with the decision state as it was when the request came in. */
export type SignedInCustomer = { customerId: string; sessionId: string; email: string; state: CustomerState };

export type AuthenticateDeps = Pick<Deps, "env" | "clock" | "sql" | "store">;

export type FindCustomer = (request: Request) => Promise<SignedInCustomer | null>;

const isExpired = (row: SessionRow, now: number): boolean =>
  now - row.last_seen_at.getTime() >= SESSION_IDLE_MS || now - row.created_at.getTime() >= SESSION_ABSOLUTE_MS;

const touch = async (deps: AuthenticateDeps, row: SessionRow, now: Date): Promise<void> => {
  if (now.getTime() - row.last_seen_at.getTime() < HOUR_MS) return;
  await deps.sql.query("update sessions set last_seen_at = greatest(last_seen_at, $2) where session_id = $1", [
    row.session_id,
    now,
  ]);
};

const NOBODY = Promise.resolve(null);

const createFinder = (deps: AuthenticateDeps): FindCustomer => {
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
    return { customerId: row.customer_id, sessionId: row.session_id, email: row.email, state };
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

const finders = new WeakMap<Deps["store"], FindCustomer>();

/** Finds who is signed in, once per request; requests that come together share one query. */
export const customerFinder = (deps: AuthenticateDeps): FindCustomer => {
  const known = finders.get(deps.store);
  if (known !== undefined) return known;
  const finder = createFinder(deps);
  finders.set(deps.store, finder);
  return finder;
};

/** The administrator of a request; for everybody else, what is asked for does not exist. */
const findAdmin = async (deps: AuthenticateDeps, request: Request): Promise<SignedInCustomer | null> => {
  const customer = await customerFinder(deps)(request);
  const { identity } = customer?.state ?? customerDecider.initialState;
  return identity.status === "open" && identity.role === "admin" ? customer : null;
};

export const requireAdmin = async (deps: AuthenticateDeps, request: Request): Promise<SignedInCustomer> => {
  const customer = await findAdmin(deps, request);
  if (customer === null) throw new ProblemError("NOT_FOUND");
  return customer;
};

export const isAdmin =
  (deps: AuthenticateDeps) =>
  async (request: Request): Promise<boolean> =>
    (await findAdmin(deps, request)) !== null;

/**
 * Route options: `auth: true` gives `customer` or answers 401, `plans: [...]` also asks for one of the plans (402),
 * `admin: true` is a 404 for everybody else, `optionalCustomer: true` gives `customer` or null. Who may not call is told
 * so before the fields are looked at.
 */
export const authenticate = (deps: AuthenticateDeps) => {
  const find = customerFinder(deps);
  const require = async (request: Request): Promise<SignedInCustomer> => {
    const customer = await find(request);
    if (customer === null) throw new ProblemError("UNAUTHENTICATED");
    return customer;
  };
  const requirePlan = async (request: Request, plans: readonly Plan[]): Promise<SignedInCustomer> => {
    const customer = await require(request);
    if (!plans.includes(planAt(customer.state.subscription, isoNow(deps.clock))))
      throw new ProblemError("PLAN_REQUIRED");
    return customer;
  };
  return new Elysia({ name: "authenticate" }).macro({
    auth: {
      transform: async ({ request }) => void (await require(request)),
      resolve: async ({ request }) => ({ customer: await require(request) }),
    },
    plans: (plans: readonly Plan[]) => ({
      transform: async ({ request }) => void (await requirePlan(request, plans)),
      resolve: async ({ request }) => ({ customer: await requirePlan(request, plans) }),
    }),
    admin: {
      transform: async ({ request }) => void (await requireAdmin(deps, request)),
      resolve: async ({ request }) => ({ customer: await requireAdmin(deps, request) }),
    },
    optionalCustomer: { resolve: async ({ request }) => ({ customer: await find(request) }) },
  });
};
