import { afterEach, beforeEach, describe, expect, test } from "bun:test";
import { HOUR_MS } from "../../../../support/clock.ts";
import { dumpDatabase } from "../../../../support/dump-database.ts";
import { resetTokenIn } from "../../../../support/mailbox.ts";
import { ADA, signedIn, signedUp, when } from "../../../../support/scenario.ts";
import { createTestApp, type TestApp } from "../../../../support/test-app.ts";
import { openBrowser, type TestBrowser } from "../../../../support/test-browser.ts";

let app: TestApp;
beforeEach(async () => {
  app = await createTestApp();
});
afterEach(() => app.close());

const NEW_PASSWORD = "battery staple 7";
const stranger = (): TestBrowser => openBrowser(app);

const resetToken = async (): Promise<string> => {
  await stranger().post("/api/relay/reset", { email: ADA.email });
  await app.deliverMail();
  return resetTokenIn(app.mailbox.newestTo(ADA.email));
};

describe("A6: password hashes", () => {
  test("are argon2id with at least 19 MiB and two passes", async () => {
    await signedUp(app);
    const [row] = await app.deps.sql.query<{ password_hash: string }>("select password_hash from credentials");
    const [, algorithm, memory, passes] = /^\$(\w+)\$v=19\$m=(\d+),t=(\d+),p=1\$/.exec(row?.password_hash ?? "") ?? [];
    expect(algorithm).toBe("argon2id");
    expect(Number(memory)).toBeGreaterThanOrEqual(19_456);
    expect(Number(passes)).toBeGreaterThanOrEqual(2);
  });

  test("of weaker parameters are made anew at the next sign-in, which ends no other session", async () => {
    const other = await signedUp(app);
    const hashes = async () =>
      (await app.deps.sql.query<{ password_hash: string }>("select password_hash from credentials")).map(
        ({ password_hash }) => password_hash,
      );
    const weak = await Bun.password.hash(ADA.password, { algorithm: "argon2id", memoryCost: 8192, timeCost: 1 });
    await app.deps.sql.query("update credentials set password_hash = $1", [weak]);
    expect((await stranger().post("/api/auth/signin", { ...ADA, password: "wrong horse 9" })).status).toBe(401);
    expect(await hashes()).toEqual([weak]);
    await signedIn(app);
    expect(await hashes()).toEqual([expect.stringMatching(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)]);
    await signedIn(app);
    expect((await other.get("/api/auth/sessions")).status).toBe(200);
  });
});

describe("A7: passwords", () => {
  test.each([
    ["of six characters", "q8Zr!w"],
    ["of 64 characters", "Zq".repeat(32)],
    ["of 1,024 characters", "Zq".repeat(512)],
    ["with a zero byte", "pass\0word zebra"],
    ["of emoji", "🦓🌵🥨🎻🛶🧭"],
    ["with spaces around", "  zebra cactus  "],
  ])("%s work, to the last character", async (_, password) => {
    await signedUp(app, { ...ADA, password });
    await signedIn(app, { ...ADA, password });
    const shorter = [...password].slice(0, -1).join("");
    const { status } = await stranger().post("/api/auth/signin", {
      ...ADA,
      password: `${shorter}${shorter.length < 6 ? "x" : ""}`,
    });
    expect(status).toBe(401);
  });

  test("are the same however the keyboard writes an accent", async () => {
    await signedUp(app, { ...ADA, password: "cafe\u0301 zebra" });
    await signedIn(app, { ...ADA, password: "caf\u00e9 zebra" });
  });
});

describe("A11: reset links", () => {
  test("are kept as a hash, and good for one hour", async () => {
    await signedUp(app);
    const token = await resetToken();
    expect(Buffer.from(token, "base64url")).toHaveLength(32);
    expect(await dumpDatabase(app.deps.sql)).not.toContain(token);
    app.clock.advance(HOUR_MS);
    (
      await when(app, () => stranger().post("/api/auth/reset/confirm", { token, newPassword: NEW_PASSWORD }))
    ).expectRefusal(422, "RESET_TOKEN_INVALID");
  });

  test("work once, of fifty who try at the same moment", async () => {
    await signedUp(app);
    const token = await resetToken();
    const tries = Array.from({ length: 50 }, () =>
      stranger().post("/api/auth/reset/confirm", { token, newPassword: NEW_PASSWORD }),
    );
    const bodies = (await Promise.all(tries)).map(({ status, body }) =>
      status === 200 ? "ok" : (body as { code: string }).code,
    );
    expect(bodies.filter((body) => body === "ok")).toHaveLength(1);
    expect(bodies.filter((body) => body === "RESET_TOKEN_INVALID")).toHaveLength(49);
  });

  test("die when a newer one is asked for and when the password changes", async () => {
    const browser = await signedUp(app);
    const first = await resetToken();
    const second = await resetToken();
    const isValid = async (token: string) => (await stranger().get(`/api/auth/reset/validate?token=${token}`)).body;
    expect(await isValid(first)).toEqual({ valid: false });
    expect(await isValid(second)).toEqual({ valid: true });
    const change = { currentPassword: ADA.password, newPassword: NEW_PASSWORD, confirm: NEW_PASSWORD };
    await browser.post("/api/auth/change-password", change);
    expect(await isValid(second)).toEqual({ valid: false });
  });

  test("point to the configured address, whatever the request calls us", async () => {
    await app.close();
    app = await createTestApp({ env: { APP_URL: "https://listwright.example/" } });
    await openBrowser(app).post("/api/auth/signup", ADA);
    const headers = { host: "evil.example", "x-forwarded-host": "evil.example", forwarded: "host=evil.example" };
    await stranger().post("/api/relay/reset", { email: ADA.email }, headers);
    await app.deliverMail();
    const mail = app.mailbox.newestTo(ADA.email);
    expect(mail.text).toContain("https://listwright.example/reset?token=");
    expect(`${mail.text}${mail.html}`).not.toContain("evil.example");
  });
});

describe("A16: the log", () => {
  test("tells of sign-ins and refusals, and holds no password, token or cookie", async () => {
    const browser = await signedUp(app);
    const cookie = browser.cookies.get("sid") ?? "";
    await stranger().post("/api/auth/signin", { ...ADA, password: "planted wrong password" });
    await signedIn(app);
    const token = await resetToken();
    await stranger().post("/api/auth/reset/confirm", { token, newPassword: NEW_PASSWORD });
    await stranger().post("/api/auth/signin", '{"email": "ada@example.com", "password": "planted');
    const log = app.logLines.join("\n");
    for (const message of ["account opened", "sign-in refused", "signed in", "password reset"])
      expect(log).toContain(message);
    for (const planted of [ADA.password, NEW_PASSWORD, "planted", token, cookie, cookie.split(".")[1] ?? "?"]) {
      expect(log).not.toContain(planted);
    }
  });
});

describe("A17: the database", () => {
  test("holds no password and no token, neither in events nor elsewhere, and no address in an event", async () => {
    const browser = await signedUp(app);
    const token = await resetToken();
    await stranger().post("/api/relay/reset", { email: "nobody@example.com" });
    const dump = await dumpDatabase(app.deps.sql);
    const [, secret = "?"] = (browser.cookies.get("sid") ?? "").split(".");
    for (const planted of [ADA.password, token, secret, "nobody@example.com"]) expect(dump).not.toContain(planted);
    expect(await dumpDatabase(app.deps.sql, ["events", "streams"])).not.toContain(ADA.email);
  });
});
