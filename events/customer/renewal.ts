import type { Cycle, SubscriptionState } from "./subscription.state.ts";

export const RENEWALS = ["renews", "ends", "overdue"] as const;

/** What comes after a cycle: the next one, nothing because it was canceled, or whatever the payment decides that is late. */
export type Renewal = (typeof RENEWALS)[number];

/** What comes after `cycle`, as far as is known at `now`. A cycle given by hand renews by itself. */
export const renewalOf = ({ snapshot }: Pick<SubscriptionState, "snapshot">, cycle: Cycle, now: string): Renewal => {
  if (cycle.source !== "billing") return "renews";
  if (snapshot !== null && snapshot.cancelAt !== null) return "ends";
  return now < cycle.renewsAt ? "renews" : "overdue";
};
