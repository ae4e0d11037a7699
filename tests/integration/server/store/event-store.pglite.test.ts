import { beforeAll, describe } from "bun:test";
import type { Sql } from "../../../../server/store/sql.ts";
import { sharedPglite, untouchedPglite } from "../../../support/pglite.ts";
import { eventStoreContract } from "./event-store.contract.ts";

let sql: Sql;
beforeAll(async () => {
  sql = await sharedPglite();
});

describe("on PGlite", () => {
  eventStoreContract({
    kind: "pglite",
    sql: () => sql,
    another: async () => sql,
    untouched: async () => {
      const fresh = await untouchedPglite();
      return { open: async () => fresh };
    },
  });
});
