import { afterEach, beforeEach, describe, expect, test } from "bun:test";
import { givePlan } from "../../../../../server/features/identity/administer.ts";
import { quickEngine } from "../../../../support/engines.ts";
import { ADA, signedUp, when } from "../../../../support/scenario.ts";
import { createdAsin, fieldOf, optimize, PROFILE, sellerOn } from "../../../../support/seller.ts";
import { createTestApp, type TestApp } from "../../../../support/test-app.ts";
import { openBrowser, type TestBrowser } from "../../../../support/test-browser.ts";

const NURSE = { name: "Nurse", audience: "Nurses on long shifts" };
const GRACE = { email: "grace@example.com", password: ADA.password };

let app: TestApp;

beforeEach(async () => {
  app = await createTestApp({ engine: quickEngine });
});

afterEach(() => app.close());

const saved = async (browser: TestBrowser, fields: object = {}): Promise<string> =>
  fieldOf(await browser.post("/api/avatars", { ...NURSE, ...fields }), "id");

describe("POST /api/avatars", () => {
  test("saves the avatar with its lists trimmed and the professional tone where none is given", async () => {
    const ada = await sellerOn(app, "pro");
    const { answer, appended } = await when(app, () =>
      ada.post("/api/avatars", { ...NURSE, pains: [" leaks ", ""], notes: null }),
    );
    expect(answer.status).toBe(200);
    expect(appended.map(({ event }) => event.type)).toEqual(["AvatarCreated"]);
    expect((await ada.get(`/api/avatars/${fieldOf(answer, "id")}`)).body).toEqual({
      id: fieldOf(answer, "id"),
      ...NURSE,
      pains: ["leaks"],
      desiredOutcomes: [],
      keywords: [],
      tone: "professional",
      notes: null,
      demographics: null,
      psychographics: null,
      emotionalDrivers: [],
      say: [],
      notSay: [],
    });
  });

  test("saved from results, it is linked to its optimization both ways", async () => {
    const ada = await sellerOn(app, "pro");
    const optimizationId = fieldOf(await optimize(ada, await createdAsin(ada)), "id");
    const id = await saved(ada, { optimizationId });
    expect((await ada.get("/api/avatars?stats=1")).body).toEqual([
      {
        id,
        profileName: "Nurse",
        lastProductName: "Steel Bottle",
        lastOptimizationAt: app.clock.now().toISOString(),
        lastOptimizationId: optimizationId,
        optimizeCount: 1,
      },
    ]);
    expect((await ada.get(`/api/optimizations/${optimizationId}`)).body).toMatchObject({ avatarId: id });
  });

  test("refuses another customer's optimization like one that never was", async () => {
    const grace = await sellerOn(app, "pro", GRACE);
    const foreign = fieldOf(await optimize(grace, await createdAsin(grace)), "id");
    const ada = await sellerOn(app, "pro");
    for (const optimizationId of [foreign, "none"]) {
      const refused = await when(app, () => ada.post("/api/avatars", { ...NURSE, optimizationId }));
      refused.expectRefusal(404, "OPTIMIZATION_NOT_FOUND");
    }
  });

  test("refuses the sixth avatar, also when six come at once", async () => {
    const ada = await sellerOn(app, "pro");
    const answers = await Promise.all(Array.from({ length: 6 }, () => ada.post("/api/avatars", NURSE)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 200, 200, 409]);
    (await when(app, () => ada.post("/api/avatars", NURSE))).expectRefusal(409, "AVATAR_LIMIT_REACHED");
    expect((await ada.get("/api/avatars/usage")).body).toEqual({ count: 5, limit: 5, plan: "pro" });
  });

  test("refuses any avatar on the demo plan, and a visitor", async () => {
    const ada = await signedUp(app);
    (await when(app, () => ada.post("/api/avatars", NURSE))).expectRefusal(409, "AVATAR_LIMIT_REACHED");
    expect((await ada.get("/api/avatars/usage")).body).toEqual({ count: 0, limit: 0, plan: "demo" });
    (await when(app, () => openBrowser(app).post("/api/avatars", NURSE))).expectRefusal(401, "UNAUTHENTICATED");
  });

  test.each([
    [{ name: " " }, "name"],
    [{ audience: "" }, "audience"],
  ])("refuses %p", async (wrong, path) => {
    const ada = await sellerOn(app, "pro");
    const refused = await when(app, () => ada.post("/api/avatars", { ...NURSE, ...wrong }));
    refused.expectRefusal(422, "VALIDATION", { message: "Name and target audience are required", path });
  });
});

