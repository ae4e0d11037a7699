import { afterEach, beforeEach, describe, expect, test } from "bun:test";
import { dictionary } from "@zxcvbn-ts/language-common";
import { resetTokenIn } from "../../../../support/mailbox.ts";
import { passWindow } from "../../../../support/rate-windows.ts";
import { ADA, signedIn, signedUp, when } from "../../../../support/scenario.ts";
import { createTestApp, type TestApp } from "../../../../support/test-app.ts";
import { openBrowser } from "../../../../support/test-browser.ts";

let app: TestApp;
beforeEach(async () => {
  app = await createTestApp();
});
afterEach(() => app.close());

const guess = (email: string = ADA.email, headers: Record<string, string> = {}) =>
  openBrowser(app).post("/api/auth/signin", { email, password: "wrong horse 9" }, headers);
const counted = (answers: readonly { status: number }[]) => {
  const counts: Record<number, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
};

const WITH_LETTER_AND_NUMBER = dictionary["passwords-common"]
  .map(String)
  .filter((password) => password.length >= 8 && /\p{L}/u.test(password) && /\p{N}/u.test(password));

describe("A8: passwords that are tried first", () => {
  test("a hundred of them are refused at sign-up, at a change and at a reset", async () => {
    await app.close();
    const plenty = { points: 10_000, seconds: 60, problem: "RATE_LIMITED" } as const;
    app = await createTestApp({
      rules: { signUpAddress: plenty, changePassword: plenty, resetConfirmAddress: plenty },
    });
    const browser = await signedUp(app);
    await browser.post("/api/relay/reset", { email: ADA.email });
    await app.deliverMail();
    const token = resetTokenIn(app.mailbox.newestTo(ADA.email));
    const bob = { email: "bob@example.com" };
    const tryEverywhere = async (password: string) => {
      const change = { currentPassword: ADA.password, newPassword: password, confirm: password };
      const signUp = await when(app, () => openBrowser(app).post("/api/auth/signup", { ...bob, password }));
      signUp.expectRefusal(422, "WEAK_PASSWORD", { path: "password" });
      const reset = await when(app, () => browser.post("/api/auth/reset/confirm", { token, newPassword: password }));
      reset.expectRefusal(422, "WEAK_PASSWORD", { path: "newPassword" });
      return change;
    };
    const changes = await Promise.all(WITH_LETTER_AND_NUMBER.slice(0, 100).map(tryEverywhere));
    expect(changes).toHaveLength(100);
    for (const change of changes.slice(0, 10)) {
      const answer = await when(app, () => browser.post("/api/auth/change-password", change));
      answer.expectRefusal(422, "WEAK_PASSWORD", { path: "newPassword" });
    }
  });

  test.each([
    ["listwright", "our own name"],
    ["Listwright2026", "our own name"],
    ["ada@example.com", "your email address"],
    ["example99", "your email address"],
    ["aaaaaaaaaaaa", "again and again"],
    ["abcdef", "in their order"],
    ["76543210", "in their order"],
    ["PassWord", "too common"],
  ])("%p is refused with a sentence that helps", async (password, reason) => {
    const signUp = await when(app, () => openBrowser(app).post("/api/auth/signup", { ...ADA, password }));
    signUp.expectRefusal(422, "WEAK_PASSWORD");
    expect(signUp.answer.text).toContain(reason);
    expect(signUp.answer.text).not.toContain(password);
  });
});

test("a character is one, however it is kept: three of them open no account", async () => {
  const refused = await when(app, () => openBrowser(app).post("/api/auth/signup", { ...ADA, password: "😀🦊🚀" }));
  refused.expectRefusal(422, "VALIDATION", { path: "password", message: "Password must be at least 6 characters" });
});

