import { afterEach, beforeEach, describe, expect, test } from "bun:test";
import { givePlan } from "../../../../server/features/identity/administer.ts";
import { ADA, signedUp } from "../../../support/scenario.ts";
import { createTestApp, type TestApp } from "../../../support/test-app.ts";
import type { TestBrowser } from "../../../support/test-browser.ts";

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
});