describe("GET /api/avatars", () => {
  test("counts every completed use of an avatar and names the last", async () => {
    const ada = await sellerOn(app, "pro");
    const id = await saved(ada);
    const unused = await saved(ada, { name: "Unused" });
    await optimize(ada, await createdAsin(ada, { avatarId: id }));
    app.clock.advance(60_000);
    const last = await optimize(ada, await createdAsin(ada, { avatarId: id, productName: "Lunch Box" }));
    const { body } = await ada.get("/api/avatars?stats=true");
    expect(body).toContainEqual({
      id,
      profileName: "Nurse",
      lastProductName: "Lunch Box",
      lastOptimizationAt: app.clock.now().toISOString(),
      lastOptimizationId: fieldOf(last, "id"),
      optimizeCount: 2,
    });
    expect(body).toContainEqual({
      id: unused,
      profileName: "Unused",
      lastProductName: null,
      lastOptimizationAt: null,
      lastOptimizationId: null,
      optimizeCount: 0,
    });
  });

  test("shows a customer only their own", async () => {
    const grace = await sellerOn(app, "pro", GRACE);
    const foreign = await saved(grace);
    const ada = await sellerOn(app, "pro");
    expect((await ada.get("/api/avatars")).body).toEqual([]);
    for (const id of [foreign, "none"]) {
      (await when(app, () => ada.get(`/api/avatars/${id}`))).expectRefusal(404, "AVATAR_NOT_FOUND");
      (await when(app, () => ada.call("PATCH", `/api/avatars/${id}`, { body: { name: "Mine" } }))).expectRefusal(
        404,
        "AVATAR_NOT_FOUND",
      );
      (await when(app, () => ada.call("DELETE", `/api/avatars/${id}`))).expectRefusal(404, "AVATAR_NOT_FOUND");
    }
  });

  test.each([["/api/avatars"], ["/api/avatars/usage"], ["/api/avatars/any"]])(
    "asks a visitor at %s to sign in",
    async (path) => {
      (await when(app, () => openBrowser(app).get(path))).expectRefusal(401, "UNAUTHENTICATED");
    },
  );
});

describe("PATCH /api/avatars/:id", () => {
  test("with only a name renames", async () => {
    const ada = await sellerOn(app, "pro");
    const id = await saved(ada, { pains: ["leaks"] });
    const { answer, appended } = await when(app, () =>
      ada.call("PATCH", `/api/avatars/${id}`, { body: { name: " Medic " } }),
    );
    expect(answer.body).toMatchObject({ id, name: "Medic", audience: NURSE.audience, pains: ["leaks"] });
    expect(appended.map(({ event }) => event.type)).toEqual(["AvatarRenamed"]);
  });

  test("changes the fields that are given and keeps the others", async () => {
    const ada = await sellerOn(app, "pro");
    const id = await saved(ada, { pains: ["leaks"], tone: "warm" });
    const change = { body: { audience: "Medics", keywords: ["steel"] } };
    const { answer, appended } = await when(app, () => ada.call("PATCH", `/api/avatars/${id}`, change));
    expect(answer.body).toMatchObject({
      name: "Nurse",
      audience: "Medics",
      pains: ["leaks"],
      keywords: ["steel"],
      tone: "warm",
    });
    expect(appended.map(({ event }) => event.type)).toEqual(["AvatarRevised"]);
  });

  test.each([
    ["its own name", { name: "Nurse" }],
    ["what it says already", { name: "Nurse", audience: NURSE.audience, pains: ["leaks"] }],
    ["nothing", {}],
  ])("with %s appends nothing", async (_what, body) => {
    const ada = await sellerOn(app, "pro");
    const id = await saved(ada, { pains: ["leaks"] });
    const { answer, appended } = await when(app, () => ada.call("PATCH", `/api/avatars/${id}`, { body }));
    expect(answer.body).toMatchObject({ id, name: "Nurse", pains: ["leaks"] });
    expect(appended).toEqual([]);
  });

  test("refuses an empty name", async () => {
    const ada = await sellerOn(app, "pro");
    const id = await saved(ada);
    const refused = await when(app, () => ada.call("PATCH", `/api/avatars/${id}`, { body: { name: "  " } }));
    refused.expectRefusal(422, "VALIDATION", { path: "name" });
  });
});

