import { AVATAR_EVENTS } from "../../../events/customer/avatars.events.ts";
import { BILLING_EVENTS } from "../../../events/customer/billing.events.ts";
import { IDENTITY_EVENTS } from "../../../events/customer/identity.events.ts";
import { OPTIMIZATION_EVENTS } from "../../../events/customer/optimizations.events.ts";
import { QUOTA_EVENTS } from "../../../events/customer/quota.events.ts";
import { SESSION_EVENTS } from "../../../events/customer/sessions.events.ts";
import { SUBSCRIPTION_EVENTS } from "../../../events/customer/subscription.events.ts";
import {
  DataExported,
  type RefusedAction,
  RequestRefused,
  SUPPORT_EVENTS,
} from "../../../events/customer/support.events.ts";
import type { Actor } from "../../../events/kernel/actor.ts";
import type { ProblemCode } from "../../../events/kernel/problem.ts";

export const TOPICS = ["account", "sessions", "billing", "quota", "avatars", "optimizations", "support"] as const;
export type Topic = (typeof TOPICS)[number];

export const TOPIC_LABELS: Readonly<Record<Topic, string>> = {
  account: "Account",
  sessions: "Sessions",
  billing: "Plan & billing",
  quota: "Quota",
  avatars: "Avatars",
  optimizations: "Optimizations",
  support: "Support",
};

const EVENTS: Readonly<Record<Topic, readonly { type: string }[]>> = {
  account: IDENTITY_EVENTS,
  sessions: SESSION_EVENTS,
  billing: [...SUBSCRIPTION_EVENTS, ...BILLING_EVENTS],
  quota: QUOTA_EVENTS,
  avatars: AVATAR_EVENTS,
  optimizations: OPTIMIZATION_EVENTS,
  support: SUPPORT_EVENTS,
};

const TOPIC_OF: ReadonlyMap<string, Topic> = new Map(
  TOPICS.flatMap((topic) => EVENTS[topic].map(({ type }) => [type, topic] as const)),
);

const REFUSED: Readonly<Record<RefusedAction, Topic>> = {
  optimize: "optimizations",
  startDemo: "optimizations",
  createAvatar: "avatars",
  changeAvatar: "avatars",
  checkout: "billing",
  changePlan: "billing",
};

const BY_LIMIT: readonly unknown[] = ["ASIN_LIMIT_REACHED", "DEMO_EXHAUSTED"] satisfies ProblemCode[];

const isAction = (action: unknown): action is RefusedAction => typeof action === "string" && action in REFUSED;

/** What was refused belongs to what was tried, and to the quota where that was the reason. */
const topicOfRefusal = ({ action, code }: Record<string, unknown>): Topic => {
  if (BY_LIMIT.includes(code)) return "quota";
  return isAction(action) ? REFUSED[action] : "account";
};

/** The topic of an event; one that a newer release brought counts as the account's. */
export const topicOf = ({ type, data }: { type: string; data: Record<string, unknown> }): Topic => {
  if (type === RequestRefused.type) return topicOfRefusal(data);
  return type === DataExported.type ? "account" : (TOPIC_OF.get(type) ?? "account");
};

export const ACTORS = ["customer", "visitor", "staff", "stripe", "system"] as const;
export type ActorKind = Actor["kind"];

export const ACTOR_LABELS: Readonly<Record<ActorKind, string>> = {
  customer: "Customer",
  visitor: "Visitor",
  staff: "Staff",
  stripe: "Stripe",
  system: "System",
};
