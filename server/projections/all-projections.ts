import type { Projection } from "../store/projection.ts";
import { accountDeletionsProjection } from "./account-deletions.projection.ts";
import { asinProfilesProjection } from "./asin-profiles.projection.ts";
import { avatarsProjection } from "./avatars.projection.ts";
import { billingCustomersProjection } from "./billing-customers.projection.ts";
import { listingRevisionsProjection } from "./listing-revisions.projection.ts";
import { optimizationsProjection } from "./optimizations.projection.ts";
import { stripeSubscriptionsProjection } from "./stripe-subscriptions.projection.ts";
import { supportVisitsProjection } from "./support-visits.projection.ts";

/** Every projection there is: written with each append, rebuilt by `bun run rebuild`. */
export const ALL_PROJECTIONS: readonly Projection[] = [
  avatarsProjection,
  asinProfilesProjection,
  optimizationsProjection,
  listingRevisionsProjection,
  billingCustomersProjection,
  accountDeletionsProjection,
  stripeSubscriptionsProjection,
  supportVisitsProjection,
];
