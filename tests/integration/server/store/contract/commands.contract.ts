import { beforeEach, describe, expect, test } from "bun:test";
import { type EventStore, VersionConflict } from "../../../../../server/store/event-store.ts";
import { execute } from "../../../../../server/store/handle-command.ts";
import { resetDatabase } from "../../../../support/reset-database.ts";
import { type Backend, countRows, failureOf, META, openTestStore, textsOf } from "../store-fixture.ts";
import { tallyDecider } from "../tally.ts";

export const commandsContract = (backend: Backend): void => {
  describe("executing a command", () => {
    let store: EventStore;
    beforeEach(async () => {
      await resetDatabase(backend.sql());
      store = openTestStore(backend.sql());
    });

    const add = (amount: string, by: EventStore = store) =>
      execute({ store: by, decider: tallyDecider, streamId: "a", command: { add: amount }, meta: META });

    test("its events are appended with who caused them, and it answers what they led to", async () => {
      const actor = { kind: "staff" as const, staffId: "s1", onBehalfOf: "c1" };
      const meta = { actor, correlationId: "request-7", causationId: "event-3" };
      const executed = await execute({ store, decider: tallyDecider, streamId: "a", command: { add: "5" }, meta });
      expect(executed).toEqual({
        events: [{ type: "Noted", data: { text: "5" } }],
        state: { sum: 5, count: 1 },
        version: 1,
        position: 1,
      });
      expect((await store.read("a"))[0]).toMatchObject({ actor, correlationId: "request-7", causationId: "event-3" });
    });

    test("a refused command throws its problem and appends nothing", async () => {
      expect(await failureOf(add("-1"))).toEqual({ name: "CommandRejected", problem: "VALIDATION" });
      expect(await countRows(backend.sql(), "events")).toBe(0);
      expect(await countRows(backend.sql(), "streams")).toBe(0);
    });

    test("a command that changes nothing appends nothing", async () => {
      await add("5");
      const also = () => [{ text: "insert into checkpoints (name, position) values ('x', 0)", params: [] }];
      const executed = await execute({
        store,
        decider: tallyDecider,
        streamId: "a",
        command: { add: "0" },
        meta: META,
        also,
      });
      expect(executed).toEqual({ events: [], state: { sum: 5, count: 1 }, version: 1, position: null });
      expect(await countRows(backend.sql(), "checkpoints")).toBe(0);
    });

    test("a command may be made from the state it is decided on", async () => {
      await add("5");
      const command = ({ sum }: { sum: number }) => ({ add: String(sum * 2) });
      const { state } = await execute({ store, decider: tallyDecider, streamId: "a", command, meta: META });
      expect(state).toEqual({ sum: 15, count: 2 });
    });

    test("statements that come with it are made from its events and their state, and commit with them", async () => {
      const also = (events: readonly unknown[], state: { sum: number }) => [
        { text: "insert into checkpoints (name, position) values ($1, $2)", params: [`${events.length}`, state.sum] },
      ];
      await execute({ store, decider: tallyDecider, streamId: "a", command: { add: "5" }, meta: META, also });
      expect(await backend.sql().query("select name, position from checkpoints")).toEqual([{ name: "1", position: 5 }]);
    });

    test("commands on one stream take effect one after the other, in the order they were given", async () => {
      const executed = await Promise.all(Array.from({ length: 50 }, (_, index) => add(`${index + 1}`)));
      expect(executed.map(({ version }) => version)).toEqual(Array.from({ length: 50 }, (_, index) => index + 1));
      expect(textsOf(await store.read("a"))).toEqual(Array.from({ length: 50 }, (_, index) => `${index + 1}`));
    });

    test("of many processes that overtake each other none gives up, and each decides on what is there then", async () => {
      const others = await Promise.all([backend.another(), backend.another()]);
      const stores = [store, ...others.map((sql) => openTestStore(sql))];
      const all = await Promise.all(Array.from({ length: 150 }, (_, index) => add("1", stores[index % 3])));
      const sums = all.map(({ state }) => state.sum).toSorted((a, b) => a - b);
      expect(sums).toEqual(Array.from({ length: 150 }, (_, index) => index + 1));
    });

    test("a command that holds its stream waits for nobody, and is refused like any other", async () => {
      await add("5");
      const conflicting: EventStore = {
        ...store,
        append: async ({ streamId }) => {
          throw new VersionConflict(streamId, 1, 2);
        },
      };
      expect((await add("1", conflicting)).state).toEqual({ sum: 6, count: 2 });
      const negative = ({ count }: { count: number }) => ({ add: count === 2 ? "-1" : "0" });
      const held = store.holding("a", (stream) =>
        execute({
          store: { ...store, ...stream },
          decider: tallyDecider,
          streamId: "a",
          command: negative,
          meta: META,
        }),
      );
      expect(await failureOf(held)).toEqual({ name: "CommandRejected", problem: "VALIDATION" });
      expect(await countRows(backend.sql(), "events")).toBe(2);
    });

    test("one that is always overtaken gives up with the conflict", async () => {
      let tries = 0;
      const overtaken = (streamId: string) => {
        tries += 1;
        return Promise.reject(new VersionConflict(streamId, 0, 1));
      };
      const beaten = { ...store, append: () => overtaken("a"), holding: overtaken };
      expect(await failureOf(add("1", beaten))).toMatchObject({ name: "VersionConflict", streamId: "a" });
      expect(tries).toBe(10);
    });
  });
};
