import { afterEach, beforeEach, describe, expect, test } from "bun:test";
import { sandboxRoutes } from "../../../../../server/sandbox/sandbox.routes.ts";
import { openSandbox, type Sandbox } from "../../../../../server/sandbox/sandbox.ts";
import { connectStripe } from "../../../../../server/stripe/stripe-gateway.ts";
import { movableClock } from "../../../../support/clock.ts";
import { ADA, signedIn, when } from "../../../../support/scenario.ts";
import { createdAsin, fieldOf, optimize, sellerOn } from "../../../../support/seller.ts";
import { admin, deskFor, idOf } from "../../../../support/support-desk.ts";
import { createTestApp, instantEngine, type TestApp } from "../../../../support/test-app.ts";
import { openBrowser, type TestBrowser } from "../../../../support/test-browser.ts";

type Desk = ReturnType<typeof deskFor>;

let isBroken = false;
const engine = {
  ...instantEngine,
  optimize: (...args: Parameters<typeof instantEngine.optimize>) =>
    isBroken ? Promise.reject(new Error("broken")) : instantEngine.optimize(...args),
};

const openDesk = async (app: TestApp, email: string): Promise<Desk> => {
  const desk = deskFor(await admin(app), await idOf(app, email));
  await desk.visit();
  return desk;
};

const typesOf = (appended: readonly { event: { type: string } }[]) => appended.map(({ event }) => event.type);

