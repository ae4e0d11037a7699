import { afterEach, beforeEach, describe, expect, test } from "bun:test";
import { createApp } from "../../../../server/app.ts";
import { ADA, when } from "../../../support/scenario.ts";
import { createdAsin, optimize, sellerOn } from "../../../support/seller.ts";
import { idOf } from "../../../support/support-desk.ts";
import { createTestApp, type TestApp } from "../../../support/test-app.ts";
import { openBrowser } from "../../../support/test-browser.ts";

const MINUTE = 60_000;
const AVATAR = { name: "Busy nurse", audience: "Nurses on long shifts" };

let app: TestApp;
beforeEach(async () => {
  app = await createTestApp();
});
afterEach(() => app.close());

describe("a refusal that follows from the customer's history", () => {
  test("is kept in it, with what was tried, and answered as ever", async () => {
    const ada = await sellerOn(app, "demo");
    const { answer, appended } = await when(app, () => ada.post("/api/avatars", AVATAR));
    expect(answer).toMatchObject({ status: 409, body: { code: "AVATAR_LIMIT_REACHED" } });
    expect(appended).toMatchObject([
      {
        event: { type: "RequestRefused", data: { action: "createAvatar", code: "AVATAR_LIMIT_REACHED" } },
        actor: { kind: "customer", customerId: await idOf(app, ADA.email) },
        correlationId: answer.headers.get("x-request-id"),
      },
    ]);
  });

  test("is kept once in ten minutes, however often it is tried", async () => {
    const ada = await sellerOn(app, "demo");
    const tried = () => when(app, () => ada.post("/api/avatars", AVATAR));
    expect((await tried()).appended).toHaveLength(1);
    app.clock.advance(10 * MINUTE - 1);
    expect((await tried()).appended).toHaveLength(0);
    app.clock.advance(1);
    expect((await tried()).appended).toHaveLength(1);
  });

  test("is decided on once, so that a flood of calls does not load the history each time", async () => {
    const ada = await sellerOn(app, "demo");
    let loaded = 0;
    const { store } = app.deps;
    const counting: typeof store = {
      ...store,
      loadState: (...asked) => {
        loaded += 1;
        return store.loadState(...asked);
      },
    };
    const flooded = createApp({ ...app.deps, store: counting });
    const browser = openBrowser({ handle: async (request) => flooded.handle(request) }, ada.cookies);
    const refusedWith = async (): Promise<number> => {
      loaded = 0;
      expect((await browser.post("/api/avatars", AVATAR)).status).toBe(409);
      return loaded;
    };
    const first = await refusedWith();
    expect(await refusedWith()).toBe(first - 1);
  });

  test("of a plan that is asked for is kept as well", async () => {
    const ada = await sellerOn(app, "demo");
    const asin = { asin: "B0TEST0001", productName: "Bottle", reviewsText: "It leaks." };
    const refused = await when(app, () => ada.post("/api/asins", asin));
    refused.expectRefusal(402, "PLAN_REQUIRED");
    expect(refused.appended).toMatchObject([{ event: { data: { action: "optimize", code: "PLAN_REQUIRED" } } }]);
  });

  test("at the limit of a plan is kept after the tenth ASIN", async () => {
    const ada = await sellerOn(app, "pro");
    for (let n = 0; n < 10; n += 1) await optimize(ada, await createdAsin(ada, { asin: `B0TEST000${n}` }));
    const asinId = await createdAsin(ada, { asin: "B0TEST1000" });
    const { appended } = await when(app, () => optimize(ada, asinId));
    expect(appended).toMatchObject([{ event: { data: { action: "optimize", code: "ASIN_LIMIT_REACHED" } } }]);
  });
});

describe("what is not kept", () => {
  test("is what nothing in a history decided", async () => {
    const ada = await sellerOn(app, "pro");
    const calls = [
      () => ada.post("/api/avatars", {}),
      () => ada.get("/api/avatars/none"),
      () => ada.post("/api/optimizations", { asinId: "none" }),
    ];
    for (const call of calls) expect((await when(app, call)).appended).toEqual([]);
  });

  test("never changes the answer: where it cannot be kept, the refusal stays what it is", async () => {
    const ada = await sellerOn(app, "demo");
    await app.deps.sql.script(
      "create function refuse() returns trigger language plpgsql as $$ begin raise exception 'no'; end $$",
    );
    await app.deps.sql.script("create trigger refuse before insert on events for each row execute function refuse()");
    const { answer, appended } = await when(app, () => ada.post("/api/avatars", AVATAR));
    await app.deps.sql.script("drop trigger refuse on events; drop function refuse()");
    expect(answer).toMatchObject({ status: 409, body: { code: "AVATAR_LIMIT_REACHED" } });
    expect(appended).toEqual([]);
    expect(app.logLines.join()).toContain("a refusal was not kept");
  });
});
