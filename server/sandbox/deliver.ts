import Stripe from "stripe";
import type { Delivery } from "./store.ts";
import type { World } from "./world.ts";

const TIMEOUT_MS = 10_000;
const RETRY_AFTER_MS = [1_000, 5_000, 30_000, 120_000, 600_000, 3_600_000] as const;
const ATTEMPTS_MAX = 10;
const ANSWER_LENGTH = 200;

export type Send = (request: Request) => Promise<Response>;

const stripe = new Stripe("sk_test_sandbox");

const signedRequest = async (world: World, url: string, secret: string, payload: string): Promise<Request> => {
  const timestamp = Math.floor(world.clock.now().getTime() / 1000);
  const signature = await stripe.webhooks.generateTestHeaderStringAsync({ payload, secret, timestamp });
  return new Request(url, {
    method: "POST",
    headers: {
      "content-type": "application/json; charset=utf-8",
      "content-length": String(Buffer.byteLength(payload)),
      "stripe-signature": signature,
      "user-agent": "Stripe/1.0 (sandbox)",
    },
    body: payload,
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
};

const after = (world: World, delivery: Delivery, delivered: boolean, answer: string): Delivery => {
  const attempts = delivery.attempts + 1;
  if (delivered) return { ...delivery, attempts, state: "delivered", answer };
  if (attempts >= ATTEMPTS_MAX) return { ...delivery, attempts, state: "given up", answer };
  const wait = RETRY_AFTER_MS[Math.min(attempts, RETRY_AFTER_MS.length) - 1] ?? 0;
  return { ...delivery, attempts, due_at: world.wireNow() + wait, answer };
};

const deliverOne = async (world: World, url: string, secret: string, send: Send, delivery: Delivery): Promise<void> => {
  const event = world.store.get("event", delivery.event_id);
  const payload = JSON.stringify(event);
  try {
    const response = await send(await signedRequest(world, url, secret, payload));
    const answer = `${response.status} ${(await response.text()).slice(0, ANSWER_LENGTH)}`;
    world.store.updateDelivery(after(world, delivery, response.ok, answer));
  } catch (error) {
    world.store.updateDelivery(after(world, delivery, false, error instanceof Error ? error.message : String(error)));
  }
};

/** Sends every webhook that is due, in order; resolves when none is. */
export const deliverDue = async (world: World, url: string, secret: string, send: Send): Promise<void> => {
  const dueNow = () => world.store.dueDeliveries(world.wireNow());
  for (let due = dueNow(); due.length > 0; due = dueNow())
    for (const delivery of due) await deliverOne(world, url, secret, send, delivery);
};
