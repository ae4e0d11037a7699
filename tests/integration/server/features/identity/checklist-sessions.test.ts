import { afterEach, beforeEach, describe, expect, test } from "bun:test";
import { Elysia } from "elysia";
import { SESSIONS_MAX } from "../../../../../events/customer/sessions.decider.ts";
import { ANONYMOUS_SESSION } from "../../../../../events/wire/anonymous-session.ts";
import { newSession } from "../../../../../server/features/identity/sessions.ts";
import { authenticate } from "../../../../../server/http/authenticate.ts";
import { problems } from "../../../../../server/http/problems.ts";
import { DAY_MS, HOUR_MS } from "../../../../support/clock.ts";
import { dumpDatabase } from "../../../../support/dump-database.ts";
import { resetTokenIn } from "../../../../support/mailbox.ts";
import { ADA, signedIn, signedUp, when } from "../../../../support/scenario.ts";
import { createTestApp, type TestApp } from "../../../../support/test-app.ts";
import { openBrowser, type TestBrowser } from "../../../../support/test-browser.ts";

let app: TestApp;
beforeEach(async () => {
  app = await createTestApp();
});
afterEach(() => app.close());

const NEW_PASSWORD = "battery staple 7";
const withCookie = (value: string): TestBrowser => openBrowser(app, new Map([["sid", value]]));
const emailOf = async (browser: TestBrowser) => (await browser.get("/api/auth/me")).body;
const stranger = (): TestBrowser => openBrowser(app);

const resetToken = async (): Promise<string> => {
  await stranger().post("/api/relay/reset", { email: ADA.email });
  await app.deliverMail();
  return resetTokenIn(app.mailbox.newestTo(ADA.email));
};

describe("A1: session tokens", () => {
  test("are 32 random bytes after an id, and no two are alike", () => {
    const tokens = Array.from({ length: 10_000 }, () => newSession(() => "id").token);
    expect(new Set(tokens).size).toBe(tokens.length);
    expect(tokens.every((token) => Buffer.from(token.slice(3), "base64url").length === 32)).toBe(true);
  });

  test("cannot be made from anything the database holds", async () => {
    const browser = await signedUp(app);
    const [sessionId = "", secret = ""] = (browser.cookies.get("sid") ?? "").split(".");
    const dump = await dumpDatabase(app.deps.sql);
    expect(dump).toContain(sessionId);
    expect(dump).not.toContain(secret);
    const strings = [...new Set(dump.match(/[A-Za-z0-9_.-]{20,}/g))];
    const cookies = strings.flatMap((text) => [text, `${sessionId}.${text}`]);
    const answers = await Promise.all(cookies.map((cookie) => emailOf(withCookie(cookie))));
    expect(answers.filter((body) => JSON.stringify(body) !== JSON.stringify(ANONYMOUS_SESSION))).toEqual([]);
  });
});

describe("A2: a new token at every sign-in", () => {
  test("a cookie from before the sign-in never becomes anybody's", async () => {
    await signedUp(app);
    const planted = `${crypto.randomUUID()}.${"A".repeat(43)}`;
    const browser = withCookie(planted);
    await browser.post("/api/auth/signin", ADA);
    expect(browser.cookies.get("sid")).not.toBe(planted);
    expect(await emailOf(withCookie(planted))).toEqual(ANONYMOUS_SESSION);
  });

  test("signing in again ends the session the browser had", async () => {
    const browser = await signedUp(app);
    const first = browser.cookies.get("sid") ?? "";
    const again = await when(app, () => browser.post("/api/auth/signin", ADA));
    expect(again.appended.map(({ event }) => event.type)).toEqual(["SignedIn", "SignedOut"]);
    expect(await emailOf(withCookie(first))).toEqual(ANONYMOUS_SESSION);
    expect(await emailOf(browser)).toMatchObject({ email: ADA.email });
  });
});

describe("A3: sessions end by themselves", () => {
  test("after seven days without use", async () => {
    const browser = await signedUp(app);
    app.clock.advance(7 * DAY_MS - 1);
    expect(await emailOf(browser)).toMatchObject({ email: ADA.email });
    app.clock.advance(7 * DAY_MS);
    expect(await emailOf(browser)).toEqual(ANONYMOUS_SESSION);
  });

  test("after thirty days however often it is used", async () => {
    const browser = await signedUp(app);
    for (let day = 1; day < 30; day += 1) {
      app.clock.advance(DAY_MS);
      expect(await emailOf(browser)).toMatchObject({ email: ADA.email });
    }
    app.clock.advance(DAY_MS);
    expect(await emailOf(browser)).toEqual(ANONYMOUS_SESSION);
  });

  test("and their use is written at most once an hour, into no event", async () => {
    const browser = await signedUp(app);
    const lastSeen = async () =>
      (await app.deps.sql.query<{ last_seen_at: Date }>("select last_seen_at from sessions"))[0]?.last_seen_at;
    const atFirst = await lastSeen();
    app.clock.advance(HOUR_MS - 1);
    await emailOf(browser);
    expect(await lastSeen()).toEqual(atFirst);
    app.clock.advance(1);
    (await when(app, () => browser.get("/api/auth/me"))).expectAnswer(expect.anything());
    expect(await lastSeen()).toEqual(app.clock.now());
  });
});

