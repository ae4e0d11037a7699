import { EVENT_DEFINITIONS, UPCASTERS } from "../events/index.ts";
import { createCaptcha } from "./captcha/turnstile.ts";
import type { Deps } from "./deps.ts";
import type { Env } from "./env.ts";
import { createCustomerFinder } from "./http/find-customer.ts";
import { createRateLimits } from "./http/rate-limits.ts";
import { createMailer } from "./mail/create-mailer.ts";
import { observedStore } from "./observe/observed-store.ts";
import type { Observer } from "./observe/observer.ts";
import { createOptimizer } from "./optimizer/create-optimizer.ts";
import type { Engine } from "./optimizer/engine.ts";
import { createModelGuard } from "./optimizer/model-guard.ts";
import { createWorkerEngine } from "./optimizer/worker-engine.ts";
import { systemClock } from "./platform/clock.ts";
import type { Log } from "./platform/log.ts";
import { ALL_PROJECTIONS } from "./projections/all-projections.ts";
import { createFeed } from "./store/feed.ts";
import { type Database, storeOver } from "./store/open-store.ts";
import { stripeFromEnv } from "./stripe/stripe-gateway.ts";

const newId = (): string => Bun.randomUUIDv7();

/** Everything the features touch, over an open database. Nothing runs yet. */
export const composeDeps = (
  env: Env,
  log: Log,
  { sql, secrets }: Pick<Database, "sql" | "secrets">,
  {
    stripe = stripeFromEnv(env),
    clock = systemClock(env.CLOCK_OFFSET_MS),
    observer,
    engine = createWorkerEngine(env, {
      guard: createModelGuard(sql, env, clock),
      ...(observer === undefined ? {} : { onModelFailed: observer.modelFailed, onModelUsed: observer.modelUsed }),
    }),
  }: Partial<Pick<Deps, "stripe" | "clock"> & { engine: Engine; observer: Observer }> = {},
): Deps => {
  const parts = {
    definitions: EVENT_DEFINITIONS,
    upcasters: UPCASTERS,
    projections: ALL_PROJECTIONS,
    clock,
    newId,
    log,
  };
  const bare = storeOver({ sql, secrets }, parts);
  const store = observer === undefined ? bare : observedStore(bare, observer);
  const base = { env, log, clock, newId, sql, store, secrets };
  return {
    ...base,
    findCustomer: createCustomerFinder(base),
    feed: createFeed(sql),
    limits: createRateLimits(sql),
    mailer: createMailer(env, clock, log),
    captcha: createCaptcha(env, log),
    stripe,
    optimizer: createOptimizer(base, engine),
  };
};
