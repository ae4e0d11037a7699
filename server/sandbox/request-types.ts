import type Stripe from "stripe";

/** What each call of the API may send, as the SDK types it. The schemas the sandbox checks with are generated from this. */
export type RequestTypes = {
  customerCreate: Stripe.CustomerCreateParams;
  customerUpdate: Stripe.CustomerUpdateParams;
  customerList: Stripe.CustomerListParams;
  sessionCreate: Stripe.Checkout.SessionCreateParams;
  subscriptionList: Stripe.SubscriptionListParams;
  subscriptionUpdate: Stripe.SubscriptionUpdateParams;
  subscriptionCancel: Stripe.SubscriptionCancelParams;
  scheduleCreate: Stripe.SubscriptionScheduleCreateParams;
  scheduleUpdate: Stripe.SubscriptionScheduleUpdateParams;
  scheduleRelease: Stripe.SubscriptionScheduleReleaseParams;
  portalCreate: Stripe.BillingPortal.SessionCreateParams;
  eventList: Stripe.EventListParams;
  invoiceUpdate: Stripe.InvoiceUpdateParams;
  invoiceList: Stripe.InvoiceListParams;
  refundCreate: Stripe.RefundCreateParams;
  refundList: Stripe.RefundListParams;
  disputeUpdate: Stripe.DisputeUpdateParams;
};
