import { describe, expect, test } from "bun:test";
import { strFromU8, unzipSync } from "fflate";
import { customerDecider, customerStreamId } from "../../../../../events/customer/customer.ts";
import { visitorStreamId } from "../../../../../events/visitor/demo.decider.ts";
import { eraseDue } from "../../../../../server/features/account/start-eraser.ts";
import { forgetBillingCustomer } from "../../../../../server/features/billing/forget-billing-customer.ts";
import { logCommand } from "../../../../../server/operator/log.command.ts";
import { rebuildCommand } from "../../../../../server/operator/rebuild.command.ts";
import { domainEventOf } from "../../../../../server/store/domain-event.ts";
import { loadStream } from "../../../../../server/store/handle-command.ts";
import type { Sql } from "../../../../../server/store/sql.ts";
import { type BillingApp, createBillingApp } from "../../../../support/billing-app.ts";
import { DAY_MS } from "../../../../support/clock.ts";
import { DATABASES } from "../../../../support/databases.ts";
import { dumpDatabase } from "../../../../support/dump-database.ts";
import { historyStore } from "../../../../support/log-history.ts";
import { freshPglite } from "../../../../support/pglite.ts";
import { livePlantedLife, PLANTED, plantedEngine } from "../../../../support/planted-life.ts";
import { runCommand } from "../../../../support/run-command.ts";
import { ADA, signedIn, signedUp } from "../../../../support/scenario.ts";
import { createdAsin, fieldOf, optimize, sellerOn } from "../../../../support/seller.ts";
import type { TestBrowser } from "../../../../support/test-browser.ts";
import { importFrom, linesOf, newFile, removeFiles } from "../../store/log-file/log-file-fixture.ts";

const withApp = async (open: () => Promise<Sql>, body: (app: BillingApp) => Promise<void>): Promise<void> => {
  const sql = await open();
  const app = await createBillingApp({ sql, engine: plantedEngine, env: { TRUST_PROXY: "1" } });
  try {
    await body(app);
  } finally {
    await app.close();
    await sql.close();
  }
};

const foundIn = (text: string): string[] =>
  Object.entries(PLANTED)
    .filter(([, value]) => text.toLowerCase().includes(value.toLowerCase()))
    .map(([name]) => name);

const sandboxOf = ({ sandbox }: BillingApp): string => JSON.stringify(sandbox.world.store.books());

const exported = async (browser: TestBrowser, app: BillingApp): Promise<Record<string, string>> => {
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  const request = new Request("http://localhost/api/account/export", {
    headers: { cookie, "sec-fetch-site": "same-origin" },
  });
  const response = await app.handle(request);
  const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
  return Object.fromEntries(Object.entries(files).map(([name, bytes]) => [name, strFromU8(bytes)]));
};

const idsOf = async (app: BillingApp): Promise<{ customerId: string; visitorId: string }> => {
  const history = (await app.deps.store.readAll()).map(domainEventOf);
  const opened = history.find((event) => event.type === "AccountOpened");
  if (opened?.type !== "AccountOpened") throw new Error("Nobody opened an account");
  const { customerId, visitorId } = opened.data;
  return { customerId, visitorId: visitorId ?? "" };
};

const runRebuild = async (app: BillingApp): Promise<{ exit: number; said: string }> => {
  const { exit, lines } = await runCommand(rebuildCommand, app.deps, []);
  return { exit, said: lines.join("\n") };
};

const eraseNow = async (app: BillingApp, browser: TestBrowser, password: string): Promise<void> => {
  const asked = await browser.post("/api/account/deletion", { password });
  expect(asked.status).toBe(200);
  app.mailbox.failNext(100);
  await app.deliverMail();
  app.clock.advance(14 * DAY_MS);
  expect(await eraseDue(app.deps, forgetBillingCustomer(app.deps))).toBe(1);
  app.mailbox.failNext(0);
};

