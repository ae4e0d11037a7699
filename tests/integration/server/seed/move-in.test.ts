import { afterEach, expect, test } from "bun:test";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startStripeProcessor } from "../../../../server/features/billing/process-stripe-events.reactor.ts";
import { openSandbox, type Sandbox } from "../../../../server/sandbox/sandbox.ts";
import { callerOf, textOf } from "../../../../server/seed/caller.ts";
import { moveIn } from "../../../../server/seed/move-in.ts";
import { openPast, type Past } from "../../../../server/seed/past.ts";
import { DAY_MS, movableClock } from "../../../support/clock.ts";
import { createTestApp, instantEngine, type TestApp } from "../../../support/test-app.ts";

const MONTHS = 4;
const ACCOUNT = { email: "pro@listwright.example", password: "seed-1234567", firstName: "Priya", lastName: "Nair" };

let folder: string;
let sandbox: Sandbox;
let app: TestApp;
let past: Past;

afterEach(async () => {
  await past.close();
  await sandbox.stop();
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

/** A server at work beside the seed: its reactor follows the log, and its sandbox keeps the books of the folder. */
const startServer = async (): Promise<void> => {
  folder = mkdtempSync(join(tmpdir(), "move-in-"));
  const clock = movableClock();
  sandbox = openSandbox({
    file: join(folder, "sandbox.sqlite"),
    clock,
    pagesUrl: () => "http://localhost/sandbox",
    send: (request) => app.handle(request),
  });
  app = await createTestApp({ clock, env: { DATA_DIR: folder }, stripe: sandbox.gateway });
  sandbox.startDelivery("http://localhost/api/billing/webhook", null);
};

const liveAFewMonths = async (): Promise<void> => {
  const start = app.clock.now().getTime() - MONTHS * 31 * DAY_MS;
  past = await openPast(new Date(start), () => instantEngine);
  const caller = callerOf(past, "10.0.0.1");
  await caller.post("/api/auth/signup", ACCOUNT);
  await caller.submit(textOf(await caller.post("/api/billing/create-checkout", { plan: "pro" }), "url"), {
    number: "4242424242424242",
  });
  for (let month = 1; month <= MONTHS; month += 1) await past.goTo(new Date(start + month * 31 * DAY_MS));
};

test("a past moved in beside a server at work is the past as it was: nobody acts on half of it", async () => {
  await startServer();
  const processor = await startStripeProcessor(app.deps);
  await liveAFewMonths();
  const lived = await past.deps.store.readAll({ limit: 1000 });
  expect(await moveIn(past, app.deps)).toBe(lived.length);

  await sandbox.deliver();
  await processor.caughtUp(lived.length);
  const moved = await app.deps.store.readAll({ limit: 1000 });
  const told = (log: typeof moved) => log.map(({ event, recordedAt }) => `${recordedAt} ${event.type}`);
  expect(told(moved)).toEqual(told(lived));
});
