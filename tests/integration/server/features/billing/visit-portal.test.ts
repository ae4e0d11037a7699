import { afterEach, beforeEach, describe, expect, test } from "bun:test";
import { signedUp, when } from "../../../../support/scenario.ts";
import { createTestApp, type TestApp } from "../../../../support/test-app.ts";
import { openBrowser, type TestBrowser } from "../../../../support/test-browser.ts";

const PAGE = { accept: "text/html,application/xhtml+xml,*/*;q=0.8" };

let app: TestApp;
beforeEach(async () => {
  app = await createTestApp();
});
afterEach(() => app.close());

describe("who may not see the portal", () => {
  test("comes to a page of ours with a browser", async () => {
    const visit = async (who: TestBrowser): Promise<[number, string | null]> => {
      const { answer, appended } = await when(app, () => who.get("/api/billing/portal", PAGE));
      expect(appended).toEqual([]);
      return [answer.status, answer.headers.get("location")];
    };
    expect(await visit(openBrowser(app))).toEqual([303, "/"]);
    expect(await visit(await signedUp(app))).toEqual([303, "/billing"]);
  });

  test("is told why as a program", async () => {
    const ada = await signedUp(app);
    (await when(app, () => openBrowser(app).get("/api/billing/portal"))).expectRefusal(401, "UNAUTHENTICATED");
    (await when(app, () => ada.get("/api/billing/portal"))).expectRefusal(402, "PLAN_REQUIRED");
  });
});
