import type Stripe from "stripe";
import { changePriceNow, endSubscription, setEnding } from "../engine/change-subscription.ts";
import { idOf, need } from "../engine/find.ts";
import { invalidRequest } from "../stripe-fault.ts";
import type { World } from "../world.ts";
import { type Endpoint, endpoint, page, retrieval } from "./endpoint.ts";
import { mergedMetadata } from "./metadata.ts";

const withMetadata = (
  { store }: World,
  subscription: Stripe.Subscription,
  given: Stripe.Emptyable<Stripe.MetadataParam> | undefined,
): Stripe.Subscription => {
  if (given === undefined) return subscription;
  const metadata = mergedMetadata(subscription.metadata, given);
  return store.put("subscription", { ...subscription, metadata }, idOf(subscription.customer));
};

export const SUBSCRIPTIONS: readonly Endpoint[] = [
  endpoint("GET", "/v1/subscriptions", "subscriptionList", (world, { customer, status, ...paging }) => {
    const wanted = typeof customer === "string" ? customer : null;
    if (wanted !== null) need(world, "customer", wanted);
    const all = world.store
      .list("subscription", wanted)
      .filter(
        (each) => status === "all" || (status === undefined ? each.status !== "canceled" : each.status === status),
      );
    return page("/v1/subscriptions", all, paging);
  }),
  retrieval("/v1/subscriptions/:id", (world, id) => need(world, "subscription", id)),
  endpoint("POST", "/v1/subscriptions/:id", "subscriptionUpdate", (world, params, id) => {
    const found = need(world, "subscription", id);
    if (found.status === "canceled") throw invalidRequest("A canceled subscription can only update its metadata.");
    const subscription = withMetadata(world, found, params.metadata);
    const price = params.items?.[0]?.price;
    if (price !== undefined) {
      if (params.cancel_at_period_end !== undefined)
        throw invalidRequest("With pending_if_incomplete only the price can be changed.", "cancel_at_period_end");
      if (idOf(subscription.schedule) !== "")
        throw invalidRequest("The subscription is managed by a schedule; release it first.", "items");
      return changePriceNow(world, subscription, need(world, "price", price));
    }
    return params.cancel_at_period_end === undefined
      ? subscription
      : setEnding(world, subscription, params.cancel_at_period_end);
  }),
  endpoint("DELETE", "/v1/subscriptions/:id", "subscriptionCancel", (world, _params, id) =>
    endSubscription(world, need(world, "subscription", id), "cancellation_requested"),
  ),
];