describe("DELETE /api/avatars/:id", () => {
  test("deletes the avatar, keeps its optimization and makes room for another", async () => {
    const ada = await sellerOn(app, "pro");
    const id = await saved(ada);
    const optimizationId = fieldOf(await optimize(ada, await createdAsin(ada, { avatarId: id })), "id");
    const { appended } = await when(app, () => ada.call("DELETE", `/api/avatars/${id}`));
    expect(appended.map(({ event }) => event.type)).toEqual(["AvatarDeleted"]);
    expect((await ada.get(`/api/avatars/${id}`)).status).toBe(404);
    expect((await ada.get(`/api/optimizations/${optimizationId}`)).status).toBe(200);
    expect((await ada.get("/api/avatars/usage")).body).toMatchObject({ count: 0 });
    (await when(app, () => ada.call("DELETE", `/api/avatars/${id}`))).expectRefusal(404, "AVATAR_NOT_FOUND");
  });
});

describe("after the plan has ended", () => {
  test("everything saved can be read, and nothing changed", async () => {
    const ada = await sellerOn(app, "pro");
    const id = await saved(ada);
    const optimizationId = fieldOf(await optimize(ada, await createdAsin(ada, { avatarId: id })), "id");
    await givePlan(app.deps)(ADA.email, "demo", "test");
    expect((await ada.get("/api/avatars?stats=1")).body).toMatchObject([{ id, optimizeCount: 1 }]);
    expect((await ada.get(`/api/avatars/${id}`)).status).toBe(200);
    expect((await ada.get(`/api/optimizations/${optimizationId}`)).status).toBe(200);
    const change = await when(app, () => ada.call("PATCH", `/api/avatars/${id}`, { body: { name: "Medic" } }));
    change.expectRefusal(402, "READ_ONLY");
    (await when(app, () => ada.call("DELETE", `/api/avatars/${id}`))).expectRefusal(402, "READ_ONLY");
    (await when(app, () => ada.post("/api/avatars", NURSE))).expectRefusal(409, "AVATAR_LIMIT_REACHED");
  });
});

describe("what a customer saves in a while", () => {
  test("is limited, over avatars and ASIN profiles together, and for each customer alone", async () => {
    const few = await createTestApp({
      engine: quickEngine,
      rules: { savedWork: { points: 3, seconds: 60, problem: "RATE_LIMITED" } },
    });
    const ada = await sellerOn(few, "pro");
    const id = await saved(ada);
    await createdAsin(ada);
    expect((await ada.call("PATCH", `/api/avatars/${id}`, { body: { name: "Medic" } })).status).toBe(200);
    const calls = [
      () => ada.post("/api/avatars", NURSE),
      () => ada.call("PATCH", `/api/avatars/${id}`, { body: { name: "Doctor" } }),
      () => ada.post(`/api/avatars/${id}/restore`, {}),
      () => ada.post("/api/asins", PROFILE),
    ];
    for (const call of calls) (await when(few, call)).expectRefusal(429, "RATE_LIMITED");
    const grace = await sellerOn(few, "pro", GRACE);
    await saved(grace);
    await few.close();
  });
});
