import { afterEach, beforeEach, describe, expect, test } from "bun:test";
import { quickEngine } from "../../../../support/engines.ts";
import { signedUp, when } from "../../../../support/scenario.ts";
import { fieldOf, REVIEWS, sellerOn, startedDemo } from "../../../../support/seller.ts";
import { createTestApp, type TestApp } from "../../../../support/test-app.ts";
import { openBrowser } from "../../../../support/test-browser.ts";

let app: TestApp;

beforeEach(async () => {
  app = await createTestApp({ engine: quickEngine });
});

afterEach(() => app.close());

const typesOf = (appended: readonly { event: { type: string } }[]): string[] => appended.map(({ event }) => event.type);

describe("POST /api/demo/start", () => {
  test("makes a browser known by a signed cookie that scripts cannot read", async () => {
    const visitor = openBrowser(app);
    const { answer, appended } = await when(app, () => visitor.post("/api/demo/start", {}));
    expect(answer.status).toBe(200);
    expect(answer.headers.get("set-cookie")).toMatch(/^visitor=.+; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(typesOf(appended)).toEqual(["DemoStarted"]);
    expect(fieldOf(answer, "demoToken")).not.toBe("");
  });

  test("starting again is the same visitor and no new demo", async () => {
    const visitor = openBrowser(app);
    await visitor.post("/api/demo/start", {});
    const { answer, appended } = await when(app, () => visitor.post("/api/demo/start", {}));
    expect(answer.status).toBe(200);
    expect(appended).toEqual([]);
  });

  test("refuses a visitor whose demo is used", async () => {
    const visitor = openBrowser(app);
    await visitor.post("/api/demo/optimize", await startedDemo(visitor));
    const refused = await when(app, () => visitor.post("/api/demo/start", {}));
    refused.expectRefusal(402, "DEMO_EXHAUSTED", {
      message: "You've used your free optimization — upgrade to keep going.",
    });
  });

  test("refuses too many new visitors from one network and says when to come back", async () => {
    await app.close();
    app = await createTestApp({
      engine: quickEngine,
      rules: { demo: { points: 2, seconds: 60, problem: "DEMO_RATE_LIMIT" } },
    });
    const [first] = [openBrowser(app), openBrowser(app)];
    await first?.post("/api/demo/start", {});
    await openBrowser(app).post("/api/demo/start", {});
    const refused = await when(app, () => openBrowser(app).post("/api/demo/start", {}));
    refused.expectRefusal(429, "DEMO_RATE_LIMIT");
    expect(Number(refused.answer.headers.get("retry-after"))).toBeGreaterThan(0);
    expect((await first?.post("/api/demo/start", {}))?.status).toBe(200);
  });

  test("lets one network stash only so much, so that nobody fills the database without an account", async () => {
    await app.close();
    const rules = { stash: { points: 2, seconds: 60, problem: "RATE_LIMITED" } } as const;
    app = await createTestApp({ engine: quickEngine, rules });
    const visitor = openBrowser(app);
    await visitor.post("/api/demo/start", {});
    const brief = { avatarName: "A", targetAudience: "Nurses", productName: "P", reviewsText: REVIEWS };
    const stash = () => visitor.post("/api/demo/stash-avatar-data", brief);
    expect([(await stash()).status, (await stash()).status]).toEqual([200, 200]);
    (await when(app, stash)).expectRefusal(429, "RATE_LIMITED");
  });

  test("refuses a visitor without proof where a captcha is configured", async () => {
    await app.close();
    const keys = {
      TURNSTILE_SITE_KEY: "site",
      TURNSTILE_SECRET_KEY: "secret",
      TURNSTILE_VERIFY_URL: "http://127.0.0.1:9",
    };
    const rules = { unproven: { points: 1, seconds: 60, problem: "CAPTCHA_FAILED" } } as const;
    app = await createTestApp({ engine: quickEngine, env: keys, rules });
    expect((await openBrowser(app).post("/api/demo/start", {})).status).toBe(200);
    (await when(app, () => openBrowser(app).post("/api/demo/start", {}))).expectRefusal(403, "CAPTCHA_FAILED");
  });

  test("tells a paying customer to use the plan", async () => {
    const ada = await sellerOn(app, "pro");
    (await when(app, () => ada.post("/api/demo/start", {}))).expectRefusal(409, "CONFLICT", {
      message: "Your plan already includes optimizations. Use Optimize instead of the demo.",
    });
  });
});

describe("POST /api/demo/optimize", () => {
  test("answers the avatar and the listing and uses the visitor's one demo", async () => {
    const visitor = openBrowser(app);
    const demo = await startedDemo(visitor);
    const { answer, appended } = await when(app, () => visitor.post("/api/demo/optimize", demo));
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({
      productName: "Steel Bottle",
      avatarName: "Busy nurse",
      avatarData: { profileName: "Busy nurse" },
      optimizedTitles: ["Steel Bottle"],
      usage: { used: 1, limit: 1, remaining: 0 },
    });
    expect(typesOf(appended)).toEqual(["DemoRequested", "DemoUsed"]);
    expect((await visitor.get("/api/demo/usage")).body).toEqual({ count: 1, limit: 1, type: "visitor" });
    const again = await when(app, () => visitor.post("/api/demo/optimize", demo));
    again.expectRefusal(402, "DEMO_EXHAUSTED");
  });

  test("a repeat with the same key answers the first result", async () => {
    const visitor = openBrowser(app);
    const demo = { ...(await startedDemo(visitor)), idemKey: "once" };
    const first = await visitor.post("/api/demo/optimize", demo);
    const { answer, appended } = await when(app, () => visitor.post("/api/demo/optimize", demo));
    expect(answer.body).toEqual(first.body);
    expect(appended).toEqual([]);
    const other = await when(app, () => visitor.post("/api/demo/optimize", { ...demo, productName: "Another" }));
    other.expectRefusal(422, "IDEMPOTENCY_MISMATCH");
  });

  test("a hundred calls at once are one demo", async () => {
    const visitor = openBrowser(app);
    const demo = { ...(await startedDemo(visitor)), idemKey: "once" };
    const answers = await Promise.all(Array.from({ length: 100 }, () => visitor.post("/api/demo/optimize", demo)));
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(answers[0]?.status).toBe(200);
  });

  test("streams progress to who accepts it", async () => {
    const visitor = openBrowser(app);
    const demo = await startedDemo(visitor);
    const { text } = await visitor.post("/api/demo/optimize", demo, { accept: "text/event-stream" });
    expect(text).toStartWith("event: progress\n");
    expect(text.trimEnd().split("\n\n").at(-1)).toStartWith('event: result\ndata: {"id":');
  });

  test.each([
    ["a browser that never started", async () => ({ browser: openBrowser(app), token: "x" })],
    [
      "another visitor's token",
      async () => ({ browser: await visitorStarted(), token: await tokenOf(openBrowser(app)) }),
    ],
    ["a forged token", async () => ({ browser: await visitorStarted(), token: "visitor/1/9999999999999.forged" })],
  ])("refuses %s", async (_who, given) => {
    const { browser, token } = await given();
    const form = { avatarName: "A", productName: "P", reviews: REVIEWS, demoToken: token };
    (await when(app, () => browser.post("/api/demo/optimize", form))).expectRefusal(403, "FORBIDDEN");
  });

  test("refuses a token that is a day old", async () => {
    const visitor = openBrowser(app);
    const demo = await startedDemo(visitor);
    app.clock.advance(86_400_001);
    (await when(app, () => visitor.post("/api/demo/optimize", demo))).expectRefusal(403, "FORBIDDEN");
  });

  test.each([
    [{ avatarName: " " }, "All fields are required", "avatarName"],
    [{ productName: "" }, "All fields are required", "productName"],
    [{ reviews: "" }, "All fields are required", "reviews"],
    [{ reviews: " \n " }, "All fields are required", "reviews"],
    [{ reviews: undefined }, "All fields are required", "reviews"],
    [{ reviews: "x".repeat(20_001) }, "Reviews must be 20,000 characters or less", "reviews"],
  ])("refuses %#: a field that breaks its rule, with the rule's own text", async (wrong, message, path) => {
    const visitor = openBrowser(app);
    const demo = await startedDemo(visitor);
    const refused = await when(app, () => visitor.post("/api/demo/optimize", { ...demo, ...wrong }));
    refused.expectRefusal(422, "VALIDATION", { message, path });
  });

  test.each([
    ["only emoji", "🙂 🙂", "We found no reviews in this text. Paste at least one sentence a customer wrote."],
    ["one word", "Good", "This is too little to work with. Paste at least one sentence a customer wrote."],
    [
      "another script",
      "המוצר מצוין אבל המכסה דולף",
      "These reviews do not look English. We can read English reviews only.",
    ],
    [
      "another language",
      "Die Flasche ist nach zwei Wochen undicht geworden.\n\nHält das Wasser den ganzen Tag kalt und ist schön.",
      "These reviews do not look English. We can read English reviews only.",
    ],
  ])("refuses %s and leaves the demo unused", async (_what, reviews, message) => {
    const visitor = openBrowser(app);
    const demo = await startedDemo(visitor);
    const refused = await when(app, () => visitor.post("/api/demo/optimize", { ...demo, reviews }));
    refused.expectRefusal(422, "NO_REVIEWS", { message });
    expect((await visitor.get("/api/demo/usage")).body).toEqual({ count: 0, limit: 1, type: "visitor" });
    expect((await visitor.post("/api/demo/optimize", demo)).status).toBe(200);
  });
});

describe("the demo of a signed-in customer on the demo plan", () => {
  test("is one ASIN for ever, kept in their stream and not readable", async () => {
    const ada = await signedUp(app);
    const demo = await startedDemo(ada);
    const { answer, appended } = await when(app, () => ada.post("/api/demo/optimize", demo));
    expect(answer.status).toBe(200);
    const work = ["AsinProfileCreated", "AsinReserved", "OptimizationRequested", "OptimizationCompleted", "AsinUsed"];
    expect(typesOf(appended)).toEqual(work);
    expect((await ada.get("/api/demo/usage")).body).toEqual({ count: 1, limit: 1, type: "customer" });
    expect((await ada.get("/api/me/plan")).body).toEqual({ label: "Demo", limit: 1, used: 1 });
    const read = await when(app, () => ada.get(`/api/optimizations/${fieldOf(answer, "id")}`));
    read.expectRefusal(402, "PLAN_REQUIRED");
    (await when(app, () => ada.post("/api/demo/optimize", demo))).expectRefusal(402, "DEMO_EXHAUSTED");
    (await when(app, () => ada.post("/api/demo/start", {}))).expectRefusal(402, "DEMO_EXHAUSTED");
  });
});

describe("GET /api/demo/usage", () => {
  test("is zero for a browser never seen before", async () => {
    const { status, body } = await openBrowser(app).get("/api/demo/usage");
    expect({ status, body }).toEqual({ status: 200, body: { count: 0, limit: 1, type: "visitor" } });
  });
});

const visitorStarted = async () => {
  const browser = openBrowser(app);
  await browser.post("/api/demo/start", {});
  return browser;
};

const tokenOf = async (browser: ReturnType<typeof openBrowser>): Promise<string> =>
  fieldOf(await browser.post("/api/demo/start", {}), "demoToken");
