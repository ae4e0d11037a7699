import { randomBytes } from "node:crypto";
import { EVENT_DEFINITIONS, UPCASTERS } from "../../events/index.ts";
import { createApp } from "../../server/app.ts";
import { createCaptcha } from "../../server/captcha/turnstile.ts";
import type { Deps } from "../../server/deps.ts";
import { readEnv } from "../../server/env.ts";
import { writeAccountMail } from "../../server/features/account/write-account-mail.ts";
import { writeBillingMail } from "../../server/features/billing/write-billing-mail.ts";
import { writeIdentityMail } from "../../server/features/identity/write-identity-mail.ts";
import { createCustomerFinder } from "../../server/http/find-customer.ts";
import { createRateLimits, RATE_RULES, type RateRules } from "../../server/http/rate-limits.ts";
import { createMailDelivery } from "../../server/mail/delivery.ts";
import { createOptimizer, type OptimizerOptions } from "../../server/optimizer/create-optimizer.ts";
import type { Engine } from "../../server/optimizer/engine.ts";
import type { Log } from "../../server/platform/log.ts";
import { ALL_PROJECTIONS } from "../../server/projections/all-projections.ts";
import { createFeed } from "../../server/store/feed.ts";
import { storeOver } from "../../server/store/open-store.ts";
import { createSecrets } from "../../server/store/secrets.ts";
import type { Sql } from "../../server/store/sql.ts";
import { type MovableClock, movableClock } from "./clock.ts";
import { emptyResult } from "./fixtures/customer-history.ts";
import { capturingLog } from "./log.ts";
import { createTestMailbox, type TestMailbox } from "./mailbox.ts";
import { sharedPglite } from "./pglite.ts";
import { resetDatabase } from "./reset-database.ts";

export type TestAppOptions = {
  /** A migrated database of the caller's; without one, the PGlite that the process shares, emptied. */
  sql?: Sql;
  /** Variables over the defaults of a test. */
  env?: Record<string, string>;
  clock?: MovableClock;
  rules?: Partial<RateRules>;
  engine?: Engine;
  optimizer?: Partial<OptimizerOptions>;
  /** Null, the default, is an app without billing. */
  stripe?: Deps["stripe"];
  /** Shared by the processes that the test stands for. */
  masterSecret?: Uint8Array;
};

export type TestApp = {
  deps: Deps;
  clock: MovableClock;
  mailbox: TestMailbox;
  /** What was logged, one JSON text per line. */
  logLines: readonly string[];
  handle: (request: Request) => Promise<Response>;
  routes: readonly { method: string; path: string }[];
  /** Sends what is in the outbox. */
  deliverMail: () => Promise<void>;
  close: () => Promise<void>;
};

export const instantEngine: Engine = {
  concurrency: 1,
  optimize: async () => emptyResult,
  importReviews: async () => ({
    text: "",
    reviews: 1,
    used: [],
    format: "text",
    excluded: [],
    included: [],
    fits: { limit: 0, reviews: 0, text: "" },
  }),
  weighWords: async () => ({ claims: [], evidence: [] }),
  close: async () => undefined,
};

const emptySharedDatabase = async (): Promise<Sql> => {
  const sql = await sharedPglite();
  await resetDatabase(sql);
  return sql;
};

const createTestDeps = async (
  options: TestAppOptions,
  clock: MovableClock,
  mailer: TestMailbox,
  log: Log,
): Promise<Deps> => {
  const env = readEnv({ NODE_ENV: "test", ...options.env });
  const sql = options.sql ?? (await emptySharedDatabase());
  const secrets = createSecrets(options.masterSecret ?? randomBytes(32));
  const newId = (): string => Bun.randomUUIDv7();
  const store = storeOver(
    { sql, secrets },
    { definitions: EVENT_DEFINITIONS, upcasters: UPCASTERS, projections: ALL_PROJECTIONS, clock, newId, log },
  );
  const limits = createRateLimits(sql, { ...RATE_RULES, ...options.rules });
  const captcha = createCaptcha(env, log);
  const optimizer = createOptimizer(
    { sql, store, clock, newId, log },
    options.engine ?? instantEngine,
    options.optimizer,
  );
  return {
    env,
    log,
    clock,
    newId,
    sql,
    store,
    findCustomer: createCustomerFinder({ env, clock, sql, store }),
    feed: createFeed(sql),
    secrets,
    limits,
    mailer,
    captcha,
    optimizer,
    stripe: options.stripe ?? null,
  };
};

/** The real application over a real database, with a clock to move, mail to read and log lines to search. */
export const createTestApp = async (options: TestAppOptions = {}): Promise<TestApp> => {
  const clock = options.clock ?? movableClock();
  const mailbox = createTestMailbox();
  const logLines: string[] = [];
  const deps = await createTestDeps(options, clock, mailbox, capturingLog(logLines));
  const app = createApp(deps);
  const delivery = createMailDelivery(
    deps,
    writeIdentityMail(deps, { billing: writeBillingMail, account: writeAccountMail }),
  );
  return {
    deps,
    clock,
    mailbox,
    logLines,
    handle: async (request) => app.handle(request),
    routes: app.routes.map(({ method, path }) => ({ method, path })),
    deliverMail: delivery.deliver,
    close: async () => {
      await delivery.stop();
      await deps.optimizer.stop();
      await deps.store.close();
    },
  };
};
