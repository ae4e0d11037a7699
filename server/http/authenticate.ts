import { Elysia } from "elysia";
import { planAt } from "../../events/customer/access.ts";
import { customerDecider } from "../../events/customer/customer.ts";
import type { Plan } from "../../events/plans.ts";
import type { Deps } from "../deps.ts";
import { isoNow } from "../platform/clock.ts";
import type { SignedInCustomer } from "./find-customer.ts";
import { ProblemError } from "./problems.ts";

export type { SignedInCustomer } from "./find-customer.ts";

type AuthenticateDeps = Pick<Deps, "clock" | "findCustomer">;

/** The administrator of a request; for everybody else, what is asked for does not exist. */
const findAdmin = async (deps: Pick<Deps, "findCustomer">, request: Request): Promise<SignedInCustomer | null> => {
  const customer = await deps.findCustomer(request);
  const { identity } = customer?.state ?? customerDecider.initialState;
  return identity.status === "open" && identity.role === "admin" ? customer : null;
};

export const requireAdmin = async (deps: Pick<Deps, "findCustomer">, request: Request): Promise<SignedInCustomer> => {
  const customer = await findAdmin(deps, request);
  if (customer === null) throw new ProblemError("NOT_FOUND");
  return customer;
};

export const isAdmin =
  (deps: Pick<Deps, "findCustomer">) =>
  async (request: Request): Promise<boolean> =>
    (await findAdmin(deps, request)) !== null;

/**
 * Route options: `auth: true` gives `customer` or answers 401, `plans: [...]` also asks for one of the plans (402),
 * `admin: true` is a 404 for everybody else, `optionalCustomer: true` gives `customer` or null. Who may not call is told
 * so before the fields are looked at.
 */
export const authenticate = (deps: AuthenticateDeps) => {
  const find = deps.findCustomer;
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
