import { describe, expect, test } from "bun:test";
import postgres from "postgres";
import { readEnv } from "../../../../server/env.ts";
import { openDatabase } from "../../../../server/store/open-database.ts";
import { QueryFailed } from "../../../../server/store/sql.ts";
import { startFailure } from "../../../../server/store/start-failure.ts";
import { silentLog } from "../../../support/log.ts";
import { startPostgres } from "../../../support/postgres.ts";

const refusalOf = (url: string): Promise<string> =>
  openDatabase(readEnv({ DATABASE_URL: url }), silentLog).then(
    () => "opened",
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );

/** A database with a user who may do nothing in it. */
const withGuest = async (url: string): Promise<string> => {
  const guest = `guest_${crypto.randomUUID().slice(0, 8)}`;
  const owner = postgres(url, { max: 1, onnotice: () => {} });
  await owner.unsafe(`create role ${guest} login password 'open'`);
  await owner.end();
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
    ["XX000", "refused the connection"],
  ])("state %s is told as %p", (state, reason) => {
    const env = readEnv({ DATABASE_URL: "postgres://someone:hunter2@db.example:5432/listwright" });
    expect(startFailure(new QueryFailed(state), env).message).toBe(
      `The database at db.example:5432 ${reason}. Check DATABASE_URL.`,
    );
  });
});
