import { afterEach, beforeEach, describe, expect, test } from "bun:test";
import * as v from "valibot";
import { ANONYMOUS_SESSION } from "../../../../../events/wire/anonymous-session.ts";
import { Session } from "../../../../../events/wire/session.ts";
import { givePlan } from "../../../../../server/features/identity/administer.ts";
import { ADA, signedIn, signedUp, when } from "../../../../support/scenario.ts";
import { createTestApp, type TestApp } from "../../../../support/test-app.ts";
import { openBrowser } from "../../../../support/test-browser.ts";

let app: TestApp;
beforeEach(async () => {
  app = await createTestApp();
});
afterEach(() => app.close());

const adasSession = { ...ANONYMOUS_SESSION, authenticated: true, email: ADA.email };

describe("POST /api/auth/signin", () => {
  test("the right password opens a session, whatever the case of the address", async () => {
    await signedUp(app);
    const browser = openBrowser(app);
    const signIn = await when(app, () => browser.post("/api/auth/signin", { ...ADA, email: " ADA@Example.com" }));
    signIn.expectAnswer({ ...adasSession, next: null }, "SignedIn");
    expect((await browser.get("/api/auth/me")).body).toEqual(adasSession);
  });

  test("a wrong password is refused with the words of the specification", async () => {
    await signedUp(app);
    const signIn = await when(app, () =>
      openBrowser(app).post("/api/auth/signin", { ...ADA, password: "wrong horse 9" }),
    );
    signIn.expectRefusal(401, "INVALID_CREDENTIALS", { message: "Please check your email and password." });
    expect(signIn.answer.headers.getSetCookie()).toEqual([]);
  });

  test("an address without account is refused the same way", async () => {
    (await when(app, () => openBrowser(app).post("/api/auth/signin", ADA))).expectRefusal(401, "INVALID_CREDENTIALS");
  });

  test.each([
    ["no address", { password: "secret" }],
    ["no password", { email: ADA.email }],
    ["a short password", { email: ADA.email, password: "12345" }],
    ["a list for an address", { email: [ADA.email], password: "secret" }],
  ])("%s is refused before anything is looked up", async (_, form) => {
    (await when(app, () => openBrowser(app).post("/api/auth/signin", form))).expectRefusal(422, "VALIDATION");
  });

  test.each([
    '"planted words"',
    '["planted words"]',
    '{"email":{"x":"planted words"},"password":["planted words"]}',
    "12",
  ])("%p is refused without a word of it", async (body) => {
    const signIn = await when(app, () => openBrowser(app).post("/api/auth/signin", body));
    signIn.expectRefusal(422, "VALIDATION");
    // The id of the request is chance, and may end in 12.
    const told = signIn.answer.text.replace(/"requestId":"[^"]*"/, "");
    expect(told).not.toMatch(/planted|eceived|12"/);
  });

  test("a body that is no JSON is refused", async () => {
    (await when(app, () => openBrowser(app).post("/api/auth/signin", "{"))).expectRefusal(400, "BAD_JSON");
  });

  test("a password hashed with older parameters is hashed anew, and still the password", async () => {
    await signedUp(app);
    const weakHash = await Bun.password.hash(ADA.password, { algorithm: "argon2id", memoryCost: 8192, timeCost: 1 });
    await app.deps.sql.query("update credentials set password_hash = $1", [weakHash]);
    await signedIn(app);
    const [{ password_hash: hash } = { password_hash: "" }] = await app.deps.sql.query<{ password_hash: string }>(
      "select password_hash from credentials",
    );
    expect(hash).toStartWith("$argon2id$v=19$m=19456,t=2,p=1$");
    await signedIn(app);
  });
});

describe("GET /api/auth/me", () => {
  test("a stranger is nobody on the demo plan", async () => {
    (await when(app, () => openBrowser(app).get("/api/auth/me"))).expectAnswer(ANONYMOUS_SESSION);
  });

  test.each([
    "",
    "x",
    "sid",
    "a.b",
    `${crypto.randomUUID()}.${"A".repeat(43)}`,
    "'; drop table sessions; --.x",
    "%00",
    "x".repeat(5000),
  ])("a cookie of %p is a stranger's", async (value) => {
    const browser = openBrowser(app, new Map([["sid", value]]));
    expect((await browser.get("/api/auth/me")).body).toEqual(ANONYMOUS_SESSION);
  });

  test("the right session with another secret is a stranger's", async () => {
    const [sessionId] = ((await signedUp(app)).cookies.get("sid") ?? "").split(".");
    const browser = openBrowser(app, new Map([["sid", `${sessionId}.${"A".repeat(43)}`]]));
    expect((await browser.get("/api/auth/me")).body).toEqual(ANONYMOUS_SESSION);
  });

  test("many who ask at once are each answered as themselves", async () => {
    const people = Array.from({ length: 6 }, (_, n) => ({ ...ADA, email: `person-${n}@example.com` }));
    const browsers = await Promise.all(people.map((person) => signedUp(app, person)));
    const twice = [...browsers, openBrowser(app), ...browsers];
    const answers = await Promise.all(twice.map((browser) => browser.get("/api/auth/me")));
    const emails = people.map(({ email }) => email);
    const seen = answers.map(({ body }) => v.parse(Session, body).email);
    expect(seen).toEqual([...emails, null, ...emails]);
  });

  test("the session shows the plan, what is used of it and when it renews", async () => {
    const browser = await signedUp(app);
    await givePlan(app.deps)(ADA.email, "pro", "test");
    expect((await browser.get("/api/auth/me")).body).toEqual({
      ...adasSession,
      plan: "pro",
      asinLimit: 10,
      cycleRenewsISO: "2026-04-01T10:00:00.000Z",
      renewal: "renews",
    });
  });
});

describe("signing out", () => {
  test("ends the session on the server", async () => {
    const browser = await signedUp(app);
    const before = new Map(browser.cookies);
    (await when(app, () => browser.post("/api/auth/signout"))).expectAnswer({ ok: true }, "SignedOut");
    expect([...browser.cookies.keys()]).toEqual(["device"]);
    expect((await openBrowser(app, before).get("/api/auth/me")).body).toEqual(ANONYMOUS_SESSION);
  });

  test("twice, or without a session, appends nothing", async () => {
    (await when(app, () => openBrowser(app).post("/api/auth/signout"))).expectAnswer({ ok: true });
  });

  test("everywhere ends every session of this account and nobody else's", async () => {
    const phone = await signedUp(app);
    const laptop = await signedIn(app);
    const bob = await signedUp(app, { ...ADA, email: "bob@example.com" });
    (await when(app, () => laptop.post("/api/auth/signout-everywhere"))).expectAnswer(
      { ok: true },
      "SignedOut",
      "SignedOut",
    );
    expect((await phone.get("/api/auth/me")).body).toEqual(ANONYMOUS_SESSION);
    expect((await bob.get("/api/auth/me")).body).toMatchObject({ email: "bob@example.com" });
  });

  test("everywhere needs a session", async () => {
    (await when(app, () => openBrowser(app).post("/api/auth/signout-everywhere"))).expectRefusal(
      401,
      "UNAUTHENTICATED",
    );
  });
});

describe("GET /api/auth/sessions", () => {
  test("lists where the account is signed in, without any secret", async () => {
    const phone = openBrowser(app);
    await phone.post("/api/auth/signup", ADA, { "user-agent": "Phone/1.0" });
    app.clock.advance(60_000);
    const laptop = openBrowser(app);
    await laptop.post("/api/auth/signin", ADA, { "user-agent": "Laptop/2.0" });
    const idOf = (browser: typeof phone) => browser.cookies.get("sid")?.split(".")[0];
    expect((await phone.get("/api/auth/sessions")).body).toEqual({
      sessions: [
        {
          id: idOf(laptop),
          current: false,
          userAgent: "Laptop/2.0",
          signedInAt: "2026-03-01T10:01:00.000Z",
          lastSeenAt: "2026-03-01T10:01:00.000Z",
        },
        {
          id: idOf(phone),
          current: true,
          userAgent: "Phone/1.0",
          signedInAt: "2026-03-01T10:00:00.000Z",
          lastSeenAt: "2026-03-01T10:00:00.000Z",
        },
      ],
    });
  });

  test("needs a session", async () => {
    (await when(app, () => openBrowser(app).get("/api/auth/sessions"))).expectRefusal(401, "UNAUTHENTICATED");
  });
});