describe("A9: guessing", () => {
  test("a thousand wrong passwords at once are ten checks for one account", async () => {
    await signedUp(app);
    const answers = await Promise.all(Array.from({ length: 1000 }, () => guess()));
    expect(counted(answers)).toEqual({ 401: 10, 429: 990 });
  }, 20_000);

  test("is counted per account, from however many networks it comes", async () => {
    await app.close();
    const rules = { signInAnywhere: { points: 10, seconds: 900, problem: "RATE_LIMITED" } } as const;
    app = await createTestApp({ env: { TRUST_PROXY: "1" }, rules });
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, n) => guess(ADA.email, { "x-forwarded-for": `203.0.113.${n}` })),
    );
    expect(counted(answers)).toEqual({ 401: 10, 429: 30 });
  });

  test("by a stranger keeps the owner out nowhere else, and not on a device that knows them", async () => {
    await app.close();
    app = await createTestApp({ env: { TRUST_PROXY: "1" } });
    const owner = await signedUp(app);
    await owner.post("/api/auth/signout");
    const stranger = { "x-forwarded-for": "203.0.113.7" };
    expect(counted(await Promise.all(Array.from({ length: 12 }, () => guess(ADA.email, stranger))))).toEqual({
      401: 10,
      429: 2,
    });
    const elsewhere = { "x-forwarded-for": "198.51.100.1" };
    expect((await openBrowser(app).post("/api/auth/signin", ADA, elsewhere)).status).toBe(200);
    await Promise.all(Array.from({ length: 12 }, () => guess(ADA.email, stranger)));
    // The same network, and the device on which the account was opened.
    expect((await openBrowser(app).post("/api/auth/signin", ADA, stranger)).status).toBe(429);
    expect((await owner.post("/api/auth/signin", ADA, stranger)).status).toBe(200);
  });

  test("on a device that knows the account is throttled as well, and the device knows that account alone", async () => {
    const owner = await signedUp(app);
    const wrong = { email: ADA.email, password: "wrong horse 9" };
    const tries = await Promise.all(Array.from({ length: 12 }, () => owner.post("/api/auth/signin", wrong)));
    expect(counted(tries)).toEqual({ 401: 10, 429: 2 });
    await Promise.all(Array.from({ length: 12 }, () => guess("bob@example.com")));
    const bob = { email: "bob@example.com", password: "wrong horse 9" };
    expect((await owner.post("/api/auth/signin", bob)).status).toBe(429);
  });

  test("of many accounts from one network holds up no device there that knows its own", async () => {
    await app.close();
    const rules = { signInAddress: { points: 5, seconds: 900, problem: "RATE_LIMITED" } } as const;
    app = await createTestApp({ rules });
    const owner = await signedUp(app);
    await Promise.all(Array.from({ length: 8 }, (_, n) => guess(`person-${n}@example.com`)));
    expect((await openBrowser(app).post("/api/auth/signin", ADA)).status).toBe(429);
    const signIns: number[] = [];
    for (let n = 0; n < 6; n += 1) signIns.push((await owner.post("/api/auth/signin", ADA)).status);
    expect(signIns).toEqual([200, 200, 200, 200, 200, 429]);
  });

  test("is counted per network, for however many accounts, and an IPv6 network is one", async () => {
    await app.close();
    const rules = { signInAddress: { points: 5, seconds: 900, problem: "RATE_LIMITED" } } as const;
    app = await createTestApp({ env: { TRUST_PROXY: "1" }, rules });
    const from = (n: number) => ({ "x-forwarded-for": `2001:db8:1:2::${n.toString(16)}` });
    const answers = await Promise.all(Array.from({ length: 12 }, (_, n) => guess(`person-${n}@example.com`, from(n))));
    expect(counted(answers)).toEqual({ 401: 5, 429: 7 });
    expect((await guess("other@example.com", { "x-forwarded-for": "2001:db8:1:3::1" })).status).toBe(401);
  });

  test("cannot be spread over addresses that nobody trusts", async () => {
    await app.close();
    const rules = { signInAddress: { points: 5, seconds: 900, problem: "RATE_LIMITED" } } as const;
    app = await createTestApp({ rules });
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, n) => guess(`person-${n}@example.com`, { "x-forwarded-for": `203.0.113.${n}` })),
    );
    expect(counted(answers)).toEqual({ 401: 5, 429: 7 });
  });

  test("a refusal says how long to wait, appends nothing, and ends with the window", async () => {
    await signedUp(app);
    await Promise.all(Array.from({ length: 10 }, () => guess()));
    const refused = await when(app, () => openBrowser(app).post("/api/auth/signin", ADA));
    refused.expectRefusal(429, "RATE_LIMITED");
    const seconds = Number(refused.answer.headers.get("retry-after"));
    expect(seconds).toBeGreaterThan(890);
    expect(seconds).toBeLessThanOrEqual(900);
    await passWindow(app.deps.sql);
    await signedIn(app);
  });

  test("the right password forgives the wrong ones before it", async () => {
    await signedUp(app);
    for (let round = 0; round < 3; round += 1) {
      await Promise.all(Array.from({ length: 9 }, () => guess()));
      await signedIn(app);
    }
  });

  test("a reset works while signing in is throttled, and opens the way again", async () => {
    await signedUp(app);
    await Promise.all(Array.from({ length: 12 }, () => guess()));
    await openBrowser(app).post("/api/relay/reset", { email: ADA.email });
    await app.deliverMail();
    const token = resetTokenIn(app.mailbox.newestTo(ADA.email));
    await openBrowser(app).post("/api/auth/reset/confirm", { token, newPassword: "battery staple 7" });
    await signedIn(app, { ...ADA, password: "battery staple 7" });
  });

  test("reset links that strangers asked for do not keep the owner from one, and are not without end", async () => {
    await app.close();
    app = await createTestApp({ env: { TRUST_PROXY: "1" } });
    await signedUp(app);
    const ask = (n: number) =>
      openBrowser(app).post("/api/relay/reset", { email: ADA.email }, { "x-forwarded-for": `203.0.113.${n}` });
    expect(counted(await Promise.all(Array.from({ length: 8 }, () => ask(1))))).toEqual({ 200: 5, 429: 3 });
    expect((await ask(2)).status).toBe(200);
    expect(counted(await Promise.all(Array.from({ length: 20 }, (_, n) => ask(n + 10))))).toEqual({ 200: 20 });
    await app.deliverMail();
    expect(app.mailbox.mails.filter(({ subject }) => subject.startsWith("Reset"))).toHaveLength(10);
    const token = resetTokenIn(app.mailbox.newestTo(ADA.email));
    await openBrowser(app).post("/api/auth/reset/confirm", { token, newPassword: "battery staple 7" });
    await signedIn(app, { ...ADA, password: "battery staple 7" });
  });

  test("reset links are throttled per account", async () => {
    const ask = () => openBrowser(app).post("/api/relay/reset", { email: ADA.email });
    expect(counted(await Promise.all(Array.from({ length: 8 }, ask)))).toEqual({ 200: 5, 429: 3 });
  });

  test("sign-ups and tries of reset links are throttled per network", async () => {
    await app.close();
    const two = { points: 2, seconds: 60, problem: "RATE_LIMITED" } as const;
    app = await createTestApp({ rules: { signUpAddress: two, resetConfirmAddress: two } });
    const signUp = (n: number) =>
      openBrowser(app).post("/api/auth/signup", { ...ADA, email: `person-${n}@example.com` });
    expect(counted([await signUp(1), await signUp(2), await signUp(3)])).toEqual({ 200: 2, 429: 1 });
    const confirm = () =>
      openBrowser(app).post("/api/auth/reset/confirm", { token: "x", newPassword: "battery staple 7" });
    expect(counted([await confirm(), await confirm(), await confirm()])).toEqual({ 422: 2, 429: 1 });
  });

  test("the counters name nobody", async () => {
    await guess();
    const rows = await app.deps.sql.query<{ key: string }>("select key from rate_limits");
    expect(rows).not.toEqual([]);
    expect(JSON.stringify(rows)).not.toContain("ada");
  });
});

