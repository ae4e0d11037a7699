import { afterEach, beforeEach, describe, expect, test } from "bun:test";
import { ADA, when } from "../../../support/scenario.ts";
import { createTestApp, type TestApp } from "../../../support/test-app.ts";
import { openBrowser } from "../../../support/test-browser.ts";

type Asked = Record<string, FormDataEntryValue>;

let app: TestApp;
let asked: Asked[];
let verifier: ReturnType<typeof Bun.serve>;
let answer: (token: string) => Response;

beforeEach(async () => {
  asked = [];
  answer = (token) => Response.json({ success: token === "human", "error-codes": [] });
  verifier = Bun.serve({
    port: 0,
    fetch: async (request) => {
      const form = Object.fromEntries(await request.formData());
      asked.push(form);
      return answer(form["response"] === "human" ? "human" : "robot");
    },
  });
  app = await createTestApp({
    env: {
      TURNSTILE_SITE_KEY: "site-key",
      TURNSTILE_SECRET_KEY: "secret-key",
      TURNSTILE_VERIFY_URL: `http://localhost:${verifier.port}/siteverify`,
    },
  });
});
afterEach(async () => {
  await app.close();
  await verifier.stop(true);
});

const signUp = (captchaToken?: string) => () =>
  openBrowser(app).post("/api/auth/signup", { ...ADA, ...(captchaToken === undefined ? {} : { captchaToken }) });

describe("with captcha keys", () => {
  test("the client learns the site key and never the secret one", async () => {
    const { body, text } = await openBrowser(app).get("/api/config/captcha");
    expect(body).toEqual({ enabled: true, provider: "turnstile", siteKey: "site-key" });
    expect(text).not.toContain("secret-key");
  });

  test("a token that the verifier accepts lets through, and is asked about once", async () => {
    expect((await signUp("human")()).status).toBe(200);
    expect(asked).toEqual([{ secret: "secret-key", response: "human", remoteip: "unknown" }]);
  });

  test.each([undefined, "", "robot"])("a token of %p is refused at sign-up, sign-in and demo", async (token) => {
    (await when(app, signUp(token))).expectRefusal(403, "CAPTCHA_FAILED");
    const form = { ...ADA, ...(token === undefined ? {} : { captchaToken: token }) };
    (await when(app, () => openBrowser(app).post("/api/auth/signin", form))).expectRefusal(403, "CAPTCHA_FAILED");
    const start = token === undefined ? {} : { turnstileToken: token };
    (await when(app, () => openBrowser(app).post("/api/demo/start", start))).expectRefusal(403, "CAPTCHA_FAILED");
  });

  test.each([
    ["breaks", () => new Response("down", { status: 500 })],
    ["answers something else", () => Response.json(["success"])],
  ])("a verifier that %s lets nobody through", async (_, broken) => {
    answer = broken;
    (await when(app, signUp("human"))).expectRefusal(403, "CAPTCHA_FAILED");
    expect(app.logLines.join()).toContain("captcha could not be verified");
  });

  test("a verifier that cannot be reached lets nobody through", async () => {
    await verifier.stop(true);
    (await when(app, signUp("human"))).expectRefusal(403, "CAPTCHA_FAILED");
  });
});

describe("without captcha keys", () => {
  test("the client is told that there is none, and nobody is asked", async () => {
    await app.close();
    app = await createTestApp();
    expect((await openBrowser(app).get("/api/config/captcha")).body).toEqual({
      enabled: false,
      provider: "turnstile",
      siteKey: null,
    });
    expect((await signUp()()).status).toBe(200);
    expect(asked).toEqual([]);
  });
});
