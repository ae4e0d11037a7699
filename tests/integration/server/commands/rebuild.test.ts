import { afterAll, beforeAll, beforeEach, describe, expect, test } from "bun:test";
import { rebuildCommand } from "../../../../server/operator/rebuild.command.ts";
import { createBillingApp } from "../../../support/billing-app.ts";
import { DATABASES } from "../../../support/databases.ts";
import { quickEngine } from "../../../support/engines.ts";
import { livePlantedLife, plantedEngine } from "../../../support/planted-life.ts";
import { runCommand } from "../../../support/run-command.ts";
import { createdAsin, optimize, sellerOn } from "../../../support/seller.ts";
import { createTestApp, type TestApp } from "../../../support/test-app.ts";

describe("bun run rebuild", () => {
  let app: TestApp;
  let said: string[] = [];

  beforeAll(async () => {
    app = await createTestApp({ engine: quickEngine });
    const seller = await sellerOn(app, "pro");
    await optimize(seller, await createdAsin(seller));
  });
  afterAll(() => app.close());
  beforeEach(() => {
    said = [];
  });

  const run = (...args: string[]): Promise<number> =>
    rebuildCommand.run(app.deps, args, { out: (line) => void said.push(line), err: (line) => void said.push(line) });

  test("ends well where the log and what is live agree", async () => {
    expect(await run()).toBe(0);
    expect(said).toContain("0 rows of the live tables differed.");
    expect(said).toContain("0 states differed.");
  });

  test("names what it put right, by ids alone", async () => {
    await app.deps.sql.query("update asin_profiles set product_name = 'planted'");
    await app.deps.sql.query("insert into billing_customers values ('somebody@example.com', 'customer-x')");
    expect(await run("--check")).toBe(1);
    expect(said.at(-1)).toBe("Nothing was changed.");
    said = [];
    expect(await run()).toBe(1);
    expect(said.at(-1)).toBe("All of it is put right.");
    expect(said.join("\n")).toMatch(/asin_profiles: asin_id \S+ differed in product_name/);
    expect(said.join("\n")).toContain("billing_customers: stripe_customer_id (not shown) should not have been there");
    expect(await run()).toBe(0);
  });

  test("builds one projection alone", async () => {
    expect(await run("avatars")).toBe(0);
    expect(said.join("\n")).not.toContain("decision state");
  });

  test("refuses a projection that there is not", async () => {
    expect(await run("unheard-of")).toBe(2);
    expect(said[0]).toBe("Usage: bun run rebuild [PROJECTION] [--check]");
  });
});

describe.each(Object.entries(DATABASES))("a rebuild after a life with mails and payments, on %s", (_, open) => {
  test("sends, charges and appends nothing again", async () => {
    const sql = await open();
    const billing = await createBillingApp({ sql, engine: plantedEngine });
    try {
      await livePlantedLife(billing);
      await billing.settle();
      await billing.deliverMail();
      const outcome = async () => ({
        mails: billing.mailbox.mails.map(({ to, subject }) => `${to}: ${subject}`),
        books: JSON.stringify(billing.sandbox.world.store.books()),
        log: (await billing.deps.store.readAll()).map(({ eventId }) => eventId),
      });
      const before = await outcome();
      expect(before.mails.length).toBeGreaterThan(1);
      expect(before.books).toContain("sub_");
      const { exit, lines } = await runCommand(rebuildCommand, billing.deps, []);
      expect({ exit, lines }).toEqual({
        exit: 0,
        lines: expect.arrayContaining(["0 rows of the live tables differed."]),
      });
      await billing.settle();
      await billing.deliverMail();
      expect(await outcome()).toEqual(before);
    } finally {
      await billing.close();
      await sql.close();
    }
  }, 60_000);
});
