import { afterEach, beforeEach, describe, expect, test } from "bun:test";
import { failingEngine, quickEngine } from "../../../../support/engines.ts";
import { ADA, signedUp, when } from "../../../../support/scenario.ts";
import { createdAsin, fieldOf, optimize, PROFILE, REVIEWS, sellerOn } from "../../../../support/seller.ts";
import { createTestApp, type TestApp } from "../../../../support/test-app.ts";
import { openBrowser } from "../../../../support/test-browser.ts";

let app: TestApp;

beforeEach(async () => {
  app = await createTestApp({ engine: quickEngine });
});

afterEach(() => app.close());

describe("POST /api/asins", () => {
  test("keeps the product and its reviews", async () => {
    const ada = await sellerOn(app, "pro");
    const { answer, appended } = await when(app, () =>
      ada.post("/api/asins", { ...PROFILE, currentBullets: ["• Holds 1 litre"], keywords: [" steel bottle ", ""] }),
    );
    expect(answer.status).toBe(200);
    expect(appended.map(({ event }) => event)).toEqual([
      {
        type: "AsinProfileCreated",
        data: {
          asinId: fieldOf(answer, "id"),
          avatarId: null,
          asin: "B0TEST0001",
          productName: "Steel Bottle",
          avatarName: "",
          reviewsText: REVIEWS,
          currentTitle: "",
          currentBullets: ["Holds 1 litre"],
          keywords: ["steel bottle"],
          at: app.clock.now().toISOString(),
        },
      },
    ]);
  });

  test("takes the ASIN for the product's name where no name is given", async () => {
    const ada = await sellerOn(app, "pro");
    const asinId = await createdAsin(ada, { asin: "B0TEST0002", productName: "" });
    const { body } = await optimize(ada, asinId);
    expect(body).toMatchObject({ productName: "B0TEST0002", asin: "B0TEST0002" });
  });

  test("asks a visitor to sign in", async () => {
    (await when(app, () => openBrowser(app).post("/api/asins", PROFILE))).expectRefusal(401, "UNAUTHENTICATED");
  });

  test("asks a demo customer for a plan", async () => {
    const ada = await signedUp(app);
    (await when(app, () => ada.post("/api/asins", PROFILE))).expectRefusal(402, "PLAN_REQUIRED");
  });

  test("refuses an avatar that is not the customer's like one that never was", async () => {
    const grace = await sellerOn(app, "pro", { email: "grace@example.com", password: ADA.password });
    const foreign = fieldOf(await grace.post("/api/avatars", { name: "Hers", audience: "Nurses" }), "id");
    const ada = await sellerOn(app, "pro");
    for (const avatarId of [foreign, "no-such-avatar"]) {
      const refused = await when(app, () => ada.post("/api/asins", { ...PROFILE, avatarId }));
      refused.expectRefusal(404, "AVATAR_NOT_FOUND");
    }
  });

  test.each([
    [{ reviewsText: "" }, "Please fill in product name and reviews", "reviewsText"],
    [{ asin: "\u200b", productName: "\u200b\u2060" }, "Please fill in product name and reviews", "productName"],
    [{ asin: " ", productName: " " }, "Please fill in product name and reviews", "productName"],
    [{ asin: "\u200b", productName: "\u200b\u200b" }, "Please fill in product name and reviews", "productName"],
    [{ reviewsText: " \n\u200b " }, "Please fill in product name and reviews", "reviewsText"],
    [{ reviewsText: undefined }, "Please fill in product name and reviews", "reviewsText"],
    [{ asin: undefined, productName: undefined }, "Please fill in product name and reviews", "productName"],
    [{ reviewsText: "x".repeat(500_001) }, "Reviews must be 500,000 characters or less", "reviewsText"],
    [{ currentBullets: ["a", "b", "c", "d", "e", "f"] }, "Too many bullets (max 5).", "currentBullets"],
    [{ currentBullets: ["x".repeat(301)] }, "One or more bullets exceed 300 characters.", "currentBullets.0"],
  ])("refuses %#: a field that breaks its rule, with the rule's own text", async (wrong, message, path) => {
    const ada = await sellerOn(app, "pro");
    const refused = await when(app, () => ada.post("/api/asins", { ...PROFILE, ...wrong }));
    refused.expectRefusal(422, "VALIDATION", { message, path });
  });

  test("counts bullets as they are kept: without their marks, and not those without text", async () => {
    const ada = await sellerOn(app, "pro");
    const long = "x".repeat(300);
    const currentBullets = [`• ${long}`, "- second", "", "* third", " \t", "fourth", "fifth", "• "];
    const { answer, appended } = await when(app, () => ada.post("/api/asins", { ...PROFILE, currentBullets }));
    expect(answer.status).toBe(200);
    expect(appended[0]?.event).toMatchObject({
      data: { currentBullets: [long, "second", "third", "fourth", "fifth"] },
    });
  });

  test.each(["🙂🙂🙂", "Good", "Die Flasche ist undicht und ich hasse sie.", "这个瓶子很好用。"])(
    "refuses %p before anything is kept",
    async (reviewsText) => {
      const ada = await sellerOn(app, "pro");
      const refused = await when(app, () => ada.post("/api/asins", { ...PROFILE, reviewsText }));
      refused.expectRefusal(422, "NO_REVIEWS");
    },
  );
});

