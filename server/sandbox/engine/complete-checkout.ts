import type Stripe from "stripe";
import { cardOf, DECLINE_TEXT } from "../cards.ts";
import { nowOf, tell, type World } from "../world.ts";
import { idOf, need } from "./find.ts";
import { subscribe } from "./subscribe.ts";

export type CheckoutOutcome =
  | { kind: "paid"; returnUrl: string }
  | { kind: "asks" }
  | { kind: "refused"; message: string };

const returnUrlOf = (session: Stripe.Checkout.Session): string =>
  (session.success_url ?? "/").replaceAll("{CHECKOUT_SESSION_ID}", session.id);

const metadataOf = ({ store }: World, sessionId: string): Stripe.Metadata =>
  JSON.parse(store.setting(`subscription metadata of ${sessionId}`) ?? "{}") as Stripe.Metadata;

/** Pays an open checkout with a test card; `authenticated` says that 3-D Secure was passed. Runs in the caller's transaction. */
export const completeCheckout = (
  world: World,
  sessionId: string,
  number: string,
  authenticated: boolean,
): CheckoutOutcome => {
  const { store } = world;
  const session = need(world, "checkout.session", sessionId);
  if (session.status === "complete") return { kind: "paid", returnUrl: returnUrlOf(session) };
  if (session.status !== "open") return { kind: "refused", message: "This checkout has expired." };
  const card = cardOf(number);
  if (card === null) return { kind: "refused", message: "Your card number is incorrect." };
  if (card.first === "asks" && !authenticated) return { kind: "asks" };
  const customer = need(world, "customer", idOf(session.customer));
  const paymentMethod = store.keepCard(customer.id, number.replaceAll(/\D/g, ""));
  const price = need(world, "price", session.metadata?.["sandbox:price"] ?? "");
  const metadata = metadataOf(world, sessionId);
  const { attempt, subscription, invoice } = subscribe(world, { customer, price, paymentMethod, metadata });
  if (!attempt.paid) {
    const declines = attempt.decline?.declines ?? "generic_decline";
    return { kind: "refused", message: DECLINE_TEXT[declines] };
  }
  const payer = need(world, "customer", customer.id);
  store.put("customer", {
    ...payer,
    invoice_settings: { ...payer.invoice_settings, default_payment_method: paymentMethod },
  });
  const complete: Stripe.Checkout.Session = {
    ...session,
    status: "complete",
    payment_status: "paid",
    subscription: subscription.id,
    invoice: invoice.id,
    url: null,
  };
  store.put("checkout.session", complete, customer.id);
  tell(world, "checkout.session.completed", complete);
  return { kind: "paid", returnUrl: returnUrlOf(complete) };
};

/** Replaces the card of a customer and tries at once what is open. Answers why not, or null. */
export const replaceCard = (world: World, customerId: string, number: string): string | null => {
  if (cardOf(number) === null) return "Your card number is incorrect.";
  const customer = need(world, "customer", customerId);
  const paymentMethod = world.store.keepCard(customerId, number.replaceAll(/\D/g, ""));
  const changed: Stripe.Customer = {
    ...customer,
    invoice_settings: { ...customer.invoice_settings, default_payment_method: paymentMethod },
  };
  world.store.put("customer", changed);
  tell(world, "customer.updated", changed);
  return null;
};

/** When the sandbox's clock stands, in words of the page that moves it. */
export const sandboxDate = (world: World): string =>
  new Date(nowOf(world) * 1000).toISOString().replace("T", " ").slice(0, 16);
