import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import * as v from "valibot";
import { CustomerMatch } from "../../../../../events/wire/support.ts";
import { FIND_CUSTOMERS } from "../../../../../server/projections/customer-search.queries.ts";
import type { Sql } from "../../../../../server/store/sql.ts";
import { DATABASES } from "../../../../support/databases.ts";
import { goesByIndex, readingNodes } from "../../../../support/query-plan.ts";
import { createdAsin, fieldOf, optimize, sellerOn } from "../../../../support/seller.ts";
import { admin, idOf } from "../../../../support/support-desk.ts";
import { createTestApp, type TestApp } from "../../../../support/test-app.ts";
import type { TestBrowser } from "../../../../support/test-browser.ts";

const DANA = { email: "dana.reed@example.com", password: "a lantern 11 gull" };
const CROWD = 200;

const crowd = async (sql: Sql): Promise<void> => {
  await sql.query(
    `insert into accounts (customer_id, email, opened_at)
     select 'crowd-' || n, 'crowd' || n || '@example.com', now() from generate_series(1, $1::int) n`,
    [CROWD],
  );
  await sql.query(
    "insert into streams (stream_id, version) select 'customer-' || customer_id, 1 from accounts on conflict do nothing",
  );
  await sql.query(
    `insert into optimizations (optimization_id, stream_id, asin_id, product_name, kind, status, requested_at)
     select 'opt-' || n, 'customer-crowd-' || n, 'a', 'p', 'paid', 'completed', now() from generate_series(1, $1::int) n`,
    [CROWD],
  );
  await sql.query(
    "insert into billing_customers select 'cus_' || n, 'customer-crowd-' || n from generate_series(1, $1::int) n",
    [CROWD],
  );
  await sql.query(
    "insert into stripe_subscriptions select 'sub_' || n, 'customer-crowd-' || n from generate_series(1, $1::int) n",
    [CROWD],
  );
  await sql.script("analyze");
};

describe.each(Object.entries(DATABASES))("finding a customer, on %s", (_, open) => {
  let sql: Sql;
  let app: TestApp;
  let grace: TestBrowser;
  let danaId: string;
  let optimizationId: string;
  beforeAll(async () => {
    sql = await open();
    app = await createTestApp({ sql });
    const dana = await sellerOn(app, "pro", DANA);
    danaId = await idOf(app, DANA.email);
    optimizationId = fieldOf(await optimize(dana, await createdAsin(dana)), "id");
    grace = await admin(app);
    await sql.query("insert into billing_customers values ('cus_Dana1', $1)", [`customer-${danaId}`]);
    await sql.query("insert into stripe_subscriptions values ('sub_Dana1', $1)", [`customer-${danaId}`]);
  }, 60_000);
  afterAll(async () => {
    await app.close();
    await sql.close();
  });

  const find = async (q: string): Promise<CustomerMatch[]> =>
    v.parse(v.array(CustomerMatch), (await grace.get(`/api/support/customers?q=${encodeURIComponent(q)}`)).body);

  test("works by the beginning of every name they go by", async () => {
    const dana = { customerId: danaId, plan: "pro", status: "open" };
    expect(await find("dana.r")).toMatchObject([{ ...dana, matchedBy: "email" }]);
    expect(await find("DANA.R")).toMatchObject([{ ...dana, matchedBy: "email" }]);
    expect(await find(danaId.slice(0, 34))).toMatchObject([{ ...dana, matchedBy: "customerId" }]);
    expect(await find("cus_Dan")).toMatchObject([{ ...dana, matchedBy: "stripeId" }]);
    expect(await find("sub_Dana1")).toMatchObject([{ ...dana, matchedBy: "stripeId" }]);
    expect(await find(optimizationId.slice(0, 34))).toMatchObject([{ ...dana, matchedBy: "optimizationId" }]);
    expect(await find("ana")).toEqual([]);
    expect(await find("%%")).toEqual([]);
  });

  test("shows no more of an address than was typed", async () => {
    const emailFor = async (q: string) => (await find(q))[0]?.email;
    expect(await emailFor("sub_Dana1")).toBe("d•••@example.com");
    expect(await emailFor("dan")).toBe("dan•••@example.com");
    expect(await emailFor("dana.reed")).toBe("dana.reed•••@example.com");
    expect(await emailFor("dana.reed@")).toBe("dana.reed@example.com");
  });

  test("asks for two characters at least", async () => {
    expect(await grace.get("/api/support/customers?q=d")).toMatchObject({ status: 422 });
  });

  test("is limited for each member of staff, and the log tells of it without what was typed", async () => {
    await sql.query("delete from rate_limits");
    const lines = app.logLines.length;
    const statuses: number[] = [];
    for (let time = 0; time < 301; time += 1)
      statuses.push((await grace.get("/api/support/customers?q=dana.reed@example.com")).status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(300);
    expect(statuses.at(-1)).toBe(429);
    const told = app.logLines.slice(lines).filter((line) => line.includes("staff searched for customers"));
    expect(told).toHaveLength(300);
    expect(told.join()).not.toContain("dana");
    await sql.query("delete from rate_limits");
  });

  test("reads ranges of indexes, however many there are, and answers twenty at most", async () => {
    await crowd(sql);
    expect(await find("crowd")).toHaveLength(20);
    await sql.script("insert into subject_keys select stream_id, '\\x00' from streams on conflict do nothing; analyze");
    const reading = await sql.transaction(async (tx) => {
      // A few rows are sooner read whole; what counts is that every part has an index to go by once they are many.
      for (const way of ["seqscan", "hashjoin", "mergejoin"]) await tx.query(`set local enable_${way} = off`);
      return readingNodes(tx, FIND_CUSTOMERS, ["crowd-", "crowd"]);
    });
    expect(reading.length).toBeGreaterThan(7);
    expect(reading.filter((node) => !goesByIndex(node))).toEqual([]);
  });
});
