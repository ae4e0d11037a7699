import { accept, assertNever, combine, type Decision, reject, type StreamDecider } from "../kernel/decider.ts";
import { asinLimitOf, avatarLimitOf, isPaidPlan, PLAN_TERMS } from "../plans.ts";
import { planAt } from "./access.ts";
import { type AvatarCommand, avatarsDecider, isRestorable } from "./avatars.decider.ts";
import type { CustomerEvent } from "./customer.events.ts";
import { type CustomerState, evolveCustomer } from "./customer.fold.ts";
import { type IdentityCommand, identityDecider } from "./identity.decider.ts";
import { isRequested, type OptimizationCommand, optimizationsDecider } from "./optimizations.decider.ts";
import { asinsAdded, asinsTaken, asinsUsed, quotaDecider } from "./quota.decider.ts";
import { renewalOf } from "./renewal.ts";
import { type SessionCommand, sessionsDecider } from "./sessions.decider.ts";
import { cycleAt, type SubscriptionCommand, subscriptionDecider } from "./subscription.decider.ts";
import { type SupportCommand, supportDecider } from "./support.decider.ts";

export type { CustomerEvent } from "./customer.events.ts";
export type { CustomerState } from "./customer.fold.ts";

type WithoutLimit<Command> = Command extends { type: infer Type; data: infer Data extends { limit: number } }
  ? { type: Type; data: Omit<Data, "limit"> & { paidAvatarLimit: number } }
  : Command;

export type CustomerCommand =
  | IdentityCommand
  | SessionCommand
  | SubscriptionCommand
  | WithoutLimit<AvatarCommand>
  | OptimizationCommand
  | SupportCommand
  | { type: "AddAsins"; data: { asins: number; reason: string; at: string } };

const STREAM = "customer-";

export const customerStreamId = (customerId: string): string => `${STREAM}${customerId}`;

/** Whose stream it is; null for one that is no customer's. */
export const customerIdOf = (streamId: string): string | null =>
  streamId.startsWith(STREAM) ? streamId.slice(STREAM.length) : null;

/**
 * The ASIN allowance in force at `now`: `limit` and `remaining` null mean unlimited; `cycleStartsAt` null is the demo.
 * `taken` counts what is used up and what is in work, which is what customers are shown: with `remaining` it is the limit.
 */
export const allowanceAt = (state: Pick<CustomerState, "subscription" | "quota">, now: string) => {
  const plan = planAt(state.subscription, now);
  const cycle = isPaidPlan(plan) ? cycleAt(state.subscription, now) : null;
  const cycleStartsAt = cycle?.startsAt ?? null;
  const planLimit = asinLimitOf(plan);
  const limit = planLimit === null ? null : planLimit + asinsAdded(state.quota, cycleStartsAt);
  const taken = asinsTaken(state.quota, cycleStartsAt);
  return {
    plan,
    limit,
    used: asinsUsed(state.quota, cycleStartsAt),
    taken,
    remaining: limit === null ? null : Math.max(0, limit - taken),
    cycleStartsAt,
    renewsAt: cycle?.renewsAt ?? null,
    renewal: cycle === null ? null : renewalOf(state.subscription, cycle, now),
  };
};

const requestOptimization = (
  command: Extract<OptimizationCommand, { type: "RequestOptimization" }>,
  state: CustomerState,
): Decision<CustomerEvent> => {
  const { asinId, optimizationId, kind, at } = command.data;
  if (isRequested(state.optimizations, optimizationId)) return accept();
  const { plan, limit, cycleStartsAt } = allowanceAt(state, at);
  if (kind === "paid" && !isPaidPlan(plan)) return reject("PLAN_REQUIRED");
  if (kind === "demo" && isPaidPlan(plan)) return reject("CONFLICT");
  const reservation = quotaDecider.decide(
    { type: "ReserveAsin", data: { asinId, optimizationId, limit, cycleStartsAt, at } },
    state.quota,
  );
  if (kind === "demo" && reservation.kind === "rejected") return reject("DEMO_EXHAUSTED");
  return combine<CustomerEvent>(
    subscriptionDecider.decide({ type: "RollCycle", data: { at } }, state.subscription),
    reservation,
    optimizationsDecider.decide(command, state.optimizations),
  );
};

const addAsins = (
  { asins, reason, at }: Extract<CustomerCommand, { type: "AddAsins" }>["data"],
  state: CustomerState,
): Decision<CustomerEvent> => {
  const { limit, cycleStartsAt } = allowanceAt(state, at);
  if (limit === null) return reject("CONFLICT");
  return combine<CustomerEvent>(
    subscriptionDecider.decide({ type: "RollCycle", data: { at } }, state.subscription),
    quotaDecider.decide({ type: "AddAsins", data: { asins, reason, cycleStartsAt, at } }, state.quota),
  );
};

const takeOverDemo = (
  command: Extract<OptimizationCommand, { type: "TakeOverDemo" }>,
  state: CustomerState,
): Decision<CustomerEvent> => {
  const taken = optimizationsDecider.decide(command, state.optimizations);
  if (taken.kind === "rejected" || taken.events.length === 0) return taken;
  const { visitorId, optimizationId, at } = command.data;
  const isUsedUp = asinsTaken(state.quota, null) >= PLAN_TERMS.demo.asinLimit + asinsAdded(state.quota, null);
  if (isUsedUp) return taken;
  return combine<CustomerEvent>(
    taken,
    accept({ type: "AsinUsed", data: { asinId: visitorId, optimizationId, cycleStartsAt: null, at } }),
  );
};

