import type { BillingFlow } from "./billing-flow.ts";
import { BillingNotices } from "./billing-notices.tsx";
import { PlanChoice } from "./plan-choice.tsx";
import type { Standing } from "./status-text.ts";
import { SubscriptionDetails } from "./subscription-details.tsx";

type Props = { standing: Standing; billing: BillingFlow; isOnboarding: boolean };

/** What a customer pays for, what needs attention, and the plans. */
export const BillingScreen = ({ standing, billing, isOnboarding }: Props) => (
  <>
    <BillingNotices standing={standing} billing={billing} isOnboarding={isOnboarding} />
    {standing.summary.isCharged ? <SubscriptionDetails standing={standing} billing={billing} /> : null}
    <PlanChoice standing={standing} billing={billing} />
  </>
);
