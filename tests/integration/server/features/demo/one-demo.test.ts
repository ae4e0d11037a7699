import { afterEach, beforeEach, describe, expect, test } from "bun:test";
import { customerDecider, customerStreamId } from "../../../../../events/customer/customer.ts";
import { visitorStreamId } from "../../../../../events/visitor/demo.decider.ts";
import { startTakeOverDemo } from "../../../../../server/features/demo/take-over-demo.reactor.ts";
import { findAccountByEmail } from "../../../../../server/features/identity/accounts.ts";
import { givePlan } from "../../../../../server/features/identity/administer.ts";
import { execute } from "../../../../../server/store/handle-command.ts";
import { erasureOf } from "../../../../../server/store/subject-keys.ts";
import { heldEngine, quickEngine } from "../../../../support/engines.ts";
import { ADA, signedUp, when } from "../../../../support/scenario.ts";
import { fieldOf, startedDemo } from "../../../../support/seller.ts";
import { createTestApp, type TestApp } from "../../../../support/test-app.ts";
import { openBrowser, type TestBrowser } from "../../../../support/test-browser.ts";

const BEN = { email: "ben@example.com", password: "another horse 8" } as const;
const CAT = { email: "cat@example.com", password: "a third horse 7" } as const;

let app: TestApp;
beforeEach(async () => {
  app = await createTestApp({ engine: quickEngine });
});
afterEach(() => app.close());

const runDemo = async (browser: TestBrowser): Promise<string> =>
  fieldOf(await browser.post("/api/demo/optimize", await startedDemo(browser)), "id");

const signIn = (browser: TestBrowser, person: typeof ADA | typeof BEN) => browser.post("/api/auth/signin", person);

const changeTo = async (browser: TestBrowser, person: { email: string; password: string }): Promise<void> => {
  await browser.post("/api/auth/signout");
  expect((await browser.post("/api/auth/signup", person)).status).toBe(200);
};

const typesOf = (appended: readonly { event: { type: string } }[]): string[] => appended.map(({ event }) => event.type);

describe("a visitor who signs in to an account they have", () => {
  test("takes the demo along, and the answer says that it is used", async () => {
    await signedUp(app);
    const browser = openBrowser(app);
    const id = await runDemo(browser);
    const { answer, appended } = await when(app, () => signIn(browser, ADA));
    expect(answer.body).toMatchObject({ asinUsedThisCycle: 1 });
    expect(typesOf(appended)).toEqual([
      "SignedIn",
      "AsinProfileCreated",
      "DemoTakenOver",
      "AsinUsed",
      "VisitorSignedUp",
    ]);
    await givePlan(app.deps)(ADA.email, "pro", "test");
    expect((await browser.get(`/api/optimizations/${id}`)).body).toMatchObject({ optimizedTitles: ["Steel Bottle"] });
    expect(typesOf((await when(app, () => signIn(browser, ADA))).appended)).toEqual(["SignedIn", "SignedOut"]);
  });

  test("takes nothing along, and is not told apart from before, while the demo was only opened", async () => {
    await signedUp(app);
    const browser = openBrowser(app);
    await browser.post("/api/demo/start", {});
    expect(typesOf((await when(app, () => signIn(browser, ADA))).appended)).toEqual(["SignedIn"]);
  });

  test("takes along a demo that is still running once it has ended", async () => {
    await app.close();
    const engine = heldEngine();
    app = await createTestApp({ engine });
    const reactor = await startTakeOverDemo(app.deps);
    await signedUp(app);
    const browser = openBrowser(app);
    const running = browser.post("/api/demo/optimize", await startedDemo(browser));
    await engine.begun(1);
    await signIn(browser, ADA);
    engine.release();
    const id = fieldOf(await running, "id");
    const [last] = await app.deps.store.readAll({ direction: "backward", limit: 1 });
    await reactor.caughtUp(last?.position ?? 0);
    await givePlan(app.deps)(ADA.email, "pro", "test");
    expect((await browser.get(`/api/optimizations/${id}`)).status).toBe(200);
  });

  test("gets nothing of a demo that already is somebody else's", async () => {
    await signedUp(app, BEN);
    const browser = openBrowser(app);
    await runDemo(browser);
    await browser.post("/api/auth/signup", ADA);
    await browser.post("/api/auth/signout");
    expect(typesOf((await when(app, () => signIn(browser, BEN))).appended)).toEqual(["SignedIn"]);
  });

  test("is signed in even when bringing the demo over fails, and the log says so", async () => {
    await signedUp(app);
    const browser = openBrowser(app);
    await runDemo(browser);
    const { loadState } = app.deps.store;
    app.deps.store.loadState = (streamId, schema) =>
      streamId.startsWith("visitor-") ? Promise.reject(new Error("not now")) : loadState(streamId, schema);
    expect((await signIn(browser, ADA)).status).toBe(200);
    expect(app.logLines.join()).toContain("the visitor's demo was not taken over");
  });
});

