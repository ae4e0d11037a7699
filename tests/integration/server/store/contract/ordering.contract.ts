import { beforeEach, describe, expect, test } from "bun:test";
import { accept, type Decider, reject } from "../../../../../events/kernel/decider.ts";
import type { EventStore } from "../../../../../server/store/event-store.ts";
import { CommandRejected, execute } from "../../../../../server/store/handle-command.ts";
import type { Sql } from "../../../../../server/store/sql.ts";
import { resetDatabase } from "../../../../support/reset-database.ts";
import {
  followerSeesAllOnce,
  limitIsKept,
  type OrderedLog,
  openTransaction,
  rollbackLeavesNoGap,
  slowWriterIsNotPassedOver,
} from "../checks.ts";
import { type Backend, META, noted, openTestStore, request, textsOf } from "../store-fixture.ts";

const LIMIT = 10;

type Claimed = { type: "Noted"; data: { text: string } };

const quotaDecider: Decider<"claim", Claimed, { claimed: number }> & { stateSchema: string } = {
  stateSchema: "quota-1",
  initialState: { claimed: 0 },
  decide: (_, { claimed }) =>
    claimed >= LIMIT ? reject("ASIN_LIMIT_REACHED") : accept({ type: "Noted", data: { text: `${claimed + 1}` } }),
  evolve: ({ claimed }) => ({ claimed: claimed + 1 }),
};

const claimOn = (store: EventStore) => async (): Promise<boolean> => {
  try {
    await execute({ store, decider: quotaDecider, streamId: "quota", command: "claim", meta: META });
    return true;
  } catch (error) {
    if (error instanceof CommandRejected) return false;
    throw error;
  }
};

export const orderingContract = (backend: Backend): void => {
  describe("the order of the log", () => {
    let store: EventStore;
    let log: OrderedLog;
    beforeEach(async () => {
      await resetDatabase(backend.sql());
      store = openTestStore(backend.sql());
      log = {
        appendIn: async (tx, id) => void (await store.appendIn(tx, request(`stream-${id}`, "none", noted(id)))),
        readAfter: async (position) => {
          const entries = await store.readAll({ after: position });
          return entries.map((entry) => ({ position: entry.position, id: textsOf([entry])[0] ?? "" }));
        },
      };
    });

    test("C14 a slow transaction that began first is not passed over by a reader", async () => {
      if (backend.kind === "pglite") {
        // One connection: a reader waits for the transaction, and so cannot come in between.
        const slow = await openTransaction(backend.sql());
        await log.appendIn(slow.tx, "slow");
        const read = log.readAfter(0);
        await slow.commit();
        expect(await read).toEqual([{ position: 1, id: "slow" }]);
        return;
      }
      const writers: [Sql, Sql] = [await backend.another(), await backend.another()];
      await slowWriterIsNotPassedOver(log, writers, backend.sql());
    });

    test("C15 a rolled back transaction leaves no empty place", () => rollbackLeavesNoGap(log, backend.sql()));

    test("C14 C16 a reader who follows many writers sees each event once and in order", async () => {
      const others = await Promise.all(Array.from({ length: 4 }, () => backend.another()));
      await followerSeesAllOnce(log, others, 25);
    });

    test("1,000 concurrent commands against a limit of 10 are 10 accepted and 990 clean refusals", async () => {
      const others = await Promise.all([backend.another(), backend.another(), backend.another()]);
      const stores = [store, ...others.map((sql) => openTestStore(sql))];
      const claims = Array.from({ length: 1000 }, (_, index) => claimOn(stores[index % stores.length] ?? store));
      await limitIsKept(claims, LIMIT);
      expect(textsOf(await store.read("quota"))).toEqual(Array.from({ length: LIMIT }, (_, index) => `${index + 1}`));
    });
  });
};
