import { afterEach, beforeEach, describe, expect, test } from "bun:test";
import type { OptimizationInput } from "../../../../../events/result/result.ts";
import { ProblemError } from "../../../../../server/http/problems.ts";
import { readReviews } from "../../../../../server/insight/read-reviews.ts";
import { TooThinError } from "../../../../../server/listing/stages/too-thin-error.ts";
import { engineThat, quickEngine, resultOf } from "../../../../support/engines.ts";
import { signedUp, when } from "../../../../support/scenario.ts";
import { createdAsin, fieldOf, optimize, REVIEWS, sellerOn, startedDemo } from "../../../../support/seller.ts";
import { createTestApp, type TestApp } from "../../../../support/test-app.ts";
import { openBrowser, type TestBrowser } from "../../../../support/test-browser.ts";

const GIVEN_AWAY = "I received this free in exchange for my honest review. The lid is tight.";
const [HELD_BACK = ""] = readReviews({ text: GIVEN_AWAY }).excluded.map(({ id }) => id);

let app: TestApp;
let inputs: OptimizationInput[];

beforeEach(async () => {
  inputs = [];
  const engine = engineThat(async (input) => {
    inputs.push(input);
    return resultOf(input);
  });
  app = await createTestApp({ engine });
});

afterEach(() => app.close());

const ask = (browser: TestBrowser, asinId: string, body: object, key?: string) =>
  browser.post("/api/optimizations", { asinId, ...body }, key === undefined ? {} : { "idempotency-key": key });

const CHOICES = { ruleProfile: "etsy-2026-11-21", include: [HELD_BACK] };

describe("the choices of an optimization", () => {
  test("are stored with the request and reach the engine", async () => {
    const ada = await sellerOn(app, "pro");
    const asinId = await createdAsin(ada, { reviewsText: `${REVIEWS}\n\n${GIVEN_AWAY}` });
    const { answer, appended } = await when(app, () => ask(ada, asinId, CHOICES));
    expect(answer.status).toBe(200);
    expect(appended.find(({ event }) => event.type === "OptimizationRequested")?.event.data).toMatchObject(CHOICES);
    expect(inputs).toMatchObject([CHOICES]);
  });

  test("leave no trace where nothing was chosen", async () => {
    const ada = await sellerOn(app, "pro");
    const { appended } = await when(app, async () => optimize(ada, await createdAsin(ada)));
    const requested = appended.find(({ event }) => event.type === "OptimizationRequested")?.event.data;
    expect(Object.keys(Object(requested))).not.toContain("include");
    expect(inputs[0]).not.toContainAnyKeys(["ruleProfile", "include"]);
  });

  test("are kept when the profile is optimized again without a word on them, and replaced when there is one", async () => {
    const ada = await sellerOn(app, "pro");
    const asinId = await createdAsin(ada, { reviewsText: `${REVIEWS}\n\n${GIVEN_AWAY}` });
    expect((await ask(ada, asinId, CHOICES)).body).toMatchObject({ include: [HELD_BACK] });
    await ask(ada, asinId, { mustIncludeKeywords: ["leakproof"] });
    await ask(ada, asinId, { ruleProfile: "ebay-2026-11-21", include: [] });
    expect(inputs.map(({ ruleProfile, include }) => [ruleProfile, include])).toEqual([
      ["etsy-2026-11-21", [HELD_BACK]],
      ["etsy-2026-11-21", [HELD_BACK]],
      ["ebay-2026-11-21", undefined],
    ]);
  });

  test("belong to what an Idempotency-Key names", async () => {
    const ada = await sellerOn(app, "pro");
    const asinId = await createdAsin(ada);
    const first = await ask(ada, asinId, { ruleProfile: "etsy-2026-11-21" }, "key-1");
    expect((await ask(ada, asinId, { ruleProfile: "etsy-2026-11-21" }, "key-1")).body).toEqual(first.body);
    for (const other of [{}, { ruleProfile: "ebay-2026-11-21" }, { ruleProfile: "etsy-2026-11-21", include: ["x"] }]) {
      const refused = await when(app, () => ask(ada, asinId, other, "key-1"));
      refused.expectRefusal(422, "IDEMPOTENCY_MISMATCH");
    }
  });

  test.each([
    [{ ruleProfile: "amazon-1999-01-01" }, "ruleProfile"],
    [{ include: Array.from({ length: 501 }, (_, index) => `${index}`) }, "include"],
    [{ include: ["x".repeat(33)] }, "include.0"],
  ])("that nobody offers are refused (%#)", async (wrong, path) => {
    const ada = await sellerOn(app, "pro");
    const asinId = await createdAsin(ada);
    (await when(app, () => ask(ada, asinId, wrong))).expectRefusal(422, "VALIDATION", { path });
    const visitor = openBrowser(app);
    const demo = await startedDemo(visitor);
    const refused = await when(app, () => visitor.post("/api/demo/optimize", { ...demo, ...wrong }));
    refused.expectRefusal(422, "VALIDATION", { path });
  });

  test("count in the demo too, and go with it to the customer", async () => {
    const visitor = openBrowser(app);
    const demo = { ...(await startedDemo(visitor)), reviews: `${REVIEWS}\n\n${GIVEN_AWAY}`, ...CHOICES };
    const { appended } = await when(app, () => visitor.post("/api/demo/optimize", demo));
    expect(appended.find(({ event }) => event.type === "DemoRequested")?.event.data).toMatchObject(CHOICES);
    expect(inputs).toMatchObject([CHOICES]);
    const opened = await when(app, () =>
      visitor.post("/api/auth/signup", { email: "new@example.com", password: "correct horse 9" }),
    );
    expect(opened.appended.find(({ event }) => event.type === "DemoTakenOver")?.event.data).toMatchObject(CHOICES);
    const [row] = await app.deps.sql.query("select rule_profile, include from optimizations");
    expect(row).toEqual({ rule_profile: CHOICES.ruleProfile, include: CHOICES.include });
  });

  test("count in the demo of a signed-in customer", async () => {
    const ada = await signedUp(app);
    const { appended } = await when(app, async () =>
      ada.post("/api/demo/optimize", { ...(await startedDemo(ada)), ...CHOICES }),
    );
    expect(appended.find(({ event }) => event.type === "OptimizationRequested")?.event.data).toMatchObject(CHOICES);
  });
});

