import type { PaidPlan } from "../../events/plans.ts";
import { startStripeProcessor } from "../../server/features/billing/process-stripe-events.reactor.ts";
import { sandboxRoutes } from "../../server/sandbox/sandbox.routes.ts";
import { openSandbox, type Sandbox } from "../../server/sandbox/sandbox.ts";
import type { Subscription } from "../../server/store/event-store.ts";
import { movableClock } from "./clock.ts";
import { fieldOf } from "./seller.ts";
import { createTestApp, type TestApp, type TestAppOptions } from "./test-app.ts";
import type { TestBrowser } from "./test-browser.ts";

export const DAY = 86_400;
const ORIGIN = "http://localhost";

export type BillingApp = TestApp & {
  sandbox: Sandbox;
  processor: Subscription;
  /** Sends the webhooks that are due and waits until they were acted upon. */
  settle: () => Promise<void>;
  /** Lets this much time go by for webhooks that are late, and settles. */
  wait: (ms: number) => Promise<void>;
  /** Moves the sandbox's clock and settles. */
  pass: (seconds: number) => Promise<void>;
};

/** The application with the payment sandbox beside it, reached by Stripe's own SDK over HTTP. */
export const createBillingApp = async (options: TestAppOptions = {}): Promise<BillingApp> => {
  const clock = options.clock ?? movableClock();
  let receive: (request: Request) => Promise<Response> = async () => new Response(null, { status: 503 });
  let waitedMs = 0;
  const sandbox = openSandbox({
    wireNow: () => Date.now() + waitedMs,
    file: ":memory:",
    clock,
    pagesUrl: () => `${ORIGIN}/sandbox`,
    send: (request) => receive(request),
  });
  const app = await createTestApp({ ...options, clock, stripe: sandbox.gateway });
  const pages = sandboxRoutes(sandbox.world);
  receive = app.handle;
  sandbox.startDelivery(`${ORIGIN}/api/billing/webhook`, null);
  const processor = await startStripeProcessor(app.deps, 200);
  const settle = async (): Promise<void> => {
    await sandbox.deliver();
    const [last] = await app.deps.store.readAll({ limit: 1, direction: "backward" });
    if (last !== undefined) await processor.caughtUp(last.position);
  };
  return {
    ...app,
    sandbox,
    processor,
    settle,
    wait: async (ms) => {
      waitedMs += ms;
      await settle();
    },
    handle: async (request) =>
      new URL(request.url).pathname.startsWith("/sandbox") ? pages.handle(request) : app.handle(request),
    pass: async (seconds) => {
      await pages.handle(
        new Request(`${ORIGIN}/sandbox/clock`, {
          method: "POST",
          body: new URLSearchParams({ seconds: String(seconds) }),
        }),
      );
      await settle();
    },
    close: async () => {
      await sandbox.stop();
      await app.close();
    },
  };
};

/** Fills in the payment page; answers the page it leads to, or what it says. */
export const pay = async (app: BillingApp, url: string, fields: Record<string, string>): Promise<Response> =>
  app.handle(new Request(url, { method: "POST", body: new URLSearchParams(fields) }));

/** Goes through checkout with a card that pays; answers the id of the checkout. */
export const subscribeTo = async (
  app: BillingApp,
  browser: TestBrowser,
  plan: PaidPlan,
  number = "4242424242424242",
): Promise<string> => {
  const url = fieldOf(await browser.post("/api/billing/create-checkout", { plan }), "url");
  const paid = await pay(app, url, { number });
  if (paid.status !== 303) throw new Error(`Not paid: ${paid.status} ${await paid.text()}`);
  return new URL(url).pathname.split("/").at(-1) ?? "";
};
