import { afterEach, beforeEach, describe, expect, test } from "bun:test";
import { ADA, when } from "../../../support/scenario.ts";
import { sellerOn } from "../../../support/seller.ts";
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

  const post = (path: string, form: object) => () => openBrowser(app).post(path, form);

  test("a token that the verifier refuses is refused by every call that takes one", async () => {
    const ada = await sellerOn(app, "pro", { ...ADA, email: "pro@example.com" });
    const captchaToken = "robot";
    const calls = [
      post("/api/auth/signup", { ...ADA, captchaToken }),
      post("/api/auth/signin", { ...ADA, captchaToken }),
      post("/api/demo/start", { turnstileToken: captchaToken }),
      () => ada.post("/api/avatars", { name: "Nurse", audience: "Nurses", captchaToken }),
      () => ada.post("/api/optimizations", { asinId: "none", captchaToken }),
      () => ada.post("/api/billing/create-checkout", { plan: "pro", captchaToken }),
    ];
    for (const call of calls) (await when(app, call)).expectRefusal(403, "CAPTCHA_FAILED");
  });

  test.each([undefined, ""])(
    "a token of %p is no proof: whoever has an account goes on, strangers a few times",
    async (token) => {
      const captcha = token === undefined ? {} : { captchaToken: token };
      expect((await signUp(token)()).status).toBe(200);
      for (let time = 0; time < 9; time += 1)
        expect((await post("/api/demo/start", token === undefined ? {} : { turnstileToken: token })()).status).toBe(
          200,
        );
      (await when(app, signUp(token))).expectRefusal(403, "CAPTCHA_FAILED");
      (await when(app, post("/api/demo/start", {}))).expectRefusal(403, "CAPTCHA_FAILED");
      expect((await post("/api/auth/signin", { ...ADA, ...captcha })()).status).toBe(200);
      expect((await post("/api/demo/start", { turnstileToken: "human" })()).status).toBe(200);
    },
  );

  test.each([
    ["breaks", () => void (answer = () => new Response("down", { status: 500 }))],
    ["answers something else", () => void (answer = () => Response.json(["success"]))],
    ["cannot be reached", () => verifier.stop(true)],
  ])("a verifier that %s keeps nobody out, and the log says so", async (_, breakIt) => {
    await breakIt();
    expect((await signUp("human")()).status).toBe(200);
    expect((await post("/api/auth/signin", { ...ADA, captchaToken: "human" })()).status).toBe(200);
    expect(app.logLines.join()).toContain("captcha could not be verified");
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