describe("A4: the session cookie", () => {
  test("over https it is kept to this host, this path and the browser itself", async () => {
    await app.close();
    app = await createTestApp({ env: { APP_URL: "https://listwright.example" } });
    const { headers } = await stranger().post("/api/auth/signup", ADA);
    const [cookie = "", device = "", ...others] = headers.getSetCookie();
    expect(others).toEqual([]);
    expect(device).toMatch(/^__Host-device=[^;]+; Max-Age=34560000; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
    const [pair = "", ...attributes] = cookie.split("; ");
    expect(pair).toStartWith("__Host-sid=");
    expect(attributes.toSorted()).toEqual(["HttpOnly", "Max-Age=2592000", "Path=/", "SameSite=Lax", "Secure"]);
    expect(cookie.length).toBeLessThan(4096);
  });

  test("over plain http, where browsers refuse that, it is all of it but the prefix and Secure", async () => {
    const { headers } = await stranger().post("/api/auth/signup", ADA);
    const [pair = "", ...attributes] = (headers.getSetCookie()[0] ?? "").split("; ");
    expect(pair).toStartWith("sid=");
    expect(attributes.toSorted()).toEqual(["HttpOnly", "Max-Age=2592000", "Path=/", "SameSite=Lax"]);
  });

  test("is the only place the token is in", async () => {
    const browser = openBrowser(app);
    const { text, headers } = await browser.post("/api/auth/signup", ADA);
    const [, secret = "?"] = (browser.cookies.get("sid") ?? "").split(".");
    const elsewhere = [
      text,
      ...[...headers].filter(([name]) => name !== "set-cookie").map(([, value]) => value),
      ...app.logLines,
    ];
    expect(elsewhere.filter((place) => place.includes(secret))).toEqual([]);
  });
});

describe("A12: a new password", () => {
  test.each(["change", "reset"])("by %s signs every other browser out at once", async (how) => {
    const [one, two, three] = [await signedUp(app), await signedIn(app), await signedIn(app)];
    if (how === "change") {
      const change = { currentPassword: ADA.password, newPassword: NEW_PASSWORD, confirm: NEW_PASSWORD };
      await one.post("/api/auth/change-password", change);
    } else {
      await stranger().post("/api/auth/reset/confirm", { token: await resetToken(), newPassword: NEW_PASSWORD });
    }
    const others = how === "change" ? [two, three] : [one, two, three];
    const statuses = await Promise.all(others.map(async (browser) => (await browser.get("/api/auth/sessions")).status));
    expect(statuses).toEqual(others.map(() => 401));
  });
});

describe("A13: the oldest session ends when there are too many", () => {
  test("and its row goes with it", async () => {
    const first = await signedUp(app);
    for (let count = 0; count < SESSIONS_MAX; count += 1) await signedIn(app);
    expect(await emailOf(first)).toEqual(ANONYMOUS_SESSION);
    expect(await app.deps.sql.query("select count(*)::int as rows from sessions")).toEqual([{ rows: SESSIONS_MAX }]);
  });
});

describe("A15: what is for administrators", () => {
  const guarded = () =>
    new Elysia()
      .use(problems(app.deps.log))
      .use(authenticate(app.deps))
      .get("/api/support", ({ customer }) => customer.email, { admin: true })
      .get("/api/paid", ({ customer }) => customer.email, { plans: ["pro", "agency"] });
  const ask = async (browser: TestBrowser, path: string) => {
    const inner = openBrowser({ handle: async (request) => guarded().handle(request) }, browser.cookies);
    return inner.get(path);
  };

  test("does not exist for anybody else", async () => {
    for (const browser of [stranger(), await signedUp(app)]) {
      (await when(app, () => ask(browser, "/api/support"))).expectRefusal(404, "NOT_FOUND");
    }
  });

  test("opens for an administrator", async () => {
    await app.close();
    app = await createTestApp({ env: { ADMIN_EMAIL: ADA.email } });
    expect((await ask(await signedUp(app), "/api/support")).text).toBe(ADA.email);
  });

  test("what is for a plan is refused to strangers and to other plans", async () => {
    (await when(app, () => ask(stranger(), "/api/paid"))).expectRefusal(401, "UNAUTHENTICATED");
    const browser = await signedUp(app);
    (await when(app, () => ask(browser, "/api/paid"))).expectRefusal(402, "PLAN_REQUIRED");
  });
});
