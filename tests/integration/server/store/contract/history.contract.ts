import { beforeEach, describe, expect, test } from "bun:test";
import * as v from "valibot";
import { defineEvent } from "../../../../../events/kernel/event.ts";
import { createCodec } from "../../../../../server/store/codec.ts";
import { execute, loadStream } from "../../../../../server/store/handle-command.ts";
import { createSecrets } from "../../../../../server/store/secrets.ts";
import { createEventStore } from "../../../../../server/store/sql-event-store.ts";
import { createSubjectKeys } from "../../../../../server/store/subject-keys.ts";
import { silentLog } from "../../../../support/log.ts";
import { resetDatabase } from "../../../../support/reset-database.ts";
import {
  type Backend,
  failureOf,
  META,
  Named,
  Noted,
  named,
  noted,
  openTestStore,
  request,
  until,
  usingStore,
} from "../store-fixture.ts";
import { tallyDecider } from "../tally.ts";

const NotedV2 = defineEvent({
  type: "Noted",
  version: 2,
  fact: "Something was noted, in a language.",
  data: { text: v.string(), language: v.string() },
});
const NOTED_STEPS = { Noted: [(data: Record<string, unknown>) => ({ ...data, language: "en" })] };

export const historyContract = (backend: Backend): void => {
  describe("what was stored long ago", () => {
    beforeEach(() => resetDatabase(backend.sql()));

    test("C29 older shapes are lifted when read, in a stream, in the log, in a subscription and in a fold", async () => {
      await usingStore(backend.sql(), async (store) => void (await store.append(request("a", "none", noted("old")))));
      const lifted = { type: "Noted", data: { text: "old", language: "en" } };
      await usingStore(
        backend.sql(),
        async (store) => {
          await store.append(
            request("a", 1, {
              eventId: store.newId(),
              event: { type: "Noted", data: { text: "new", language: "de" } },
            }),
          );
          const [old, young] = await store.read("a");
          expect([old?.event, old?.schemaVersion]).toEqual([lifted, 2]);
          expect([young?.event, young?.schemaVersion]).toEqual([
            { type: "Noted", data: { text: "new", language: "de" } },
            2,
          ]);
          expect((await store.readAll())[0]?.event).toEqual(lifted);
          const delivered: unknown[] = [];
          await store.subscribe({
            name: "lifted",
            from: "origin",
            react: async (batch) => void delivered.push(...batch),
          });
          await until(() => delivered.length === 2);
          expect(delivered[0]).toMatchObject({ event: lifted });
          const folded = await loadStream(
            store,
            {
              ...tallyDecider,
              initialState: [],
              evolve: (all: unknown[], event) => [...all, event],
              decide: () => ({ kind: "accepted", events: [] }),
            },
            "a",
          );
          expect(folded.state[0]).toEqual(lifted);
        },
        { definitions: [NotedV2], upcasters: NOTED_STEPS },
      );
    });

    test("an event that does not fit its definition is an error that names it, not a guess", async () => {
      await usingStore(backend.sql(), async (store) => {
        await store.append(
          request("a", "none", noted("fine"), { eventId: store.newId(), event: { type: "Noted", data: { text: 5 } } }),
        );
        expect(await failureOf(store.read("a"))).toEqual({ name: "UnreadableEvent", position: 2 });
        const unknown = { eventId: store.newId(), event: { type: "NeverDefined", data: {} } };
        await expect(store.append(request("a", "any", unknown))).rejects.toThrow("No event is called NeverDefined");
      });
    });

    test("C30 the state that is kept, and what happened since, are the full fold at every version", async () => {
      const store = openTestStore(backend.sql());
      const expected: number[] = [];
      for (let turn = 1; turn <= 12; turn += 1) {
        if (turn % 4 === 0) await store.append(request("a", "any", noted(`${turn}`)));
        else await execute({ store, decider: tallyDecider, streamId: "a", command: { add: `${turn}` }, meta: META });
        expected.push(turn);
        const loaded = await loadStream(store, tallyDecider, "a");
        const full = (await store.read("a")).reduce(
          (state, { event }) => tallyDecider.evolve(state, v.parse(Noted.schema, event)),
          tallyDecider.initialState,
        );
        expect(loaded).toEqual({ version: turn, state: full });
        expect(loaded.state).toEqual({ sum: expected.reduce((sum, value) => sum + value, 0), count: turn });
      }
    });

    test("C30 a state folded by another fold is not used", async () => {
      const store = openTestStore(backend.sql());
      await execute({ store, decider: tallyDecider, streamId: "a", command: { add: "4" }, meta: META });
      const doubled = {
        ...tallyDecider,
        stateSchema: "tally-2",
        evolve: (state: { sum: number; count: number }, { data }: { data: { text: string } }) => ({
          sum: state.sum + 2 * Number(data.text),
          count: state.count + 1,
        }),
      };
      expect((await loadStream(store, doubled, "a")).state).toEqual({ sum: 8, count: 1 });
      await execute({ store, decider: doubled, streamId: "a", command: { add: "1" }, meta: META });
      expect(await store.loadState("a", "tally-2")).toEqual({
        version: 2,
        folded: { version: 2, value: { sum: 10, count: 2 } },
      });
      expect(await store.loadState("a", "tally-1")).toEqual({ version: 2, folded: null });
    });

    test("C30 a fold of more than one page is complete", async () => {
      const store = openTestStore(backend.sql());
      await store.append(request("a", "none", ...Array.from({ length: 2300 }, () => noted("1"))));
      expect(await loadStream(store, tallyDecider, "a")).toEqual({ version: 2300, state: { sum: 2300, count: 2300 } });
    });

    test("C31 once its key is destroyed a subject's personal data is nowhere, and history goes on", async () => {
      const store = openTestStore(backend.sql());
      const state = { schema: "s", after: [{ lastName: "Zebulon-9281" }] };
      await store.append({ ...request("a", "none", named("Zebulon-9281")), state });
      await store.append({
        ...request("b", "none", named("Quentin-7710")),
        state: { schema: "s", after: [{ lastName: "Quentin-7710" }] },
      });
      expect((await store.read("a"))[0]?.event.data).toEqual({
        name: "Zebulon-9281",
        email: "Zebulon-9281@example.com",
        source: "form",
      });
      expect((await store.loadState("a", "s")).folded?.value).toEqual({ lastName: "Zebulon-9281" });
      const everything = await dump(backend);
      expect(everything).not.toContain("Zebulon-9281");
      expect(everything).not.toContain(Buffer.from("Zebulon-9281").toString("hex"));

      const before = await store.read("b");
      await store.append({ ...request("a", 1, noted("erased")), erase: true });
      expect((await store.read("a")).map(({ event }) => event.data)).toEqual([
        { name: "Somebody", email: "erased@invalid", source: "form" },
        { text: "erased" },
      ]);
      expect(await store.loadState("a", "s")).toEqual({ version: 2, folded: null });
      expect(await store.read("b")).toEqual(before);
    });

    test("C31 what is learned of an erased subject is not kept, in any process", async () => {
      const [store, other] = [openTestStore(backend.sql()), openTestStore(await backend.another())];
      await store.append(request("a", "none", named("first")));
      await other.append(request("a", 1, named("second")));
      await store.append({ ...request("a", 2, noted("erased")), erase: true });
      await other.append({ ...request("a", 3, named("third")), state: { schema: "s", after: [{ name: "third" }] } });
      await store.append(request("a", 4, named("fourth")));
      const stood = { name: "Somebody", email: "erased@invalid", source: "form" };
      const all = [stood, stood, { text: "erased" }, stood, stood];
      expect((await store.read("a")).map(({ event }) => event.data)).toEqual(all);
      expect((await other.read("a")).map(({ event }) => event.data)).toEqual(all);
      expect(await store.loadState("a", "s")).toEqual({ version: 5, folded: null });
      expect(await dump(backend)).not.toMatch(/third|fourth/);
    });

    test("the process that erases a subject forgets its key at once", async () => {
      const keys = createSubjectKeys(createSecrets(new Uint8Array(32).fill(7)));
      const sql = backend.sql();
      const codec = createCodec({ definitions: [Noted, Named], upcasters: {}, keys });
      const clock = { now: () => new Date() };
      const parts = { sql, codec, projections: [], clock, newId: () => Bun.randomUUIDv7(), log: silentLog };
      const store = createEventStore(parts);
      await store.append(request("a", "none", named("first")));
      await store.append(request("b", "none", named("second")));
      expect([keys.recall("a"), keys.recall("b")]).toEqual([expect.any(Buffer), expect.any(Buffer)]);
      await store.append({ ...request("a", 1, noted("erased")), erase: true });
      expect([keys.recall("a"), keys.recall("b")]).toEqual(["none", expect.any(Buffer)]);
    });

    test("personal data sealed for one event opens nowhere else", async () => {
      const store = openTestStore(backend.sql());
      await store.append(request("a", "none", named("first"), named("second")));
      await backend.sql().transaction(async (tx) => {
        await tx.query("set local listwright.allow_event_changes = 'on'");
        await tx.query("update events set sealed = (select sealed from events where version = 1) where version = 2");
      });
      expect(await failureOf(store.read("a"))).toEqual({ name: "UnreadableEvent", position: 2 });
    });

    test("an append whose key vanished with a rolled back transaction is sealed anew", async () => {
      const store = openTestStore(backend.sql());
      const undone = backend.sql().transaction(async (tx) => {
        await store.appendIn(tx, request("a", "none", named("never")));
        throw new Error("undone");
      });
      await expect(undone).rejects.toThrow("undone");
      await store.append(request("a", "none", named("kept")));
      expect((await openTestStore(await backend.another()).read("a"))[0]?.event.data).toMatchObject({ name: "kept" });
    });
  });
};

/** Every row of every table as text, with the sealed bytes as they are. */
const dump = async (backend: Backend): Promise<string> => {
  const tables = await backend
    .sql()
    .query<{ name: string }>("select quote_ident(tablename) as name from pg_tables where schemaname = 'public'");
  const rows: unknown[] = [];
  for (const { name } of tables) rows.push(await backend.sql().query(`select t::text as row from ${name} t`));
  return JSON.stringify(rows);
};
