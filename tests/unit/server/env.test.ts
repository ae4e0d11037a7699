import { describe, expect, test } from "bun:test";
import { EnvError, readEnv } from "../../../server/env.ts";
import { stripeFromEnv } from "../../../server/stripe/stripe-gateway.ts";

const linesOf = (source: Record<string, string>): readonly string[] => {
  try {
    readEnv(source);
  } catch (error) {
    if (error instanceof EnvError) return error.lines;
    throw error;
  }
  return [];
};

describe("readEnv", () => {
  test("an empty environment is enough to run", () => {
    const env = readEnv({});
    expect(env).toMatchObject({
      PORT: 3000,
      HOST: "127.0.0.1",
      TRUST_PROXY: 0,
      AVATAR_LIMIT: 5,
      production: false,
      appUrl: null,
    });
    expect(env.dataDir.endsWith("/.data")).toBe(true);
  });

  test("an empty value counts as not set", () => {
    const { PORT, DATABASE_URL } = readEnv({ PORT: "", DATABASE_URL: "" });
    expect([PORT, DATABASE_URL]).toEqual([3000, undefined]);
  });

  test("every wrong variable gets its line, and no line tells its value", () => {
    const lines = linesOf({
      PORT: "70000",
      DATABASE_URL: "mysql://secret@host/db",
      SUPPORT_EMAIL: "secret",
      LOG_LEVEL: "secret",
    });
    expect(lines).toEqual([
      "PORT must be at most 65535",
      "DATABASE_URL must be a URL (postgres:, postgresql:)",
      "SUPPORT_EMAIL must be an e-mail address",
      "LOG_LEVEL must be debug, info, warning or error",
    ]);
  });

  test("half a captcha is refused", () => {
    expect(linesOf({ TURNSTILE_SITE_KEY: "site" })).toEqual([
      "TURNSTILE_SITE_KEY and TURNSTILE_SECRET_KEY must be set together",
    ]);
  });

  test("production wants to know its own address", () => {
    expect(linesOf({ NODE_ENV: "production" })).toEqual(["APP_URL must be set in production"]);
  });

  test.each([
    ["http://shop.example", ["APP_URL must be https in production"]],
    ["http://localhost:3000", []],
    ["https://shop.example", []],
  ])("production at %s: %p", (appUrl, lines) => {
    expect(linesOf({ NODE_ENV: "production", APP_URL: appUrl })).toEqual(lines);
  });

  test.each(["https://shop.example/sub", "https://shop.example/?a=b", "https://shop.example/#a"])(
    "an address with a path is refused: %s",
    (appUrl) => expect(linesOf({ APP_URL: appUrl })).toEqual(["APP_URL must have no path"]),
  );

  test.each([
    ["hello@shop.example", true],
    ["Shop <hello@shop.example>", true],
    ["Shop", false],
    ["Shop <hello>", false],
    ["Shop <hello@shop.example>, other@shop.example", false],
  ])("a mail from %s: %p", (from, isFit) => {
    expect(linesOf({ MAIL_FROM: from })).toEqual(
      isFit ? [] : ["MAIL_FROM must be an e-mail address, or a name and one in angle brackets"],
    );
  });

  test.each([
    [{ SMTP_URL: "smtp://" }, "SMTP_URL must name a host"],
    [{ OPENAI_ACCOUNT_DOLLARS: "$2" }, "OPENAI_ACCOUNT_DOLLARS must be an amount such as 2 or 0.25"],
    [{ OPENAI_SERVICE_TOKENS: "2.5" }, "OPENAI_SERVICE_TOKENS must be a whole number"],
    [{ DATABASE_URL: "postgres://" }, "DATABASE_URL must name a host"],
    [
      {
        STRIPE_SECRET_KEY: "sk_test_1",
        STRIPE_PRICE_PRO: "price_1",
        STRIPE_PRICE_AGENCY: "price_2",
        STRIPE_WEBHOOK_SECRET: "whsec_1, nonsense",
      },
      "STRIPE_WEBHOOK_SECRET must be secrets that begin with whsec_, comma-separated",
    ],
    [
      {
        STRIPE_SECRET_KEY: "sk_test_1",
        STRIPE_PRICE_PRO: "price_1,",
        STRIPE_PRICE_AGENCY: "price_2",
        STRIPE_WEBHOOK_SECRET: "whsec_1",
      },
      "STRIPE_PRICE_PRO must be ids of prices, comma-separated, the one on sale first",
    ],
    [
      {
        STRIPE_SECRET_KEY: "sk_test_1",
        STRIPE_PRICE_PRO: "price_3,price_1",
        STRIPE_PRICE_AGENCY: "price_1",
        STRIPE_WEBHOOK_SECRET: "whsec_1",
      },
      "STRIPE_PRICE_PRO and STRIPE_PRICE_AGENCY must have no price in common",
    ],
  ])("%p is refused", (variables, line) => {
    expect(linesOf(variables)).toEqual([line]);
  });

  test("of the prices of a plan the first is on sale, and the others were before", () => {
    const env = readEnv({
      STRIPE_SECRET_KEY: "sk_test_1",
      STRIPE_PRICE_PRO: "price_3, price_1",
      STRIPE_PRICE_AGENCY: "price_2",
      STRIPE_WEBHOOK_SECRET: "whsec_1",
    });
    expect(stripeFromEnv(env)).toMatchObject({
      prices: { pro: "price_3", agency: "price_2" },
      formerPrices: { pro: ["price_1"], agency: [] },
    });
  });

  test("the administrator's address is compared in lower case", () => {
    expect(readEnv({ ADMIN_EMAIL: " Boss@Example.com " }).ADMIN_EMAIL).toBe("boss@example.com");
  });

  test("the address loses its trailing slash", () => {
    expect(readEnv({ APP_URL: "https://shop.example/" }).appUrl).toBe("https://shop.example");
  });
});
