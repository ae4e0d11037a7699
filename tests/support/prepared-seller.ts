import { customerDecider, customerStreamId } from "../../events/customer/customer.ts";
import { inSequence } from "../../events/kernel/decider.ts";
import { createApp } from "../../server/app.ts";
import { composeDeps } from "../../server/compose.ts";
import type { Deps } from "../../server/deps.ts";
import { readEnv } from "../../server/env.ts";
import { givePlan } from "../../server/features/identity/administer.ts";
import { execute } from "../../server/store/handle-command.ts";
import { openDatabase } from "../../server/store/open-database.ts";
import type { Place } from "./app-process.ts";
import { errorLog } from "./log.ts";
import { ADA } from "./scenario.ts";
import { REVIEWS } from "./seller.ts";
import { openBrowser } from "./test-browser.ts";

/** A pro seller whose products are described: what a browser needs to go on in any process over the same data. */
export type PreparedSeller = { customerId: string; cookie: string; asinIds: readonly string[] };

/** Describes products for a customer, in one append. */
export const describeProducts = async (deps: Deps, customerId: string, count: number): Promise<readonly string[]> => {
  const asinIds = Array.from({ length: count }, () => deps.newId());
  const given = {
    avatarId: null,
    avatarName: "",
    reviewsText: REVIEWS,
    currentTitle: "",
    currentBullets: [],
    keywords: [],
  };
  await execute({
    store: deps.store,
    decider: inSequence(customerDecider),
    streamId: customerStreamId(customerId),
    command: asinIds.map((asinId, index) => ({
      type: "CreateAsinProfile" as const,
      data: {
        asinId,
        asin: `B${index}`,
        productName: `Product ${index}`,
        ...given,
        at: deps.clock.now().toISOString(),
      },
    })),
    meta: { actor: { kind: "system", process: "test" }, correlationId: "test", causationId: null },
  });
  return asinIds;
};

/** Works on the data of a place with an application of its own, which is closed afterwards. */
export const withDeps = async <Result>(place: Place, work: (deps: Deps) => Promise<Result>): Promise<Result> => {
  const env = readEnv({ NODE_ENV: "test", ...place });
  const database = await openDatabase(env, errorLog);
  const deps = composeDeps(env, errorLog, database);
  try {
    return await work(deps);
  } finally {
    await deps.optimizer.stop();
    await deps.store.close();
    await database.close();
  }
};

export const prepareSeller = (
  place: Place,
  products: number,
  who: { email: string; password: string } = ADA,
): Promise<PreparedSeller> =>
  withDeps(place, async (deps) => {
    const app = createApp(deps);
    const browser = openBrowser({ handle: async (request) => app.handle(request) });
    const { status, text } = await browser.post("/api/auth/signup", who);
    if (status !== 200) throw new Error(`Sign-up answered ${status}: ${text}`);
    const { customerId } = await givePlan(deps)(who.email, "pro", "test");
    const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    return { customerId, cookie, asinIds: await describeProducts(deps, customerId, products) };
  });

/** Calls a process over HTTP as the seller. */
export const callAs = (
  seller: Pick<PreparedSeller, "cookie">,
  url: string,
  init: RequestInit = {},
): Promise<Response> =>
  fetch(url, {
    ...init,
    headers: {
      "content-type": "application/json",
      "sec-fetch-site": "same-origin",
      cookie: seller.cookie,
      ...Object.fromEntries(new Headers(init.headers)),
    },
  });