test("the answer to a sign-up after the demo says that it is used", async () => {
  const browser = openBrowser(app);
  await runDemo(browser);
  expect((await browser.post("/api/auth/signup", ADA)).body).toMatchObject({ asinUsedThisCycle: 1 });
});

describe("a browser has one demo", () => {
  test("also after another account was opened in it", async () => {
    const browser = openBrowser(app);
    await runDemo(browser);
    await browser.post("/api/auth/signup", ADA);
    await changeTo(browser, BEN);
    expect((await browser.get("/api/demo/usage")).body).toEqual({ count: 1, limit: 1, type: "customer" });
    (await when(app, () => browser.post("/api/demo/start", {}))).expectRefusal(402, "DEMO_EXHAUSTED");
  });

  test("also where a customer took it, for the next customer and for the visitor", async () => {
    const browser = await signedUp(app);
    await runDemo(browser);
    await changeTo(browser, BEN);
    (await when(app, () => browser.post("/api/demo/start", {}))).expectRefusal(402, "DEMO_EXHAUSTED");
    await browser.post("/api/auth/signout");
    (await when(app, () => browser.post("/api/demo/start", {}))).expectRefusal(402, "DEMO_EXHAUSTED");
    expect((await browser.get("/api/demo/usage")).body).toEqual({ count: 1, limit: 1, type: "visitor" });
  });

  test("also where the one who opened it was not the one who took it", async () => {
    const browser = await signedUp(app);
    await browser.post("/api/demo/start", {});
    await changeTo(browser, BEN);
    await runDemo(browser);
    await changeTo(browser, CAT);
    (await when(app, () => browser.post("/api/demo/start", {}))).expectRefusal(402, "DEMO_EXHAUSTED");
  });

  test("also where two were allowed to begin before either did", async () => {
    const browser = openBrowser(app);
    await browser.post("/api/demo/start", {});
    await browser.post("/api/auth/signup", ADA);
    const adas = await startedDemo(browser);
    const ada = openBrowser(app, browser.cookies);
    await browser.post("/api/auth/signout");
    const visitors = await startedDemo(browser);
    expect((await browser.post("/api/demo/optimize", visitors)).status).toBe(200);
    expect((await signIn(ada, ADA)).status).toBe(200);
    (await when(app, () => ada.post("/api/demo/optimize", adas))).expectRefusal(402, "DEMO_EXHAUSTED");
  });

  test("and one more for a customer to whom support gave one", async () => {
    const browser = openBrowser(app);
    await runDemo(browser);
    await browser.post("/api/auth/signup", ADA);
    await changeTo(browser, BEN);
    const account = await findAccountByEmail(app.deps.sql, BEN.email);
    await execute({
      store: app.deps.store,
      decider: customerDecider,
      streamId: customerStreamId(account?.customerId ?? ""),
      command: { type: "AddAsins", data: { asins: 1, reason: "a gift", at: app.clock.now().toISOString() } },
      meta: { actor: { kind: "system", process: "test" }, correlationId: "test", causationId: null },
    });
    expect((await browser.post("/api/demo/start", {})).status).toBe(200);
  });

  test("and customers count towards the limit of their network", async () => {
    await app.close();
    const rules = { demo: { points: 1, seconds: 60, problem: "DEMO_RATE_LIMIT" } } as const;
    app = await createTestApp({ engine: quickEngine, rules });
    const ada = await signedUp(app);
    expect((await ada.post("/api/demo/start", {})).status).toBe(200);
    expect((await ada.post("/api/demo/start", {})).status).toBe(200);
    const ben = await signedUp(app, BEN);
    (await when(app, () => ben.post("/api/demo/start", {}))).expectRefusal(429, "DEMO_RATE_LIMIT");
  });
});

test("a browser whose visitor was erased is one never seen before", async () => {
  const browser = openBrowser(app);
  const { appended } = await when(app, () => browser.post("/api/demo/start", {}));
  const [{ streamId } = { streamId: "" }] = appended;
  expect(streamId).toBe(visitorStreamId(streamId.slice("visitor-".length)));
  for (const { text, params } of erasureOf(streamId)) await app.deps.sql.query(text, params);
  const brief = { avatarName: "A", targetAudience: "Nurses", productName: "P", reviewsText: "" };
  (await when(app, () => browser.post("/api/demo/stash-avatar-data", brief))).expectRefusal(403, "FORBIDDEN");
  expect((await browser.post("/api/demo/optimize", await startedDemo(browser))).body).toMatchObject({
    optimizedTitles: ["Steel Bottle"],
  });
  expect((await browser.get("/api/demo/usage")).body).toEqual({ count: 1, limit: 1, type: "visitor" });
});