describe.each(Object.entries(DATABASES))("an erased customer on %s", (_name, open) => {
  test(
    "is found nowhere: no table, no log line, nothing at the payment sandbox",
    () =>
      withApp(open, async (app) => {
        const { browser, password } = await livePlantedLife(app);
        const files = await exported(browser, app);
        const missing = Object.keys(PLANTED).filter((name) => !foundIn(JSON.stringify(files)).includes(name));
        // Where somebody calls from is only counted, as a fingerprint.
        expect(missing).toEqual(["address"]);
        expect(foundIn(await dumpDatabase(app.deps.sql))).toContain("review");
        expect(foundIn(sandboxOf(app))).toEqual(["email"]);

        await eraseNow(app, browser, password);
        await app.settle();
        await app.deliverMail();

        expect(foundIn(await dumpDatabase(app.deps.sql))).toEqual([]);
        expect(foundIn(app.logLines.join("\n"))).toEqual([]);
        expect(foundIn(sandboxOf(app))).toEqual([]);
        expect(await app.deps.sql.query("select from mail_outbox")).toEqual([]);
        expect(app.mailbox.mails.at(-1)).toMatchObject({ to: PLANTED.email, isLast: true });
      }),
    60_000,
  );

  test(
    "is in no export of the log either, nor in what an import with its key makes of it",
    () =>
      withApp(open, async (app) => {
        const { browser, password } = await livePlantedLife(app);
        await eraseNow(app, browser, password);
        await app.deliverMail();
        const [file, key] = [newFile("erased.ndjson.gz"), newFile("erased.key")];
        const exporting = await runCommand(logCommand, app.deps, ["export", file, key]);
        expect(exporting.exit).toBe(0);
        expect(foundIn([...linesOf(file), ...exporting.lines].join("\n"))).toEqual([]);

        const imported = await freshPglite();
        try {
          await importFrom(imported, file, { key: app.deps.secrets });
          expect(foundIn(await dumpDatabase(imported))).toEqual([]);
          const history = await historyStore(imported, app.deps.secrets).readAll();
          expect(history).toHaveLength((await app.deps.store.readAll()).length);
          expect(foundIn(JSON.stringify(history))).toEqual([]);
        } finally {
          await imported.close();
          removeFiles();
        }
      }),
    60_000,
  );

  test(
    "is replayed with stand-ins, and the read models are built again without them",
    () =>
      withApp(open, async (app) => {
        const { browser, password } = await livePlantedLife(app);
        const other = await sellerOn(app, "pro");
        const asinId = await createdAsin(other);
        const kept = fieldOf(await optimize(other, asinId), "id");
        await eraseNow(app, browser, password);

        const { customerId, visitorId } = await idsOf(app);
        const streamId = customerStreamId(customerId);
        const history = await app.deps.store.read(streamId);
        // Stripe's word that the customer is gone may come before it or after.
        const own = history.filter(({ event }) => event.type !== "StripeEventReceived");
        expect(own.at(-1)).toMatchObject({ event: { type: "AccountErased" }, actor: { process: "eraser" } });
        const visit = await app.deps.store.read(visitorStreamId(visitorId));
        expect(foundIn(JSON.stringify([...history, ...visit]))).toEqual([]);
        const { state } = await loadStream(app.deps.store, customerDecider, streamId);
        expect(state.identity.status).toBe("erased");

        const { exit, said } = await runRebuild(app);
        expect({ exit, said }).toEqual({
          exit: 0,
          said: expect.stringContaining("0 rows of the live tables differed"),
        });
        expect(foundIn(await dumpDatabase(app.deps.sql))).toEqual([]);
        const afterwards = await signedIn(app);
        expect((await afterwards.get(`/api/optimizations/${kept}`)).status).toBe(200);
      }),
    60_000,
  );

  test(
    "is no error where they were erased while Stripe was asked",
    () =>
      withApp(open, async (app) => {
        const { browser, password } = await livePlantedLife(app);
        const { customerId } = await idsOf(app);
        const streamId = customerStreamId(customerId);
        const told = (await app.deps.store.read(streamId)).find(({ event }) => event.type === "StripeEventReceived");
        expect((await browser.post("/api/account/deletion", { password })).status).toBe(200);
        app.clock.advance(14 * DAY_MS);
        const { subscriptions } = app.sandbox.gateway.api;
        const list = subscriptions.list.bind(subscriptions);
        let erased = 0;
        subscriptions.list = ((...asked: Parameters<typeof list>) => {
          subscriptions.list = list;
          return eraseDue(app.deps, async () => undefined).then((count) => {
            erased = count;
            return list(...asked);
          });
        }) as typeof list;
        await app.deps.store.append({
          streamId,
          expected: "any",
          events: [
            { eventId: app.deps.newId(), event: { type: "StripeEventReceived", data: told?.event.data as object } },
          ],
          meta: { actor: { kind: "stripe", stripeEventId: "evt_during" }, correlationId: "during", causationId: null },
        });
        await app.settle();
        expect(erased).toBe(1);
        expect(app.processor.health()).toMatchObject({ status: "running", problem: null });
        expect(await app.deps.sql.query("select * from stripe_subscriptions")).toEqual([]);
        expect(app.logLines.filter((line) => line.includes("could not be acted upon"))).toEqual([]);
      }),
    60_000,
  );

  test(
    "stays forgotten when Stripe tells of them afterwards",
    () =>
      withApp(open, async (app) => {
        const { browser, password } = await livePlantedLife(app);
        const { customerId } = await idsOf(app);
        const streamId = customerStreamId(customerId);
        expect(await app.deps.sql.query("select * from stripe_subscriptions")).not.toEqual([]);
        await eraseNow(app, browser, password);
        const { event } = (await app.deps.store.read(streamId)).find(
          (each) => each.event.type === "StripeEventReceived",
        ) ?? { event: null };
        expect(event).not.toBeNull();
        const late = { ...(event?.data as object), payload: JSON.stringify({ email: PLANTED.email }) };
        await app.deps.store.append({
          streamId,
          expected: "any",
          events: [{ eventId: app.deps.newId(), event: { type: "StripeEventReceived", data: late } }],
          meta: { actor: { kind: "stripe", stripeEventId: "evt_late" }, correlationId: "late", causationId: null },
        });
        await app.settle();
        expect(app.processor.health()).toMatchObject({ status: "running", problem: null });
        expect(foundIn(await dumpDatabase(app.deps.sql, ["events", "streams", "billing_customers"]))).toEqual([]);
        expect(await app.deps.sql.query("select * from stripe_subscriptions")).toEqual([]);
        expect(app.logLines.filter((line) => line.includes("could not be acted upon"))).toEqual([]);
        expect(app.sandbox.world.store.list("customer")).toEqual([]);
        expect(app.sandbox.world.store.list("subscription")).toEqual([]);
      }),
    60_000,
  );
});

