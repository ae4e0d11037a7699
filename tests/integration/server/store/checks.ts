import { expect } from "bun:test";
import type { Sql, SqlConnection } from "../../../../server/store/sql.ts";
import { lockWaiters, until } from "./store-fixture.ts";

/** A log as its readers and writers see it: ours, or one that is known to be broken. */
export type OrderedLog = {
  appendIn: (tx: SqlConnection, id: string) => Promise<void>;
  readAfter: (position: number) => Promise<{ position: number; id: string }[]>;
};

type OpenTransaction = { tx: SqlConnection; commit: () => Promise<void>; rollback: () => Promise<void> };

class RolledBack extends Error {}

/** A transaction that stays open until it is told how to end. */
export const openTransaction = async (sql: Sql): Promise<OpenTransaction> => {
  const begun = Promise.withResolvers<SqlConnection>();
  const ending = Promise.withResolvers<"commit" | "rollback">();
  const ended = sql
    .transaction(async (tx) => {
      begun.resolve(tx);
      if ((await ending.promise) === "rollback") throw new RolledBack();
    })
    .catch((error: unknown) => {
      if (!(error instanceof RolledBack)) throw error;
    });
  return {
    tx: await begun.promise,
    commit: () => {
      ending.resolve("commit");
      return ended;
    },
    rollback: () => {
      ending.resolve("rollback");
      return ended;
    },
  };
};

/** Reads on from where it was, as a subscription does, and remembers all it was given. */
const createFollower = (log: OrderedLog) => {
  const seen: { position: number; id: string }[] = [];
  const follow = async (): Promise<void> => {
    for (const entry of await log.readAfter(seen.at(-1)?.position ?? 0)) seen.push(entry);
  };
  return { seen, follow };
};

const expectGapless = (seen: readonly { position: number }[]): void => {
  expect(seen.map(({ position }) => position)).toEqual(seen.map((_, index) => index + 1));
};

/** A transaction that began first and commits last is not passed over by a reader who came in between. */
export const slowWriterIsNotPassedOver = async (log: OrderedLog, writers: readonly [Sql, Sql], watcher: Sql) => {
  const { seen, follow } = createFollower(log);
  const slow = await openTransaction(writers[0]);
  await log.appendIn(slow.tx, "slow");
  let quickIsDone = false;
  const quick = writers[1]
    .transaction((tx) => log.appendIn(tx, "quick"))
    .then(() => {
      quickIsDone = true;
    });
  await until(async () => quickIsDone || (await lockWaiters(watcher)) > 0);
  await follow();
  await slow.commit();
  await quick;
  await follow();
  expect(seen.map(({ id }) => id).toSorted()).toEqual(["quick", "slow"]);
  expectGapless(seen);
};

/** A transaction that took a place and rolled back leaves none empty. */
export const rollbackLeavesNoGap = async (log: OrderedLog, writer: Sql): Promise<void> => {
  const { seen, follow } = createFollower(log);
  const undone = await openTransaction(writer);
  await log.appendIn(undone.tx, "undone");
  await undone.rollback();
  await writer.transaction((tx) => log.appendIn(tx, "kept"));
  await follow();
  expect(seen.map(({ id }) => id)).toEqual(["kept"]);
  expectGapless(seen);
};

/** Many writers, some slow, some rolling back: a reader who follows all the while sees each event once, in order. */
export const followerSeesAllOnce = async (
  log: OrderedLog,
  writers: readonly Sql[],
  perWriter: number,
): Promise<void> => {
  const { seen, follow } = createFollower(log);
  const written: string[] = [];
  let writing = true;
  const following = (async () => {
    while (writing) await follow();
  })();
  const write = async (sql: Sql, writer: number): Promise<void> => {
    for (let turn = 0; turn < perWriter; turn += 1) {
      const id = `${writer}-${turn}`;
      const open = await openTransaction(sql);
      await log.appendIn(open.tx, id);
      for (let pause = 0; pause < (writer * 7 + turn) % 4; pause += 1) await open.tx.query("select 1");
      if ((writer + turn) % 5 === 0) await open.rollback();
      else await open.commit().then(() => written.push(id));
    }
  };
  await Promise.all(writers.map(write));
  writing = false;
  await following;
  await follow();
  expect(seen.map(({ id }) => id).toSorted()).toEqual(written.toSorted());
  expectGapless(seen);
};

/** However many ask at once, exactly as many are let through as the limit says. */
export const limitIsKept = async (claims: readonly (() => Promise<boolean>)[], limit: number): Promise<void> => {
  const granted = await Promise.all(claims.map((claim) => claim()));
  expect(granted.filter(Boolean)).toHaveLength(limit);
};
