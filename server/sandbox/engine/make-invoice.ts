import type Stripe from "stripe";
import { invoiceObject, type Line } from "../objects/invoice-object.ts";
import { nowOf, tell, type World } from "../world.ts";
import { idOf, need } from "./find.ts";

/** Draws up an invoice for a subscription; the caller collects it. */
export const makeInvoice = (
  world: World,
  subscription: Stripe.Subscription,
  reason: Stripe.Invoice.BillingReason,
  lines: readonly Line[],
): Stripe.Invoice => {
  const { store } = world;
  const customer = need(world, "customer", idOf(subscription.customer));
  const sequence = customer.next_invoice_sequence ?? 1;
  store.put("customer", { ...customer, next_invoice_sequence: sequence + 1 });
  const id = store.newId("invoice");
  const number = `${customer.invoice_prefix ?? "SANDBOX"}-${String(sequence).padStart(4, "0")}`;
  const url = `${world.pagesUrl()}/invoice/${id}`;
  const made = invoiceObject(id, nowOf(world), { number, customer, subscription, reason, lines, url });
  store.put("invoice", made, customer.id);
  tell(world, "invoice.created", made);
  return made;
};