describe("an erasure that meets something else", () => {
  const open = DATABASES["PostgreSQL"];
  if (open === undefined) throw new Error("There is no PostgreSQL to test on");

  test(
    "is done once by two processes at the same moment",
    () =>
      withApp(open, async (app) => {
        const browser = await signedUp(app);
        await browser.post("/api/account/deletion", { password: ADA.password });
        app.clock.advance(14 * DAY_MS);
        const erased = await Promise.all([1, 2, 3].map(() => eraseDue(app.deps, async () => undefined)));
        expect(erased.reduce((sum, count) => sum + count, 0)).toBe(1);
        await app.deliverMail();
        expect(app.mailbox.mails.filter(({ isLast }) => isLast === true)).toHaveLength(1);
      }),
    60_000,
  );

  test(
    "that broke off between Stripe and the log is finished by the next round",
    () =>
      withApp(open, async (app) => {
        const { browser, password } = await livePlantedLife(app);
        await browser.post("/api/account/deletion", { password });
        app.clock.advance(14 * DAY_MS);
        const endBilling = forgetBillingCustomer(app.deps);
        const dying = async (customer: { customerId: string; email: string | null }): Promise<void> => {
          await endBilling(customer);
          throw new Error("The process died here");
        };
        expect(await eraseDue(app.deps, dying)).toBe(0);
        expect(app.sandbox.world.store.list("customer")).toEqual([]);
        expect(foundIn(await dumpDatabase(app.deps.sql))).toContain("email");
        expect(await eraseDue(app.deps, endBilling)).toBe(1);
        await app.settle();
        await app.deliverMail();
        expect(foundIn(await dumpDatabase(app.deps.sql))).toEqual([]);
      }),
    60_000,
  );

  test(
    "refuses who signs in at that moment, and leaves them no session",
    () =>
      withApp(open, async (app) => {
        const browser = await signedUp(app);
        await browser.post("/api/account/deletion", { password: ADA.password });
        app.clock.advance(14 * DAY_MS);
        const [, ...answers] = await Promise.all([
          eraseDue(app.deps, async () => undefined),
          ...[1, 2, 3, 4].map(() => browser.post("/api/auth/signin", ADA)),
        ]);
        for (const { status } of answers) expect([200, 401]).toContain(status);
        expect(await app.deps.sql.query("select from sessions")).toEqual([]);
        expect(await app.deps.sql.query("select from accounts")).toEqual([]);
        expect((await browser.get("/api/auth/me")).body).toMatchObject({ authenticated: false });
      }),
    60_000,
  );
});
