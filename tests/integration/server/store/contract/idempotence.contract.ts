import { beforeEach, describe, expect, test } from "bun:test";
import fc from "fast-check";
import type { EventStore, Expected, NewEvent } from "../../../../../server/store/event-store.ts";
import { resetDatabase } from "../../../../support/reset-database.ts";
import { type Backend, failureOf, noted, openTestStore, request } from "../store-fixture.ts";

type Ending = "repeated" | "conflict" | "corrupt";

/**
 * KurrentDB's matrix. In its names `1e0` is the second event expected after version 0, `em1` a new stream, `S_…_E` one
 * batch. Its versions count from 0 and ours from 1. Where it stores an event id twice we refuse, for our ids are unique.
 */
const MATRIX: readonly { name: string; before: number[][]; again: number[]; expected: Expected; ending: Ending }[] = [
  {
    name: "0em1_1e0_2e1_3e2_4e3_5e4_0em1",
    before: [[0], [1], [2], [3], [4], [5]],
    again: [0],
    expected: "none",
    ending: "repeated",
  },
  {
    name: "0em1_1e0_2e1_3e2_4e3_4e4_0any",
    before: [[0], [1], [2], [3], [4], [5]],
    again: [0],
    expected: "any",
    ending: "repeated",
  },
  {
    name: "0em1_1e0_2e1_3e2_4e3_5e4_0e5",
    before: [[0], [1], [2], [3], [4], [5]],
    again: [0],
    expected: 6,
    ending: "corrupt",
  },
  {
    name: "0em1_1e0_2e1_3e2_4e3_5e4_0e6",
    before: [[0], [1], [2], [3], [4], [5]],
    again: [0],
    expected: 7,
    ending: "conflict",
  },
  {
    name: "0em1_1e0_2e1_3e2_4e3_5e4_0e4",
    before: [[0], [1], [2], [3], [4], [5]],
    again: [0],
    expected: 5,
    ending: "conflict",
  },
  { name: "0em1_0e0", before: [[0]], again: [0], expected: 1, ending: "corrupt" },
  { name: "0em1_0any", before: [[0]], again: [0], expected: "any", ending: "repeated" },
  { name: "0em1_0em1", before: [[0]], again: [0], expected: "none", ending: "repeated" },
  { name: "0em1_1e0_2e1_1any_1any", before: [[0], [1], [2], [1]], again: [1], expected: "any", ending: "repeated" },
  { name: "S_0em1_1em1_E_S_0em1_E", before: [[0, 1]], again: [0], expected: "none", ending: "repeated" },
  { name: "S_0em1_1em1_E_S_0any_E", before: [[0, 1]], again: [0], expected: "any", ending: "repeated" },
  { name: "S_0em1_1em1_E_S_1e0_E", before: [[0, 1]], again: [1], expected: 1, ending: "repeated" },
  { name: "S_0em1_1em1_E_S_1any_E", before: [[0, 1]], again: [1], expected: "any", ending: "repeated" },
  { name: "S_0em1_1em1_E_S_0em1_1em1_2em1_E", before: [[0, 1]], again: [0, 1, 2], expected: "none", ending: "corrupt" },
];

const ERRORS: Record<Exclude<Ending, "repeated">, string> = {
  conflict: "VersionConflict",
  corrupt: "CorruptedIdempotency",
};

