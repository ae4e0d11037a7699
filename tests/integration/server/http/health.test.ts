import { afterEach, beforeEach, expect, test } from "bun:test";
import { createApp } from "../../../../server/app.ts";
import { DatabaseUnavailable, type Sql } from "../../../../server/store/sql.ts";
import { ADA } from "../../../support/scenario.ts";
import { createTestApp, type TestApp } from "../../../support/test-app.ts";
import { openBrowser } from "../../../support/test-browser.ts";
import { until } from "../store/store-fixture.ts";

let app: TestApp;
beforeEach(async () => {
  app = await createTestApp();
});
afterEach(() => app.close());

test("a process that can work says that it is ready, and with what", async () => {
  const { status, body } = await openBrowser(app).get("/api/health/ready");
  expect(status).toBe(200);
  expect(body).toMatchObject({ status: "ready", database: "pglite", reactors: [] });
});

test("a reactor that cannot go on is named with the event it stopped at", async () => {
  const browser = openBrowser(app);
  await browser.post("/api/auth/signup", ADA);
  const reactor = await app.deps.store.subscribe({
    name: "stumbling",
    from: "origin",
    react: () => Promise.reject(new Error("secret of the inside")),
  });
  await until(() => reactor.health().status === "paused");
  const { status, body, text } = await browser.get("/api/health/ready");
  expect(status).toBe(503);
  expect(body).toMatchObject({
    code: "BUSY",
    fields: [{ path: "reactor stumbling", message: "Event 1 could not be handled; the log of this process says why." }],
  });
  expect(text).not.toContain("secret of the inside");
  await reactor.stop();
});

test("a database that does not answer is named, without its words", async () => {
  const query = (): Promise<never> => Promise.reject(new Error("password=1234"));
  const broken = createApp({ ...app.deps, sql: { ...app.deps.sql, query } });
  const { status, body, text } = await openBrowser({ handle: async (request) => broken.handle(request) }).get(
    "/api/health/ready",
  );
  expect(status).toBe(503);
  expect(body).toMatchObject({ fields: [{ path: "database", message: "The database does not answer." }] });
  expect(text).not.toContain("1234");
});

test("a database whose disk is full is named, from the first write that it refused until there is room again", async () => {
  let isFull = true;
  const refuse = (): void => {
    const words = Object.assign(new Error("could not extend file"), { code: "53100" });
    if (isFull) throw new DatabaseUnavailable({ cause: words });
  };
  const { sql } = app.deps;
  const full: Sql = {
    ...sql,
    query: async (text, params) => {
      if (text.startsWith("insert")) refuse();
      return sql.query(text, params);
    },
    transaction: async (work) => {
      refuse();
      return sql.transaction(work);
    },
  };
  const narrow = await createTestApp({ sql: full });
  const browser = openBrowser(narrow);
  const ready = async () => {
    const { status, body } = await browser.get("/api/health/ready");
    return { status, fields: Object(body).fields };
  };
  expect(await ready()).toEqual({ status: 200, fields: undefined });
  const refused = await browser.post("/api/auth/signup", ADA);
  expect(refused).toMatchObject({ status: 503, body: { code: "BUSY" } });
  const message = "The disk of the database is full; nothing can be saved.";
  expect(await ready()).toEqual({ status: 503, fields: [{ path: "database", message }] });
  expect(await ready()).toEqual({ status: 503, fields: [{ path: "database", message }] });
  isFull = false;
  expect(await ready()).toEqual({ status: 200, fields: undefined });
  expect((await browser.post("/api/auth/signup", ADA)).status).toBe(200);
});
