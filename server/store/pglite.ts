import { AsyncLocalStorage } from "node:async_hooks";
import { PGlite, type Transaction, types } from "@electric-sql/pglite";
import { createLocalLocks } from "./local-locks.ts";
import type { Row, Sql, SqlConnection } from "./sql.ts";
import { withMappedErrors } from "./sql-errors.ts";
import { quotedName } from "./sql-names.ts";

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
  const transactionOf = new AsyncLocalStorage<{ open: boolean }>();
  const outside = connectionOver(db);
  const locks = createLocalLocks();

  // The one connection is busy until the transaction ends, so waiting for it from inside would never end.
  const refuseInsideTransaction = (): void => {
    if (transactionOf.getStore()?.open) throw new Error("Inside a transaction, use its own connection");
  };

  return {
    kind: "pglite",
    query: async (text, params) => {
      refuseInsideTransaction();
      return outside.query(text, params);
    },
    script: async (text) => {
      refuseInsideTransaction();
      return outside.script(text);
    },
    transaction: async (work) => {
      refuseInsideTransaction();
      const scope = { open: true };
      const run = () => db.transaction((tx) => transactionOf.run(scope, () => work(connectionOver(tx))));
      try {
        return await withMappedErrors(run);
      } finally {
        scope.open = false;
      }
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