describe("reviews that were all left out", () => {
  test("are refused until one of them is taken back in", async () => {
    const ada = await sellerOn(app, "pro");
    const asinId = await createdAsin(ada, { reviewsText: GIVEN_AWAY });
    (await when(app, () => ask(ada, asinId, {}))).expectRefusal(422, "NO_REVIEWS");
    expect((await ada.get("/api/me/plan")).body).toMatchObject({ used: 0 });
    expect((await ask(ada, asinId, { include: [HELD_BACK] })).status).toBe(200);
  });
});

const THIN = [
  ["the same word again and again", "ok ok ok ok ok ok"],
  ["one endless word", "x".repeat(19_999)],
  ["filler text", "Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed do eiusmod tempor incididunt."],
  ["only stars", "★★★★★\n\n★★★★☆\n\n5 stars\n\n4 out of 5 stars"],
] as const;

describe("text that holds no opinion", () => {
  test.each(THIN)("%s is refused, and costs neither an ASIN nor the demo", async (_what, reviewsText) => {
    const ada = await sellerOn(app, "pro");
    const refused = await when(app, () => ada.post("/api/asins", { asin: "B0TEST0001", reviewsText }));
    expect(refused.answer.status).toBe(422);
    expect(refused.appended).toEqual([]);
    const visitor = openBrowser(app);
    const demo = await startedDemo(visitor);
    const { answer, appended } = await when(app, () =>
      visitor.post("/api/demo/optimize", { ...demo, reviews: reviewsText }),
    );
    expect([answer.status, appended]).toEqual([422, []]);
    expect((await visitor.post("/api/demo/optimize", demo)).status).toBe(200);
  });

  test("twenty copies of a review with an opinion are one review, and fine", async () => {
    const ada = await sellerOn(app, "pro");
    const asinId = await createdAsin(ada, { reviewsText: "The lid leaks in my bag.\n\n".repeat(20) });
    expect((await optimize(ada, asinId)).status).toBe(200);
  });

  test("found out while mining gives the ASIN and the demo back and says what to paste", async () => {
    await app.close();
    const thin = new TooThinError();
    app = await createTestApp({ engine: engineThat(() => Promise.reject(new ProblemError(thin.code))) });
    const ada = await sellerOn(app, "pro");
    const asinId = await createdAsin(ada);
    const { answer, appended } = await when(app, () => optimize(ada, asinId, "key-1"));
    expect(answer.status).toBe(422);
    expect(fieldOf(answer, "code")).toBe("TOO_THIN");
    expect(fieldOf(answer, "message")).toContain("Paste whole sentences customers wrote");
    expect(appended.map(({ event }) => event.type)).toEqual([
      "AsinReserved",
      "OptimizationRequested",
      "OptimizationFailed",
      "AsinReleased",
    ]);
    expect((await ada.get("/api/me/plan")).body).toMatchObject({ used: 0 });
    const visitor = openBrowser(app);
    const demo = await startedDemo(visitor);
    expect((await visitor.post("/api/demo/optimize", { ...demo, idemKey: "key-2" })).status).toBe(422);
    expect((await visitor.get("/api/demo/usage")).body).toMatchObject({ count: 0 });
  });
});

test("the reading of a paste counts what was taken back in, and lists it", async () => {
  await app.close();
  app = await createTestApp({ engine: quickEngine });
  const text = `${REVIEWS}\n\n${GIVEN_AWAY}`;
  const read = async (include: string) => {
    const form = new FormData();
    form.set("text", text);
    form.set("include", include);
    const answer = await app.handle(new Request("http://localhost/api/reviews/import", { method: "POST", body: form }));
    return (await answer.json()) as { reviews: number; excluded: unknown[]; included: { id: string }[] };
  };
  expect(await read("")).toMatchObject({ reviews: 3, excluded: [{ id: HELD_BACK }], included: [] });
  expect(await read(HELD_BACK)).toMatchObject({ reviews: 4, excluded: [], included: [{ id: HELD_BACK }] });
});
