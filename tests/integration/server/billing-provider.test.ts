import { expect, test } from "bun:test";
import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openBillingProvider } from "../../../server/billing-provider.ts";
import { readEnv } from "../../../server/env.ts";

const KEYS = {
  STRIPE_SECRET_KEY: "sk_test_123",
  STRIPE_WEBHOOK_SECRET: "whsec_new, whsec_old",
  STRIPE_PRICE_PRO: "price_1",
  STRIPE_PRICE_AGENCY: "price_2",
};

const opened = async (env: Record<string, string>) => {
  const dataDir = mkdtempSync(join(tmpdir(), "listwright-billing-"));
  const errors: string[] = [];
  const silent = (): void => undefined;
  const log = { debug: silent, info: silent, warn: silent, error: (message: string) => void errors.push(message) };
  const provider = await openBillingProvider(readEnv({ DATA_DIR: dataDir, ...env }), log);
  await provider.sandbox?.stop();
  rmSync(dataDir, { recursive: true, force: true });
  return { ...provider, errors };
};

test("without a key the sandbox takes Stripe's place", async () => {
  const { stripe, sandbox } = await opened({});
  expect(stripe).toMatchObject({ sandbox: true, livemode: false });
  expect(sandbox).not.toBeNull();
});

test("the sandbox makes the data folder where a database elsewhere did not, and only its owner can read it", async () => {
  const parent = mkdtempSync(join(tmpdir(), "listwright-billing-"));
  const dataDir = join(parent, "not", "there");
  const log = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };
  const env = readEnv({ DATA_DIR: dataDir, DATABASE_URL: "postgres://elsewhere.example/listwright" });
  const { sandbox } = await openBillingProvider(env, log);
  await sandbox?.stop();
  const modes = [dataDir, join(dataDir, "sandbox.sqlite")].map((path) => (statSync(path).mode & 0o777).toString(8));
  rmSync(parent, { recursive: true, force: true });
  expect(modes).toEqual(["700", "600"]);
});

test("in production the sandbox refuses, nothing can be bought, and the log says so", async () => {
  const { stripe, sandbox, errors } = await opened({ NODE_ENV: "production", APP_URL: "https://shop.example" });
  expect({ stripe, sandbox }).toEqual({ stripe: null, sandbox: null });
  expect(errors).toEqual([
    "Billing is off: STRIPE_SECRET_KEY is not set, and the payment sandbox refuses to run in production",
  ]);
});

test("with a key Stripe is used, with each of its webhook secrets, and no sandbox is opened", async () => {
  const { stripe, sandbox } = await opened(KEYS);
  expect(sandbox).toBeNull();
  expect(stripe).toMatchObject({
    sandbox: false,
    livemode: false,
    prices: { pro: "price_1", agency: "price_2" },
    webhookSecrets: ["whsec_new", "whsec_old"],
  });
});

test("a key of the live mode is known as one", async () => {
  expect((await opened({ ...KEYS, STRIPE_SECRET_KEY: "sk_live_1" })).stripe?.livemode).toBeTrue();
});

test.each(Object.keys(KEYS))("%s without the others does not start", (name) => {
  const { [name]: _left, ...rest } = KEYS as Record<string, string>;
  expect(() => readEnv(rest)).toThrow(/must be set together/);
});
