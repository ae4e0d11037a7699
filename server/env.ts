import { resolve } from "node:path";
import * as v from "valibot";
import { LIMITS } from "../events/limits.ts";
import { isLoopback } from "./platform/loopback.ts";
import { allPricesOf } from "./stripe/price-list.ts";

const whole = (min: number, max: number) =>
  v.pipe(
    v.string(),
    v.regex(/^-?\d+$/, "must be a whole number"),
    v.transform(Number),
    v.minValue(min, `must be at least ${min}`),
    v.maxValue(max, `must be at most ${max}`),
  );
const amount = (max: number) =>
  v.pipe(
    v.string(),
    v.regex(/^\d+(\.\d+)?$/, "must be an amount such as 2 or 0.25"),
    v.transform(Number),
    v.maxValue(max, `must be at most ${max}`),
  );
const url = (protocols: string[]) =>
  v.pipe(
    v.string(),
    v.check(
      (value) => URL.canParse(value) && protocols.includes(new URL(value).protocol),
      `must be a URL (${protocols.join(", ")})`,
    ),
  );
const withHost = (protocols: string[]) =>
  v.pipe(
    url(protocols),
    v.check((value) => URL.canParse(value) && new URL(value).hostname !== "", "must name a host"),
  );
const webhookSecrets = v.pipe(
  v.string(),
  v.check(
    (value) => value.split(",").every((secret) => /^whsec_\S+$/.test(secret.trim())),
    "must be secrets that begin with whsec_, comma-separated",
  ),
);
const priceIds = v.pipe(
  v.string(),
  v.check(
    (value) => value.split(",").every((id) => /^price_\S+$/.test(id.trim())),
    "must be ids of prices, comma-separated, the one on sale first",
  ),
);
const web = url(["http:", "https:"]);
const origin = v.pipe(
  web,
  v.check((value) => URL.canParse(value) && new URL(value).href === `${new URL(value).origin}/`, "must have no path"),
);
const key = v.pipe(v.string(), v.minLength(1, "must not be empty"));
const emailAddress = v.pipe(v.string(), v.email("must be an e-mail address"));
const sender = v.pipe(
  v.string(),
  v.check(
    (value) => v.is(emailAddress, /^[^<>\r\n]+<([^<>]+)>$/.exec(value)?.[1] ?? value),
    "must be an e-mail address, or a name and one in angle brackets",
  ),
);

const Variables = v.object({
  NODE_ENV: v.optional(
    v.picklist(["development", "production", "test"], "must be development, production or test"),
    "development",
  ),
  PORT: v.optional(whole(0, 65535), "3000"),
  HOST: v.optional(key, "127.0.0.1"),
  APP_URL: v.optional(origin),
  DATA_DIR: v.optional(key, ".data"),
  DATABASE_URL: v.optional(withHost(["postgres:", "postgresql:"])),
  OPENAI_API_KEY: v.optional(key),
  OPENAI_BASE_URL: v.optional(web),
  OPENAI_MODEL: v.optional(key, "gpt-5-mini"),
  OPENAI_ACCOUNT_TOKENS: v.optional(whole(0, 2_000_000_000), "1000000"),
  OPENAI_ACCOUNT_DOLLARS: v.optional(amount(100_000), "2"),
  OPENAI_SERVICE_TOKENS: v.optional(whole(0, 2_000_000_000), "20000000"),
  OPENAI_SERVICE_DOLLARS: v.optional(amount(100_000), "25"),
  OPENAI_INPUT_PRICE: v.optional(amount(1_000), "0.25"),
  OPENAI_OUTPUT_PRICE: v.optional(amount(1_000), "2"),
  STRIPE_SECRET_KEY: v.optional(
    v.pipe(key, v.regex(/^(sk|rk)_(test|live)_/, "must begin with sk_test_, sk_live_ or rk_")),
  ),
  STRIPE_WEBHOOK_SECRET: v.optional(webhookSecrets),
  STRIPE_PRICE_PRO: v.optional(priceIds),
  STRIPE_PRICE_AGENCY: v.optional(priceIds),
  STRIPE_API_BASE: v.optional(web),
  SMTP_URL: v.optional(withHost(["smtp:", "smtps:"])),
  MAIL_FROM: v.optional(sender, "Listwright <no-reply@listwright.example>"),
  TURNSTILE_SITE_KEY: v.optional(key),
  TURNSTILE_SECRET_KEY: v.optional(key),
  TURNSTILE_VERIFY_URL: v.optional(web, "https://challenges.cloudflare.com/turnstile/v0/siteverify"),
  SUPPORT_PHONE: v.optional(key, "+1 (555) 010-0199"),
  SUPPORT_EMAIL: v.optional(emailAddress, "support@listwright.example"),
  COMPANY_PARENT: v.optional(key, "Parent Company, Inc."),
  COMPANY_ADDRESS: v.optional(key, "100 Example Street, Suite 100, Springfield, USA"),
  DEMO_VIDEO_URL: v.optional(web),
  ONBOARDING_URL: v.optional(web),
  ANALYTICS_SRC: v.optional(web),
  ANALYTICS_SITE: v.optional(key),
  PIXEL_ID: v.optional(v.pipe(key, v.regex(/^\d{5,20}$/, "must be a number"))),
  ADMIN_EMAIL: v.optional(v.pipe(v.string(), v.trim(), v.toLowerCase(), v.email("must be an e-mail address"))),
  TRUST_PROXY: v.optional(whole(0, 10), "0"),
  LOG_LEVEL: v.optional(
    v.picklist(["debug", "info", "warning", "error"], "must be debug, info, warning or error"),
    "info",
  ),
  METRICS_PORT: v.optional(whole(0, 65535)),
  METRICS_HOST: v.optional(key, "127.0.0.1"),
  OTEL_EXPORTER_OTLP_ENDPOINT: v.optional(web),
  OTEL_SERVICE_NAME: v.optional(key, "listwright"),
  AVATAR_LIMIT: v.optional(whole(0, 1000), String(LIMITS.paidAvatarLimit)),
  CLOCK_OFFSET_MS: v.optional(whole(-10 * 365 * 86_400_000, 10 * 365 * 86_400_000), "0"),
});

