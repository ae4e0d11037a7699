import { afterEach, beforeEach, describe, expect, test } from "bun:test";
import * as v from "valibot";
import { ANONYMOUS_SESSION } from "../../../../../events/wire/anonymous-session.ts";
import { DemoStartReply } from "../../../../../events/wire/demo.ts";
import { ADA, when } from "../../../../support/scenario.ts";
import { createTestApp, type TestApp } from "../../../../support/test-app.ts";
import { openBrowser, type TestBrowser } from "../../../../support/test-browser.ts";

let app: TestApp;
let browser: TestBrowser;
beforeEach(async () => {
  app = await createTestApp();
  browser = openBrowser(app);
});
afterEach(() => app.close());

const runDemo = async (): Promise<void> => {
  const { demoToken } = v.parse(DemoStartReply, (await browser.post("/api/demo/start", {})).body);
  const form = { avatarName: "Ada", productName: "Lunch box", reviews: "Great lunch box.", demoToken };
  expect((await browser.post("/api/demo/optimize", form)).status).toBe(200);
};

describe("a visitor who has used the demo", () => {
  test("sees it used before there is an account", async () => {
    expect((await browser.get("/api/auth/me")).body).toEqual(ANONYMOUS_SESSION);
    await runDemo();
    expect((await browser.get("/api/auth/me")).body).toEqual({ ...ANONYMOUS_SESSION, asinUsedThisCycle: 1 });
  });

  test("is named by the account they open, which has the demo used as well", async () => {
    await runDemo();
    const signUp = await when(app, () => browser.post("/api/auth/signup", ADA));
    expect(signUp.appended[0]?.event).toMatchObject({
      type: "AccountOpened",
      data: { visitorId: expect.stringMatching(/./) },
    });
    expect((await browser.get("/api/auth/me")).body).toMatchObject({
      authenticated: true,
      plan: "demo",
      asinUsedThisCycle: 1,
    });
  });

  test("gets the account even when bringing the demo over fails, and the log says so", async () => {
    await runDemo();
    const { read } = app.deps.store;
    app.deps.store.read = (streamId, options) =>
      streamId.startsWith("visitor-") ? Promise.reject(new Error("not now")) : read(streamId, options);
    expect((await browser.post("/api/auth/signup", ADA)).status).toBe(200);
    expect(app.logLines.join()).toContain("the visitor's demo was not taken over");
  });
});
