import { describe, expect, test } from "bun:test";
import postgres from "postgres";
import { readEnv } from "../../../../server/env.ts";
import { MigrationFailed } from "../../../../server/store/migrate.ts";
import { openDatabase } from "../../../../server/store/open-database.ts";
import { QueryFailed } from "../../../../server/store/sql.ts";
import { startFailure } from "../../../../server/store/start-failure.ts";
import { capturingLog } from "../../../support/log.ts";
import { startPostgres } from "../../../support/postgres.ts";

const refusalOf = (url: string, lines: string[] = []): Promise<string> =>
  openDatabase(readEnv({ DATABASE_URL: url }), capturingLog(lines)).then(
    () => "opened",
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );

const run = async (url: string, script: string): Promise<object[]> => {
  const owner = postgres(url, { max: 1, onnotice: () => {} });
  const rows = await owner.unsafe(script);
  await owner.end();
  return [...rows];
};

/** A database with a user who may do nothing in it. */
const withGuest = async (url: string): Promise<string> => {
  const guest = `guest_${crypto.randomUUID().slice(0, 8)}`;
  await run(url, `create role ${guest} login password 'open'`);
  const address = new URL(url);
  address.username = guest;
  address.password = "open";
  return address.href;
};

describe("a PostgreSQL that cannot be used says which of its reasons it is", () => {
  test("there is no such database", async () => {
    const address = new URL((await startPostgres()).url);
    address.pathname = "/nowhere";
    expect(await refusalOf(address.href)).toBe(
      `The database at ${address.host} has no such database. Check DATABASE_URL.`,
    );
  }, 60_000);

  test("its user may not create tables", async () => {
    const url = await withGuest(await (await startPostgres()).freshDatabase());
    expect(await refusalOf(url)).toBe(
      `The database at ${new URL(url).host} does not let its user create tables. Check DATABASE_URL.`,
    );
  }, 60_000);

  test.each([
    ["28P01", "refused the user or the password"],
    ["28000", "refused the user"],
    ["28006", "refused the user"],
  ])("state %s is told as %p", (state, reason) => {
    const env = readEnv({ DATABASE_URL: "postgres://someone:hunter2@db.example:5432/listwright" });
    expect(startFailure(new QueryFailed(state), env).message).toBe(
      `The database at db.example:5432 ${reason}. Check DATABASE_URL.`,
    );
  });

  test("a connection that could not be made safe is told with the driver's word for it", () => {
    const error = Object.assign(new Error("self-signed certificate"), { code: "DEPTH_ZERO_SELF_SIGNED_CERT" });
    const env = readEnv({ DATABASE_URL: "postgres://db.example/listwright" });
    expect(startFailure(error, env).message).toBe(
      "The database at db.example refused the connection (DEPTH_ZERO_SELF_SIGNED_CERT). Check DATABASE_URL.",
    );
  });

  test("a fault of ours is told as what it is, and not as one of the connection", () => {
    const fault = new TypeError("undefined is not an object");
    expect(startFailure(fault, readEnv({ DATABASE_URL: "postgres://db.example/listwright" }))).toBe(fault);
  });

  test("it has a table of another program's: the migration is named, and the log has the database's words", async () => {
    const url = await (await startPostgres()).freshDatabase();
    await run(url, "create table events (x integer)");
    const lines: string[] = [];
    expect(await refusalOf(url, lines)).toBe(
      `The database at ${new URL(url).host} could not be prepared: migration 0001_events.sql failed with SQLSTATE 42P07. The log has the whole error.`,
    );
    expect(lines.join()).toContain('relation \\"events\\" already exists');
  }, 60_000);

  test("it is too old, and nothing was done in it", async () => {
    const url = await (await startPostgres()).freshDatabase();
    // A function in front of the server's own stands for an older server.
    await run(
      url,
      `create function current_setting(text) returns text language sql as $$ select '140010'::text $$;
       alter database ${new URL(url).pathname.slice(1)} set search_path = public, pg_catalog`,
    );
    expect(await refusalOf(url)).toBe("DATABASE_URL must name PostgreSQL 15 or newer");
    expect(await run(url, "select to_regclass('public.schema_migrations') as made")).toEqual([{ made: null }]);
  }, 60_000);
});

describe("an embedded database", () => {
  test("that a migration fails in is told with its folder", () => {
    const error = new MigrationFailed("0099_late.sql", { cause: new QueryFailed("42P01") });
    expect(startFailure(error, readEnv({ DATA_DIR: "/data" })).message).toBe(
      "The database in /data could not be prepared: migration 0099_late.sql failed with SQLSTATE 42P01. The log has the whole error.",
    );
  });
});