describe("POST /api/optimizations", () => {
  test("answers the whole optimization and uses one ASIN of the plan", async () => {
    const ada = await sellerOn(app, "pro");
    const asinId = await createdAsin(ada, { avatarName: "Busy nurse" });
    const { answer, appended } = await when(app, () => optimize(ada, asinId));
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({
      asinId,
      asin: "B0TEST0001",
      avatarId: null,
      avatarName: "Busy nurse",
      productName: "Steel Bottle",
      createdAt: app.clock.now().toISOString(),
      avatarData: { profileName: "Busy nurse" },
      optimizedTitles: ["Steel Bottle"],
      usage: { used: 1, limit: 10, remaining: 9 },
    });
    const types = ["AsinReserved", "OptimizationRequested", "OptimizationCompleted", "AsinUsed"];
    expect(appended.map(({ event }) => event.type)).toEqual(types);
  });

  test("names the request as the cause of its end", async () => {
    const ada = await sellerOn(app, "pro");
    const asinId = await createdAsin(ada);
    const { appended } = await when(app, () => optimize(ada, asinId));
    const [, requested, completed] = appended;
    expect(completed?.causationId).toBe(requested?.eventId ?? "");
    expect(completed?.correlationId).toBe(requested?.correlationId ?? "");
    expect(completed?.actor).toEqual({ kind: "system", process: "optimizer" });
  });

  test("takes the keywords of the chosen avatar and the ones that must be included", async () => {
    const ada = await sellerOn(app, "pro");
    const avatar = { name: "Nurse", audience: "Nurses", keywords: ["night shift"] };
    const avatarId = fieldOf(await ada.post("/api/avatars", avatar), "id");
    const asinId = await createdAsin(ada, { avatarId, keywords: ["steel bottle"] });
    const { body } = await ada.post("/api/optimizations", { asinId, mustIncludeKeywords: ["leakproof"] });
    expect(body).toMatchObject({
      avatarId,
      avatarData: { profileName: "Nurse", keywords: ["steel bottle", "night shift"] },
      optimizedTitles: ["Steel Bottle leakproof"],
    });
  });

  test("the same ASIN profile again in the same cycle uses no further ASIN", async () => {
    const ada = await sellerOn(app, "pro");
    const asinId = await createdAsin(ada);
    await optimize(ada, asinId);
    const { body } = await optimize(ada, asinId);
    expect(body).toMatchObject({ usage: { used: 1, limit: 10, remaining: 9 } });
  });

  test("refuses the eleventh ASIN of a cycle on the pro plan, and accepts it in the next cycle", async () => {
    const ada = await sellerOn(app, "pro");
    for (let count = 0; count < 10; count += 1) await optimize(ada, await createdAsin(ada));
    const asinId = await createdAsin(ada);
    (await when(app, () => optimize(ada, asinId))).expectRefusal(402, "ASIN_LIMIT_REACHED");
    app.clock.advance(31 * 86_400_000);
    const later = await signedInAgain();
    expect((await optimize(later, asinId)).body).toMatchObject({ usage: { used: 1, limit: 10, remaining: 9 } });
  });

  test("counts nothing on the agency plan", async () => {
    const ada = await sellerOn(app, "agency");
    for (let count = 0; count < 11; count += 1) await optimize(ada, await createdAsin(ada));
    expect((await ada.get("/api/me/plan")).body).toEqual({ label: "Agency", limit: null, used: 11 });
  });

  test("asks a visitor to sign in and a demo customer for a plan", async () => {
    const body = { asinId: "any" };
    const visitor = await when(app, () => openBrowser(app).post("/api/optimizations", body));
    visitor.expectRefusal(401, "UNAUTHENTICATED");
    const ada = await signedUp(app);
    (await when(app, () => ada.post("/api/optimizations", body))).expectRefusal(402, "PLAN_REQUIRED");
  });

  test("refuses another customer's ASIN profile like one that never was", async () => {
    const grace = await sellerOn(app, "pro", { email: "grace@example.com", password: ADA.password });
    const foreign = await createdAsin(grace);
    const ada = await sellerOn(app, "pro");
    for (const asinId of [foreign, "no-such-profile"]) {
      (await when(app, () => optimize(ada, asinId))).expectRefusal(404, "ASIN_NOT_FOUND");
    }
  });

  test("refuses a body without an ASIN profile, and one that is not JSON", async () => {
    const ada = await sellerOn(app, "pro");
    const invalid = await when(app, () => ada.post("/api/optimizations", {}));
    invalid.expectRefusal(422, "VALIDATION", { path: "asinId" });
    (await when(app, () => ada.post("/api/optimizations", '{"asinId":'))).expectRefusal(400, "BAD_JSON");
  });
});

