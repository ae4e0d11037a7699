import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { inTurn } from "../../../../../server/features/billing/in-turn.ts";
import type { Sql } from "../../../../../server/store/sql.ts";
import { DATABASES } from "../../../../support/databases.ts";
import { freshPglite } from "../../../../support/pglite.ts";

/** Every call gets its turn in this process; who waits here waits for another one. */
const store = { inTurn: <Result>(_key: string, work: () => Promise<Result>) => work() };

describe.each(Object.keys(DATABASES))("the turn of a customer, on %s", (kind) => {
  let sql: Sql;
  let asked = 0;
  beforeAll(async () => {
    const opened = await (DATABASES[kind] ?? freshPglite)();
    const tryLock: Sql["tryLock"] = (name) => {
      asked += 1;
      return opened.tryLock(name);
    };
    sql = { ...opened, tryLock };
  });
  afterAll(() => sql.close());

  const turn = (limitMs?: number) => inTurn({ sql, store }, "look", "customer-1", async () => "done", limitMs);

  test("comes when another one ends, and leaves it free", async () => {
    const held = await sql.tryLock("billing/customer-1");
    const waiting = turn();
    await held?.release();
    expect(await waiting).toBe("done");
    expect(await turn()).toBe("done");
  });

  test("is given up where another one does not end, after it was asked for less and less often", async () => {
    const held = await sql.tryLock("billing/customer-1");
    asked = 0;
    await expect(turn(1000)).rejects.toMatchObject({ problem: "BILLING_UNAVAILABLE" });
    // After 0, 25, 75, 175, 375, 625 and 875 milliseconds.
    expect(asked).toBe(7);
    await held?.release();
    expect(await turn()).toBe("done");
  });
});