const isUnknownAvatar = (avatarId: string | null, state: CustomerState): boolean =>
  avatarId !== null && !state.avatars.avatarIds.includes(avatarId);

const decideAvatar = (
  command: Extract<CustomerCommand, { type: AvatarCommand["type"] }>,
  state: CustomerState,
): Decision<CustomerEvent> => {
  const plan = planAt(state.subscription, command.data.at);
  switch (command.type) {
    case "CreateAvatar": {
      const { paidAvatarLimit, ...data } = command.data;
      const limit = avatarLimitOf(plan, paidAvatarLimit);
      return avatarsDecider.decide({ type: "CreateAvatar", data: { ...data, limit } }, state.avatars);
    }
    case "RestoreAvatar": {
      const { paidAvatarLimit, ...data } = command.data;
      if (!isPaidPlan(plan) && isRestorable(state.avatars, data.avatarId, data.at)) return reject("READ_ONLY");
      const limit = avatarLimitOf(plan, paidAvatarLimit);
      return avatarsDecider.decide({ type: "RestoreAvatar", data: { ...data, limit } }, state.avatars);
    }
    default:
      return isPaidPlan(plan) || !state.avatars.avatarIds.includes(command.data.avatarId)
        ? avatarsDecider.decide(command, state.avatars)
        : reject("READ_ONLY");
  }
};

const decideOptimization = (command: OptimizationCommand, state: CustomerState): Decision<CustomerEvent> => {
  switch (command.type) {
    case "RequestOptimization":
      return requestOptimization(command, state);
    case "CompleteOptimization":
      return combine<CustomerEvent>(
        optimizationsDecider.decide(command, state.optimizations),
        quotaDecider.decide({ type: "UseAsin", data: command.data }, state.quota),
      );
    case "FailOptimization":
      return combine<CustomerEvent>(
        optimizationsDecider.decide(command, state.optimizations),
        quotaDecider.decide({ type: "ReleaseAsin", data: command.data }, state.quota),
      );
    case "TakeOverDemo":
      return takeOverDemo(command, state);
    case "CreateAsinProfile":
      return isUnknownAvatar(command.data.avatarId, state) && !state.optimizations.asinIds.includes(command.data.asinId)
        ? reject("AVATAR_NOT_FOUND")
        : optimizationsDecider.decide(command, state.optimizations);
    case "ReviseListing":
      return isPaidPlan(planAt(state.subscription, command.data.at))
        ? optimizationsDecider.decide(command, state.optimizations)
        : reject("PLAN_REQUIRED");
    case "StashAvatar":
      return optimizationsDecider.decide(command, state.optimizations);
    default:
      return assertNever(command);
  }
};

const decideOpen = (command: CustomerCommand, state: CustomerState): Decision<CustomerEvent> => {
  switch (command.type) {
    case "OpenAccount":
    case "RequestPasswordReset":
    case "GrantRole":
    case "ChangePassword":
    case "RequestDeletion":
    case "CancelDeletion":
    case "EraseAccount":
      return identityDecider.decide(command, state.identity);
    case "SignIn":
    case "SignOut":
    case "SignOutOthers":
      return sessionsDecider.decide(command, state.sessions);
    case "ChangePlan":
    case "RollCycle":
    case "LinkBillingCustomer":
    case "StartCheckout":
    case "EndCheckout":
    case "SyncSubscription":
    case "RecordRefund":
    case "OpenInquiry":
    case "CloseInquiry":
    case "OpenDispute":
    case "CloseDispute":
      return subscriptionDecider.decide(command, state.subscription);
    case "CreateAvatar":
    case "RestoreAvatar":
    case "ReviseAvatar":
    case "RenameAvatar":
    case "DeleteAvatar":
      return decideAvatar(command, state);
    case "RequestOptimization":
    case "CompleteOptimization":
    case "FailOptimization":
    case "TakeOverDemo":
    case "CreateAsinProfile":
    case "ReviseListing":
    case "StashAvatar":
      return decideOptimization(command, state);
    case "AddAsins":
      return addAsins(command.data, state);
    case "ViewHistory":
    case "RevealPersonalData":
    case "ResendMail":
    case "RerunOptimization":
    case "RequestStripeSync":
    case "RecordRefusal":
    case "RecordExport":
      return supportDecider.decide(command, state.support);
    default:
      return assertNever(command);
  }
};

/** What may happen to an account that is not open: it is opened, or what is left of an erased one is looked at. */
const needsNoAccount = ({ type }: CustomerCommand, { identity }: CustomerState): boolean =>
  type === "OpenAccount" || (identity.status === "erased" && (type === "ViewHistory" || type === "EraseAccount"));

const decide = (command: CustomerCommand, state: CustomerState): Decision<CustomerEvent> =>
  state.identity.status === "open" || needsNoAccount(command, state)
    ? decideOpen(command, state)
    : reject("ACCOUNT_NOT_FOUND");

/** All that happens to one customer: quota, avatar cap and plan are one consistency boundary. */
export const customerDecider: StreamDecider<CustomerCommand, CustomerEvent, CustomerState> = {
  stateSchema: "customer-6",
  initialState: {
    identity: identityDecider.initialState,
    sessions: sessionsDecider.initialState,
    subscription: subscriptionDecider.initialState,
    quota: quotaDecider.initialState,
    avatars: avatarsDecider.initialState,
    optimizations: optimizationsDecider.initialState,
    support: supportDecider.initialState,
  },
  decide,
  evolve: evolveCustomer,
};
