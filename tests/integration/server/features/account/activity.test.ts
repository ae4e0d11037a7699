import { afterEach, beforeEach, describe, expect, test } from "bun:test";
import * as v from "valibot";
import { customerDecider, customerIdOf, customerStreamId } from "../../../../../events/customer/customer.ts";
import { ActivityPage } from "../../../../../events/wire/account.ts";
import { givePlan, giveRole } from "../../../../../server/features/identity/administer.ts";
import { execute } from "../../../../../server/store/handle-command.ts";
import { quickEngine } from "../../../../support/engines.ts";
import { ADA, signedIn, signedUp, when } from "../../../../support/scenario.ts";
import { createdAsin, fieldOf, optimize, sellerOn, startedDemo } from "../../../../support/seller.ts";
import { createTestApp, type TestApp } from "../../../../support/test-app.ts";
import type { TestBrowser } from "../../../../support/test-browser.ts";

let app: TestApp;
beforeEach(async () => {
  app = await createTestApp();
});
afterEach(() => app.close());

const pageOf = async (browser: TestBrowser, query = ""): Promise<ActivityPage> =>
  v.parse(ActivityPage, (await browser.get(`/api/account/activity${query}`)).body);

describe("GET /api/account/activity", () => {
  test("tells one's own stream in sentences, newest first, with who and when", async () => {
    const browser = await signedUp(app);
    await giveRole(app.deps)(ADA.email, "admin", "test");
    await signedUp(app, { email: "bob@example.com", password: ADA.password });
    const { entries, before } = await pageOf(browser);
    const at = app.clock.now().toISOString();
    expect(entries).toEqual([
      {
        version: 3,
        at,
        who: "system",
        sentence: "Made the account an administrator.",
        reason: null,
        optimizationId: null,
      },
      { version: 2, at, who: "you", sentence: "Signed in for the first time.", reason: null, optimizationId: null },
      {
        version: 1,
        at,
        who: "you",
        sentence: "Opened the account with the address ada@example.com.",
        reason: null,
        optimizationId: null,
      },
    ]);
    expect(before).toBeNull();
  });

  test("says what staff did and why", async () => {
    const browser = await signedUp(app);
    const [opened] = await app.deps.store.readAll({ limit: 1 });
    const customerId = customerIdOf(opened?.streamId ?? "") ?? "";
    await execute({
      store: app.deps.store,
      decider: customerDecider,
      streamId: customerStreamId(customerId),
      command: {
        type: "ViewHistory",
        data: { reason: "You asked about an invoice", at: app.clock.now().toISOString() },
      },
      meta: {
        actor: { kind: "staff", staffId: "staff-7", onBehalfOf: customerId },
        correlationId: "test",
        causationId: null,
      },
    });
    const { entries } = await pageOf(browser, "?limit=1");
    expect(entries).toMatchObject([
      { who: "staff", sentence: "Opened the history of the account.", reason: "You asked about an invoice" },
    ]);
    expect(JSON.stringify(entries)).not.toContain("staff-7");
  });

  test("leads to each result that can be opened", async () => {
    await app.close();
    app = await createTestApp({ engine: quickEngine });
    const browser = await sellerOn(app, "demo");
    await browser.post("/api/demo/optimize", await startedDemo(browser));
    const linked = async () => (await pageOf(browser)).entries.flatMap(({ optimizationId }) => optimizationId ?? []);
    expect(await linked()).toEqual([]);
    await givePlan(app.deps)(ADA.email, "pro", "test");
    const id = fieldOf(await optimize(browser, await createdAsin(browser)), "id");
    const [newest, ...older] = await linked();
    expect(newest).toBe(id);
    expect(older).toHaveLength(1);
    for (const optimizationId of [id, ...older]) {
      expect((await browser.get(`/api/optimizations/${optimizationId}`)).status).toBe(200);
    }
  });

  test("comes a page at a time, with nothing lost or told twice", async () => {
    const browser = await signedUp(app);
    for (let round = 0; round < 7; round += 1) await signedIn(app);
    const versions: number[] = [];
    let before: number | null = null;
    do {
      const page: ActivityPage = await pageOf(browser, before === null ? "?limit=4" : `?limit=4&before=${before}`);
      expect(page.entries.length).toBeLessThanOrEqual(4);
      versions.push(...page.entries.map(({ version }) => version));
      ({ before } = page);
    } while (before !== null);
    expect(versions).toEqual([9, 8, 7, 6, 5, 4, 3, 2, 1]);
  });

  test.each(["?limit=0", "?limit=101", "?limit=some", "?before=-1"])("%s is refused", async (query) => {
    const browser = await signedUp(app);
    (await when(app, () => browser.get(`/api/account/activity${query}`))).expectRefusal(422, "VALIDATION");
  });

  test("refuses a page before a version that no number can hold", async () => {
    const browser = await signedUp(app);
    const refused = await when(app, () => browser.get(`/api/account/activity?before=${"9".repeat(23)}`));
    refused.expectRefusal(422, "VALIDATION", { path: "before" });
  });

  test("needs a session", async () => {
    const browser = await signedUp(app);
    browser.cookies.clear();
    (await when(app, () => browser.get("/api/account/activity"))).expectRefusal(401, "UNAUTHENTICATED");
  });
});