/** Everything that can be configured. */
export const VARIABLES = Object.keys(Variables.entries);

export type Env = v.InferOutput<typeof Variables> & { production: boolean; appUrl: string | null; dataDir: string };

export class EnvError extends Error {
  readonly lines: readonly string[];
  constructor(lines: readonly string[]) {
    super(lines.join("\n"));
    this.name = "EnvError";
    this.lines = lines;
  }
}

type Variable = keyof v.InferOutput<typeof Variables>;

const pairs: readonly (readonly [Variable, Variable])[] = [
  ["TURNSTILE_SITE_KEY", "TURNSTILE_SECRET_KEY"],
  ["ANALYTICS_SRC", "ANALYTICS_SITE"],
  ["STRIPE_SECRET_KEY", "STRIPE_WEBHOOK_SECRET"],
  ["STRIPE_SECRET_KEY", "STRIPE_PRICE_PRO"],
  ["STRIPE_SECRET_KEY", "STRIPE_PRICE_AGENCY"],
];

/** A session over plain HTTP can be read on its way; nothing leaves the machine by its loopback. */
const isOpenToAll = (appUrl: string): boolean =>
  new URL(appUrl).protocol === "http:" && !isLoopback(new URL(appUrl).hostname);

const havePriceInCommon = (pro = "", agency = ""): boolean => {
  const ofAgency = new Set(allPricesOf(agency));
  return allPricesOf(pro).some((id) => id !== "" && ofAgency.has(id));
};

const contradictions = (env: v.InferOutput<typeof Variables>): string[] => [
  ...pairs
    .filter(([one, other]) => (env[one] === undefined) !== (env[other] === undefined))
    .map(([one, other]) => `${one} and ${other} must be set together`),
  ...(havePriceInCommon(env.STRIPE_PRICE_PRO, env.STRIPE_PRICE_AGENCY)
    ? ["STRIPE_PRICE_PRO and STRIPE_PRICE_AGENCY must have no price in common"]
    : []),
  ...(env.NODE_ENV === "production" && env.CLOCK_OFFSET_MS !== 0
    ? ["CLOCK_OFFSET_MS is for tests and refused in production"]
    : []),
  ...(env.NODE_ENV === "production" && env.APP_URL === undefined ? ["APP_URL must be set in production"] : []),
  ...(env.NODE_ENV === "production" && env.APP_URL !== undefined && isOpenToAll(env.APP_URL)
    ? ["APP_URL must be https in production"]
    : []),
];

/** Parses the environment; throws EnvError with one line per wrong variable, never with its value. */
export const readEnv = (source: Record<string, string | undefined>): Env => {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== undefined && value !== ""));
  const parsed = v.safeParse(Variables, given);
  if (!parsed.success) {
    throw new EnvError(parsed.issues.map((issue) => `${v.getDotPath(issue) ?? "environment"} ${issue.message}`));
  }
  const wrong = contradictions(parsed.output);
  if (wrong.length > 0) throw new EnvError(wrong);
  return {
    ...parsed.output,
    production: parsed.output.NODE_ENV === "production",
    appUrl: parsed.output.APP_URL?.replace(/\/+$/, "") ?? null,
    dataDir: resolve(parsed.output.DATA_DIR),
  };
};
