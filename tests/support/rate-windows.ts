import type { Sql } from "../../server/store/sql.ts";

/** Makes every window of attempts that is open end now. */
export const passWindow = async (sql: Sql): Promise<void> => {
  await sql.query("update rate_limits set expire = 0");
};
