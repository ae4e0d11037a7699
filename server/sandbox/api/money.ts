import type Stripe from "stripe";
import { answerDispute } from "../engine/dispute.ts";
import { idOf, need, subscriptionOf } from "../engine/find.ts";
import { setCollection } from "../engine/pay-invoice.ts";
import { refundObject } from "../objects/charge-objects.ts";
import { invalidRequest } from "../stripe-fault.ts";
import { nowOf, tell, type World } from "../world.ts";
import { type Endpoint, endpoint, page, retrieval } from "./endpoint.ts";
import { mergedMetadata } from "./metadata.ts";

/** Pays a charge back in full. */
export const refundCharge = (world: World, chargeId: string): Stripe.Refund => {
  const { store } = world;
  const charge = need(world, "charge", chargeId);
  if (charge.refunded) throw invalidRequest("The charge has already been refunded.", "charge");
  const refund = refundObject(store.newId("refund"), nowOf(world), charge);
  store.put("refund", refund, idOf(charge.customer));
  const refunded: Stripe.Charge = { ...charge, refunded: true, amount_refunded: charge.amount };
  store.put("charge", refunded, idOf(charge.customer));
  tell(world, "refund.created", refund);
  tell(world, "charge.refunded", refunded);
  return refund;
};

export const MONEY: readonly Endpoint[] = [
  retrieval("/v1/prices/:id", (world, id) => need(world, "price", id)),
  retrieval("/v1/products/:id", (world, id) => need(world, "product", id)),
  endpoint("GET", "/v1/invoices", "invoiceList", (world, { customer, subscription, status, ...paging }) =>
    page(
      "/v1/invoices",
      world.store
        .list("invoice", customer ?? null)
        .filter((invoice) => subscription === undefined || subscriptionOf(invoice) === subscription)
        .filter((invoice) => status === undefined || invoice.status === status),
      paging,
    ),
  ),
  endpoint("POST", "/v1/invoices/:id", "invoiceUpdate", (world, params, id) => {
    const found = need(world, "invoice", id);
    const invoice = { ...found, metadata: mergedMetadata(found.metadata, params.metadata) };
    return params.auto_advance === undefined
      ? world.store.put("invoice", invoice, idOf(invoice.customer))
      : setCollection(world, invoice, params.auto_advance);
  }),
  retrieval("/v1/invoices/:id", (world, id) => need(world, "invoice", id)),
  retrieval("/v1/charges/:id", (world, id) => need(world, "charge", id)),
  endpoint("POST", "/v1/refunds", "refundCreate", (world, { charge }) => refundCharge(world, charge ?? "")),
  endpoint("GET", "/v1/refunds", "refundList", (world, { charge, ...paging }) =>
    page(
      "/v1/refunds",
      world.store.list("refund").filter((refund) => charge === undefined || idOf(refund.charge) === charge),
      paging,
    ),
  ),
  retrieval("/v1/disputes/:id", (world, id) => need(world, "dispute", id)),
  endpoint("POST", "/v1/disputes/:id", "disputeUpdate", (world, { evidence }, id) =>
    answerDispute(world, id, evidence?.uncategorized_text ?? ""),
  ),
  endpoint("POST", "/v1/billing_portal/sessions", "portalCreate", (world, { customer, return_url }) => {
    const { store } = world;
    const { id: customerId } = need(world, "customer", customer ?? "");
    const id = store.newId("billing_portal.session");
    const session: Stripe.BillingPortal.Session = {
      id,
      object: "billing_portal.session",
      configuration: "bpc_sandbox",
      created: nowOf(world),
      customer: customerId,
      customer_account: null,
      flow: null,
      livemode: false,
      locale: null,
      on_behalf_of: null,
      return_url: return_url ?? null,
      url: `${world.pagesUrl()}/portal/${id}`,
    };
    return store.put("billing_portal.session", session, customerId);
  }),
  endpoint("GET", "/v1/events", "eventList", (world, { delivery_success, ...paging }) => {
    const undelivered = new Set(delivery_success === false ? world.store.undelivered() : []);
    const all = world.store.list("event").filter(({ id }) => delivery_success !== false || undelivered.has(id));
    return page("/v1/events", all, paging);
  }),
  retrieval("/v1/events/:id", (world, id) => need(world, "event", id)),
];
