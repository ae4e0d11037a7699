import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { seedCommand } from "../../../../server/seed/seed.command.ts";
import { runCommand } from "../../../support/run-command.ts";
import { createTestApp, type TestApp } from "../../../support/test-app.ts";
import { openBrowser, type TestBrowser } from "../../../support/test-browser.ts";

const SLOW_MS = 120_000;

let folder: string;
let app: TestApp;
let said: string[];

const seed = (deps = app.deps) => runCommand(seedCommand, deps, []);

const signedIn = async (email: string): Promise<TestBrowser> => {
  const password = said.find((line) => line.startsWith(email))?.split(/\s+/)[1];
  const browser = openBrowser(app);
  expect((await browser.post("/api/auth/signin", { email, password })).status).toBe(200);
  return browser;
};

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "seed-"));
  app = await createTestApp({ env: { DATA_DIR: folder } });
  const { exit, lines } = await seed();
  expect(exit).toBe(0);
  said = lines;
}, SLOW_MS);
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

describe("a seeded installation", () => {
  test.each([
    ["demo@listwright.example", { plan: "demo", role: "user", asinUsedThisCycle: 1, asinLimit: 1 }],
    ["pro@listwright.example", { plan: "pro", role: "user", asinUsedThisCycle: 10, asinLimit: 10 }],
    ["agency@listwright.example", { plan: "agency", role: "user", asinLimit: null }],
    ["admin@listwright.example", { plan: "demo", role: "admin" }],
  ])("%s signs in with the printed password", async (email, session) => {
    const browser = await signedIn(email);
    expect((await browser.get("/api/auth/me")).body).toMatchObject({ email, ...session });
  });

  test("a seller finds their saved avatars and what was written with them", async () => {
    const browser = await signedIn("pro@listwright.example");
    const { body } = await browser.get("/api/avatars?stats=1");
    expect(body).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ profileName: "Night-Shift Nurse", lastOptimizationId: expect.any(String) }),
      ]),
    );
  });

  test("its history is a year long, in order, and has good and bad days", async () => {
    const log = await app.deps.store.readAll({ limit: 5000 });
    const days = log.map(({ recordedAt }) => Math.floor(Date.parse(recordedAt) / 86_400_000));
    expect(days).toEqual(days.toSorted((a, b) => a - b));
    expect((days.at(-1) ?? 0) - (days[0] ?? 0)).toBeGreaterThan(350);
    const types = new Set(log.map(({ event }) => event.type));
    for (const type of [
      "DemoTakenOver",
      "SubscriptionActivated",
      "PaymentFailed",
      "PaymentRecovered",
      "PlanChanged",
      "CancellationScheduled",
      "SubscriptionResumed",
      "OptimizationFailed",
      "AsinReleased",
      "AvatarRenamed",
    ] as const)
      expect(types).toContain(type);
  });

  test("is not seeded twice, and nothing is appended by trying", async () => {
    const before = await app.deps.store.readAll({ limit: 1, direction: "backward" });
    const { exit, lines } = await seed();
    expect(exit).toBe(1);
    const text = lines.join("\n");
    expect(text).toStartWith("Nothing was changed: this installation is seeded already, with\n  ");
    for (const part of [
      "demo@listwright.example",
      "/forgot-password",
      "/dev/mailbox",
      "DATA_DIR=ANOTHER-FOLDER bun run seed",
    ])
      expect(text).toContain(part);
    expect(await app.deps.store.readAll({ limit: 1, direction: "backward" })).toEqual(before);
  });

  test.each([
    ["in production", { production: true }, "in production"],
    ["beside real Stripe", { STRIPE_SECRET_KEY: "sk_test_x" }, "beside real Stripe"],
  ])("is never made %s", async (_where, env, words) => {
    const { exit, lines } = await seed({ ...app.deps, env: { ...app.deps.env, ...env } });
    expect(exit).toBe(1);
    expect(lines.join()).toContain(words);
  });
});
