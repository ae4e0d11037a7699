import type Stripe from "stripe";
import { nowOf, offsetOf, setOffset, tell, type World } from "../world.ts";
import { dropPendingUpdate, itemOf } from "./change-subscription.ts";
import { idOf } from "./find.ts";
import { closePeriod, collectDue } from "./renew.ts";

type Due = { at: number; act: () => void };

const LIVE = new Set(["active", "trialing", "past_due"]);

const expireSession = (world: World, session: Stripe.Checkout.Session): void => {
  const expired: Stripe.Checkout.Session = { ...session, status: "expired", url: null };
  world.store.put("checkout.session", expired, idOf(session.customer));
  tell(world, "checkout.session.expired", expired);
};

const dueOf = (world: World): Due[] => {
  const { store } = world;
  const due: Due[] = [];
  for (const session of store.list("checkout.session"))
    if (session.status === "open") due.push({ at: session.expires_at, act: () => expireSession(world, session) });
  for (const invoice of store.list("invoice")) {
    if (!invoice.auto_advance) continue;
    const at = invoice.status === "draft" ? invoice.automatically_finalizes_at : invoice.next_payment_attempt;
    if (at !== null && (invoice.status === "draft" || invoice.status === "open"))
      due.push({ at, act: () => void collectDue(world, invoice) });
  }
  for (const subscription of store.list("subscription")) {
    if (!LIVE.has(subscription.status)) continue;
    due.push({ at: itemOf(subscription).current_period_end, act: () => closePeriod(world, subscription) });
    const pending = subscription.pending_update;
    if (pending !== null) due.push({ at: pending.expires_at, act: () => dropPendingUpdate(world, subscription) });
  }
  return due;
};

/** Lets happen, one after the other and each at its moment, all that is due by now. Runs in the caller's transaction. */
export const catchUp = (world: World): void => {
  const until = nowOf(world);
  for (;;) {
    const next = dueOf(world)
      .filter(({ at }) => at <= until)
      .toSorted((a, b) => a.at - b.at)[0];
    if (next === undefined) return;
    const before = world.playing.at;
    world.playing.at = next.at;
    try {
      next.act();
    } finally {
      world.playing.at = before;
    }
  }
};

/** Moves the sandbox's clock on, and lets happen what becomes due. */
export const advance = (world: World, seconds: number): void => {
  setOffset(world, offsetOf(world) + seconds);
  catchUp(world);
};

/** Seconds until the next period ends; null while nobody subscribes. */
export const secondsToRenewal = (world: World): number | null => {
  const ends = world.store
    .list("subscription")
    .filter(({ status }) => LIVE.has(status))
    .map((subscription) => itemOf(subscription).current_period_end);
  return ends.length === 0 ? null : Math.max(1, Math.min(...ends) - nowOf(world));
};

export { expireSession };
