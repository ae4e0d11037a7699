import { afterAll, beforeAll, beforeEach, describe, expect, test } from "bun:test";
import { avatarsProjection } from "../../../../../server/projections/avatars.projection.ts";
import { defineProjection } from "../../../../../server/store/projection.ts";
import type { RebuildStep } from "../../../../../server/store/rebuild/rebuild-options.ts";
import type { Sql } from "../../../../../server/store/sql.ts";
import { DATABASES } from "../../../../support/databases.ts";
import type { Visitor } from "../../../../support/log-history.ts";
import { resetDatabase } from "../../../../support/reset-database.ts";
import { fillWithVisits, layoutOf, rebuildOf, rowsOf } from "./rebuild-fixture.ts";

const NOTHING = { count: 0, isExact: true, named: [] };

const shouted = (value: unknown): string => (typeof value === "string" ? value.toUpperCase() : "");

/** A projection that shouts: the same table, written in another way. */
const shoutedAvatars = defineProjection({
  ...avatarsProjection,
  version: 2,
  project: (event, stateAfter) =>
    avatarsProjection.project(event, stateAfter).map((change) => {
      if ("set" in change) return { ...change, set: { ...change.set, name: shouted(change.set["name"]) } };
      if (!("update" in change)) return change;
      return { ...change, update: { ...change.update, name: shouted(change.update["name"]) } };
    }),
});