describe("what staff do for a customer", () => {
  let app: TestApp;
  let ada: TestBrowser;
  let desk: Desk;
  beforeEach(async () => {
    isBroken = false;
    app = await createTestApp({ engine });
    ada = await sellerOn(app, "pro");
    desk = await openDesk(app, ADA.email);
  });
  afterEach(() => app.close());

  test("is a fact of the customer's history, with who did it and why", async () => {
    const { answer, appended } = await when(app, () => desk.act({ act: "addAsins", asins: 3, reason: "Our outage" }));
    expect(answer).toMatchObject({ status: 200, body: { changed: true, optimizationId: null } });
    expect(appended).toMatchObject([
      {
        event: { type: "AsinsAdded", data: { asins: 3, reason: "Our outage" } },
        actor: {
          kind: "staff",
          staffId: await idOf(app, "grace@staff.example"),
          onBehalfOf: await idOf(app, ADA.email),
        },
      },
    ]);
    expect((await ada.get("/api/me/plan")).body).toMatchObject({ limit: 13 });
  });

  test.each([
    [{ act: "addAsins", asins: 0 }, "asins"],
    [{ act: "addAsins", asins: 1.5 }, "asins"],
    [{ act: "addAsins", asins: 101 }, "asins"],
    [{ act: "addAsins", asins: 1, reason: " " }, "reason"],
    [{ act: "resendMail", mail: "newsletter" }, "mail"],
    [{ act: "grantRole", role: "owner" }, "role"],
    [{ act: "deleteEverything" }, "act"],
  ])("is refused as %o, and nothing is appended", async (act, path) => {
    (await when(app, () => desk.act(act))).expectRefusal(422, "VALIDATION", { path });
  });

  test("raises no limit where there is none", async () => {
    const boundless = { email: "agency@example.com", password: "an apple tree 7" };
    await sellerOn(app, "agency", boundless);
    const other = deskFor(
      await signedIn(app, { email: "grace@staff.example", password: "compiler 1952 moth" }),
      await idOf(app, boundless.email),
    );
    await other.visit();
    (await when(app, () => other.act({ act: "addAsins", asins: 1 }))).expectRefusal(409, "CONFLICT", {
      message: "This plan has no limit that could be raised.",
    });
  });

  test("gives a role, and says where it was there already", async () => {
    const first = await when(app, () => desk.act({ act: "grantRole", role: "admin", reason: "New colleague" }));
    expect(first.answer.body).toMatchObject({ changed: true });
    expect(first.appended).toMatchObject([{ event: { type: "RoleGranted", data: { reason: "New colleague" } } }]);
    const again = await when(app, () => desk.act({ act: "grantRole", role: "admin" }));
    expect(again).toMatchObject({ answer: { body: { changed: false } }, appended: [] });
    expect((await ada.get("/api/auth/me")).body).toMatchObject({ role: "admin" });
  });

  test("raises nobody's own limit", async () => {
    const browser = await signedIn(app, { email: "grace@staff.example", password: "compiler 1952 moth" });
    const own = deskFor(browser, await idOf(app, "grace@staff.example"));
    await own.visit();
    (await when(app, () => own.act({ act: "addAsins", asins: 1 }))).expectRefusal(403, "FORBIDDEN", {
      message: "Nobody raises their own limit. Ask another administrator.",
    });
  });

  test("never takes or gives their own role, so that an administrator is always left", async () => {
    const browser = await signedIn(app, { email: "grace@staff.example", password: "compiler 1952 moth" });
    const own = deskFor(browser, await idOf(app, "grace@staff.example"));
    await own.visit();
    (await when(app, () => own.act({ act: "grantRole", role: "user" }))).expectRefusal(403, "FORBIDDEN");
  });

  test("leaves one administrator where two take each other's role at the same moment", async () => {
    const graceId = await idOf(app, "grace@staff.example");
    await desk.act({ act: "grantRole", role: "admin" });
    const adasDesk = deskFor(ada, graceId);
    await adasDesk.visit();
    const demote = { act: "grantRole", role: "user" };
    const answers = await Promise.all([desk.act(demote), adasDesk.act(demote)]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const roles = [
      (await ada.get("/api/support/customers?q=grace")).status,
      (
        await openBrowser(
          app,
          (
            await signedIn(app, { email: "grace@staff.example", password: "compiler 1952 moth" })
          ).cookies,
        ).get("/api/support/customers?q=ada")
      ).status,
    ];
    expect(roles.toSorted()).toEqual([200, 404]);
  });

  test("sends a welcome again, to the customer's own address", async () => {
    await app.deliverMail();
    const before = app.mailbox.mails.length;
    const { appended } = await when(app, () => desk.act({ act: "resendMail", mail: "welcome" }));
    expect(appended).toMatchObject([{ event: { type: "MailResent", data: { mail: "welcome" } } }]);
    await app.deliverMail();
    expect(app.mailbox.mails.slice(before)).toMatchObject([{ to: ADA.email }]);
  });

  test("sends a new reset link, which staff do not see", async () => {
    await app.deliverMail();
    const before = app.mailbox.mails.length;
    const { answer } = await when(app, () => desk.act({ act: "resendMail", mail: "passwordReset" }));
    await app.deliverMail();
    const [mail] = app.mailbox.mails.slice(before);
    const token = mail?.text.match(/token=([\w-]+)/)?.[1] ?? "";
    expect(token.length).toBeGreaterThan(20);
    expect(answer.text).not.toContain(token);
    await desk.reveal();
    expect((await desk.events("?revealed=1")).text).not.toContain(token);
  });

  test("sends no mail about a subscription where there never was one", async () => {
    (await when(app, () => desk.act({ act: "resendMail", mail: "billing" }))).expectRefusal(409, "CONFLICT");
  });

  test("runs a failed optimization again, as it was asked for, on the customer's quota", async () => {
    const asinId = await createdAsin(ada);
    isBroken = true;
    expect((await optimize(ada, asinId)).status).toBe(503);
    isBroken = false;
    const [failed] = await app.deps.sql.query<{ optimization_id: string }>("select optimization_id from optimizations");
    const optimizationId = failed?.optimization_id ?? "";
    const { answer, appended } = await when(app, () => desk.act({ act: "rerunOptimization", optimizationId }));
    expect(answer.status).toBe(200);
    expect(typesOf(appended).slice(0, 3)).toEqual(["OptimizationRerun", "AsinReserved", "OptimizationRequested"]);
    expect(appended[0]?.event.data).toMatchObject({ failedOptimizationId: optimizationId });
    const again = await when(app, () => desk.act({ act: "rerunOptimization", optimizationId }));
    expect(again.answer.body).toMatchObject({
      optimizationId: (answer.body as { optimizationId: string }).optimizationId,
    });
    expect(typesOf(again.appended).filter((type) => type !== "OptimizationCompleted" && type !== "AsinUsed")).toEqual(
      [],
    );
  });

  test("runs nothing again that did not fail, or is another's", async () => {
    const asinId = await createdAsin(ada);
    const done = await optimize(ada, asinId);
    const { id } = done.body as { id: string };
    (await when(app, () => desk.act({ act: "rerunOptimization", optimizationId: id }))).expectRefusal(409, "CONFLICT");
    (await when(app, () => desk.act({ act: "rerunOptimization", optimizationId: "other" }))).expectRefusal(
      404,
      "OPTIMIZATION_NOT_FOUND",
    );
  });

  test("runs nothing again that the plan does not allow any more, and appends nothing", async () => {
    const asinId = await createdAsin(ada);
    isBroken = true;
    await optimize(ada, asinId);
    isBroken = false;
    for (let n = 0; n < 10; n += 1) await optimize(ada, await createdAsin(ada, { asin: `B0TEST100${n}` }));
    const [failed] = await app.deps.sql.query<{ optimization_id: string }>(
      "select optimization_id from optimizations where status = 'failed'",
    );
    const rerun = () => desk.act({ act: "rerunOptimization", optimizationId: failed?.optimization_id ?? "" });
    (await when(app, rerun)).expectRefusal(402, "ASIN_LIMIT_REACHED");
    await desk.act({ act: "addAsins", asins: 1 });
    expect((await rerun()).status).toBe(200);
  });

  test("compares nothing with Stripe where there is no account or no Stripe", async () => {
    (await when(app, () => desk.act({ act: "syncWithStripe" }))).expectRefusal(409, "CONFLICT");
  });
});

describe("comparing with Stripe", () => {
  let app: TestApp;
  let sandbox: Sandbox;
  const masterSecret = new Uint8Array(32).fill(7);
  beforeEach(async () => {
    const clock = movableClock();
    sandbox = openSandbox({ file: ":memory:", clock, pagesUrl: () => "http://localhost/sandbox" });
    app = await createTestApp({ clock, stripe: sandbox.gateway, masterSecret });
  });
  afterEach(async () => {
    await sandbox.stop();
    await app.close();
  });

  test("takes over what no webhook told, and keeps who asked", async () => {
    const ada = await sellerOn(app, "demo");
    const url = fieldOf(await ada.post("/api/billing/create-checkout", { plan: "pro" }), "url");
    const body = new URLSearchParams({ number: "4242424242424242" });
    await sandboxRoutes(sandbox.world).handle(new Request(url, { method: "POST", body }));
    const desk = await openDesk(app, ADA.email);
    const { answer, appended } = await when(app, () => desk.act({ act: "syncWithStripe", reason: "Paid, still Demo" }));
    expect(answer.body).toMatchObject({ changed: true });
    expect(typesOf(appended).slice(0, 4)).toEqual([
      "StripeSyncRequested",
      "SubscriptionSynced",
      "SubscriptionActivated",
      "PlanChanged",
    ]);
    expect(new Set(appended.map(({ actor }) => actor.kind))).toEqual(new Set(["staff"]));
    const again = await when(app, () => desk.act({ act: "syncWithStripe" }));
    expect(again.answer.body).toMatchObject({ changed: false });
    expect(typesOf(again.appended)).toEqual(["StripeSyncRequested"]);
  });

  test("that cannot be done leaves nothing in the history", async () => {
    const ada = await sellerOn(app, "demo");
    await ada.post("/api/billing/create-checkout", { plan: "pro" });
    await openDesk(app, ADA.email);
    const unreachable = connectStripe({ ...sandbox.gateway, secretKey: "sk_test_1", baseUrl: "http://127.0.0.1:1" });
    const offline = await createTestApp({ clock: app.clock, sql: app.deps.sql, masterSecret, stripe: unreachable });
    const grace = await signedIn(offline, { email: "grace@staff.example", password: "compiler 1952 moth" });
    const there = deskFor(grace, await idOf(offline, ADA.email));
    (await when(offline, () => there.act({ act: "syncWithStripe" }))).expectRefusal(503, "BILLING_UNAVAILABLE");
    await offline.deps.store.close();
  });

  test("lets the last mail about the subscription be sent again", async () => {
    const ada = await sellerOn(app, "demo");
    const url = fieldOf(await ada.post("/api/billing/create-checkout", { plan: "pro" }), "url");
    const body = new URLSearchParams({ number: "4242424242424242" });
    await sandboxRoutes(sandbox.world).handle(new Request(url, { method: "POST", body }));
    const desk = await openDesk(app, ADA.email);
    await desk.act({ act: "syncWithStripe" });
    expect((await desk.card()).body).toMatchObject({ plan: "pro", mails: ["welcome", "passwordReset", "billing"] });
    const { appended } = await when(app, () => desk.act({ act: "resendMail", mail: "billing" }));
    expect(typesOf(appended)).toEqual(["MailResent"]);
    await app.deliverMail();
    expect(app.mailbox.newestTo(ADA.email).subject).toBe("Your Pro plan is active");
  });
});
