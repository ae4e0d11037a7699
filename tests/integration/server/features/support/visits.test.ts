import { afterEach, beforeEach, describe, expect, test } from "bun:test";
import { customerDecider, customerStreamId } from "../../../../../events/customer/customer.ts";
import { execute } from "../../../../../server/store/handle-command.ts";
import { ADA, signedUp, when } from "../../../../support/scenario.ts";
import { sellerOn } from "../../../../support/seller.ts";
import { admin, deskFor, GRACE, idOf } from "../../../../support/support-desk.ts";
import { createTestApp, type TestApp } from "../../../../support/test-app.ts";
import { type Answer, openBrowser, type TestBrowser } from "../../../../support/test-browser.ts";

const MINUTE = 60_000;

let app: TestApp;
let grace: TestBrowser;
let graceId: string;
let adaId: string;
beforeEach(async () => {
  app = await createTestApp();
  await sellerOn(app, "pro");
  grace = await admin(app);
  [graceId, adaId] = [await idOf(app, "grace@staff.example"), await idOf(app, ADA.email)];
});
afterEach(() => app.close());

const callsOf = (browser: TestBrowser): readonly [string, () => Promise<Answer>][] => {
  const desk = deskFor(browser, adaId);
  return [
    ["card", desk.card],
    ["events", desk.events],
    ["event", () => desk.event(1)],
    ["result", () => desk.result("o1")],
    ["live", desk.live],
    ["reveal", desk.reveal],
    ["addAsins", () => desk.act({ act: "addAsins", asins: 1 })],
    ["grantRole", () => desk.act({ act: "grantRole", role: "admin" })],
    ["resendMail", () => desk.act({ act: "resendMail", mail: "welcome" })],
    ["rerunOptimization", () => desk.act({ act: "rerunOptimization", optimizationId: "o1" })],
    ["syncWithStripe", () => desk.act({ act: "syncWithStripe" })],
  ];
};

describe("looking into a history", () => {
  test("begins with a reason, which the customer's own history keeps", async () => {
    const { answer, appended } = await when(app, () => deskFor(grace, adaId).visit("A result is missing"));
    expect(answer).toMatchObject({ status: 200, body: { revealedUntil: null } });
    expect(appended).toMatchObject([
      {
        streamId: customerStreamId(adaId),
        event: { type: "HistoryViewed", data: { reason: "A result is missing" } },
        actor: { kind: "staff", staffId: graceId, onBehalfOf: adaId },
      },
    ]);
  });

  test("is refused without one, whatever is asked, and nothing is appended", async () => {
    for (const [, call] of callsOf(grace)) (await when(app, call)).expectRefusal(403, "REASON_REQUIRED");
  });

  test("is over after an hour, and another reason opens it again", async () => {
    await deskFor(grace, adaId).visit();
    app.clock.advance(59 * MINUTE);
    expect(await deskFor(grace, adaId).card()).toMatchObject({ status: 200 });
    app.clock.advance(1 * MINUTE);
    for (const [, call] of callsOf(grace)) (await when(app, call)).expectRefusal(403, "REASON_REQUIRED");
    await deskFor(grace, adaId).visit();
    expect(await deskFor(grace, adaId).card()).toMatchObject({ status: 200 });
  });

  test("is open to who gave the reason, not to a colleague", async () => {
    await deskFor(grace, adaId).visit();
    const alan = await admin(app, { email: "alan@staff.example", password: "bombe 1940 machine" });
    for (const [, call] of callsOf(alan)) (await when(app, call)).expectRefusal(403, "REASON_REQUIRED");
  });

  test("asks for a reason that says something", async () => {
    for (const reason of ["", "  ", "x", "y".repeat(501)])
      (await when(app, () => deskFor(grace, adaId).visit(reason))).expectRefusal(422, "VALIDATION", { path: "reason" });
  });

  test("of nobody is not found", async () => {
    (await when(app, () => deskFor(grace, "nobody").visit())).expectRefusal(404, "ACCOUNT_NOT_FOUND");
  });
});

describe("A14: a sign-in of long ago", () => {
  test("opens no history until the password was given again", async () => {
    const visit = () => deskFor(grace, adaId).visit();
    app.clock.advance(120 * MINUTE - 1);
    expect((await visit()).status).toBe(200);
    app.clock.advance(1);
    (await when(app, visit)).expectRefusal(401, "REAUTH_REQUIRED");
    const before = grace.cookies.get("sid");
    expect((await grace.post("/api/auth/signin", GRACE)).status).toBe(200);
    expect(grace.cookies.get("sid")).not.toBe(before);
    expect((await visit()).status).toBe(200);
  });

  test("uncovers no personal data, and leaves open what was opened before", async () => {
    const desk = deskFor(grace, adaId);
    app.clock.advance(100 * MINUTE);
    await desk.visit();
    app.clock.advance(20 * MINUTE);
    (await when(app, desk.reveal)).expectRefusal(401, "REAUTH_REQUIRED");
    expect((await desk.events()).status).toBe(200);
    await grace.post("/api/auth/signin", GRACE);
    expect((await desk.reveal()).status).toBe(200);
  });

  test("is not made young by use, nor by another customer's history", async () => {
    for (let step = 0; step < 4; step += 1) {
      app.clock.advance(30 * MINUTE);
      await grace.get("/api/auth/me");
      if (step < 3) expect((await deskFor(grace, graceId).visit()).status).toBe(200);
    }
    (await when(app, () => deskFor(grace, adaId).visit())).expectRefusal(401, "REAUTH_REQUIRED");
  });
});

