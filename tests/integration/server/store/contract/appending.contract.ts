import { beforeEach, describe, expect, test } from "bun:test";
import type { EventStore } from "../../../../../server/store/event-store.ts";
import { QueryFailed, StatementTimedOut } from "../../../../../server/store/sql.ts";
import { resetDatabase } from "../../../../support/reset-database.ts";
import {
  type Backend,
  countRows,
  failureOf,
  fieldsOf,
  META,
  noted,
  openTestStore,
  request,
  textsOf,
} from "../store-fixture.ts";

const conflict = (streamId: string, expected: number | "none", actual: number | null) => ({
  name: "VersionConflict",
  streamId,
  expected,
  actual,
});

export const appendingContract = (backend: Backend): void => {
  describe("appending", () => {
    let store: EventStore;
    beforeEach(() => {
      store = openTestStore(backend.sql());
    });

    test("C01 a new stream takes `none`, 0 and `any`, and positions count from 1", async () => {
      expect(await store.append(request("a", "none", noted("1"), noted("2")))).toEqual({
        firstVersion: 1,
        lastVersion: 2,
        firstPosition: 1,
        lastPosition: 2,
        repeated: false,
      });
      expect(await store.append(request("b", 0, noted("3")))).toMatchObject({ lastVersion: 1, lastPosition: 3 });
      expect(await store.append(request("c", "any", noted("4")))).toMatchObject({ lastVersion: 1, lastPosition: 4 });
      expect(await store.append(request("c", "exists", noted("5")))).toMatchObject({ lastVersion: 2, lastPosition: 5 });
      expect((await store.readAll()).map(({ position }) => position)).toEqual([1, 2, 3, 4, 5]);
    });

    test("what is read back is what was appended, with who, why and when", async () => {
      const at = new Date("2026-03-01T10:00:00.000Z");
      const timed = openTestStore(backend.sql(), { now: () => at });
      const event = noted("hello");
      await timed.append(request("a", "none", event));
      expect(await timed.read("a")).toEqual([
        {
          position: 1,
          streamId: "a",
          version: 1,
          eventId: event.eventId,
          schemaVersion: 1,
          event: { type: "Noted", data: { text: "hello" } },
          actor: META.actor,
          correlationId: "correlation-1",
          causationId: "causation-1",
          recordedAt: "2026-03-01T10:00:00.000Z",
        },
      ]);
    });

    test("C02 `none` on an existing stream is a conflict with its version", async () => {
      await store.append(request("a", "none", noted("1"), noted("2")));
      expect(await failureOf(store.append(request("a", "none", noted("3"))))).toEqual(conflict("a", "none", 2));
    });

    test("C03 `exists` on a missing stream is not found, and does not create it", async () => {
      expect(await failureOf(store.append(request("a", "exists", noted("1"))))).toEqual({
        name: "StreamNotFound",
        streamId: "a",
      });
      expect(await store.loadState("a", "any")).toEqual({ version: 0, folded: null });
    });

    test("C04 another version than expected, past or future, is a conflict with the actual one, and stores nothing", async () => {
      await store.append(request("a", "none", noted("1"), noted("2")));
      expect(await failureOf(store.append(request("a", 1, noted("3"))))).toEqual(conflict("a", 1, 2));
      expect(await failureOf(store.append(request("a", 3, noted("3"))))).toEqual(conflict("a", 3, 2));
      expect(await failureOf(store.append(request("b", 3, noted("3"))))).toEqual(conflict("b", 3, null));
      await store.close();
      expect(await countRows(backend.sql(), "events")).toBe(2);
      expect(await countRows(backend.sql(), "streams")).toBe(1);
    });

    test("C05 of many who append at the same version exactly one wins", async () => {
      const others = await Promise.all([backend.another(), backend.another()]);
      const stores = [store, ...others.map((sql) => openTestStore(sql))];
      await store.append(request("a", "none", noted("0")));
      const racers = Array.from({ length: 24 }, (_, index) => stores[index % stores.length] ?? store);
      const results = await Promise.allSettled(
        racers.map((racer, index) => racer.append(request("a", 1, noted(`${index}`)))),
      );
      expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
      for (const result of results) {
        if (result.status === "rejected") expect(fieldsOf(result.reason)).toEqual(conflict("a", 1, 2));
      }
      expect((await store.read("a")).map(({ version }) => version)).toEqual([1, 2]);
    });

    test("C05 of many who create a stream exactly one does", async () => {
      const others = await Promise.all([backend.another(), backend.another()]);
      const stores = [store, ...others.map((sql) => openTestStore(sql))];
      for (let round = 0; round < 20; round += 1) {
        const results = await Promise.allSettled(
          stores.map((racer) => racer.append(request(`a${round}`, "none", noted("x")))),
        );
        expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
        const reasons = results.flatMap((result) => (result.status === "rejected" ? [fieldsOf(result.reason)] : []));
        expect(reasons).toEqual([conflict(`a${round}`, "none", 1), conflict(`a${round}`, "none", 1)]);
      }
    });

    test("C06 concurrent appends at any version all succeed, one after the other", async () => {
      const other = openTestStore(await backend.another());
      const appends = Array.from({ length: 60 }, (_, index) =>
        (index % 2 === 0 ? store : other).append(request("a", "any", noted(`${index}`))),
      );
      const versions = (await Promise.all(appends)).map(({ lastVersion }) => lastVersion);
      expect(versions.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 60 }, (_, index) => index + 1));
    });

    test("C10 appending nothing writes nothing, checks the expectation and answers where the stream ends", async () => {
      expect(await store.append(request("a", "any"))).toMatchObject({ lastVersion: 0, lastPosition: 0 });
      await store.append(request("a", "none", noted("1"), noted("2")));
      expect(await store.append(request("a", 2))).toEqual({
        firstVersion: 2,
        lastVersion: 2,
        firstPosition: 2,
        lastPosition: 2,
        repeated: true,
      });
      expect(await failureOf(store.append(request("a", 1)))).toEqual(conflict("a", 1, 2));
      expect(await failureOf(store.append(request("b", "exists")))).toEqual({ name: "StreamNotFound", streamId: "b" });
      await expect(
        store.append({ ...request("a", "any"), also: [{ text: "select 1", params: [] }] }),
      ).rejects.toThrow();
      expect(await countRows(backend.sql(), "events")).toBe(2);
    });

    test("C11 an append may have 1,500 events, in every script", async () => {
      const text = "Größe 🧴 日本語 עברית ﷽ \u{10FFFF} \\u0000 ' \" $1";
      const events = Array.from({ length: 1500 }, (_, index) => noted(`${index} ${text}`));
      expect(await store.append(request("größe-🧴", "none", ...events))).toMatchObject({ lastVersion: 1500 });
      const read = await store.read("größe-🧴", { limit: 2000 });
      expect(textsOf(read)).toEqual(events.map((_, index) => `${index} ${text}`));
    });

    test("C11 positions beyond 2^31 are exact, and beyond 2^53 - 1 there are none", async () => {
      await backend.sql().query("update log_head set position = $1", [2 ** 31 + 5]);
      expect(await store.append(request("a", "none", noted("1")))).toMatchObject({ firstPosition: 2 ** 31 + 6 });
      await backend.sql().query("update log_head set position = $1", [Number.MAX_SAFE_INTEGER - 1]);
      expect(await store.append(request("b", "none", noted("1")))).toMatchObject({
        lastPosition: Number.MAX_SAFE_INTEGER,
      });
      await expect(store.append(request("c", "none", noted("1")))).rejects.toBeInstanceOf(QueryFailed);
      expect((await store.readAll({ direction: "backward", limit: 1 }))[0]?.position).toBe(Number.MAX_SAFE_INTEGER);
    });

    test("C12 events are not updated, deleted or truncated, whoever asks", async () => {
      await store.append(request("a", "none", noted("1")));
      for (const text of ["update events set type = 'Changed'", "delete from events", "truncate events"]) {
        expect(await failureOf(backend.sql().query(text))).toEqual({ name: "QueryFailed", sqlState: "42501" });
        const asReplica = backend.sql().script(`set local session_replication_role = replica; ${text}`);
        expect(await failureOf(asReplica)).toEqual({ name: "QueryFailed", sqlState: "42501" });
      }
      expect(textsOf(await store.read("a"))).toEqual(["1"]);
    });

    test("C13 who loses a conflict takes no position", async () => {
      await store.append(request("a", "none", noted("1")));
      const losers = Array.from({ length: 5 }, () => store.append(request("a", 7, noted("never"))));
      const winner = store.append(request("b", "none", noted("2")));
      await Promise.allSettled(losers);
      expect((await winner).firstPosition).toBe(2);
      expect((await store.append(request("a", 1, noted("3")))).firstPosition).toBe(3);
    });

    test("C15 what is rolled back leaves no gap", async () => {
      await store.append(request("a", "none", noted("1")));
      const rolledBack = backend.sql().transaction(async (tx) => {
        expect(await store.appendIn(tx, request("a", 1, noted("never"), noted("never")))).toMatchObject({
          lastPosition: 3,
        });
        throw new Error("changed my mind");
      });
      await expect(rolledBack).rejects.toThrow("changed my mind");
      expect(await store.append(request("a", 1, noted("2")))).toMatchObject({ firstVersion: 2, firstPosition: 2 });
    });

    test("C16 in every stream the order of positions is the order of versions", async () => {
      const stores = [store, openTestStore(await backend.another()), openTestStore(await backend.another())];
      const appends = Array.from({ length: 240 }, (_, index) =>
        (stores[index % 3] ?? store).append(request(`s${index % 7}`, "any", noted(`${index}`), noted("and"))),
      );
      await Promise.all(appends);
      const log = await store.readAll();
      expect(log.map(({ position }) => position)).toEqual(Array.from({ length: 480 }, (_, index) => index + 1));
      for (let stream = 0; stream < 7; stream += 1) {
        const versions = log.filter(({ streamId }) => streamId === `s${stream}`).map(({ version }) => version);
        expect(versions).toEqual(versions.map((_, index) => index + 1));
      }
    });

    test("C34 a clock that jumps back changes times, not order", async () => {
      const times = ["2026-01-01T12:00:00.000Z", "2026-01-01T11:00:00.000Z", "2026-01-01T11:30:00.000Z"];
      let next = 0;
      const jumping = openTestStore(backend.sql(), { now: () => new Date(times[next++] ?? "") });
      for (const text of ["1", "2", "3"]) await jumping.append(request("a", "any", noted(text)));
      const log = await jumping.readAll();
      expect(textsOf(log)).toEqual(["1", "2", "3"]);
      expect(log.map(({ recordedAt }) => recordedAt)).toEqual(times);
    });

    test("a member of a group that fails takes no other with it", async () => {
      await backend.sql().query("insert into checkpoints (name, position) values ('taken', 0)");
      const taken = { text: "insert into checkpoints (name, position) values ($1, 0)", params: ["taken"] };
      const free = { text: "insert into checkpoints (name, position) values ($1, 0)", params: ["free"] };
      const results = await Promise.allSettled([
        store.append(request("a", "none", noted("1"))),
        store.append({ ...request("b", "none", noted("2")), also: [taken] }),
        store.append(request("c", 4, noted("3"))),
        store.append({ ...request("d", "none", noted("4")), also: [free] }),
        store.append(request("e", "none", noted("not storable \u0000"))),
        store.append(request("f", "none", noted("6"))),
      ]);
      expect(results.map(({ status }) => status)).toEqual([
        "fulfilled",
        "rejected",
        "rejected",
        "fulfilled",
        "rejected",
        "fulfilled",
      ]);
      const [, second, third, , fifth] = results.map((result) =>
        result.status === "rejected" ? fieldsOf(result.reason) : null,
      );
      expect(second).toEqual({ name: "UniqueViolation", constraint: "checkpoints_pkey" });
      expect(third).toEqual(conflict("c", 4, null));
      expect(fifth).toEqual({ name: "QueryFailed", sqlState: "22P05" });
      expect((await store.readAll()).map(({ streamId }) => streamId).toSorted()).toEqual(["a", "d", "f"]);
      expect(await countRows(backend.sql(), "streams")).toBe(3);
      expect(await countRows(backend.sql(), "checkpoints")).toBe(2);
    });

    test.each(["57014", "55P03"])(
      "a member that the database gives up on (%s) takes no other with it",
      async (state) => {
        const slow = { text: `do $$ begin raise exception using errcode = '${state}'; end $$`, params: [] };
        const results = await Promise.allSettled([
          store.append(request("a", "none", noted("1"))),
          store.append({ ...request("b", "none", noted("2")), also: [slow] }),
          store.append(request("c", "none", noted("3"))),
        ]);
        expect(results.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
        expect(results[1]).toMatchObject({ reason: { name: "StatementTimedOut" } });
        expect((await store.readAll()).map(({ streamId }) => streamId).toSorted()).toEqual(["a", "c"]);
      },
    );

    test("a database that gives up on everything refuses all at once after two were tried alone", async () => {
      let tries = 0;
      const giveUp = async () => {
        tries += 1;
        throw new StatementTimedOut();
      };
      const slow = openTestStore({ ...backend.sql(), query: giveUp, transaction: giveUp });
      const appends = Array.from({ length: 20 }, (_, index) => slow.append(request(`s${index}`, "none", noted("x"))));
      const results = await Promise.allSettled(appends);
      expect(results.filter(({ status }) => status === "rejected")).toHaveLength(20);
      expect(tries).toBe(4);
    });

    test("statements that come with an append are undone when it is refused", async () => {
      const also = [{ text: "insert into checkpoints (name, position) values ('x', 0)", params: [] }];
      expect(await failureOf(store.append({ ...request("a", 9, noted("1")), also }))).toEqual(conflict("a", 9, null));
      await store.close();
      expect(await countRows(backend.sql(), "checkpoints")).toBe(0);
    });

    beforeEach(() => resetDatabase(backend.sql()));
  });
};
