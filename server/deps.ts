import type { Captcha } from "./captcha/captcha.ts";
import type { Env } from "./env.ts";
import type { FindCustomer } from "./http/find-customer.ts";
import type { RateLimits } from "./http/rate-limits.ts";
import type { Mailer } from "./mail/mailer.ts";
import type { Optimizer } from "./optimizer/optimizer.ts";
import type { Clock } from "./platform/clock.ts";
import type { Log } from "./platform/log.ts";
import type { EventStore } from "./store/event-store.ts";
import type { Feed } from "./store/feed.ts";
import type { Secrets } from "./store/secrets.ts";
import type { Sql } from "./store/sql.ts";
import type { StripeGateway } from "./stripe/stripe-gateway.ts";

/** Everything the features may touch of the outside world. Verbs take the part they need. */
export type Deps = {
  env: Env;
  log: Log;
  clock: Clock;
  newId: () => string;
  sql: Sql;
  store: EventStore;
  findCustomer: FindCustomer;
  feed: Feed;
  secrets: Secrets;
  limits: RateLimits;
  mailer: Mailer;
  captcha: Captcha;
  optimizer: Optimizer;
  /** Null where billing is not configured. */
  stripe: StripeGateway | null;
};
