import type { Sql } from "../../server/store/sql.ts";

/** `bytea` comes as hexadecimal text, in which nothing planted would be found. */
const readable = (_key: string, value: unknown): unknown =>
  typeof value === "string" && value.startsWith("\\x") ? Buffer.from(value.slice(2), "hex").toString("latin1") : value;

/** Every row of these tables, or of all there are, as one text to search. */
export const dumpDatabase = async (sql: Sql, only?: readonly string[]): Promise<string> => {
  const tables = await sql.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public'",
  );
  const dumps = await Promise.all(
    tables
      .filter(({ name }) => only === undefined || only.includes(name))
      .map(({ name }) => sql.query<{ row: unknown }>(`select to_jsonb(t) as row from ${name} t`)),
  );
  return JSON.stringify(dumps, readable);
};