describe("A10: whether an address has an account", () => {
  const withoutRequestId = (text: string) => text.replace(/"requestId":"[^"]+"/, '"requestId":""');

  test("shows in no answer of sign-in and reset", async () => {
    await signedUp(app);
    const [known, unknown] = [await guess(ADA.email), await guess("nobody@example.com")];
    expect(withoutRequestId(known.text)).toBe(withoutRequestId(unknown.text));
    const [asked, askedUnknown] = await Promise.all(
      [ADA.email, "nobody@example.com"].map((email) => openBrowser(app).post("/api/relay/reset", { email })),
    );
    expect(asked?.text).toBe(askedUnknown?.text ?? "");
  });

  test("shows in no work that a reset does before its answer", async () => {
    await signedUp(app);
    await app.deliverMail();
    for (const email of [ADA.email, "nobody@example.com"]) {
      (await when(app, () => openBrowser(app).post("/api/relay/reset", { email }))).expectAnswer({ ok: true });
    }
    const jobs = await app.deps.sql.query<{ attempts: number }>("select attempts from mail_outbox");
    expect(jobs).toEqual([{ attempts: 0 }, { attempts: 0 }]);
    expect(app.mailbox.mails.map(({ subject }) => subject)).toEqual(["Welcome to Listwright"]);
  });
});
