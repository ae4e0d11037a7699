import { afterAll, beforeAll, describe } from "bun:test";
import { migrate } from "../../../../server/store/migrate.ts";
import { openPostgres } from "../../../../server/store/postgres.ts";
import type { Sql } from "../../../../server/store/sql.ts";
import { silentLog } from "../../../support/log.ts";
import { startPostgres } from "../../../support/postgres.ts";
import { eventStoreContract } from "./event-store.contract.ts";

const opened: Sql[] = [];
let url: string;
let sql: Sql;

const open = async (address: string): Promise<Sql> => {
  const connected = await openPostgres(address, silentLog, { poolSize: 5 });
  opened.push(connected);
  return connected;
};

beforeAll(async () => {
  const server = await startPostgres();
  url = await server.freshDatabase();
  sql = await open(url);
  await migrate(sql);
});

afterAll(async () => {
  await Promise.all(opened.map((connected) => connected.close()));
});

describe("on PostgreSQL", () => {
  eventStoreContract({
    kind: "postgres",
    sql: () => sql,
    another: () => open(url),
    untouched: async () => {
      const fresh = await (await startPostgres()).freshDatabase();
      return { open: () => open(fresh) };
    },
  });
});
