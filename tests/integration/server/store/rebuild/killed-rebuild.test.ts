import { afterAll, afterEach, beforeAll, describe, expect, test } from "bun:test";
import { migrate } from "../../../../../server/store/migrate.ts";
import { openPostgres } from "../../../../../server/store/postgres.ts";
import type { RebuildStep } from "../../../../../server/store/rebuild/rebuild-options.ts";
import type { Sql } from "../../../../../server/store/sql.ts";
import { silentLog } from "../../../../support/log.ts";
import { startPostgres } from "../../../../support/postgres.ts";
import { killChildren, startChild } from "../child.ts";
import { fillWithVisits, MASTER, rebuildOf } from "./rebuild-fixture.ts";

describe("a rebuild whose process is killed", () => {
  let url: string;
  let sql: Sql;

  beforeAll(async () => {
    url = await (await startPostgres()).freshDatabase();
    sql = await openPostgres(url, silentLog);
    await migrate(sql);
    await fillWithVisits(sql);
  });
  afterEach(killChildren);
  afterAll(() => sql.close());

  test("is gone on with by the next process, from the last page that was written", async () => {
    const child = startChild("rebuild", url, Buffer.from(MASTER).toString("base64url"));
    await child.printed(5);
    await child.kill();
    const written = Number(child.lines.at(-1));
    const steps: RebuildStep[] = [];
    const { tables, states } = await rebuildOf(sql, { onStep: (step) => void steps.push(step) });
    expect(written).toBeGreaterThan(0);
    const [first] = steps;
    expect(first?.step).toBe("resumed");
    expect(tables?.position).toBe(
      Number(tables?.events) + (first !== undefined && "position" in first ? first.position : 0),
    );
    expect(first !== undefined && "position" in first ? first.position : 0).toBeGreaterThanOrEqual(written);
    expect(tables?.differences).toEqual({ count: 0, isExact: true, named: [] });
    expect(states?.different).toEqual([]);
  });
});
