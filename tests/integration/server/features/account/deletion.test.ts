import { afterEach, beforeEach, describe, expect, test } from "bun:test";
import { eraseDue } from "../../../../../server/features/account/start-eraser.ts";
import { DAY_MS } from "../../../../support/clock.ts";
import { ADA, signedIn, signedUp, when } from "../../../../support/scenario.ts";
import { createTestApp, type TestApp } from "../../../../support/test-app.ts";

let app: TestApp;
beforeEach(async () => {
  app = await createTestApp();
});
afterEach(() => app.close());

const ERASES_AT = "2026-03-15T10:00:00.000Z";
const ask = (password: string = ADA.password) => ({ password });

const erase = () => eraseDue(app.deps, async () => undefined);

describe("POST /api/account/deletion", () => {
  test("plans the erasure, signs every other device out and says so by mail", async () => {
    const browser = await signedUp(app);
    const other = await signedIn(app);
    const asked = await when(app, () => browser.post("/api/account/deletion", ask()));
    asked.expectAnswer({ deletionAt: ERASES_AT }, "AccountDeletionRequested", "SignedOut");
    expect((await browser.get("/api/auth/me")).body).toMatchObject({ authenticated: true, deletionAt: ERASES_AT });
    expect((await other.get("/api/auth/me")).body).toMatchObject({ authenticated: false });
    await app.deliverMail();
    const mail = app.mailbox.newestTo(ADA.email);
    expect(mail.subject).toBe("Your Listwright account will be erased on March 15, 2026 (UTC)");
    expect(mail.text).toContain("Keep my account");
  });

  test("asked again it leaves the day as it is, and sends nothing", async () => {
    const browser = await signedUp(app);
    await browser.post("/api/account/deletion", ask());
    await app.deliverMail();
    const mails = app.mailbox.mails.length;
    app.clock.advance(DAY_MS);
    const again = await when(app, () => browser.post("/api/account/deletion", ask()));
    again.expectAnswer({ deletionAt: ERASES_AT });
    await app.deliverMail();
    expect(app.mailbox.mails).toHaveLength(mails);
  });

  test("is refused with a wrong password, at its field, and throttled like every guess", async () => {
    const browser = await signedUp(app);
    const wrong = await when(app, () => browser.post("/api/account/deletion", ask("not my password 1")));
    wrong.expectRefusal(422, "WRONG_PASSWORD", { path: "password" });
    expect((await browser.get("/api/auth/me")).body).not.toHaveProperty("deletionAt");
  });

  test("needs a session, and a password", async () => {
    const browser = await signedUp(app);
    (await when(app, () => browser.post("/api/account/deletion", {}))).expectRefusal(422, "VALIDATION");
    browser.cookies.clear();
    (await when(app, () => browser.post("/api/account/deletion", ask()))).expectRefusal(401, "UNAUTHENTICATED");
    (await when(app, () => browser.call("DELETE", "/api/account/deletion"))).expectRefusal(401, "UNAUTHENTICATED");
  });
});

describe("DELETE /api/account/deletion", () => {
  test("keeps the account, up to the day, and says so by mail", async () => {
    const browser = await signedUp(app);
    await browser.post("/api/account/deletion", ask());
    const kept = await when(app, () => browser.call("DELETE", "/api/account/deletion"));
    kept.expectAnswer({ deletionAt: null }, "AccountDeletionCanceled");
    expect((await browser.get("/api/auth/me")).body).not.toHaveProperty("deletionAt");
    await app.deliverMail();
    expect(app.mailbox.newestTo(ADA.email).subject).toBe("You keep your Listwright account");
    app.clock.advance(20 * DAY_MS);
    expect(await erase()).toBe(0);
    await signedIn(app);
  });

  test("without a request changes nothing", async () => {
    const browser = await signedUp(app);
    (await when(app, () => browser.call("DELETE", "/api/account/deletion"))).expectAnswer({ deletionAt: null });
  });

  test("is refused from the day on: what was erased elsewhere cannot come back", async () => {
    const browser = await signedUp(app);
    await browser.post("/api/account/deletion", ask());
    for (let day = 0; day < 7; day += 1) {
      app.clock.advance(2 * DAY_MS);
      await browser.get("/api/auth/me");
    }
    (await when(app, () => browser.call("DELETE", "/api/account/deletion"))).expectRefusal(409, "DELETION_DUE");
  });
});

describe("the eraser", () => {
  test("does nothing before the day, and erases on it", async () => {
    const browser = await signedUp(app);
    await browser.post("/api/account/deletion", ask());
    app.clock.advance(14 * DAY_MS - 1);
    expect(await erase()).toBe(0);
    app.clock.advance(1);
    expect(await erase()).toBe(1);
    expect(await erase()).toBe(0);
    expect((await browser.get("/api/auth/me")).body).toMatchObject({ authenticated: false });
    const refused = await when(app, () => browser.post("/api/auth/signin", ADA));
    refused.expectRefusal(401, "INVALID_CREDENTIALS");
  });

  test("sends one last mail, in which the address is kept no longer than until it is handed over", async () => {
    const browser = await signedUp(app);
    await browser.post("/api/account/deletion", ask());
    app.clock.advance(14 * DAY_MS);
    await erase();
    await app.deliverMail();
    expect(app.mailbox.newestTo(ADA.email)).toMatchObject({
      subject: "Your Listwright account was erased",
      isLast: true,
    });
    expect(await app.deps.sql.query("select from mail_outbox")).toEqual([]);
  });

  test("frees the address for a new account, which is somebody else", async () => {
    const browser = await signedUp(app);
    await browser.post("/api/account/deletion", ask());
    app.clock.advance(14 * DAY_MS);
    await erase();
    const again = await signedUp(app);
    const { body } = await again.get("/api/account/activity");
    expect(body).toMatchObject({
      before: null,
      entries: [{ sentence: "Signed in for the first time." }, { version: 1 }],
    });
  });

  test("leaves the others alone when one account cannot be erased, and tries it again", async () => {
    const ada = await signedUp(app);
    const bob = await signedUp(app, { email: "bob@example.com", password: ADA.password });
    await ada.post("/api/account/deletion", ask());
    app.clock.advance(1);
    await bob.post("/api/account/deletion", ask());
    app.clock.advance(14 * DAY_MS);
    const erased = await eraseDue(app.deps, async ({ email }) => {
      if (email === ADA.email) throw new Error("Stripe is down");
    });
    expect(erased).toBe(1);
    expect(app.logLines.filter((line) => line.includes("could not be erased"))).toHaveLength(1);
    expect(await erase()).toBe(1);
  });
});
