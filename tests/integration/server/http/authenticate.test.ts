import { afterEach, beforeEach, describe, expect, test } from "bun:test";
import { createApp } from "../../../../server/app.ts";
import { givePlan } from "../../../../server/features/identity/administer.ts";
import { createCustomerFinder } from "../../../../server/http/find-customer.ts";
import { ADA, signedUp } from "../../../support/scenario.ts";
import { createTestApp, type TestApp } from "../../../support/test-app.ts";
import { openBrowser, type TestBrowser } from "../../../support/test-browser.ts";

const HOUR_MS = 3_600_000;

let app: TestApp;
let browser: TestBrowser;
beforeEach(async () => {
  app = await createTestApp();
  browser = await signedUp(app);
});
afterEach(() => app.close());

const me = async () => (await browser.get("/api/auth/me")).body;

describe("the customer of a request", () => {
  test("is as the last event left them, request after request", async () => {
    expect(await me()).toMatchObject({ plan: "demo" });
    await givePlan(app.deps)(ADA.email, "pro", "test");
    expect(await me()).toMatchObject({ plan: "pro" });
    await givePlan(app.deps)(ADA.email, "agency", "test");
    expect(await me()).toMatchObject({ plan: "agency" });
  });

  test("is folded from the events where the kept state has an older shape", async () => {
    await givePlan(app.deps)(ADA.email, "pro", "test");
    await app.deps.sql.query("update streams set state_schema = 'customer-0'");
    expect(await me()).toMatchObject({ email: ADA.email, plan: "pro" });
  });

  test("is folded on from the kept state where that lags behind", async () => {
    const [opened] = await app.deps.store.readAll();
    const streamId = opened?.streamId ?? "";
    const at = app.clock.now().toISOString();
    await app.deps.store.append({
      streamId,
      expected: "exists",
      events: [
        { eventId: app.deps.newId(), event: { type: "RoleGranted", data: { role: "admin", reason: null, at } } },
      ],
      meta: { actor: { kind: "system", process: "test" }, correlationId: "c1", causationId: null },
    });
    expect(await me()).toMatchObject({ role: "admin" });
  });

  test("is nobody once the account is gone", async () => {
    expect(await me()).toMatchObject({ authenticated: true });
    await app.deps.sql.query("delete from accounts");
    expect(await me()).toMatchObject({ authenticated: false });
  });

  test("cannot be told while the database does not answer, and nobody is let in", async () => {
    const broken = await createTestApp({ sql: { ...app.deps.sql, query: () => Promise.reject(new Error("gone")) } });
    const request = new Request("http://localhost/api/auth/sessions", {
      headers: { cookie: `sid=${browser.cookies.get("sid")}` },
    });
    expect((await broken.handle(request)).status).toBe(500);
  });

  test("was last seen when they were last seen, though another process notes it later", async () => {
    const later = new Date(app.clock.now().getTime() + 3 * HOUR_MS);
    const { sql } = app.deps;
    const overtaken = async (text: string, params?: readonly unknown[]) => {
      if (text.startsWith("update sessions")) await sql.query("update sessions set last_seen_at = $1", [later]);
      return sql.query(text, params);
    };
    const slowSql = { ...sql, query: overtaken as typeof sql.query };
    const slow = createApp({ ...app.deps, findCustomer: createCustomerFinder({ ...app.deps, sql: slowSql }) });
    app.clock.advance(2 * HOUR_MS);
    const { status } = await openBrowser({ handle: async (request) => slow.handle(request) }, browser.cookies).get(
      "/api/dashboard/summary",
    );
    expect(status).toBe(200);
    expect(await sql.query("select last_seen_at from sessions")).toEqual([{ last_seen_at: later }]);
  });
});