describe("what is left of an erased account", () => {
  const erase = async (): Promise<void> => {
    const at = app.clock.now().toISOString();
    const common = {
      store: app.deps.store,
      decider: customerDecider,
      streamId: customerStreamId(adaId),
      meta: { actor: { kind: "system", process: "test" }, correlationId: "c1", causationId: null } as const,
    };
    const forget = { text: "delete from accounts where customer_id = $1", params: [adaId] };
    await execute({ ...common, command: { type: "RequestDeletion", data: { reason: null, erasesAt: at, at } } });
    await execute({ ...common, command: { type: "EraseAccount", data: { at } }, erase: true, also: () => [forget] });
  };

  test("is found by its id, can be looked at for a reason, and holds nothing personal", async () => {
    await erase();
    expect((await grace.get(`/api/support/customers?q=${adaId}`)).body).toMatchObject([
      { customerId: adaId, email: null, status: "erased" },
    ]);
    const desk = deskFor(grace, adaId);
    expect(await desk.visit()).toMatchObject({ status: 200 });
    expect((await desk.card()).body).toMatchObject({ status: "erased", email: null, role: null, mails: [] });
    const { status, text } = await desk.events();
    expect(status).toBe(200);
    expect(text).toContain("AccountErased");
    expect(text).not.toContain(ADA.email);
    for (const act of [
      { act: "addAsins", asins: 1 },
      { act: "resendMail", mail: "welcome" },
    ])
      (await when(app, () => desk.act(act))).expectRefusal(404, "ACCOUNT_NOT_FOUND");
    (await when(app, desk.reveal)).expectRefusal(404, "ACCOUNT_NOT_FOUND");
  });
});

describe("for everybody but administrators", () => {
  const everyCall = (browser: TestBrowser): readonly [string, () => Promise<Answer>][] => [
    ["search", () => browser.get("/api/support/customers?q=ada")],
    ["search for nothing", () => browser.get("/api/support/customers")],
    ["visit", deskFor(browser, adaId).visit],
    ["visit without reason", () => browser.post(`/api/support/customers/${adaId}/visits`, {})],
    ...callsOf(browser),
  ];

  test("signed out, there is nothing", async () => {
    for (const [, call] of everyCall(openBrowser(app))) (await when(app, call)).expectRefusal(404, "NOT_FOUND");
  });

  test("signed in as a seller, there is nothing, not even about themselves", async () => {
    const eve = await signedUp(app, { email: "eve@example.com", password: "an apple tree 7" });
    for (const [, call] of everyCall(eve)) (await when(app, call)).expectRefusal(404, "NOT_FOUND");
  });

  test("a lost role closes a visit that is under way", async () => {
    await deskFor(grace, adaId).visit();
    const alan = await admin(app, { email: "alan@staff.example", password: "bombe 1940 machine" });
    await deskFor(alan, graceId).visit();
    expect((await deskFor(alan, graceId).act({ act: "grantRole", role: "user" })).status).toBe(200);
    for (const [, call] of everyCall(grace)) (await when(app, call)).expectRefusal(404, "NOT_FOUND");
  });
});

describe("uncovering personal data", () => {
  test("needs a reason of its own, is kept in the history, and ends after ten minutes", async () => {
    const desk = deskFor(grace, adaId);
    await desk.visit();
    (await when(app, () => desk.events("?revealed=1"))).expectRefusal(403, "REASON_REQUIRED");
    const { appended } = await when(app, () => desk.reveal("They write from another address"));
    expect(appended).toMatchObject([
      {
        event: { type: "PersonalDataRevealed", data: { reason: "They write from another address" } },
        actor: { kind: "staff", staffId: graceId, onBehalfOf: adaId },
      },
    ]);
    expect((await desk.events("?revealed=1")).text).toContain(ADA.email);
    app.clock.advance(10 * MINUTE);
    (await when(app, () => desk.events("?revealed=1"))).expectRefusal(403, "REASON_REQUIRED");
    expect((await desk.events()).text).not.toContain(ADA.email);
  });
});
