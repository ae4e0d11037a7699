import { afterEach, beforeEach, expect, test } from "bun:test";
import { customerDecider, customerStreamId } from "../../../../../events/customer/customer.ts";
import { visitorStreamId } from "../../../../../events/visitor/demo.decider.ts";
import { eraseDue } from "../../../../../server/features/account/start-eraser.ts";
import { forgetAttempts } from "../../../../../server/http/rate-limits.ts";
import { domainEventOf } from "../../../../../server/store/domain-event.ts";
import { execute } from "../../../../../server/store/handle-command.ts";
import { ADA, signedUp } from "../../../../support/scenario.ts";
import { createTestApp, type TestApp } from "../../../../support/test-app.ts";
import { openBrowser } from "../../../../support/test-browser.ts";

let app: TestApp;
beforeEach(async () => {
  app = await createTestApp();
});
afterEach(() => app.close());

const BOB = { email: "bob@example.com", password: "battery staple 7" } as const;

const customerIdOf = async (email: string): Promise<string> => {
  const [row] = await app.deps.sql.query<{ customer_id: string }>("select customer_id from accounts where email = $1", [
    email,
  ]);
  if (row === undefined) throw new Error(`${email} has no account`);
  return row.customer_id;
};

const erase = async (email: string): Promise<void> => {
  const at = app.clock.now().toISOString();
  await execute({
    store: app.deps.store,
    decider: customerDecider,
    streamId: customerStreamId(await customerIdOf(email)),
    command: { type: "RequestDeletion", data: { erasesAt: at, reason: null, at } },
    meta: { actor: { kind: "system", process: "test" }, correlationId: "test", causationId: null },
  });
  expect(await eraseDue(app.deps, async () => undefined)).toBe(1);
};

const countOf = async (table: "mail_outbox" | "rate_limits"): Promise<number> => {
  const [row] = await app.deps.sql.query<{ count: number }>(`select count(*)::int as count from ${table}`);
  return row?.count ?? 0;
};

test("mails that wait to be sent are withdrawn, but for the one that says that the account is gone", async () => {
  await signedUp(app);
  await signedUp(app, BOB);
  await openBrowser(app).post("/api/relay/reset", { email: ADA.email });
  expect(await countOf("mail_outbox")).toBe(3);
  await erase(ADA.email);
  expect(await countOf("mail_outbox")).toBe(2);
  await app.deliverMail();
  expect(app.mailbox.mails.filter(({ to }) => to === ADA.email)).toHaveLength(1);
  expect(app.mailbox.newestTo(ADA.email).isLast).toBe(true);
});

test("a mail that cannot be read is told of, and keeps nobody from being erased", async () => {
  await signedUp(app);
  const broken = "insert into mail_outbox (job_id, sealed, created_at, due_at) values ('broken', $1, now(), now())";
  await app.deps.sql.query(broken, [Buffer.from("not sealed with our key")]);
  await erase(ADA.email);
  expect(await app.deps.sql.query("select 1 from accounts")).toEqual([]);
  const told = app.logLines.filter((line) => line.includes("a mail that waits cannot be read"));
  expect(told).toHaveLength(1);
  expect(told[0]).toContain('"jobId":"broken"');
});

test("attempts that were counted under the address are forgotten, and nobody else's", async () => {
  await signedUp(app);
  await signedUp(app, BOB);
  for (const { email } of [ADA, BOB]) await openBrowser(app).post("/api/auth/signin", { email, password: "wrong 1" });
  const before = await countOf("rate_limits");
  // Each attempt counts for its network and for the account.
  const ofOneAddress = 2;
  await erase(ADA.email);
  expect(await countOf("rate_limits")).toBe(before - ofOneAddress);
  const { text, params } = forgetAttempts([BOB.email]);
  await app.deps.sql.query(text, params);
  expect(await countOf("rate_limits")).toBe(before - 2 * ofOneAddress);
});

test("a visit that belongs to somebody else, who used the same browser first, is kept", async () => {
  const browser = openBrowser(app);
  await browser.post("/api/demo/start", {});
  await browser.post("/api/auth/signup", ADA);
  await browser.post("/api/auth/signout");
  await browser.post("/api/auth/signup", BOB);
  const opened = (await app.deps.store.readAll()).map(domainEventOf).filter((event) => event.type === "AccountOpened");
  const visitorId = opened.find(({ data }) => data.visitorId !== null)?.data.visitorId ?? "";
  const erased = () =>
    app.deps.sql.query("select 1 from subject_keys where subject = $1 and wrapped_key is null", [
      visitorStreamId(visitorId),
    ]);
  await erase(BOB.email);
  expect(await erased()).toHaveLength(0);
  await erase(ADA.email);
  expect(await erased()).toHaveLength(1);
});
