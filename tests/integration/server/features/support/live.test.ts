import { afterEach, beforeEach, describe, expect, test } from "bun:test";
import * as v from "valibot";
import { HistoryEvent, HistoryPage } from "../../../../../events/wire/support.ts";
import { giveRole } from "../../../../../server/features/identity/administer.ts";
import type { Sql } from "../../../../../server/store/sql.ts";
import { DATABASES } from "../../../../support/databases.ts";
import { ADA, signedUp } from "../../../../support/scenario.ts";
import { admin, deskFor, GRACE, idOf } from "../../../../support/support-desk.ts";
import { createTestApp, type TestApp } from "../../../../support/test-app.ts";
import type { TestBrowser } from "../../../../support/test-browser.ts";

type Told = { id: number; event: HistoryEvent };

const eventsIn = async function* (body: ReadableStream<Uint8Array>): AsyncGenerator<Told> {
  const decoder = new TextDecoder();
  let rest = "";
  for await (const chunk of body) {
    const blocks = (rest + decoder.decode(chunk, { stream: true })).split("\n\n");
    rest = blocks.pop() ?? "";
    for (const block of blocks) {
      const [, id, data] = /^id: (\d+)\nevent: history\ndata: (.*)$/.exec(block) ?? [];
      if (data !== undefined) yield { id: Number(id), event: v.parse(HistoryEvent, JSON.parse(data)) };
    }
  }
};

describe.each(Object.entries(DATABASES))("a history that is watched, on %s", (_, open) => {
  let sql: Sql;
  let app: TestApp;
  let grace: TestBrowser;
  let adaId: string;
  beforeEach(async () => {
    sql = await open();
    app = await createTestApp({ sql });
    await signedUp(app);
    grace = await admin(app);
    adaId = await idOf(app, ADA.email);
    await deskFor(grace, adaId).visit();
  }, 60_000);
  afterEach(async () => {
    app.deps.feed.close();
    await app.close();
    await sql.close();
  });

  const watch = async (headers: Record<string, string> = {}, query = ""): Promise<AsyncGenerator<Told>> => {
    const cookie = [...grace.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const url = `http://localhost/api/support/customers/${adaId}/live${query}`;
    const response = await app.handle(new Request(url, { headers: { cookie, ...headers } }));
    expect(response.headers.get("content-type")).toBe("text/event-stream");
    if (response.body === null) throw new Error("No stream");
    return eventsIn(response.body);
  };

  const next = async (events: AsyncGenerator<Told>): Promise<Told> => {
    const { value, done } = await events.next();
    if (done === true) throw new Error("The stream ended");
    return value;
  };

  test("tells each event as it is committed, masked, and ends when the server stops", async () => {
    const { version } = v.parse(HistoryPage, (await deskFor(grace, adaId).events()).body);
    const events = await watch({}, `?after=${version}`);
    await giveRole(app.deps)(ADA.email, "admin", "test");
    expect(await next(events)).toMatchObject({
      id: version + 1,
      event: { type: "RoleGranted", data: { role: "admin" } },
    });
    await app.deps.sql.query("select pg_notify('events', '0')");
    await giveRole(app.deps)(ADA.email, "user", "test");
    expect(await next(events)).toMatchObject({ id: version + 2, event: { type: "RoleGranted" } });
    app.deps.feed.close();
    expect(await events.next()).toMatchObject({ done: true });
  });

  test.each([
    ["the role is taken away", () => giveRole(app.deps)(GRACE.email, "user", "test")],
    ["they sign out", () => grace.post("/api/auth/signout")],
  ])("ends for whoever watches once %s, and tells nothing more", async (_how, lose) => {
    const { version } = v.parse(HistoryPage, (await deskFor(grace, adaId).events()).body);
    const events = await watch({}, `?after=${version}`);
    await lose();
    await giveRole(app.deps)(ADA.email, "admin", "test");
    expect(await events.next()).toMatchObject({ done: true });
  });

  test("goes on after the last event the browser has", async () => {
    const events = await watch({ "last-event-id": "1" });
    const [first, second] = [await next(events), await next(events)];
    expect([first.id, second.id]).toEqual([2, 3]);
    await events.return(undefined);
    const whole = await watch();
    const opened = await next(whole);
    expect(opened).toMatchObject({
      id: 1,
      event: { type: "AccountOpened", masked: ["email", "firstName", "lastName", "phone"] },
    });
    expect(JSON.stringify(opened)).not.toContain(ADA.email);
    await whole.return(undefined);
  });
});
