import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "bun:test";
import { randomBytes } from "node:crypto";
import { ANONYMOUS_SESSION } from "../../../../../events/wire/anonymous-session.ts";
import { writeAccountMail } from "../../../../../server/features/account/write-account-mail.ts";
import { writeBillingMail } from "../../../../../server/features/billing/write-billing-mail.ts";
import { givePlan } from "../../../../../server/features/identity/administer.ts";
import { writeIdentityMail } from "../../../../../server/features/identity/write-identity-mail.ts";
import { startMailDelivery } from "../../../../../server/mail/delivery.ts";
import type { Mail } from "../../../../../server/mail/mailer.ts";
import { migrate } from "../../../../../server/store/migrate.ts";
import { openPostgres } from "../../../../../server/store/postgres.ts";
import type { Sql } from "../../../../../server/store/sql.ts";
import { silentLog } from "../../../../support/log.ts";
import { startPostgres } from "../../../../support/postgres.ts";
import { resetDatabase } from "../../../../support/reset-database.ts";
import { ADA, signedIn, signedUp } from "../../../../support/scenario.ts";
import { createTestApp, type TestApp } from "../../../../support/test-app.ts";
import { openBrowser } from "../../../../support/test-browser.ts";

let connections: Sql[];
let here: TestApp;
let there: TestApp;

beforeAll(async () => {
  const url = await (await startPostgres()).freshDatabase();
  connections = await Promise.all([
    openPostgres(url, silentLog, { poolSize: 4 }),
    openPostgres(url, silentLog, { poolSize: 4 }),
  ]);
  const [first] = connections;
  if (first !== undefined) await migrate(first);
});
afterAll(async () => {
  await Promise.all(connections.map((sql) => sql.close()));
});
beforeEach(async () => {
  const [first, second] = connections;
  if (first === undefined || second === undefined) throw new Error("PostgreSQL did not start");
  await resetDatabase(first);
  const masterSecret = randomBytes(32);
  here = await createTestApp({ sql: first, masterSecret });
  there = await createTestApp({ sql: second, masterSecret });
});
afterEach(() => Promise.all([here.close(), there.close()]));

const NEW_PASSWORD = "battery staple 7";
const change = { currentPassword: ADA.password, newPassword: NEW_PASSWORD, confirm: NEW_PASSWORD };
const me = async (app: TestApp, cookies: ReadonlyMap<string, string>) =>
  (await openBrowser(app, cookies).get("/api/auth/me")).body;

describe("two processes on one PostgreSQL", () => {
  test("know each other's sessions", async () => {
    const browser = await signedUp(here);
    expect(await me(there, browser.cookies)).toMatchObject({ email: ADA.email });
  });

  test("A12: a new password signs the others out in both at once", async () => {
    const browser = await signedUp(here);
    const other = await signedIn(there);
    expect(await me(there, other.cookies)).toMatchObject({ email: ADA.email });
    await browser.post("/api/auth/change-password", change);
    expect(await me(there, other.cookies)).toEqual(ANONYMOUS_SESSION);
    expect(await me(here, other.cookies)).toEqual(ANONYMOUS_SESSION);
    expect(await me(there, browser.cookies)).toMatchObject({ email: ADA.email });
  });

  test("A13: a sign-out counts in both at once", async () => {
    const browser = await signedUp(here);
    const cookies = new Map(browser.cookies);
    expect(await me(there, cookies)).toMatchObject({ email: ADA.email });
    await browser.post("/api/auth/signout");
    expect(await me(there, cookies)).toEqual(ANONYMOUS_SESSION);
  });

  test("a plan that is given in one shows in the other at once", async () => {
    const browser = await signedUp(here);
    expect(await me(there, browser.cookies)).toMatchObject({ plan: "demo" });
    await givePlan(here.deps)(ADA.email, "pro", "test");
    expect(await me(there, browser.cookies)).toMatchObject({ plan: "pro", asinLimit: 10 });
  });

  test("A9: count guesses together", async () => {
    const guess = (app: TestApp) => openBrowser(app).post("/api/auth/signin", { ...ADA, password: "wrong horse 9" });
    const answers = await Promise.all(Array.from({ length: 60 }, (_, n) => guess(n % 2 === 0 ? here : there)));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(50);
  });

  test("open one account for one address", async () => {
    const answers = await Promise.all(
      [here, there, here, there].map((app) => openBrowser(app).post("/api/auth/signup", ADA)),
    );
    expect(answers.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1);
    expect(answers.map(({ status }) => status).filter((status) => status === 409)).toHaveLength(3);
  });

  test("many who ask at once are each answered as themselves", async () => {
    const people = Array.from({ length: 8 }, (_, n) => ({ ...ADA, email: `person-${n}@example.com` }));
    const browsers = await Promise.all(people.map((person, n) => signedUp(n % 2 === 0 ? here : there, person)));
    const asked = Array.from({ length: 10 }, () => browsers).flat();
    const bodies = await Promise.all(asked.map((browser, n) => me(n % 3 === 0 ? here : there, browser.cookies)));
    expect(bodies).toEqual(
      asked.map((_, n) => ({ ...ANONYMOUS_SESSION, authenticated: true, email: people[n % 8]?.email ?? "" })),
    );
  });

  test("send a mail that either of them owes, once", async () => {
    const sent: Mail[] = [];
    const { promise: arrived, resolve } = Promise.withResolvers<void>();
    const mailer = {
      send: async (mail: Mail) => {
        sent.push(mail);
        resolve();
      },
      close: async () => undefined,
    };
    const deliveries = await Promise.all(
      [here, there].map(({ deps }) =>
        startMailDelivery(
          { ...deps, mailer },
          writeIdentityMail(deps, { billing: writeBillingMail, account: writeAccountMail }),
        ),
      ),
    );
    await signedUp(here);
    await arrived;
    await Promise.all(deliveries.map(({ deliver }) => deliver()));
    await Promise.all(deliveries.map(({ stop }) => stop()));
    expect(sent.map(({ subject }) => subject)).toEqual(["Welcome to Listwright"]);
  });
});
