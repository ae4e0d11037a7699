import postgres from "postgres";
import type { Log } from "../platform/log.ts";
import { createPostgresSession } from "./postgres-session.ts";
import type { Row, Sql, SqlConnection } from "./sql.ts";
import { withMappedErrors } from "./sql-errors.ts";
import { createTransactionScope } from "./transaction-scope.ts";

export type PostgresOptions = {
  poolSize?: number;
  statementTimeoutMs?: number;
  idleInTransactionTimeoutMs?: number;
};

type Types = { int8: number | bigint };
type Client = postgres.Sql<Types> | postgres.TransactionSql<Types>;

const INT8 = 20;

const safeInteger = (text: string): number | bigint => {
  const value = Number(text);
  return Number.isSafeInteger(value) ? value : BigInt(text);
};

const int8 = { to: INT8, from: [INT8], parse: safeInteger, serialize: String };

const TYPE_FROM_SERVER = 0;

const connectionOver = (client: Client): SqlConnection => ({
  query: <Result extends Row>(text: string, params: readonly unknown[] = []) =>
    withMappedErrors(async () => {
      // The driver guesses types from values and takes an array for a list of its first element; the server knows.
      const typed = params.map((value) => client.typed(value as never, TYPE_FROM_SERVER));
      return [...(await client.unsafe<Result[]>(text, typed, { prepare: true }))];
    }),
  script: (text) => withMappedErrors(async () => void (await client.unsafe(text).simple())),
});

/** Connects to PostgreSQL 15 or newer through a pool, and one connection of its own for locks and notifications. */
export const openPostgres = async (url: string, log: Log, options: PostgresOptions = {}): Promise<Sql> => {
  const settings = {
    connect_timeout: 10,
    onnotice: () => {},
    types: { int8 },
    connection: {
      application_name: "listwright",
      // Our statements are short. Compiling one takes a hundred times what it saves.
      jit: "off",
      statement_timeout: options.statementTimeoutMs ?? 5000,
      idle_in_transaction_session_timeout: options.idleInTransactionTimeoutMs ?? 10_000,
    },
  };
  const pool = postgres(url, { ...settings, max: options.poolSize ?? 10 });
  const session = createPostgresSession(url, settings, log);
  const outside = connectionOver(pool);
  const scope = createTransactionScope();
  await outside.query("select 1");

  return {
    kind: "postgres",
    refuseInTransaction: scope.refuse,
    query: async (text, params) => {
      scope.refuse();
      return outside.query(text, params);
    },
    script: async (text) => {
      scope.refuse();
      return outside.script(text);
    },
    transaction: async <Result>(work: (tx: SqlConnection) => Promise<Result>) => {
      scope.refuse();
      return withMappedErrors(async () => {
        const done = await pool.begin(async (tx) => ({ result: await scope.run(() => work(connectionOver(tx))) }));
        return done.result;
      });
    },
    listen: session.listen,
    tryLock: session.tryLock,
    close: async () => {
      await Promise.all([session.close(), pool.end({ timeout: 5 })]);
    },
  };
};
