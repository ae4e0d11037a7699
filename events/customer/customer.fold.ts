import type { Decider } from "../kernel/decider.ts";
import type { EventOf } from "../kernel/event.ts";
import { type AvatarsState, avatarsDecider } from "./avatars.decider.ts";
import { CUSTOMER_TOPICS, type CustomerEvent, type CustomerTopics } from "./customer.events.ts";
import { type IdentityState, identityDecider } from "./identity.decider.ts";
import { type OptimizationsState, optimizationsDecider } from "./optimizations.decider.ts";
import { type QuotaState, quotaDecider } from "./quota.decider.ts";
import { type SessionsState, sessionsDecider } from "./sessions.decider.ts";
import { subscriptionDecider } from "./subscription.decider.ts";
import type { SubscriptionState } from "./subscription.state.ts";
import { type SupportState, supportDecider } from "./support.decider.ts";

export type CustomerState = {
  identity: IdentityState;
  sessions: SessionsState;
  subscription: SubscriptionState;
  quota: QuotaState;
  avatars: AvatarsState;
  optimizations: OptimizationsState;
  support: SupportState;
};

type Topic = keyof CustomerTopics & keyof CustomerState;
type TopicFold<Name extends Topic> = Decider<never, EventOf<CustomerTopics[Name]>, CustomerState[Name]>["evolve"];
type Fold = (state: CustomerState, event: CustomerEvent) => CustomerState;

/** The fold of one topic, by each type of event that the topic has. */
const foldsOf = <Name extends Topic>(
  topic: Name,
  { evolve }: { evolve: TopicFold<Name> },
): [CustomerEvent["type"], Fold][] => {
  const fold: Fold = (state, event) => ({
    ...state,
    // It was found by its type, in the list of this topic's own events.
    [topic]: evolve(state[topic], event as EventOf<CustomerTopics[Name]>),
  });
  return CUSTOMER_TOPICS[topic].map(({ type }) => [type, fold]);
};

const FOLDS: ReadonlyMap<CustomerEvent["type"], Fold> = new Map([
  ...foldsOf("identity", identityDecider),
  ...foldsOf("sessions", sessionsDecider),
  ...foldsOf("subscription", subscriptionDecider),
  ...foldsOf("quota", quotaDecider),
  ...foldsOf("avatars", avatarsDecider),
  ...foldsOf("optimizations", optimizationsDecider),
  ...foldsOf("support", supportDecider),
]);

/** What a customer is after one more event. */
export const evolveCustomer: Fold = (state, event) => {
  const fold = FOLDS.get(event.type);
  if (fold === undefined) throw new Error(`No topic of a customer has an event called ${event.type}`);
  return fold(state, event);
};
