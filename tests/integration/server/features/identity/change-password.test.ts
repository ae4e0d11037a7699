import { afterEach, beforeEach, describe, expect, test } from "bun:test";
import { ANONYMOUS_SESSION } from "../../../../../events/wire/anonymous-session.ts";
import { ADA, signedIn, signedUp, when } from "../../../../support/scenario.ts";
import { createTestApp, type TestApp } from "../../../../support/test-app.ts";
import { openBrowser } from "../../../../support/test-browser.ts";

let app: TestApp;
beforeEach(async () => {
  app = await createTestApp();
});
afterEach(() => app.close());

const NEW_PASSWORD = "battery staple 7";
const form = { currentPassword: ADA.password, newPassword: NEW_PASSWORD, confirm: NEW_PASSWORD };

describe("POST /api/auth/change-password", () => {
  test("the new password opens the account and the old one does not", async () => {
    const browser = await signedUp(app);
    (await when(app, () => browser.post("/api/auth/change-password", form))).expectAnswer(
      { ok: true },
      "PasswordChanged",
    );
    await signedIn(app, { ...ADA, password: NEW_PASSWORD });
    (await when(app, () => openBrowser(app).post("/api/auth/signin", ADA))).expectRefusal(401, "INVALID_CREDENTIALS");
  });

  test("the account is told by mail", async () => {
    const browser = await signedUp(app);
    await browser.post("/api/auth/change-password", form);
    await app.deliverMail();
    const mail = app.mailbox.newestTo(ADA.email);
    expect(mail.subject).toBe("Your Listwright password was changed");
    expect(mail.text).toContain("http://localhost:3000/forgot-password");
  });

  test("this browser stays signed in, with another token", async () => {
    const browser = await signedUp(app);
    const before = new Map(browser.cookies);
    await browser.post("/api/auth/change-password", form);
    expect((await browser.get("/api/auth/me")).body).toMatchObject({ email: ADA.email });
    expect((await openBrowser(app, before).get("/api/auth/me")).body).toEqual(ANONYMOUS_SESSION);
  });

  test("a wrong current password is refused at its field", async () => {
    const browser = await signedUp(app);
    const change = await when(app, () =>
      browser.post("/api/auth/change-password", { ...form, currentPassword: "wrong horse 9" }),
    );
    change.expectRefusal(422, "WRONG_PASSWORD", { path: "currentPassword" });
    expect(change.answer.headers.getSetCookie()).toEqual([]);
  });

  test.each([
    ["no current password", { ...form, currentPassword: "" }, "currentPassword", "Current password is required"],
    ["no confirmation", { ...form, confirm: "" }, "confirm", "Please confirm your password"],
    ["a confirmation that differs", { ...form, confirm: "battery staple 8" }, "confirm", "Passwords do not match"],
    ["seven characters", { ...form, newPassword: "abcde12", confirm: "abcde12" }, "newPassword", "Password too short"],
    [
      "no number",
      { ...form, newPassword: "battery staple", confirm: "battery staple" },
      "newPassword",
      "Weak password",
    ],
    ["no letter", { ...form, newPassword: "8462 9174 35", confirm: "8462 9174 35" }, "newPassword", "Weak password"],
  ])("%s is refused at its field", async (_, wrong, path, message) => {
    const browser = await signedUp(app);
    const change = await when(app, () => browser.post("/api/auth/change-password", wrong));
    change.expectRefusal(422, "VALIDATION", { path, message });
  });

  test("needs a session", async () => {
    const change = await when(app, () => openBrowser(app).post("/api/auth/change-password", form));
    change.expectRefusal(401, "UNAUTHENTICATED");
  });

  test("guessing the current password is throttled", async () => {
    const browser = await signedUp(app);
    const guess = () => browser.post("/api/auth/change-password", { ...form, currentPassword: "wrong horse 9" });
    const statuses: number[] = [];
    for (let tries = 0; tries < 11; tries += 1) statuses.push((await guess()).status);
    expect(statuses).toEqual([...Array<number>(10).fill(422), 429]);
  });

  test("a sign-in with the old password that is under way leads nowhere", async () => {
    const browser = await signedUp(app);
    const attempts = [browser.post("/api/auth/change-password", form), ...[1, 2, 3].map(() => signInQuietly())];
    await Promise.all(attempts);
    const sessions = await app.deps.sql.query<{ session_id: string }>("select session_id from sessions");
    expect(sessions.map(({ session_id: id }) => id)).toEqual([browser.cookies.get("sid")?.split(".")[0] ?? ""]);
  });
});

const signInQuietly = () => openBrowser(app).post("/api/auth/signin", ADA);
