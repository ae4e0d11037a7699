import { afterEach, beforeEach, describe, expect, test } from "bun:test";
import { startBillingMail } from "../../../../../server/features/billing/billing-mail.reactor.ts";
import { startDeletionFollower } from "../../../../../server/features/billing/follow-deletion.reactor.ts";
import { type BillingApp, createBillingApp, DAY, pay, subscribeTo } from "../../../../support/billing-app.ts";
import { ADA, signedIn, signedUp } from "../../../../support/scenario.ts";
import { fieldOf } from "../../../../support/seller.ts";
import type { TestBrowser } from "../../../../support/test-browser.ts";

let app: BillingApp;
let browser: TestBrowser;

beforeEach(async () => {
  app = await createBillingApp();
  browser = await signedUp(app);
});
afterEach(() => app.close());

const head = async (): Promise<number> =>
  (await app.deps.store.readAll({ limit: 1, direction: "backward" }))[0]?.position ?? 0;

/** What the reactor has put into the outbox is sent; started again it goes on where it was. */
const subjects = async (): Promise<string[]> => {
  for (let start = 1; start <= 2; start += 1) {
    const reactor = await startBillingMail(app.deps);
    await reactor.caughtUp(await head());
    await reactor.stop();
  }
  await app.deliverMail();
  return app.mailbox.mails.map(({ subject }) => subject).filter((subject) => subject !== "Welcome to Listwright");
};

test("each fact of a subscription is told once, in the order it happened", async () => {
  await subscribeTo(app, browser, "pro", "4000000000000341");
  await app.settle();
  await app.pass(31 * DAY + 7_200);
  await browser.post("/api/billing/cancel", {});
  await browser.post("/api/billing/resume", {});
  for (const days of [4, 6, 8]) await app.pass(days * DAY);
  expect(await subjects()).toEqual([
    "Your Pro plan is active",
    "Your payment did not go through",
    "Your subscription ends on May 1, 2026 (UTC)",
    "Your subscription goes on",
    "Your payment did not go through",
    "Your payment did not go through",
    "Your subscription has ended",
  ]);
  const [activated] = app.mailbox.mails.filter(({ subject }) => subject === "Your Pro plan is active");
  expect(activated).toMatchObject({ to: "ada@example.com" });
  expect(activated?.text).toContain("The receipt, your invoices and your card are on the billing page.");
});

test("after the days of grace a failed payment is told as what it is by then: the plan rests", async () => {
  await subscribeTo(app, browser, "pro", "4000000000000341");
  await app.settle();
  const texts: string[] = [];
  for (const days of [31.1, 3, 5]) {
    app.clock.advance(days * DAY * 1000);
    await app.pass(1);
    await subjects();
    texts.push(app.mailbox.mails.at(-1)?.text ?? "");
  }
  expect(texts[0]).toContain("You keep full access until April 8, 2026 (UTC).");
  expect(texts[1]).toContain("You keep full access until April 8, 2026 (UTC).");
  expect(texts[2]).toContain("Your plan is paused until the open invoice is paid.");
  expect(texts[2]).not.toContain("You keep full access");
  expect(app.mailbox.mails.at(-1)?.subject).toBe("Your plan is paused until your payment arrives");
});

test("a payment that arrives after a pause claims no more than that the plan goes on", async () => {
  await subscribeTo(app, browser, "pro", "4000000000000341");
  await app.settle();
  app.clock.advance(40 * DAY * 1000);
  await app.pass(1);
  const again = await signedIn(app);
  const portal = fieldOf(await again.post("/api/billing/create-portal-session"), "url");
  const [invoice] = app.sandbox.world.store.list("invoice");
  await pay(app, `${portal}/card`, { number: "4242424242424242" });
  await pay(app, `${portal}/pay`, { invoice: invoice?.id ?? "" });
  await app.settle();
  await subjects();
  const recovered = app.mailbox.mails.find(({ subject }) => subject === "Thank you, your payment arrived");
  expect(recovered?.text).toContain("What was open is paid, and your plan goes on.");
});

describe("what a mail promises holds at that moment", () => {
  const lastText = async (): Promise<string> => {
    await subjects();
    return app.mailbox.mails.at(-1)?.text ?? "";
  };
  const onCharge = async (action: "dispute" | "win"): Promise<void> => {
    const charge = app.sandbox.world.store.list("charge").find(({ status }) => status === "succeeded");
    await app.handle(new Request(`http://localhost/sandbox/charge/${charge?.id}/${action}`, { method: "POST" }));
    await app.settle();
  };

  test("a dispute is told, and no use of a plan that rests over it", async () => {
    await subscribeTo(app, browser, "pro", "4000000000000341");
    await app.settle();
    await onCharge("dispute");
    const told = await lastText();
    expect(app.mailbox.mails.at(-1)?.subject).toBe("Your plan is paused because a payment was disputed");
    expect(told).toContain("The subscription goes on being charged until you cancel it.");
    await browser.post("/api/billing/cancel");
    const canceled = await lastText();
    expect(canceled).toContain("Nothing is charged after that.");
    expect(canceled).not.toContain("You can use everything");
    await browser.post("/api/billing/resume");
    app.clock.advance(31.1 * DAY * 1000);
    await app.pass(1);
    const late = await lastText();
    expect(late).toContain("Your plan is paused until the dispute is settled, also once the open invoice is paid.");
    expect(late).not.toContain("You keep full access");
    await onCharge("win");
    await lastText();
    expect(app.mailbox.mails.at(-1)?.subject).toBe("The dispute is settled");
  });

  test("a dispute that rests nothing is not told as if it did", async () => {
    await subscribeTo(app, browser, "pro");
    await app.settle();
    await onCharge("dispute");
    await onCharge("win");
    await lastText();
    const told = app.mailbox.mails.find(({ text }) => text.includes("Your bank told us"));
    expect(told).toMatchObject({ subject: "A payment of yours was disputed" });
    expect(told?.text).not.toContain("rests");
  });

  test("who cancels while a payment is late is told how long access lasts", async () => {
    await subscribeTo(app, browser, "pro", "4000000000000341");
    await app.settle();
    app.clock.advance(31.1 * DAY * 1000);
    await app.pass(1);
    await (await signedIn(app)).post("/api/billing/cancel");
    expect(await lastText()).toContain(
      "You can use everything until April 8, 2026 (UTC), and once the open invoice is paid, until May 1, 2026 (UTC).",
    );
    app.clock.advance(8 * DAY * 1000);
    await app.pass(1);
    const again = await signedIn(app);
    await again.post("/api/billing/resume");
    await again.post("/api/billing/cancel");
    expect(await lastText()).toContain(
      "Once the open invoice is paid, you can use everything until May 1, 2026 (UTC).",
    );
  });

  test("who leaves is led to the account, because the subscription alone cannot be kept", async () => {
    await subscribeTo(app, browser, "pro");
    await app.settle();
    const follower = await startDeletionFollower(app.deps, 200);
    await browser.post("/api/account/deletion", { password: ADA.password });
    await follower.caughtUp(await head());
    const text = await lastText();
    expect(app.mailbox.mails.at(-1)?.subject).toBe("Your subscription ends with your account");
    expect(text).toContain("Keep my account");
    expect(text).not.toContain("Keep my subscription");
  });
});

test("what is older than three days is not told as news", async () => {
  await subscribeTo(app, browser, "pro");
  await app.settle();
  app.clock.advance(3 * DAY * 1000 + 60_000);
  expect(await subjects()).toEqual([]);
});
