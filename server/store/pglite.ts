import { PGlite, type Transaction, types } from "@electric-sql/pglite";
import { createLocalLocks } from "./local-locks.ts";
import type { Row, Sql, SqlConnection } from "./sql.ts";
import { withMappedErrors } from "./sql-errors.ts";
import { quotedName } from "./sql-names.ts";
import { createTransactionScope } from "./transaction-scope.ts";

export type PgliteOptions = {
  /** The folder of the database; without one it lives in memory. */
  folder?: string;
  /** A dump to start from, in memory. */
  loadDataDir?: Blob;
};

const connectionOver = (db: PGlite | Transaction): SqlConnection => ({
  query: <Result extends Row>(text: string, params: readonly unknown[] = []) =>
    withMappedErrors(async () => (await db.query<Result>(text, [...params])).rows),
  script: (text) => withMappedErrors(async () => void (await db.exec(text))),
});

const json = (value: unknown): string => JSON.stringify(value);

const open = ({ folder, loadDataDir }: PgliteOptions): Promise<PGlite> =>
  PGlite.create({
    ...(folder === undefined ? {} : { dataDir: folder }),
    ...(loadDataDir === undefined ? {} : { loadDataDir }),
    serializers: { [types.JSON]: json, [types.JSONB]: json },
  });

/** Opens the embedded database: one connection, one process. Who opens a folder locks it first. */
export const openPglite = async (options: PgliteOptions = {}): Promise<Sql> => {
  const db = await open(options);
  const outside = connectionOver(db);
  const scope = createTransactionScope();
  const locks = createLocalLocks();

  return {
    kind: "pglite",
    refuseInTransaction: scope.refuse,
    query: async (text, params) => {
      scope.refuse();
      return outside.query(text, params);
    },
    script: async (text) => {
      scope.refuse();
      return outside.script(text);
    },
    transaction: async (work) => {
      scope.refuse();
      return withMappedErrors(() => db.transaction((tx) => scope.run(() => work(connectionOver(tx)))));
    },
    listen: async (channel, onNotify) => {
      await db.listen(quotedName(channel), onNotify);
      return () => db.unlisten(quotedName(channel), onNotify);
    },
    tryLock: async (name) => locks.take(name),
    close: async () => {
      locks.loseAll();
      if (!db.closed) await db.close();
    },
  };
};
