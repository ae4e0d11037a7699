import { afterEach, beforeEach, describe, expect, test } from "bun:test";
import * as v from "valibot";
import { EVENT_DEFINITIONS } from "../../../../../events/index.ts";
import { HistoryPage } from "../../../../../events/wire/support.ts";
import { givePlan } from "../../../../../server/features/identity/administer.ts";
import { emptyResult } from "../../../../support/fixtures/customer-history.ts";
import { createdAsin, fieldOf, optimize } from "../../../../support/seller.ts";
import { admin, deskFor, idOf } from "../../../../support/support-desk.ts";
import { createTestApp, instantEngine, type TestApp } from "../../../../support/test-app.ts";
import { openBrowser, type TestBrowser } from "../../../../support/test-browser.ts";

const PLANTED = {
  email: "zora.qwixet@private.example",
  firstName: "Zoraplant",
  lastName: "Qwixetplant",
  phone: "+4915799887766",
  avatarName: "Plantedavatar",
  audience: "Plantedaudience",
  productName: "Plantedproduct",
  review: "Plantedreview leaks in the bag of my neighbour Plantedneighbour.",
  title: "Plantedtitle",
  bullet: "Plantedbullet",
  keyword: "plantedkeyword",
  mustInclude: "plantedmust",
  persona: "Plantedpersona",
  pain: "Plantedpain",
  excluded: "Plantedexcluded",
} as const;

const result = {
  ...emptyResult,
  avatarData: { ...emptyResult.avatarData, profileName: PLANTED.persona, pains: [PLANTED.pain] },
  reviews: [{ id: "r1", text: PLANTED.review, title: PLANTED.title, rating: 4, date: "2026-01-02" }],
  excluded: [{ text: PLANTED.excluded, reason: "duplicate" as const, detail: PLANTED.excluded, line: 3 }],
  evidence: [{ path: "avatar.pains.0", reviews: 1, spans: [{ reviewId: "r1", start: 0, end: 13 }] }],
};

let app: TestApp;
let grace: TestBrowser;
let customerId: string;
let optimizationId: string;
beforeEach(async () => {
  app = await createTestApp({ engine: { ...instantEngine, optimize: async () => result } });
  const zora = openBrowser(app);
  const { email, firstName, lastName, phone } = PLANTED;
  const password = "a lantern 11 gull";
  expect(await zora.post("/api/auth/signup", { email, password, firstName, lastName, phone })).toMatchObject({
    status: 200,
  });
  await givePlan(app.deps)(email, "pro", "test");
  const avatar = { name: PLANTED.avatarName, audience: PLANTED.audience };
  expect(await zora.post("/api/avatars", avatar)).toMatchObject({ status: 200 });
  const asinId = await createdAsin(zora, {
    productName: PLANTED.productName,
    reviewsText: PLANTED.review,
    currentTitle: PLANTED.title,
    currentBullets: [PLANTED.bullet],
    keywords: [PLANTED.keyword],
  });
  const form = { asinId, mustIncludeKeywords: [PLANTED.mustInclude] };
  optimizationId = fieldOf(await zora.post("/api/optimizations", form), "id");
  await optimize(zora, asinId);
  grace = await admin(app);
  customerId = await idOf(app, email);
  await deskFor(grace, customerId).visit();
});
afterEach(() => app.close());

const expectNothingPlanted = (text: string): void => {
  for (const planted of Object.values(PLANTED)) {
    for (const word of planted.match(/[\w+]*(?:plant|qwixet|4915)[\w.@]*/gi) ?? []) {
      expect(text.toLowerCase()).not.toContain(word.toLowerCase());
    }
  }
};

const secrets = async (): Promise<string[]> => {
  const rows = await app.deps.sql.query<{ secret: string }>(
    "select password_hash as secret from credentials union all select secret_hash from sessions",
  );
  return rows.map(({ secret }) => secret);
};