for (const [name, open] of Object.entries(DATABASES)) {
  describe(`a rebuild on ${name}`, () => {
    let sql: Sql;
    let visitors: Visitor[];

    beforeAll(async () => {
      sql = await open();
    });
    afterAll(() => sql.close());

    beforeEach(async () => {
      await resetDatabase(sql);
      visitors = await fillWithVisits(sql);
    });

    const corrupt = async (): Promise<void> => {
      await sql.query("update avatars set name = 'planted' where avatar_id = 'avatar-a-1'");
      await sql.query("delete from optimizations where optimization_id = 'optimization-b-2'");
      await sql.query(
        `insert into billing_customers (stripe_customer_id, stream_id) values ('cus_planted', 'customer-planted')`,
      );
      await sql.query("update streams set state = $1 where stream_id = 'customer-c'", [{ open: { planted: true } }]);
    };

    test("finds nothing to change, and changes nothing", async () => {
      const [rows, layout] = [await rowsOf(sql), await layoutOf(sql)];
      const { tables, states } = await rebuildOf(sql);
      expect(tables?.differences).toEqual(NOTHING);
      expect(states).toMatchObject({ streams: 3, different: [], refolded: 0 });
      expect(await rowsOf(sql)).toEqual(rows);
      expect(await layoutOf(sql)).toEqual(layout);
      expect(Object.values(rows).flat().length).toBeGreaterThan(30);
    });

    test("loses and doubles nothing that is appended meanwhile", async () => {
      let isOver = false;
      const appending = (async () => {
        while (!isOver) await Promise.all(visitors.map((visitor) => visitor.visit()));
      })();
      const { tables, states } = await rebuildOf(sql, { pageSize: 500 });
      isOver = true;
      await appending;
      expect(tables?.differences).toEqual(NOTHING);
      expect(states?.different).toEqual([]);
      const again = await rebuildOf(sql, { isCheck: true });
      expect(again.tables?.differences).toEqual(NOTHING);
      expect(again.tables?.position).toBeGreaterThan(tables?.position ?? 0);
    });

    test("names each wrong row by its key and columns, and puts it right", async () => {
      const before = await rowsOf(sql);
      await corrupt();
      const { tables, states } = await rebuildOf(sql);
      expect(tables?.differences.named).toEqual([
        { table: "avatars", key: { avatar_id: "avatar-a-1" }, kind: "different", columns: ["name"] },
        { table: "optimizations", key: { optimization_id: "optimization-b-2" }, kind: "missing", columns: [] },
        { table: "billing_customers", key: { stripe_customer_id: "cus_planted" }, kind: "extra", columns: [] },
      ]);
      expect(states?.different).toEqual(["customer-c"]);
      expect(await rowsOf(sql)).toEqual(before);
      const again = await rebuildOf(sql, { isCheck: true });
      expect(again).toMatchObject({ tables: { differences: NOTHING }, states: { different: [] } });
    });

    test("only looks when it is to check", async () => {
      await corrupt();
      const [rows, layout] = [await rowsOf(sql), await layoutOf(sql)];
      const { tables, states } = await rebuildOf(sql, { isCheck: true });
      expect(tables?.differences.count).toBe(3);
      expect(states?.different).toEqual(["customer-c"]);
      expect(await rowsOf(sql)).toEqual(rows);
      expect(await layoutOf(sql)).toEqual(layout);
    });

    test("moves no checkpoint of a reactor, so no side effect is repeated", async () => {
      await sql.query("insert into checkpoints (name, position) values ('mail', 7)");
      const before = await sql.query("select * from checkpoints");
      await rebuildOf(sql);
      expect(await sql.query("select * from checkpoints")).toEqual(before);
    });

    test("builds a changed projection beside the one that is read, and switches to it", async () => {
      const { avatars: before } = await rowsOf(sql);
      const { tables } = await rebuildOf(sql, { projections: [shoutedAvatars] });
      expect(tables?.differences.count).toBe(before?.length ?? 0);
      const { avatars } = await rowsOf(sql);
      expect(avatars?.map((row) => row["name"])).toEqual(before?.map((row) => shouted(row["name"])) ?? []);
      expect(await sql.query("select name, version from projection_versions")).toEqual([
        { name: "avatars", version: 2 },
      ]);
    });

    test("leaves no row of an erased customer, of whom the log still tells", async () => {
      const [ada] = visitors;
      await ada?.append([{ type: "AccountErased", data: { at: "2026-02-01T00:00:00.000Z" } }], { erase: true });
      const { tables, states } = await rebuildOf(sql, { pageSize: 500 });
      expect(tables?.differences).toEqual(NOTHING);
      expect(states?.different).toEqual([]);
      expect(JSON.stringify(await rowsOf(sql))).not.toContain("customer-a");
      expect(await sql.query("select state from streams where stream_id = 'customer-a'")).toEqual([{ state: null }]);
    });

    test("finds what is learned of an erased customer without personal data, as it would build it", async () => {
      const [ada] = visitors;
      await ada?.append([{ type: "AccountErased", data: { at: "2026-02-01T00:00:00.000Z" } }], { erase: true });
      await ada?.visit();
      const rows = await sql.query("select name, profile from avatars where stream_id = 'customer-a'");
      expect(rows).toHaveLength(1);
      expect(rows[0]).toMatchObject({ name: "", profile: { notes: null } });
      expect((await rebuildOf(sql, { pageSize: 500 })).tables?.differences).toEqual(NOTHING);
    });

    test("goes on where it was interrupted", async () => {
      const interrupted = rebuildOf(sql, {
        pageSize: 50,
        onStep: (step) => {
          if (step.step === "events" && step.position >= 100) throw new Error("interrupted");
        },
      });
      expect(await interrupted.catch(String)).toContain("interrupted");
      await visitors[0]?.visit();
      const steps: RebuildStep[] = [];
      const { tables } = await rebuildOf(sql, { onStep: (step) => void steps.push(step) });
      expect(steps[0]).toMatchObject({ step: "resumed" });
      expect(tables?.events).toBeLessThanOrEqual((tables?.position ?? 0) - 100);
      expect(tables?.differences).toEqual(NOTHING);
    });

    test("is one at a time", async () => {
      const both = await Promise.allSettled([rebuildOf(sql), rebuildOf(sql)]);
      expect(both.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    });
  });
}
