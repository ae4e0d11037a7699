import { afterAll, beforeAll, beforeEach, describe, expect, test } from "bun:test";
import { EVENT_DEFINITIONS, UPCASTERS } from "../../../../../events/index.ts";
import { foldOf } from "../../../../../server/operator/stream-folds.ts";
import { ALL_PROJECTIONS } from "../../../../../server/projections/all-projections.ts";
import { createCodec } from "../../../../../server/store/codec.ts";
import type { EventStore } from "../../../../../server/store/event-store.ts";
import type { Projection } from "../../../../../server/store/projection.ts";
import { rebuild } from "../../../../../server/store/rebuild/rebuild.ts";
import type { RebuildStep } from "../../../../../server/store/rebuild/rebuild-projections.ts";
import { createSecrets } from "../../../../../server/store/secrets.ts";
import type { Sql } from "../../../../../server/store/sql.ts";
import { createSubjectKeys } from "../../../../../server/store/subject-keys.ts";
import { DATABASES } from "../../../../support/databases.ts";
import { createVisitor, historyStore, type Visitor } from "../../../../support/log-history.ts";
import { resetDatabase } from "../../../../support/reset-database.ts";

const secrets = createSecrets(new Uint8Array(32).fill(9));
const TABLES = ALL_PROJECTIONS.flatMap(({ tables }) => tables);
const SMALL_PAGE = 250;

type Change = { projections?: readonly Projection[]; isCheck?: boolean; onStep?: (step: RebuildStep) => void };

for (const [name, open] of Object.entries(DATABASES)) {
  describe(`a rebuild on ${name}`, () => {
    let sql: Sql;
    let store: EventStore;
    let visitors: Visitor[];

    beforeAll(async () => {
      sql = await open();
    });
    afterAll(() => sql.close());

    beforeEach(async () => {
      await resetDatabase(sql);
      store = historyStore(sql, secrets);
      visitors = ["a", "b", "c"].map((id) => createVisitor(store, id));
      for (const visitor of visitors) for (let turn = 0; turn < 10; turn += 1) await visitor.visit();
    });

    const run = async ({ projections = ALL_PROJECTIONS, isCheck = false, onStep = () => {} }: Change = {}) => {
      const codec = createCodec({
        definitions: EVENT_DEFINITIONS,
        upcasters: UPCASTERS,
        keys: createSubjectKeys(secrets),
      });
      const options = { projections, withStates: projections === ALL_PROJECTIONS, isCheck, pageSize: SMALL_PAGE };
      const rebuilt = await rebuild({ sql, codec, foldOf }, { ...options, onStep, onStates: () => {} });
      if (rebuilt === "busy") throw new Error("Another rebuild is going on");
      return rebuilt;
    };

    const rows = async (): Promise<unknown[]> =>
      Promise.all(TABLES.map((table) => sql.query(`select * from ${table} order by 1`)));

    test("finds nothing to change, and changes nothing", async () => {
      const before = await rows();
      const { tables, states } = await run();
      expect(tables?.differences).toEqual({ count: 0, isExact: true, named: [] });
      expect(states).toMatchObject({ streams: 3, different: [], refolded: 0 });
      expect(await rows()).toEqual(before);
      expect(before.flat().length).toBeGreaterThan(20);
    });

    test("loses and doubles nothing that is appended meanwhile", async () => {
      let isOver = false;
      const appending = (async () => {
        while (!isOver) await Promise.all(visitors.map((visitor) => visitor.visit()));
      })();
      const { tables, states } = await run();
      isOver = true;
      await appending;
      expect(tables?.differences).toEqual({ count: 0, isExact: true, named: [] });
      expect(states?.different).toEqual([]);
      const again = await run({ isCheck: true });
      expect(again.tables?.differences.count).toBe(0);
      expect(again.tables?.position).toBeGreaterThan(tables?.position ?? 0);
    });
  });
}
