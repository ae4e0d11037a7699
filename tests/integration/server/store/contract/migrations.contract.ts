import { describe, expect, test } from "bun:test";
import { createHash } from "node:crypto";
import { type Migration, migrate, readMigrations } from "../../../../../server/store/migrate.ts";
import { type Backend, countRows, failureOf } from "../store-fixture.ts";

const migration = (name: string, script: string): Migration => ({
  name,
  script,
  checksum: createHash("sha256").update(script).digest("hex"),
});

const FIRST = migration("0001_first.sql", "create table firsts (id integer); insert into firsts values (1);");
const SECOND = migration("0002_second.sql", "create table seconds (id integer); insert into firsts values (2);");
const BROKEN = migration("0002_second.sql", "create table seconds (id integer); select 1 / 0;");

export const migrationsContract = (backend: Backend): void => {
  describe("migrating", () => {
    test("C33 from nothing, from every older version, and from the newest, one arrives at the newest", async () => {
      const all = readMigrations();
      const database = await backend.untouched();
      const sql = await database.open();
      for (let until = 1; until <= all.length; until += 1) {
        expect(await migrate(sql, all.slice(0, until))).toEqual(all.slice(until - 1, until).map(({ name }) => name));
      }
      expect(await migrate(sql)).toEqual([]);
    });

    test("C33 processes that migrate at the same moment run each file once", async () => {
      const database = await backend.untouched();
      const sqls = await Promise.all([database.open(), database.open(), database.open()]);
      const ran = await Promise.all(sqls.map((sql) => migrate(sql, [FIRST, SECOND])));
      expect(ran.flat().toSorted()).toEqual(["0001_first.sql", "0002_second.sql"]);
      const [sql] = sqls;
      if (sql) expect(await countRows(sql, "firsts")).toBe(2);
    });

    test("C33 a migration that fails leaves nothing of itself or of those before it in the same run", async () => {
      const sql = await (await backend.untouched()).open();
      const failing = migrate(sql, [FIRST, BROKEN]);
      await expect(failing).rejects.toMatchObject({ cause: { name: "QueryFailed", sqlState: "22012" } });
      expect(await failureOf(failing)).toEqual({ name: "MigrationFailed", migration: "0002_second.sql" });
      expect(await failureOf(sql.query("select * from firsts"))).toEqual({ name: "QueryFailed", sqlState: "42P01" });
      expect(await migrate(sql, [FIRST, SECOND])).toEqual(["0001_first.sql", "0002_second.sql"]);
    });

    test("C33 a file that was edited after it ran, or that only a newer program knows, stops the start", async () => {
      const sql = await (await backend.untouched()).open();
      await migrate(sql, [FIRST, SECOND]);
      const edited = migration("0001_first.sql", "create table firsts (id bigint);");
      await expect(migrate(sql, [edited, SECOND])).rejects.toThrow("Migration 0001_first.sql was edited after it ran");
      await expect(migrate(sql, [FIRST])).rejects.toThrow(
        "Migration 0002_second.sql was run by a newer version of the program",
      );
    });
  });
};
