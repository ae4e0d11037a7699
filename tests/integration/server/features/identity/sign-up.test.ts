import { afterEach, beforeEach, describe, expect, test } from "bun:test";
import { customerIdOf } from "../../../../../events/customer/customer.ts";
import { ANONYMOUS_SESSION } from "../../../../../events/wire/anonymous-session.ts";
import { ADA, signedUp, when } from "../../../../support/scenario.ts";
import { createTestApp, type TestApp } from "../../../../support/test-app.ts";
import { openBrowser } from "../../../../support/test-browser.ts";

let app: TestApp;
beforeEach(async () => {
  app = await createTestApp();
});
afterEach(() => app.close());

const adasSession = { ...ANONYMOUS_SESSION, authenticated: true, email: ADA.email };

describe("POST /api/auth/signup", () => {
  test("opens an account, signs it in and welcomes it", async () => {
    const browser = openBrowser(app);
    const signUp = await when(app, () =>
      browser.post("/api/auth/signup", {
        ...ADA,
        email: " Ada@Example.COM ",
        firstName: " Ada ",
        lastName: "",
        phone: "+1 555",
      }),
    );
    signUp.expectAnswer({ ...adasSession, next: null }, "AccountOpened", "SignedIn");
    expect(signUp.appended[0]?.event.data).toMatchObject({
      email: ADA.email,
      firstName: "Ada",
      lastName: null,
      phone: "+1 555",
      role: "user",
      visitorId: null,
    });
    expect((await browser.get("/api/auth/me")).body).toEqual(adasSession);
    await app.deliverMail();
    expect(app.mailbox.newestTo(ADA.email).subject).toBe("Welcome to Listwright");
  });

  test("the events say who did it, in which request", async () => {
    const { appended, answer } = await when(app, () => openBrowser(app).post("/api/auth/signup", ADA));
    const [opened, signedIn] = appended;
    const customerId = customerIdOf(opened?.streamId ?? "");
    expect(opened?.actor).toMatchObject({ kind: "customer", customerId });
    expect(signedIn?.correlationId).toBe(answer.headers.get("x-request-id") ?? "");
  });

  test("an address that has an account is refused as email_in_use", async () => {
    await signedUp(app);
    const again = await when(app, () =>
      openBrowser(app).post("/api/auth/signup", { ...ADA, email: "ADA@example.com" }),
    );
    again.expectRefusal(409, "email_in_use");
    expect(again.answer.headers.getSetCookie()).toEqual([]);
  });

  test("of many at once with one address, one gets the account", async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => openBrowser(app).post("/api/auth/signup", ADA)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(4);
    expect(await app.deps.sql.query("select count(*)::int as accounts from accounts")).toEqual([{ accounts: 1 }]);
  });

  test.each([
    ["an address that is none", "email", "not an address", "Invalid email address"],
    ["a short password", "password", "12345", "Password must be at least 6 characters"],
    ["an endless password", "password", "x".repeat(1025), "Password is too long"],
    ["an endless name", "firstName", "x".repeat(201), "This is too long"],
  ])("%s is refused at its field", async (_, path, value, message) => {
    const signUp = await when(app, () => openBrowser(app).post("/api/auth/signup", { ...ADA, [path]: value }));
    signUp.expectRefusal(422, "VALIDATION", { path, message });
  });

  test("ADMIN_EMAIL opens an administrator's account", async () => {
    await app.close();
    app = await createTestApp({ env: { ADMIN_EMAIL: "Ada@example.com" } });
    const browser = await signedUp(app);
    expect((await browser.get("/api/auth/me")).body).toMatchObject({ role: "admin" });
  });

  test("whoever was signed in before is signed out", async () => {
    const browser = await signedUp(app);
    const before = new Map(browser.cookies);
    const signUp = await when(app, () => browser.post("/api/auth/signup", { ...ADA, email: "bob@example.com" }));
    expect(signUp.appended.map(({ event }) => event.type)).toEqual(["AccountOpened", "SignedIn", "SignedOut"]);
    expect((await openBrowser(app, before).get("/api/auth/me")).body).toEqual(ANONYMOUS_SESSION);
  });
});
