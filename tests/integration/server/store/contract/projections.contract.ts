import { afterAll, beforeAll, beforeEach, describe, expect, test } from "bun:test";
import * as v from "valibot";
import type { EventStore } from "../../../../../server/store/event-store.ts";
import { defineProjection, type RowChange } from "../../../../../server/store/projection.ts";
import { applyChanges } from "../../../../../server/store/row-changes.ts";
import { resetDatabase } from "../../../../support/reset-database.ts";
import { type Backend, countRows, failureOf, noted, openTestStore, request } from "../store-fixture.ts";

const Text = v.object({ text: v.string() });

/** Notes by event, and how many a stream has; a note "!" breaks its table's rules. */
const notes = defineProjection({
  name: "contract-notes",
  tables: ["contract_notes", "contract_streams"],
  needsState: true,
  project: ({ streamId, eventId, event, recordedAt, actor }, stateAfter): readonly RowChange[] => {
    const { text } = v.parse(Text, event.data);
    const total = v.parse(v.nullable(v.object({ count: v.number() })), stateAfter)?.count ?? null;
    return [
      {
        table: "contract_notes",
        key: { event_id: eventId },
        set: {
          stream_id: streamId,
          note: text === "!" ? null : text,
          at: recordedAt,
          details: { actor, tags: ["a", "b"] },
          tags: ["x", text],
        },
      },
      { table: "contract_streams", key: { stream_id: streamId }, set: { last_note: text, total } },
    ];
  },
});

const TABLES = `
  create table contract_notes (
    event_id uuid primary key, stream_id text not null, note text not null, at timestamptz not null,
    details jsonb not null, tags text[] not null
  );
  create table contract_streams (stream_id text primary key, last_note text, total integer, colour text not null default 'red');
`;

export const projectionsContract = (backend: Backend): void => {
  describe("inline projections", () => {
    let store: EventStore;
    beforeAll(() => backend.sql().script(TABLES));
    afterAll(() => backend.sql().script("drop table contract_notes, contract_streams"));
    beforeEach(async () => {
      await resetDatabase(backend.sql());
      store = openTestStore(backend.sql(), { projections: [notes] });
    });

    const streams = () => backend.sql().query("select * from contract_streams order by stream_id");

    test("rows are there as soon as the append is answered, with every kind of value", async () => {
      const event = noted("hello");
      await store.append({ ...request("a", "none", event), state: { schema: "s", after: [{ count: 1 }] } });
      const [row] = await backend.sql().query("select event_id, note, details, tags from contract_notes");
      expect(row).toEqual({
        event_id: event.eventId,
        note: "hello",
        details: { actor: { kind: "system", process: "contract" }, tags: ["a", "b"] },
        tags: ["x", "hello"],
      });
      expect(await streams()).toEqual([{ stream_id: "a", last_note: "hello", total: 1, colour: "red" }]);
    });

    test("each event is projected with the state it led to", async () => {
      const after = [{ count: 1 }, { count: 2 }];
      await store.append({ ...request("a", "none", noted("1"), noted("2")), state: { schema: "s", after } });
      expect(await streams()).toEqual([{ stream_id: "a", last_note: "2", total: 2, colour: "red" }]);
      expect(await countRows(backend.sql(), "contract_notes")).toBe(2);
    });

    test("C25 when a projection fails, its append is undone and those that shared the transaction are not", async () => {
      const [good, bad, other] = await Promise.allSettled([
        store.append(request("a", "none", noted("fine"))),
        store.append(request("b", "none", noted("!"))),
        store.append(request("c", "none", noted("fine too"))),
      ]);
      expect([good.status, bad.status, other.status]).toEqual(["fulfilled", "rejected", "fulfilled"]);
      expect(await failureOf(store.append(request("b", "none", noted("!"))))).toEqual({
        name: "QueryFailed",
        sqlState: "23502",
      });
      expect((await store.readAll()).map(({ position, streamId }) => [position, streamId])).toEqual([
        [1, expect.stringMatching(/[ac]/)],
        [2, expect.stringMatching(/[ac]/)],
      ]);
      expect((await streams()).map((row) => row["stream_id"])).toEqual(["a", "c"]);
    });

    test("C25 a projection that throws leaves nothing behind", async () => {
      const throwing = defineProjection({
        name: "throwing",
        tables: [],
        project: () => {
          throw new Error("a bug in a projection");
        },
      });
      const broken = openTestStore(backend.sql(), { projections: [notes, throwing] });
      await expect(broken.append(request("a", "none", noted("1")))).rejects.toThrow("a bug in a projection");
      expect(await countRows(backend.sql(), "events")).toBe(0);
    });

    test("a refused or repeated append changes no row", async () => {
      const event = noted("first");
      await store.append(request("a", "none", event));
      await store.append(request("a", 1, noted("second")));
      await store.append(request("a", "none", event));
      await store.append(request("a", 7, noted("never"))).catch(() => {});
      expect(await streams()).toEqual([{ stream_id: "a", last_note: "second", total: null, colour: "red" }]);
    });

    test("changes merged over many appends are what they are one by one", async () => {
      const key = (stream: string) => ({ table: "contract_streams", key: { stream_id: stream } });
      const changes: RowChange[] = [
        { ...key("a"), set: { last_note: "1", total: 1 } },
        { ...key("b"), update: { last_note: "no such row" } },
        { ...key("a"), update: { total: 2 } },
        { ...key("c"), set: { colour: "blue" } },
        { ...key("c"), delete: true },
        { ...key("c"), set: { last_note: "again" } },
        { ...key("d"), set: { last_note: "gone" } },
        { ...key("d"), delete: true },
        { ...key("b"), set: { total: 5 } },
        { ...key("e"), update: { colour: "green" } },
        { ...key("e"), set: { last_note: "new" } },
        { ...key("f"), set: {} },
      ];
      const oneByOne = async () => {
        await resetDatabase(backend.sql());
        await backend.sql().transaction(async (tx) => {
          for (const change of changes) await applyChanges(tx, [change]);
        });
        return streams();
      };
      const together = async () => {
        await resetDatabase(backend.sql());
        await backend.sql().transaction((tx) => applyChanges(tx, changes));
        return streams();
      };
      const expected = [
        { stream_id: "a", last_note: "1", total: 2, colour: "red" },
        { stream_id: "b", last_note: null, total: 5, colour: "red" },
        { stream_id: "c", last_note: "again", total: null, colour: "red" },
        { stream_id: "e", last_note: "new", total: null, colour: "red" },
        { stream_id: "f", last_note: null, total: null, colour: "red" },
      ];
      expect(await oneByOne()).toEqual(expected);
      expect(await together()).toEqual(expected);
    });
  });
};