export const idempotenceContract = (backend: Backend): void => {
  describe("repeating an append", () => {
    let store: EventStore;
    let events: NewEvent[];
    beforeEach(async () => {
      await resetDatabase(backend.sql());
      store = openTestStore(backend.sql());
      events = Array.from({ length: 8 }, (_, index) => noted(`${index}`));
    });

    const pick = (indexes: readonly number[]): NewEvent[] => indexes.flatMap((index) => events[index] ?? []);

    test.each([...MATRIX])(
      "C07 $name is $ending, and nothing is stored twice",
      async ({ before, again, expected, ending }) => {
        await store.append(request("other", "none", noted("elsewhere")));
        for (const batch of before) await store.append(request("a", "any", ...pick(batch)));
        const stored = await store.read("a");
        const repeat = store.append(request("a", expected, ...pick(again)));
        if (ending === "repeated") {
          const versionOf = (index: number | undefined) =>
            stored.find(({ eventId }) => eventId === events[index ?? -1]?.eventId);
          expect(await repeat).toEqual({
            firstVersion: versionOf(again[0])?.version ?? 0,
            lastVersion: versionOf(again.at(-1))?.version ?? 0,
            firstPosition: versionOf(again[0])?.position ?? 0,
            lastPosition: versionOf(again.at(-1))?.position ?? 0,
            repeated: true,
          });
        } else {
          expect(await failureOf(repeat)).toMatchObject({ name: ERRORS[ending], streamId: "a" });
        }
        expect(await store.read("a")).toEqual(stored);
      },
    );

    test("C08 a repeat that differs later on is corrupted, one that differs at once is a conflict", async () => {
      await store.append(request("a", "none", ...pick([0, 1, 2])));
      for (const expected of ["none", 0, "any"] as const) {
        const later = await failureOf(store.append(request("a", expected, ...pick([0, 1, 5]))));
        expect(later).toEqual({ name: "CorruptedIdempotency", streamId: "a" });
      }
      const atOnce = await failureOf(store.append(request("a", "none", ...pick([5, 1, 2]))));
      expect(atOnce).toEqual({ name: "VersionConflict", streamId: "a", expected: "none", actual: 3 });
      const unknownFirst = await failureOf(store.append(request("a", "any", ...pick([5, 1]))));
      expect(unknownFirst).toEqual({ name: "CorruptedIdempotency", streamId: "a" });
      expect(await store.read("a")).toHaveLength(3);
    });

    test("C09 an event id that another stream has is refused", async () => {
      await store.append(request("a", "none", ...pick([0])));
      for (const expected of ["none", "any"] as const) {
        const stolen = await failureOf(store.append(request("b", expected, ...pick([0]))));
        expect(stolen).toEqual({ name: "CorruptedIdempotency", streamId: "b" });
      }
      expect(await store.loadState("b", "any")).toEqual({ version: 0, folded: null });
    });

    test("C09 an append that names one id twice is refused", async () => {
      const twice = await failureOf(store.append(request("a", "none", ...pick([0, 0]))));
      expect(twice).toEqual({ name: "CorruptedIdempotency", streamId: "a" });
    });

    test("a repeat runs none of the statements that came with it, and moves no row model", async () => {
      const also = [{ text: "insert into checkpoints (name, position) values ('x', 0)", params: [] }];
      const first = await store.append({ ...request("a", "none", ...pick([0])), also });
      const again = await store.append({ ...request("a", "none", ...pick([0])), also });
      expect(again).toEqual({ ...first, repeated: true });
    });

    test("two processes that repeat the same append at the same moment both get the one result", async () => {
      const other = openTestStore(await backend.another());
      const both = await Promise.all([
        store.append(request("a", "none", ...pick([0, 1]))),
        other.append(request("a", "none", ...pick([0, 1]))),
      ]);
      expect(both.map(({ firstPosition, lastPosition }) => [firstPosition, lastPosition])).toEqual([
        [1, 2],
        [1, 2],
      ]);
      expect(both.map(({ repeated }) => repeated).toSorted()).toEqual([false, true]);
    });

    test("whatever batches are retried, in whatever pattern, there is one copy of each", async () => {
      const batches = fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 1, maxLength: 5 });
      const retries = fc.array(fc.nat({ max: 4 }), { maxLength: 8 });
      await fc.assert(
        fc.asyncProperty(batches, retries, fc.boolean(), async (sizes, pattern, exact) => {
          const streamId = `s-${Bun.randomUUIDv7()}`;
          let version = 0;
          const requests = sizes.map((size) => {
            const added = Array.from({ length: size }, (_, index) => noted(`${index}`));
            const made = request(streamId, exact ? version : "any", ...added);
            version += size;
            return made;
          });
          const firsts = [];
          for (const made of requests) firsts.push(await store.append(made));
          for (const index of pattern) {
            const made = requests[index % requests.length];
            const first = firsts[index % requests.length];
            if (made && first) expect(await store.append(made)).toEqual({ ...first, repeated: true });
          }
          const ids = (await store.read(streamId)).map(({ eventId }) => eventId);
          expect(ids).toEqual(requests.flatMap(({ events: added }) => added.map(({ eventId }) => eventId)));
        }),
        { numRuns: 40 },
      );
    });
  });
};
