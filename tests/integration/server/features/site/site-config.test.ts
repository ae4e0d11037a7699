import { afterEach, expect, test } from "bun:test";
import { createTestApp, type TestApp } from "../../../../support/test-app.ts";
import { openBrowser } from "../../../../support/test-browser.ts";

let app: TestApp;
afterEach(() => app.close());

const siteOf = async (env: Record<string, string>): Promise<unknown> => {
  app = await createTestApp({ env });
  return (await openBrowser(app).get("/api/config/site")).body;
};

test("pages are told how many avatars the operator lets paid plans save", async () => {
  expect(await siteOf({ AVATAR_LIMIT: "1" })).toMatchObject({ paidAvatarLimit: 1 });
});

test("which is five where nothing is set", async () => {
  expect(await siteOf({})).toMatchObject({ paidAvatarLimit: 5 });
});
