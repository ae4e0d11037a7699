import { afterEach, beforeEach, describe, expect, test } from "bun:test";
import type { EventEnvelope } from "../../../../../events/kernel/envelope.ts";
import { moveCheckpoint, openCheckpoint, readCheckpoint } from "../../../../../server/store/checkpoint.ts";
import type { EventStore, Subscription } from "../../../../../server/store/event-store.ts";
import { capturingLog } from "../../../../support/log.ts";
import { resetDatabase } from "../../../../support/reset-database.ts";
import { type Backend, countRows, noted, openTestStore, request, textsOf, until } from "../store-fixture.ts";

/** Longer than any test: what is delivered within it was not found by polling. */
const NEVER_MS = 600_000;

export const subscriptionsContract = (backend: Backend): void => {
  describe("subscriptions", () => {
    let store: EventStore;
    const stores: EventStore[] = [];
    beforeEach(async () => {
      await resetDatabase(backend.sql());
      store = openTestStore(backend.sql());
      stores.push(store);
    });
    afterEach(async () => {
      await Promise.all(stores.splice(0).map((opened) => opened.close()));
    });

    const anotherStore = async (): Promise<EventStore> => {
      const other = openTestStore(await backend.another());
      stores.push(other);
      return other;
    };

    const append = (...texts: string[]) => store.append(request("a", "any", ...texts.map((text) => noted(text))));

    const collect = async (
      from: "origin" | "current" | number,
      options: { name?: string; by?: EventStore; pollMs?: number; batchSize?: number } = {},
    ): Promise<{ seen: string[]; subscription: Subscription }> => {
      const { name = "collector", by = store, pollMs = NEVER_MS, batchSize = 100 } = options;
      const seen: string[] = [];
      const handle = async (batch: readonly EventEnvelope[]): Promise<void> => void seen.push(...textsOf(batch));
      return { seen, subscription: await by.subscribe({ name, from, handle, pollMs, batchSize }) };
    };

    test("C18 one that begins at the origin gets all there is and all that comes, once and in order", async () => {
      await append("1", "2", "3");
      const { seen, subscription } = await collect("origin", { batchSize: 2 });
      await subscription.caughtUp(3);
      await append("4");
      await append("5");
      await subscription.caughtUp(5);
      expect(seen).toEqual(["1", "2", "3", "4", "5"]);
    });

    test("C18 one that begins now, or at a position, gets what comes after it", async () => {
      await append("1", "2", "3");
      const now = await collect("current", { name: "now" });
      const second = await collect(2, { name: "second" });
      await append("4");
      await Promise.all([now.subscription.caughtUp(4), second.subscription.caughtUp(4)]);
      expect(now.seen).toEqual(["4"]);
      expect(second.seen).toEqual(["3", "4"]);
    });

    test("C19 what is appended while it catches up is delivered once and in order", async () => {
      for (let batch = 0; batch < 10; batch += 1)
        await append(...Array.from({ length: 10 }, (_, index) => `${batch * 10 + index}`));
      const { seen, subscription } = await collect("origin", { batchSize: 7 });
      const appends = Array.from({ length: 50 }, (_, index) => append(`${100 + index}`));
      await Promise.all(appends);
      await subscription.caughtUp(150);
      expect(seen).toHaveLength(150);
      expect(seen).toEqual(textsOf(await store.readAll()));
    });

    if (backend.kind === "postgres") {
      test("C20 nothing is lost when the connection that listens and holds is cut", async () => {
        const { seen, subscription } = await collect("origin", { by: await anotherStore() });
        await append("1");
        await subscription.caughtUp(1);
        const cut = await backend.sql().query(
          `select pg_terminate_backend(pid) from pg_stat_activity
            where datname = current_database() and (query ilike 'listen%' or query like '%advisory%') and pid <> pg_backend_pid()`,
        );
        expect(cut.length).toBeGreaterThan(0);
        await append("2");
        await append("3");
        await subscription.caughtUp(3);
        expect(seen).toEqual(["1", "2", "3"]);
      });
    }

    test("C21 of several with one name one is active, and another takes over when it stops", async () => {
      const other = await anotherStore();
      const first = await collect("origin", { pollMs: 20 });
      await until(() => first.subscription.health().status === "running");
      const second = await collect("origin", { by: other, pollMs: 20 });
      await append("1", "2");
      await first.subscription.caughtUp(2);
      await second.subscription.caughtUp(2);
      expect(first.seen).toEqual(["1", "2"]);
      expect(second.seen).toEqual([]);
      expect(second.subscription.health()).toEqual({
        name: "collector",
        status: "standby",
        position: 0,
        problem: null,
      });
      await first.subscription.stop();
      expect(first.subscription.health().status).toBe("stopped");
      await append("3");
      await second.subscription.caughtUp(3);
      await until(() => second.seen.length > 0);
      expect([first.seen, second.seen]).toEqual([["1", "2"], ["3"]]);
    });

    test("C21 a holder that is at work is not robbed, however long it takes", async () => {
      const other = await anotherStore();
      const release = Promise.withResolvers<void>();
      const begun = Promise.withResolvers<void>();
      const slow: string[] = [];
      const react = async (batch: readonly EventEnvelope[]): Promise<void> => {
        begun.resolve();
        await release.promise;
        slow.push(...textsOf(batch));
      };
      const first = await store.subscribe({ name: "collector", from: "origin", react });
      await append("1");
      await begun.promise;
      const second = await collect("origin", { by: other, pollMs: 1 });
      const robber = await backend.another();
      for (let look = 0; look < 50; look += 1) expect(await robber.tryLock("subscription/collector")).toBeNull();
      expect(second.seen).toEqual([]);
      release.resolve();
      await first.caughtUp(1);
      expect([slow, second.seen]).toEqual([["1"], []]);
    });

    test("C22 what was not acknowledged is delivered again, what was is not", async () => {
      await append("1", "2", "3");
      const attempts: string[][] = [];
      const failing = await store.subscribe({
        name: "acknowledged",
        from: "origin",
        batchSize: 1,
        pollMs: 20,
        handle: async (batch) => {
          attempts.push(textsOf(batch));
          if (textsOf(batch).includes("2")) throw new Error("not yet");
        },
      });
      await until(() => failing.health().status === "paused");
      await failing.stop();
      expect(attempts).toEqual([["1"], ["2"], ["2"], ["2"]]);
      const again = await collect("origin", { name: "acknowledged" });
      await again.subscription.caughtUp(3);
      expect(again.seen).toEqual(["2", "3"]);
    });

    test("C23 a checkpoint moves only from where its holder found it", async () => {
      const sql = backend.sql();
      expect(await openCheckpoint(sql, "c", 0)).toBe(0);
      expect(await moveCheckpoint(sql, { name: "c", from: 0, to: 5 })).toBe("stored");
      expect(await moveCheckpoint(sql, { name: "c", from: 0, to: 5 })).toBe("ignored");
      expect(await moveCheckpoint(sql, { name: "c", from: 0, to: 3 })).toBe("ahead");
      expect(await moveCheckpoint(sql, { name: "c", from: 4, to: 9 })).toBe("mismatch");
      expect(await moveCheckpoint(sql, { name: "c", from: 5, to: 4 })).toBe("ahead");
      expect(await moveCheckpoint(sql, { name: "absent", from: 0, to: 1 })).toBe("mismatch");
      expect(await openCheckpoint(sql, "c", 0)).toBe(5);
    });

    test("C23 a holder that was overtaken undoes its work and goes on from there", async () => {
      await append("1", "2", "3");
      const seen: string[] = [];
      let overtaken = false;
      const subscription = await store.subscribe({
        name: "overtaken",
        from: "origin",
        batchSize: 1,
        react: async (batch) => {
          if (!overtaken) await moveCheckpoint(backend.sql(), { name: "overtaken", from: 0, to: 2 });
          overtaken = true;
          seen.push(...textsOf(batch));
        },
      });
      await subscription.caughtUp(3);
      expect(seen).toEqual(["1", "3"]);
    });

    test("C24 what a handler appends is there when its transaction is, and not before", async () => {
      await append("question");
      const answered: boolean[] = [];
      const subscription = await store.subscribe({
        name: "answerer",
        from: "origin",
        pollMs: 20,
        handle: async (batch, tx) => {
          if (!textsOf(batch).includes("question")) return;
          await store.appendIn(tx, request("b", "none", noted("answer")));
          answered.push(true);
          if (answered.length === 1) throw new Error("after the append");
        },
      });
      await subscription.caughtUp(2);
      expect(answered).toHaveLength(2);
      expect(textsOf(await store.readAll())).toEqual(["question", "answer"]);
      expect(await readCheckpoint(backend.sql(), "answerer")).toBe(2);
    });

    test("what a handler writes and its checkpoint are one: neither is there without the other", async () => {
      await backend.sql().script("create table contract_totals (name text primary key, total integer not null)");
      await append("1", "2", "3", "4");
      let failures = 2;
      const subscription = await store.subscribe({
        name: "totals",
        from: "origin",
        batchSize: 3,
        handle: async (batch, tx) => {
          const text = `insert into contract_totals values ('all', $1)
            on conflict (name) do update set total = contract_totals.total + excluded.total`;
          await tx.query(text, [batch.length]);
          if (failures-- > 0) throw new Error("after the write");
        },
      });
      await subscription.caughtUp(4);
      expect(await backend.sql().query("select total from contract_totals")).toEqual([{ total: 4 }]);
      await backend.sql().script("drop table contract_totals");
    });

    test("C28 a poison event pauses its own subscription only, shows in the health, and can be tried again", async () => {
      await append("1", "2", "poison", "4");
      let cured = false;
      const seen: string[] = [];
      const poisoned = await store.subscribe({
        name: "poisoned",
        from: "origin",
        handle: async (batch) => {
          if (!cured && textsOf(batch).includes("poison")) throw new Error("cannot handle poison");
          seen.push(...textsOf(batch));
        },
      });
      const healthy = await collect("origin", { name: "healthy" });
      await healthy.subscription.caughtUp(4);
      await until(() => poisoned.health().status === "paused");
      expect(seen).toEqual(["1", "2"]);
      expect(store.health()).toEqual([
        { name: "poisoned", status: "paused", position: 2, problem: { position: 3, message: "cannot handle poison" } },
        { name: "healthy", status: "running", position: 4, problem: null },
      ]);
      await append("5");
      await healthy.subscription.caughtUp(5);
      expect(poisoned.health().status).toBe("paused");
      cured = true;
      poisoned.resume();
      await poisoned.caughtUp(5);
      expect(seen).toEqual(["1", "2", "poison", "4", "5"]);
      expect(poisoned.health()).toEqual({ name: "poisoned", status: "running", position: 5, problem: null });
    });

    test("C28 an event that cannot be read is poison too, after those before it were handled", async () => {
      await append("1", "2");
      await backend.sql().transaction(async (tx) => {
        await tx.query("set local listwright.allow_event_changes = 'on'");
        await tx.query(`update events set data = '{"text": 7}' where position = 2`);
      });
      const { seen, subscription } = await collect("origin");
      await until(() => subscription.health().status === "paused");
      expect(seen).toEqual(["1"]);
      expect(subscription.health().problem).toEqual({ position: 2, message: "Event 2 (Noted) cannot be read" });
      expect(await countRows(backend.sql(), "events")).toBe(2);
    });

    test("a pause is told to the store's own log, with nothing that an error carries beside its words", async () => {
      const lines: string[] = [];
      const told = openTestStore(backend.sql(), { log: capturingLog(lines) });
      stores.push(told);
      await append("1");
      const subscription = await told.subscribe({
        name: "told",
        from: "origin",
        handle: async () => {
          throw Object.assign(new Error("cannot handle it"), { detail: "a planted row" });
        },
      });
      await until(() => subscription.health().status === "paused");
      expect(lines.map((line) => JSON.parse(line))).toEqual([
        expect.objectContaining({ level: "error", message: "subscription paused", name: "told", position: 1 }),
      ]);
      expect(lines[0]).toContain("cannot handle it");
      expect(lines[0]).not.toContain("planted");
    });

    test("a paused subscription tries again by itself after a while", async () => {
      await append("1");
      let tries = 0;
      const subscription = await store.subscribe({
        name: "patient",
        from: "origin",
        pausedRetryMs: 10,
        handle: async () => {
          tries += 1;
          if (tries < 5) throw new Error("not yet");
        },
      });
      await subscription.caughtUp(1);
      expect(tries).toBe(5);
    });
  });
};
