import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "bun:test";
import { givePlan } from "../../../../../server/features/identity/administer.ts";
import type { Sql } from "../../../../../server/store/sql.ts";
import { DATABASES } from "../../../../support/databases.ts";
import { quickEngine } from "../../../../support/engines.ts";
import { freshPglite } from "../../../../support/pglite.ts";
import { resetDatabase } from "../../../../support/reset-database.ts";
import { ADA, when } from "../../../../support/scenario.ts";
import { createdAsin, fieldOf, optimize, sellerOn } from "../../../../support/seller.ts";
import { createTestApp, type TestApp } from "../../../../support/test-app.ts";
import { openBrowser, type TestBrowser } from "../../../../support/test-browser.ts";

const NURSE = { name: "Nurse", audience: "Nurses on long shifts", pains: ["leaks"] };
const DAY_MS = 24 * 60 * 60 * 1000;

const saved = async (browser: TestBrowser, fields: object = {}): Promise<string> =>
  fieldOf(await browser.post("/api/avatars", { ...NURSE, ...fields }), "id");

const deleted = async (browser: TestBrowser, fields: object = {}): Promise<string> => {
  const id = await saved(browser, fields);
  await browser.call("DELETE", `/api/avatars/${id}`);
  return id;
};

const restore = (browser: TestBrowser, id: string) => () => browser.post(`/api/avatars/${id}/restore`);

describe.each(Object.keys(DATABASES))("POST /api/avatars/:id/restore on %s", (kind) => {
  let sql: Sql;
  let app: TestApp;

  beforeAll(async () => {
    sql = await (DATABASES[kind] ?? freshPglite)();
  }, 60_000);

  afterAll(() => sql.close());

  beforeEach(async () => {
    await resetDatabase(sql);
    app = await createTestApp({ sql, engine: quickEngine });
  });

  afterEach(() => app.close());

  test("brings the avatar back as it last was, with its place in the list and its results", async () => {
    const ada = await sellerOn(app, "pro");
    const optimizationId = fieldOf(await optimize(ada, await createdAsin(ada)), "id");
    const id = await saved(ada, { optimizationId });
    await ada.call("PATCH", `/api/avatars/${id}`, { body: { tone: "warm", keywords: ["steel bottle"] } });
    await ada.call("PATCH", `/api/avatars/${id}`, { body: { name: "Night nurse" } });
    app.clock.advance(60_000);
    await saved(ada, { name: "Younger" });
    const [list, detail] = [await ada.get("/api/avatars?stats=1"), await ada.get(`/api/avatars/${id}`)];
    await ada.call("DELETE", `/api/avatars/${id}`);
    const restored = await when(app, restore(ada, id));
    restored.expectAnswer({ id }, "AvatarRestored");
    expect((await ada.get("/api/avatars?stats=1")).body).toEqual(list.body);
    expect((await ada.get(`/api/avatars/${id}`)).body).toEqual(detail.body);
    expect((await ada.get("/api/avatars/usage")).body).toMatchObject({ count: 2 });
    expect((await ada.get(`/api/optimizations/${optimizationId}`)).body).toMatchObject({ avatarId: id });
  });

  test("a second time appends nothing, and a later deletion can be taken back like the first", async () => {
    const ada = await sellerOn(app, "pro");
    const id = await deleted(ada);
    await restore(ada, id)();
    (await when(app, restore(ada, id))).expectAnswer({ id });
    await ada.call("PATCH", `/api/avatars/${id}`, { body: { name: "Medic" } });
    await ada.call("DELETE", `/api/avatars/${id}`);
    (await when(app, restore(ada, id))).expectAnswer({ id }, "AvatarRestored");
    expect((await ada.get(`/api/avatars/${id}`)).body).toMatchObject({ name: "Medic", pains: ["leaks"] });
  });

  test("at once from two devices brings it back once", async () => {
    const ada = await sellerOn(app, "pro");
    const id = await deleted(ada);
    const { appended } = await when(app, async () => {
      const [answer] = await Promise.all([restore(ada, id)(), restore(ada, id)()]);
      return answer;
    });
    expect(appended.map(({ event }) => event.type)).toEqual(["AvatarRestored"]);
  });

  test("is refused at the cap, on a plan that has ended, and after a day", async () => {
    const ada = await sellerOn(app, "pro");
    const id = await deleted(ada);
    const filling = [];
    for (let count = 0; count < 5; count += 1) filling.push(await saved(ada));
    (await when(app, restore(ada, id))).expectRefusal(409, "AVATAR_LIMIT_REACHED");
    await ada.call("DELETE", `/api/avatars/${filling[0] ?? ""}`);
    await givePlan(app.deps)(ADA.email, "demo", "test");
    (await when(app, restore(ada, id))).expectRefusal(402, "READ_ONLY");
    await givePlan(app.deps)(ADA.email, "pro", "test");
    app.clock.advance(DAY_MS + 1);
    (await when(app, restore(ada, id))).expectRefusal(404, "AVATAR_NOT_FOUND");
  });

  test("is refused to another customer and to a visitor, and for an avatar that never was", async () => {
    const ada = await sellerOn(app, "pro");
    const id = await deleted(ada);
    const grace = await sellerOn(app, "pro", { email: "grace@example.com", password: ADA.password });
    (await when(app, restore(grace, id))).expectRefusal(404, "AVATAR_NOT_FOUND");
    (await when(app, restore(ada, "none"))).expectRefusal(404, "AVATAR_NOT_FOUND");
    (await when(app, restore(openBrowser(app), id))).expectRefusal(401, "UNAUTHENTICATED");
  });
});
