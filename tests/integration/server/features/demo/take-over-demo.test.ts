import { afterEach, beforeEach, describe, expect, test } from "bun:test";
import { customerStreamId } from "../../../../../events/customer/customer.ts";
import { startTakeOverDemo } from "../../../../../server/features/demo/take-over-demo.reactor.ts";
import { takeOverDemo } from "../../../../../server/features/demo/take-over-demo.ts";
import { givePlan } from "../../../../../server/features/identity/administer.ts";
import type { Subscription } from "../../../../../server/store/event-store.ts";
import { heldEngine, quickEngine } from "../../../../support/engines.ts";
import { ADA } from "../../../../support/scenario.ts";
import { fieldOf, optimize, startedDemo } from "../../../../support/seller.ts";
import { createTestApp, type TestApp } from "../../../../support/test-app.ts";
import { openBrowser, type TestBrowser } from "../../../../support/test-browser.ts";

const BRIEF = {
  avatarName: "Nurse",
  targetAudience: "Nurses on long shifts",
  productName: "Steel Bottle",
  reviewsText: "",
};
const FULL = {
  profileName: "Long-shift nurse",
  demographics: { gender: "", ageRange: "", location: "", incomeLevel: "", occupation: "nurse" },
  psychographics: { lifestyle: "", values: "", personality: "", motivationToBuy: "" },
  pains: ["It leaks"],
  desires: ["Cold water all day"],
  emotionalDrivers: [],
  say: ["never spilled"],
  notSay: [],
  keywords: ["steel bottle"],
  tone: "warm",
};

let app: TestApp;
let reactor: Subscription;

beforeEach(async () => {
  app = await createTestApp({ engine: quickEngine });
  reactor = await startTakeOverDemo(app.deps);
});

afterEach(() => app.close());

const settled = async (): Promise<void> => {
  const [last] = await app.deps.store.readAll({ direction: "backward", limit: 1 });
  await reactor.caughtUp(last?.position ?? 0);
};

const givePro = async (): Promise<void> => {
  await givePlan(app.deps)(ADA.email, "pro", "test");
  await settled();
};

const typesSince = async (position: number): Promise<string[]> =>
  (await app.deps.store.readAll({ after: position })).map(({ event }) => event.type);

const ranDemo = async (): Promise<{ browser: TestBrowser; id: string }> => {
  const browser = openBrowser(app);
  const id = fieldOf(await browser.post("/api/demo/optimize", await startedDemo(browser)), "id");
  return { browser, id };
};

describe("a visitor who signs up after the demo", () => {
  test("takes the demo along, once, and cannot run another one", async () => {
    const { browser } = await ranDemo();
    await browser.post("/api/auth/signup", ADA);
    await settled();
    const all = await typesSince(0);
    expect(all.filter((type) => type === "DemoTakenOver")).toHaveLength(1);
    expect(all.filter((type) => type === "VisitorSignedUp")).toHaveLength(1);
    expect((await browser.get("/api/me/plan")).body).toEqual({ label: "Demo", limit: 1, used: 1 });
    expect((await browser.post("/api/demo/start", {})).status).toBe(402);
  });

  test("reads it once a plan allows, also after the plan has ended, and can optimize it again", async () => {
    const { browser, id } = await ranDemo();
    await browser.post("/api/auth/signup", ADA);
    expect((await browser.get(`/api/optimizations/${id}`)).status).toBe(402);
    await givePro();
    const read = await browser.get(`/api/optimizations/${id}`);
    expect(read.body).toMatchObject({
      id,
      productName: "Steel Bottle",
      avatarName: "Busy nurse",
      optimizedTitles: ["Steel Bottle"],
    });
    expect((await optimize(browser, fieldOf(read, "asinId"))).body).toMatchObject({
      productName: "Steel Bottle",
      usage: { used: 1 },
    });
    await givePlan(app.deps)(ADA.email, "demo", "test");
    expect((await browser.get(`/api/optimizations/${id}`)).status).toBe(200);
  });

  test("finds the avatar of the demo saved, linked to its results", async () => {
    const { browser, id } = await ranDemo();
    await browser.post("/api/auth/signup", ADA);
    expect((await browser.get("/api/avatars?stats=1")).body).toEqual([]);
    await givePro();
    expect((await browser.get("/api/avatars?stats=1")).body).toEqual([
      {
        id: expect.any(String),
        profileName: "Busy nurse",
        lastProductName: "Steel Bottle",
        lastOptimizationAt: app.clock.now().toISOString(),
        lastOptimizationId: id,
        optimizeCount: 1,
      },
    ]);
  });

  test("gets the avatar they stashed, with the audience they named", async () => {
    const { browser } = await ranDemo();
    expect((await browser.post("/api/demo/stash-avatar-data", BRIEF)).body).toEqual({ ok: true });
    expect((await browser.post("/api/demo/stash-full-avatar", FULL)).body).toEqual({ ok: true });
    await browser.post("/api/auth/signup", ADA);
    await givePro();
    const [avatar] = [(await browser.get("/api/avatars")).body].flat();
    expect((await browser.get(`/api/avatars/${Object(avatar).id}`)).body).toMatchObject({
      name: "Long-shift nurse",
      audience: "Nurses on long shifts",
      pains: ["It leaks"],
      desiredOutcomes: ["Cold water all day"],
      tone: "warm",
    });
  });

  test("has one avatar, however often the plan changes, and none again after deleting it", async () => {
    const { browser } = await ranDemo();
    await browser.post("/api/auth/signup", ADA);
    await givePro();
    await givePlan(app.deps)(ADA.email, "agency", "test");
    await settled();
    const [avatar, ...others] = [(await browser.get("/api/avatars")).body].flat();
    expect(others).toEqual([]);
    await browser.call("DELETE", `/api/avatars/${Object(avatar).id}`);
    await givePlan(app.deps)(ADA.email, "demo", "test");
    await givePro();
    expect((await browser.get("/api/avatars")).body).toEqual([]);
  });
});

