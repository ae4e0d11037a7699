import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { forgetRequests } from "../../../../server/http/idempotency.ts";
import { createRateLimits, forgetAttempts, keyOf } from "../../../../server/http/rate-limits.ts";
import { migrate, readMigrations } from "../../../../server/store/migrate.ts";
import { openPostgres } from "../../../../server/store/postgres.ts";
import type { Sql, Statement } from "../../../../server/store/sql.ts";
import { silentLog } from "../../../support/log.ts";
import { untouchedPglite } from "../../../support/pglite.ts";
import { startPostgres } from "../../../support/postgres.ts";
import { goesByIndex, readingNodes } from "../../../support/query-plan.ts";

const ROWS = 20_000;
const ATTEMPTS = "insert into rate_limits (key, points, expire) select";
const REQUESTS = "insert into idempotency_keys (scope, key, body_hash, result_id) select";

/** Many strangers, who tried and asked for something before the indexes were there. */
const crowd = async (sql: Sql): Promise<void> => {
  const numbers = "from generate_series(1, $1::int) n";
  await sql.query(`${ATTEMPTS} 'signInAccount:' || md5(n::text) || ':' || md5(n::text), 1, 9e12::bigint ${numbers}`, [
    ROWS,
  ]);
  await sql.query(`${REQUESTS} 'asins/' || md5(n::text), 'key', 'hash', n::text ${numbers}`, [ROWS]);
};

const OPENED: Readonly<Record<string, () => Promise<Sql>>> = {
  PGlite: untouchedPglite,
  PostgreSQL: async () => openPostgres(await (await startPostgres()).freshDatabase(), silentLog),
};

describe.each(Object.entries(OPENED))("what is forgotten among many, on %s", (_, open) => {
  let sql: Sql;
  beforeAll(async () => {
    sql = await open();
    await migrate(
      sql,
      readMigrations().filter(({ name }) => name < "0014"),
    );
    await crowd(sql);
    await migrate(sql);
    await sql.script("analyze");
  }, 60_000);
  afterAll(() => sql.close());

  const run = ({ text, params }: Statement) => sql.query(text, params);
  const keysLike = async (start: string): Promise<string[]> => {
    const text = "select key from rate_limits where starts_with(key, $1) order by key";
    return (await sql.query<{ key: string }>(text, [start])).map(({ key }) => key);
  };

  test.each([
    ["attempts", forgetAttempts(["ada@example.com", "customer-1", "visitor-1"])],
    ["named requests", forgetRequests(["customer-1", "visitor-1"])],
    ["windows that are over", { text: "delete from rate_limits where expire < $1", params: [1] }],
  ])("%s are found by an index", async (_what, { text, params }) => {
    const reading = await readingNodes(sql, text, params);
    expect(reading.length).toBeGreaterThan(0);
    expect(reading.filter((node) => !goesByIndex(node))).toEqual([]);
  });

  test("are the attempts of one account, by whomever, and nobody else's", async () => {
    const limits = createRateLimits(sql);
    await limits.consume("signInAccount", "ada@example.com", "network 1");
    await limits.consume("signInAccount", "ada@example.com", "network 2");
    await limits.consume("signInAnywhere", "ada@example.com");
    await limits.consume("signInAnywhere", "bob@example.com");
    await limits.consume("resetAccount", "ada@example.com", "network 1");
    await limits.forgive(["signInAccount", "signInAnywhere"], "ada@example.com");
    expect(await keysLike(keyOf("signInAccount", "ada@example.com"))).toEqual([]);
    expect(await keysLike("signInAnywhere")).toEqual([keyOf("signInAnywhere", "bob@example.com")]);
    expect(await keysLike("resetAccount")).toEqual([keyOf("resetAccount", "ada@example.com", "network 1")]);
    await run(forgetAttempts(["ada@example.com", "bob@example.com"]));
    expect(await keysLike("resetAccount")).toEqual([]);
    expect(await keysLike("signInAccount")).toHaveLength(ROWS);
  });

  test("are the requests of one customer or visitor, whatever for", async () => {
    const scopes = ["asins/ada", "revisions/opt-1/ada", "demo/visitor/eve", "asins/ada-2"];
    await sql.query(`${REQUESTS} scope, 'key', 'hash', scope from unnest($1::text[]) scope`, [scopes]);
    await run(forgetRequests(["ada", "eve"]));
    const left = await sql.query("select scope from idempotency_keys where scope = any($1::text[])", [scopes]);
    expect(left).toEqual([{ scope: "asins/ada-2" }]);
  });
});
