import { beforeEach, describe, expect, test } from "bun:test";
import type { EventStore } from "../../../../../server/store/event-store.ts";
import { resetDatabase } from "../../../../support/reset-database.ts";
import { type Backend, noted, openTestStore, request, textsOf } from "../store-fixture.ts";

export const readingContract = (backend: Backend): void => {
  describe("reading", () => {
    let store: EventStore;
    beforeEach(async () => {
      await resetDatabase(backend.sql());
      store = openTestStore(backend.sql());
      await store.append(request("a", "none", noted("a1"), noted("a2"), noted("a3")));
      await store.append(request("b", "none", noted("b1")));
      await store.append(request("a", 3, noted("a4"), noted("a5")));
    });

    test("C17 a stream is read forward and backward, from a version on, up to a limit", async () => {
      expect(textsOf(await store.read("a"))).toEqual(["a1", "a2", "a3", "a4", "a5"]);
      expect(textsOf(await store.read("a", { from: 4 }))).toEqual(["a4", "a5"]);
      expect(textsOf(await store.read("a", { from: 2, limit: 2 }))).toEqual(["a2", "a3"]);
      expect(textsOf(await store.read("a", { direction: "backward" }))).toEqual(["a5", "a4", "a3", "a2", "a1"]);
      expect(textsOf(await store.read("a", { direction: "backward", from: 3, limit: 2 }))).toEqual(["a3", "a2"]);
    });

    test("C17 the whole log is read forward and backward, after a position, up to a limit", async () => {
      expect(textsOf(await store.readAll())).toEqual(["a1", "a2", "a3", "b1", "a4", "a5"]);
      expect(textsOf(await store.readAll({ after: 3, limit: 2 }))).toEqual(["b1", "a4"]);
      expect(textsOf(await store.readAll({ direction: "backward", limit: 3 }))).toEqual(["a5", "a4", "b1"]);
      expect(textsOf(await store.readAll({ direction: "backward", after: 3 }))).toEqual(["a2", "a1"]);
    });

    test("C17 beyond the end, and in a stream that does not exist, there is nothing", async () => {
      expect(await store.read("a", { from: 6 })).toEqual([]);
      expect(await store.read("nobody")).toEqual([]);
      expect(await store.read("nobody", { direction: "backward" })).toEqual([]);
      expect(await store.readAll({ after: 6 })).toEqual([]);
      expect(await store.readAll({ after: 1, direction: "backward" })).toEqual([]);
    });
  });
};
