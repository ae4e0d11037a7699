import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { openPostgres } from "../../../../server/store/postgres.ts";
import type { Sql } from "../../../../server/store/sql.ts";
import { silentLog } from "../../../support/log.ts";
import { startPostgres } from "../../../support/postgres.ts";
import { naiveLog, naiveQuota } from "./broken-twin.ts";
import { limitIsKept, type OrderedLog, rollbackLeavesNoGap, slowWriterIsNotPassedOver } from "./checks.ts";

const ASSERTION = "expect(received)";

describe("the checks of the contract reject a store that is known to be broken", () => {
  const opened: Sql[] = [];
  let open: () => Promise<Sql>;
  beforeAll(async () => {
    const url = await (await startPostgres()).freshDatabase();
    open = async () => {
      const sql = await openPostgres(url, silentLog, { poolSize: 2 });
      opened.push(sql);
      return sql;
    };
  });
  afterAll(() => Promise.all(opened.map((sql) => sql.close())));

  describe("positions from a sequence", () => {
    let sql: Sql;
    let log: OrderedLog;
    beforeAll(async () => {
      sql = await open();
      log = await naiveLog(sql);
    });

    test("lose an event of a slow transaction", async () => {
      const check = slowWriterIsNotPassedOver(log, [await open(), await open()], sql);
      await expect(check).rejects.toThrow(ASSERTION);
    });

    test("leave gaps after a rollback", async () => {
      await sql.query("truncate naive_log restart identity");
      await expect(rollbackLeavesNoGap(log, sql)).rejects.toThrow(ASSERTION);
    });
  });

  test("looking first and taking afterwards exceeds the limit", async () => {
    const sql = await open();
    const quota = await naiveQuota(sql, 1);
    const allLooked = Promise.withResolvers<void>();
    let looking = 4;
    const looked = (): Promise<void> => {
      looking -= 1;
      if (looking === 0) allLooked.resolve();
      return allLooked.promise;
    };
    const claims = Array.from({ length: 4 }, () => quota(sql, looked));
    await expect(limitIsKept(claims, 1)).rejects.toThrow(ASSERTION);
  });
});
