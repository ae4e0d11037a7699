import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { resetDatabase } from "../../../support/reset-database.ts";
import { signedUp, when } from "../../../support/scenario.ts";
import { createTestApp, type TestApp } from "../../../support/test-app.ts";
import { openBrowser } from "../../../support/test-browser.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const FOR_CUSTOMERS = [
  "/api/avatars",
  "/api/asins",
  "/api/optimizations",
  "/api/billing/change",
  "/api/billing/create-checkout",
  "/api/auth/change-password",
];

describe("a call without its fields", () => {
  test.each(FOR_CUSTOMERS)("is refused for want of a session first: %s", async (path) => {
    (await when(app, () => openBrowser(app).post(path, {}))).expectRefusal(401, "UNAUTHENTICATED");
  });

  test("is refused for want of a plan first", async () => {
    await resetDatabase(app.deps.sql);
    const ada = await signedUp(app);
    for (const path of ["/api/asins", "/api/optimizations"])
      (await when(app, () => ada.post(path, {}))).expectRefusal(402, "PLAN_REQUIRED");
  });

  test.each([
    ["/api/auth/signin", "Invalid email address"],
    ["/api/auth/signup", "Invalid email address"],
    ["/api/relay/reset", "Enter a valid email."],
  ])("says in the words of the field what is missing: %s", async (path, message) => {
    for (const body of [{}, "", "null"]) {
      const refused = await when(app, () => openBrowser(app).post(path, body));
      refused.expectRefusal(422, "VALIDATION", { message });
    }
  });

  test("names each field that is missing", async () => {
    const { body } = await openBrowser(app).post("/api/auth/signin", {});
    expect(body).toMatchObject({
      fields: [
        { path: "email", message: "Invalid email address" },
        { path: "password", message: "Password must be at least 6 characters" },
      ],
    });
    const { body: reset } = await openBrowser(app).post("/api/auth/reset/confirm", {});
    expect(reset).toMatchObject({
      fields: [
        { path: "token", message: "This field is missing or has the wrong form" },
        { path: "newPassword", message: "Password too short" },
      ],
    });
  });

  test.each([
    ["POST", "/api/avatars", "Name and target audience are required"],
    ["POST", "/api/auth/change-password", "Current password is required"],
    ["POST", "/api/billing/change", "Choose the Pro or the Agency plan"],
    ["POST", "/api/billing/create-checkout", "Choose the Pro or the Agency plan"],
    ["GET", "/api/billing/confirm", "Missing session ID"],
  ])("says so to customers as well: %s %s", async (method, path, message) => {
    await resetDatabase(app.deps.sql);
    const ada = await signedUp(app);
    const call = () => ada.call(method, path, method === "GET" ? {} : { body: {} });
    (await when(app, call)).expectRefusal(422, "VALIDATION", { message });
  });
});