describe("a history that is not uncovered", () => {
  test("shows nothing personal, on any of its pages", async () => {
    const desk = deskFor(grace, customerId);
    const answers = [await desk.events(), await desk.card(), await desk.result(optimizationId)];
    const { events } = v.parse(HistoryPage, answers[0]?.body);
    for (const { version } of events) answers.push(await desk.event(version));
    for (const version of [0, events.length + 100]) expect((await desk.event(version)).status).toBe(404);
    for (const { status, text } of answers) {
      expect(status).toBe(200);
      expectNothingPlanted(text);
    }
  });

  test("keeps every event in the shape of its definition, so that it folds", async () => {
    const { events } = v.parse(HistoryPage, (await deskFor(grace, customerId).events()).body);
    expect(events.map(({ type }) => type)).toContain("OptimizationCompleted");
    for (const { type, data, masked } of events) {
      const definition = EVENT_DEFINITIONS.find((each) => each.type === type);
      expect(v.safeParse(definition?.schema ?? v.never(), { type, data }).issues).toBeUndefined();
      expect(masked).toEqual(Object.keys(definition?.personal ?? {}));
    }
  });

  test("covers a result letter by letter, so that offsets still point to where they did", async () => {
    const { body } = await deskFor(grace, customerId).result(optimizationId);
    expect(body).toMatchObject({
      masked: true,
      status: "completed",
      result: {
        reviews: [{ id: "r1", text: PLANTED.review.replaceAll(/\S/g, "•"), rating: 4, date: "2026-01-02" }],
        evidence: result.evidence,
        engine: { writer: "built-in", version: "1" },
      },
    });
  });

  test("leaves large parts out, and says which", async () => {
    const { events } = v.parse(HistoryPage, (await deskFor(grace, customerId).events()).body);
    const completed = events.find(({ type }) => type === "OptimizationCompleted");
    expect(completed).toMatchObject({ leftOut: ["result"], data: { result: null } });
  });
});

describe("a history that was uncovered", () => {
  test("shows what it holds, and still no secret", async () => {
    const desk = deskFor(grace, customerId);
    await desk.reveal();
    const page = await desk.events("?revealed=1");
    for (const text of [PLANTED.email, PLANTED.firstName, PLANTED.phone, PLANTED.avatarName, PLANTED.productName])
      expect(page.text).toContain(text);
    expect((await desk.result(optimizationId, "?revealed=1")).text).toContain(PLANTED.review);
    expect((await desk.card()).text).toContain(PLANTED.email);
    const { events } = v.parse(HistoryPage, page.body);
    const completed = events.find(({ type }) => type === "OptimizationCompleted")?.version ?? 0;
    const whole = await desk.event(completed, "?revealed=1");
    expect(whole.text).toContain(PLANTED.review);
    const found = await secrets();
    expect(found.length).toBeGreaterThan(1);
    for (const secret of found) for (const { text } of [page, whole]) expect(text).not.toContain(secret);
    expect(page.text).not.toContain("lantern");
  });

  test("hides the secrets that Stripe sends along", async () => {
    const payload = JSON.stringify({ data: { object: { client_secret: "pi_1_secret_plantedsecret", amount: 900 } } });
    const at = app.clock.now().toISOString();
    const event = {
      type: "StripeEventReceived",
      data: { stripeEventId: "evt_1", stripeType: "x", apiVersion: null, objectId: null, occurredAt: at, payload, at },
    };
    await app.deps.store.append({
      streamId: `customer-${customerId}`,
      expected: "exists",
      events: [{ eventId: app.deps.newId(), event }],
      meta: { actor: { kind: "stripe", stripeEventId: "evt_1" }, correlationId: "c1", causationId: null },
    });
    const desk = deskFor(grace, customerId);
    await desk.reveal();
    const { events } = v.parse(HistoryPage, (await desk.events("?revealed=1")).body);
    const received = events.find(({ type }) => type === "StripeEventReceived")?.version ?? 0;
    const { text } = await desk.event(received, "?revealed=1");
    expect(text).toContain("900");
    expect(text).not.toContain("plantedsecret");
  });
});
