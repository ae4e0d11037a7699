import { Elysia } from "elysia";
import { customerDecider, customerStreamId } from "../../events/customer/customer.ts";
import { REFUSAL_KEPT_EVERY_MS } from "../../events/customer/support.decider.ts";
import type { RefusedAction } from "../../events/customer/support.events.ts";
import type { ProblemCode } from "../../events/kernel/problem.ts";
import type { Deps } from "../deps.ts";
import { isoNow } from "../platform/clock.ts";
import { describeError } from "../platform/log.ts";
import { CommandRejected, execute } from "../store/handle-command.ts";
import { createLately, type Lately } from "./lately.ts";
import { customerMeta } from "./meta.ts";
import { pathOf } from "./path-of.ts";
import { ProblemError } from "./problems.ts";

type KeepDeps = Pick<Deps, "clock" | "store" | "log" | "findCustomer">;

/** Refusals that follow from the customer's own history, so that it can be asked why. */
const WORTH_KEEPING: ReadonlySet<ProblemCode> = new Set([
  "ASIN_LIMIT_REACHED",
  "PLAN_REQUIRED",
  "DEMO_EXHAUSTED",
  "AVATAR_LIMIT_REACHED",
  "READ_ONLY",
  "PAYMENT_DUE",
  "PAYMENT_DISPUTED",
  "DELETION_PENDING",
  "PAYMENT_REQUIRED",
  "ALREADY_SUBSCRIBED",
  "NO_SUBSCRIPTION",
  "SUBSCRIPTION_ENDING",
]);

const ACTIONS: readonly { call: RegExp; action: RefusedAction }[] = [
  { call: /^POST \/api\/(?:asins|optimizations)$/, action: "optimize" },
  { call: /^POST \/api\/demo\/(?:start|optimize)$/, action: "startDemo" },
  { call: /^POST \/api\/avatars$/, action: "createAvatar" },
  { call: /^(?:PATCH|DELETE|POST) \/api\/avatars\/[^/]+(?:\/restore)?$/, action: "changeAvatar" },
  { call: /^POST \/api\/billing\/create-checkout$/, action: "checkout" },
  { call: /^POST \/api\/billing\/(?:change|cancel|resume)$/, action: "changePlan" },
];

const codeOf = (error: unknown): ProblemCode | null =>
  error instanceof CommandRejected || error instanceof ProblemError ? error.problem : null;

const actionOf = (request: Request): RefusedAction | null =>
  ACTIONS.find(({ call }) => call.test(`${request.method} ${pathOf(request)}`))?.action ?? null;

type Refusal = { action: RefusedAction; code: ProblemCode };

const keep = async (deps: KeepDeps, lately: Lately, request: Request, { action, code }: Refusal): Promise<void> => {
  const customer = await deps.findCustomer(request);
  if (customer === null) return;
  // A thousand calls that are refused at once must not all be decided on.
  if (lately(`${customer.customerId} ${action} ${code}`)) return;
  await execute({
    store: deps.store,
    decider: customerDecider,
    streamId: customerStreamId(customer.customerId),
    command: { type: "RecordRefusal", data: { action, code, at: isoNow(deps.clock) } },
    meta: customerMeta(customer, request),
  });
};

/** Keeps as a fact what a customer was refused, before they are told. Whatever happens to it, they get the same answer. */
export const keepRefusals = (deps: KeepDeps) => {
  const lately = createLately(deps.clock, REFUSAL_KEPT_EVERY_MS);
  return new Elysia({ name: "keep-refusals" }).onError({ as: "global" }, async ({ error, request }) => {
    const code = codeOf(error);
    const action = code !== null && WORTH_KEEPING.has(code) ? actionOf(request) : null;
    if (code === null || action === null) return;
    await keep(deps, lately, request, { action, code }).catch((failure: unknown) =>
      deps.log.warn("a refusal was not kept", { action, code, error: describeError(failure) }),
    );
  });
};
