import { afterEach, beforeEach, describe, expect, test } from "bun:test";
import { ANONYMOUS_SESSION } from "../../../../../events/wire/anonymous-session.ts";
import { HOUR_MS } from "../../../../support/clock.ts";
import { resetTokenIn } from "../../../../support/mailbox.ts";
import { ADA, signedIn, signedUp, when } from "../../../../support/scenario.ts";
import { createTestApp, type TestApp } from "../../../../support/test-app.ts";
import { openBrowser, type TestBrowser } from "../../../../support/test-browser.ts";

let app: TestApp;
let stranger: TestBrowser;
beforeEach(async () => {
  app = await createTestApp();
  stranger = openBrowser(app);
});
afterEach(() => app.close());

const NEW_PASSWORD = "battery staple 7";

const requestLink = async (): Promise<string> => {
  await stranger.post("/api/relay/reset", { email: ADA.email });
  await app.deliverMail();
  return resetTokenIn(app.mailbox.newestTo(ADA.email));
};
const confirm = (token: string, newPassword = NEW_PASSWORD) =>
  stranger.post("/api/auth/reset/confirm", { token, newPassword });
const validity = async (token: string) => (await stranger.get(`/api/auth/reset/validate?token=${token}`)).body;

test("a change of the password that was under way does not undo a reset", async () => {
  const thief = await signedUp(app);
  const token = await requestLink();
  const stolen = { currentPassword: ADA.password, newPassword: "mine from now 1", confirm: "mine from now 1" };
  const [reset, change] = await Promise.all([confirm(token), thief.post("/api/auth/change-password", stolen)]);
  expect(reset.status).toBe(200);
  await signedIn(app, { ...ADA, password: NEW_PASSWORD });
  const late = await when(app, () => thief.post("/api/auth/change-password", stolen));
  late.expectRefusal(401, "UNAUTHENTICATED");
  expect([200, 401, 422]).toContain(change.status);
});

describe("POST /api/relay/reset", () => {
  test("sends a link to an address that has an account, and records that it was asked for", async () => {
    await signedUp(app);
    (await when(app, () => stranger.post("/api/relay/reset", { email: " ADA@example.com" }))).expectAnswer({
      ok: true,
    });
    await app.deliverMail();
    const [newest] = await app.deps.store.readAll({ limit: 1, direction: "backward" });
    expect(newest?.event.type).toBe("PasswordResetRequested");
    expect(app.mailbox.newestTo(ADA.email).text).toContain("http://localhost:3000/reset?token=");
  });

  test("sends nothing to an address that has none, and answers the same", async () => {
    (await when(app, () => stranger.post("/api/relay/reset", { email: ADA.email }))).expectAnswer({ ok: true });
    (await when(app, async () => (await app.deliverMail(), stranger.get("/api/auth/me")))).expectAnswer(
      ANONYMOUS_SESSION,
    );
    expect(app.mailbox.mails).toEqual([]);
  });

  test("says where no mail can be sent at all, and keeps nothing", async () => {
    const mute = await createTestApp({ env: { NODE_ENV: "production", APP_URL: "https://shop.example" } });
    try {
      const asked = await when(mute, () => openBrowser(mute).post("/api/relay/reset", { email: ADA.email }));
      asked.expectRefusal(503, "MAIL_UNAVAILABLE");
      expect(await mute.deps.sql.query("select 1 from mail_outbox")).toEqual([]);
    } finally {
      await mute.close();
    }
  });

  test("takes what the form takes: whoever has no such account gets no mail", async () => {
    await app.deliverMail();
    const before = app.mailbox.mails.length;
    (await when(app, () => openBrowser(app).post("/api/relay/reset", { email: "a@b." }))).expectAnswer({ ok: true });
    await app.deliverMail();
    expect(app.mailbox.mails).toHaveLength(before);
  });

  test("refuses what is no address", async () => {
    const request = await when(app, () => stranger.post("/api/relay/reset", { email: "ada" }));
    request.expectRefusal(422, "VALIDATION", { path: "email", message: "Enter a valid email." });
  });

  test("a mail server that is down loses no link, and asking is recorded once", async () => {
    await signedUp(app);
    await app.deliverMail();
    await stranger.post("/api/relay/reset", { email: ADA.email });
    app.mailbox.failNext(1);
    await app.deliverMail();
    app.clock.advance(10_000);
    await app.deliverMail();
    const events = await app.deps.store.readAll();
    expect(events.filter(({ event }) => event.type === "PasswordResetRequested")).toHaveLength(1);
    expect(await validity(resetTokenIn(app.mailbox.newestTo(ADA.email)))).toEqual({ valid: true });
  });

  test("a link that could not be sent within its hour is not sent at all", async () => {
    await signedUp(app);
    await app.deliverMail();
    await stranger.post("/api/relay/reset", { email: ADA.email });
    app.mailbox.failNext(1);
    await app.deliverMail();
    app.clock.advance(2 * HOUR_MS);
    await app.deliverMail();
    expect(() => resetTokenIn(app.mailbox.newestTo(ADA.email))).toThrow("no reset link");
    expect(await app.deps.sql.query("select job_id from mail_outbox")).toEqual([]);
  });
});

describe("GET /api/auth/reset/validate", () => {
  test("a fresh link is valid and looking at it does not use it up", async () => {
    await signedUp(app);
    const token = await requestLink();
    expect(await validity(token)).toEqual({ valid: true });
    expect(await validity(token)).toEqual({ valid: true });
  });

  test.each(["", "x", "A".repeat(43)])("a token of %p is not", async (token) => {
    expect(await validity(token)).toEqual({ valid: false });
  });

  test("a call without token is refused", async () => {
    (await when(app, () => stranger.get("/api/auth/reset/validate"))).expectRefusal(422, "VALIDATION", {
      path: "token",
    });
  });
});

describe("POST /api/auth/reset/confirm", () => {
  test("sets the new password, signs nobody in, and tells the account by mail", async () => {
    await signedUp(app);
    const token = await requestLink();
    const reset = await when(app, () => confirm(token));
    reset.expectAnswer({ ok: true }, "PasswordChanged", "SignedOut");
    expect(reset.answer.headers.getSetCookie()).toEqual([]);
    await signedIn(app, { ...ADA, password: NEW_PASSWORD });
    (await when(app, () => openBrowser(app).post("/api/auth/signin", ADA))).expectRefusal(401, "INVALID_CREDENTIALS");
    await app.deliverMail();
    expect(app.mailbox.newestTo(ADA.email).subject).toBe("Your Listwright password was changed");
  });

  test("a token that is none is refused", async () => {
    (await when(app, () => confirm("A".repeat(43)))).expectRefusal(422, "RESET_TOKEN_INVALID");
  });

  test.each([
    ["seven characters", "abcde12", "Password too short"],
    ["no number", "battery staple", "Weak password"],
    ["no letter", "8462 9174 35", "Weak password"],
  ])("%s is refused and the link stays good", async (_, password, message) => {
    await signedUp(app);
    const token = await requestLink();
    (await when(app, () => confirm(token, password))).expectRefusal(422, "VALIDATION", {
      path: "newPassword",
      message,
    });
    expect(await validity(token)).toEqual({ valid: true });
  });

  test("a password that is easy to guess is refused and the link stays good", async () => {
    await signedUp(app);
    const token = await requestLink();
    (await when(app, () => confirm(token, "password1"))).expectRefusal(422, "WEAK_PASSWORD", { path: "newPassword" });
    expect(await validity(token)).toEqual({ valid: true });
  });
});