describe("GET /api/optimizations/:id", () => {
  test("answers what was saved", async () => {
    const ada = await sellerOn(app, "pro");
    const made = await optimize(ada, await createdAsin(ada));
    const { status, body } = await ada.get(`/api/optimizations/${fieldOf(made, "id")}`);
    expect({ status, body }).toEqual({ status: 200, body: made.body });
  });

  test("another customer's optimization is not found, in the very words of one that never was", async () => {
    const grace = await sellerOn(app, "pro", { email: "grace@example.com", password: ADA.password });
    const foreign = fieldOf(await optimize(grace, await createdAsin(grace)), "id");
    const ada = await sellerOn(app, "pro");
    const [one, other] = [await ada.get(`/api/optimizations/${foreign}`), await ada.get("/api/optimizations/none")];
    expect(one.status).toBe(404);
    expect(one.body).toEqual({
      code: "OPTIMIZATION_NOT_FOUND",
      message: expect.any(String),
      requestId: expect.any(String),
    });
    expect({ ...Object(one.body), requestId: "" }).toEqual({ ...Object(other.body), requestId: "" });
  });

  test("asks a visitor to sign in", async () => {
    (await when(app, () => openBrowser(app).get("/api/optimizations/any"))).expectRefusal(401, "UNAUTHENTICATED");
  });
});

const signedInAgain = async () => {
  const browser = openBrowser(app);
  await browser.post("/api/auth/signin", ADA);
  return browser;
};

describe("an optimization that fails", () => {
  test("answers 503 and gives the ASIN back", async () => {
    await app.close();
    app = await createTestApp({ engine: failingEngine });
    const ada = await sellerOn(app, "pro");
    const asinId = await createdAsin(ada);
    const { answer, appended } = await when(app, () => optimize(ada, asinId));
    expect(answer.status).toBe(503);
    expect(answer.body).toMatchObject({ code: "OPTIMIZATION_FAILED" });
    const types = ["AsinReserved", "OptimizationRequested", "OptimizationFailed", "AsinReleased"];
    expect(appended.map(({ event }) => event.type)).toEqual(types);
    expect((await ada.get("/api/me/plan")).body).toEqual({ label: "Pro", limit: 10, used: 0 });
  });
});