test("two who take the same visit over at once leave each thing that was put aside there once", async () => {
  await reactor.stop();
  const { browser: visitor } = await ranDemo();
  await visitor.post("/api/demo/stash-avatar-data", BRIEF);
  await visitor.post("/api/demo/stash-full-avatar", FULL);
  await openBrowser(app).post("/api/auth/signup", ADA);
  const log = await app.deps.store.readAll({});
  const idIn = (type: string, prefix: string): string =>
    log.find(({ event }) => event.type === type)?.streamId.slice(prefix.length) ?? "";
  const [customerId, visitorId] = [idIn("AccountOpened", "customer-"), idIn("DemoStarted", "visitor-")];
  const meta = { actor: { kind: "system", process: "test" }, correlationId: "r1", causationId: null } as const;
  const takeOver = () => takeOverDemo(app.deps)({ customerId, visitorId, meta });
  await Promise.all([takeOver(), takeOver()]);
  await takeOver();
  const taken = (await app.deps.store.read(customerStreamId(customerId))).map(({ event }) => event.type);
  expect(taken.filter((type) => type === "AvatarStashed")).toHaveLength(2);
  expect(taken.filter((type) => type === "DemoTakenOver")).toHaveLength(1);
});

test("a demo that ends after its visitor signed up is still taken over", async () => {
  await app.close();
  const engine = heldEngine();
  app = await createTestApp({ engine });
  reactor = await startTakeOverDemo(app.deps);
  const visitor = openBrowser(app);
  const running = visitor.post("/api/demo/optimize", await startedDemo(visitor));
  await engine.begun(1);
  await visitor.post("/api/auth/signup", ADA);
  engine.release();
  const id = fieldOf(await running, "id");
  await settled();
  await givePro();
  expect((await visitor.get(`/api/optimizations/${id}`)).status).toBe(200);
});

test("what a customer puts aside on the demo plan is saved when the plan allows, and at once on a plan that does", async () => {
  const browser = openBrowser(app);
  await browser.post("/api/auth/signup", ADA);
  await givePro();
  await browser.post("/api/demo/stash-full-avatar", FULL);
  expect((await browser.get("/api/avatars")).body).toMatchObject([{ profileName: "Long-shift nurse" }]);
});

test("a browser that never started a demo has nothing to stash", async () => {
  for (const [path, body] of [
    ["stash-avatar-data", BRIEF],
    ["stash-full-avatar", FULL],
  ] as const) {
    expect((await openBrowser(app).post(`/api/demo/${path}`, body)).status).toBe(403);
  }
});

test("an account opened while the reactor was away is brought up to date when it is back", async () => {
  await reactor.stop();
  const { browser, id } = await ranDemo();
  await browser.post("/api/auth/signup", ADA);
  await givePlan(app.deps)(ADA.email, "pro", "test");
  reactor = await startTakeOverDemo(app.deps);
  await settled();
  expect((await browser.get("/api/avatars")).body).toMatchObject([{ lastOptimizationId: id }]);
});
