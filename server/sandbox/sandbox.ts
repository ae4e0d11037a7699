import type { Clock } from "../platform/clock.ts";
import { connectStripe, STRIPE_API_VERSION, type StripeGateway } from "../stripe/stripe-gateway.ts";
import { answerCall, SANDBOX_KEY } from "./api/answer.ts";
import { deliverDue, type Send } from "./deliver.ts";
import { catchUp } from "./engine/play.ts";
import { SANDBOX_PRICES, stockPlans } from "./objects/price-objects.ts";
import { openSandboxStore } from "./store.ts";
import { nowOf, type World } from "./world.ts";

const POLL_MS = 500;
const SECRET = "webhook secret";

export type Sandbox = {
  /** The unchanged SDK, talking to the sandbox over HTTP. */
  gateway: StripeGateway;
  world: World;
  /** Where its API listens. */
  url: string;
  /** Begins to send webhooks to this address: by itself every so many milliseconds, or with null only when told to deliver. */
  startDelivery: (url: string, pollMs?: number | null) => void;
  /** Sends what is due now and waits for it; for who does not want to wait for the next round. */
  deliver: () => Promise<void>;
  stop: () => Promise<void>;
};

export type SandboxOptions = {
  /** Where it keeps its memory; ":memory:" forgets. */
  file: string;
  clock: Clock;
  pagesUrl: () => string;
  /** How webhooks are sent; over HTTP unless told otherwise. */
  send?: Send;
  /** By which clock webhooks are late; the machine's unless told otherwise. */
  wireNow?: () => number;
};

const webhookSecretOf = ({ store }: World): string => {
  const kept = store.setting(SECRET);
  if (kept !== null) return kept;
  const made = `whsec_${crypto.randomUUID().replaceAll("-", "")}`;
  store.set(SECRET, made);
  return made;
};

/** A payment provider that speaks Stripe's HTTP API to Stripe's own SDK, keeps books, and moves no money. */
export const openSandbox = ({ file, clock, pagesUrl, send = fetch, wireNow = Date.now }: SandboxOptions): Sandbox => {
  const store = openSandboxStore(file);
  const world: World = { store, clock, pagesUrl, apiVersion: STRIPE_API_VERSION, wireNow, playing: { at: null } };
  store.transaction(() => stockPlans(world, nowOf(world)));
  const secret = webhookSecretOf(world);
  const api = Bun.serve({ port: 0, hostname: "127.0.0.1", fetch: (request) => answerCall(world, request) });
  const baseUrl = `http://127.0.0.1:${api.port}`;
  let webhookUrl: string | null = null;
  let delivering: Promise<void> | null = null;
  let timer: ReturnType<typeof setInterval> | null = null;

  const deliver = async (): Promise<void> => {
    store.transaction(() => catchUp(world));
    if (webhookUrl === null) return;
    const target = webhookUrl;
    delivering ??= deliverDue(world, target, secret, send).finally(() => {
      delivering = null;
    });
    await delivering;
  };

  return {
    gateway: connectStripe({
      secretKey: SANDBOX_KEY,
      baseUrl,
      prices: SANDBOX_PRICES,
      formerPrices: { pro: [], agency: [] },
      webhookSecrets: [secret],
      sandbox: true,
    }),
    world,
    url: baseUrl,
    startDelivery: (address, pollMs = POLL_MS) => {
      webhookUrl = address;
      if (pollMs !== null) timer = setInterval(() => void deliver(), pollMs);
    },
    deliver,
    stop: async () => {
      if (timer !== null) clearInterval(timer);
      await delivering;
      await api.stop(true);
      store.close();
    },
  };
};
