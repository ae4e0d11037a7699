import type Stripe from "stripe";
import { type CardBehaviour, cardOf, DECLINE_TEXT, type Decline } from "../cards.ts";
import { chargeObject } from "../objects/charge-objects.ts";
import { invalidRequest } from "../stripe-fault.ts";
import { nowOf, tell, type World } from "../world.ts";
import { idOf, need } from "./find.ts";

const HOUR = 3_600;
const DAY = 24 * HOUR;

/** Days after a failed attempt at which the next one is made; after the last the subscription ends. */
const RETRY_AFTER_DAYS = [3, 5, 7] as const;

export type Attempt = { paid: boolean; decline: Decline | null; charge: Stripe.Charge | null };

/** Marks the invoice as final, so that it can be collected. */
const finalize = (world: World, invoice: Stripe.Invoice): Stripe.Invoice => {
  if (invoice.status !== "draft") return invoice;
  const now = nowOf(world);
  const open: Stripe.Invoice = {
    ...invoice,
    status: "open",
    automatically_finalizes_at: null,
    effective_at: now,
    status_transitions: { ...invoice.status_transitions, finalized_at: now },
  };
  world.store.put("invoice", open, idOf(invoice.customer));
  tell(world, "invoice.finalized", open);
  return open;
};

const settle = (world: World, invoice: Stripe.Invoice): Stripe.Invoice => {
  const paid: Stripe.Invoice = {
    ...invoice,
    status: "paid",
    attempted: true,
    amount_paid: invoice.amount_due,
    amount_remaining: 0,
    next_payment_attempt: null,
    status_transitions: { ...invoice.status_transitions, paid_at: nowOf(world) },
  };
  world.store.put("invoice", paid, idOf(invoice.customer));
  return paid;
};

const charge = (
  world: World,
  invoice: Stripe.Invoice,
  paymentMethod: string,
  decline: Decline | null,
): Stripe.Charge => {
  const { store } = world;
  const customer = idOf(invoice.customer);
  const failure = decline === null ? null : { code: "card_declined", message: DECLINE_TEXT[decline.declines] };
  const made = chargeObject(store.newId("charge"), nowOf(world), {
    amount: invoice.amount_due,
    customer,
    paymentMethod,
    failure,
  });
  store.put("charge", made, customer);
  tell(world, decline === null ? "charge.succeeded" : "charge.failed", made);
  return made;
};

const behaviourOf = (world: World, paymentMethod: string): CardBehaviour => {
  const number = world.store.card(paymentMethod) ?? "";
  return cardOf(number) ?? { first: { declines: "generic_decline" }, later: { declines: "generic_decline" } };
};

const fail = (world: World, invoice: Stripe.Invoice): void => {
  const attempts = invoice.attempt_count + 1;
  const waitDays = RETRY_AFTER_DAYS[attempts - 1];
  const open: Stripe.Invoice = {
    ...invoice,
    attempted: true,
    attempt_count: attempts,
    next_payment_attempt: waitDays === undefined ? null : nowOf(world) + waitDays * DAY,
  };
  world.store.put("invoice", open, idOf(invoice.customer));
  tell(world, "invoice.payment_failed", open);
};

/** Whether the invoice is finalized and collected by itself; taken up again, it is tried within the hour. */
export const setCollection = (world: World, invoice: Stripe.Invoice, isAutomatic: boolean): Stripe.Invoice => {
  if (invoice.status !== "draft" && invoice.status !== "open" && isAutomatic)
    throw invalidRequest("Only a draft or an open invoice can be collected automatically.", "auto_advance");
  const isStarted = isAutomatic && !invoice.auto_advance && invoice.status === "open";
  const next = isStarted ? nowOf(world) + HOUR : isAutomatic ? invoice.next_payment_attempt : null;
  const changed: Stripe.Invoice = { ...invoice, auto_advance: isAutomatic, next_payment_attempt: next };
  world.store.put("invoice", changed, idOf(invoice.customer));
  tell(world, "invoice.updated", changed);
  return changed;
};

/** Gives an invoice up: nobody will be asked to pay it again. */
export const voidInvoice = (world: World, invoiceId: string): void => {
  const invoice = need(world, "invoice", invoiceId);
  const voided: Stripe.Invoice = {
    ...invoice,
    status: "void",
    next_payment_attempt: null,
    status_transitions: { ...invoice.status_transitions, voided_at: nowOf(world) },
  };
  world.store.put("invoice", voided, idOf(invoice.customer));
  tell(world, "invoice.voided", voided);
};

/** Tries to collect an open invoice from a card; `holderIsThere` says whether 3-D Secure could be answered. */
export const collect = (
  world: World,
  draft: Stripe.Invoice,
  paymentMethod: string,
  holderIsThere: boolean,
): Attempt => {
  const invoice = finalize(world, draft);
  if (invoice.amount_due === 0) {
    const paid = settle(world, invoice);
    tell(world, "invoice.paid", paid);
    return { paid: true, decline: null, charge: null };
  }
  const behaviour = behaviourOf(world, paymentMethod);
  const outcome = holderIsThere ? (behaviour.first === "asks" ? "pays" : behaviour.first) : behaviour.later;
  if (outcome === "pays") {
    const made = charge(world, invoice, paymentMethod, null);
    const paid = settle(world, { ...invoice, attempt_count: invoice.attempt_count + 1 });
    tell(world, "invoice.paid", paid);
    tell(world, "invoice.payment_succeeded", paid);
    return { paid: true, decline: null, charge: made };
  }
  const made = charge(world, invoice, paymentMethod, outcome);
  fail(world, invoice);
  return { paid: false, decline: outcome, charge: made };
};
