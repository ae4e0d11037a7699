import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { customerDecider } from "../../../../../events/customer/customer.ts";
import { eventOf } from "../../../../../events/history/fact.ts";
import { historyOf, type Moment } from "../../../../../events/history/fold.ts";
import { EVENTS_PAGE_MAX } from "../../../../../events/wire/support.ts";
import { readEvents } from "../../../../../server/features/support/read-history.ts";
import { domainEventOf } from "../../../../../server/store/domain-event.ts";
import type { Sql } from "../../../../../server/store/sql.ts";
import { DATABASES } from "../../../../support/databases.ts";
import { randomFrom, seededYear } from "../../../../support/fixtures/seeded-year.ts";
import { createTestApp, type TestApp } from "../../../../support/test-app.ts";

const EVENTS = 1_500;
const POSITIONS = 1_000;
const BATCH = 250;
const STREAM = "customer-c1";
const NOTHING = { type: "", data: {} };
const META = { actor: { kind: "system", process: "test" }, correlationId: "year", causationId: null } as const;

/** Whose latest event of these types is the first of them: by the database alone, without any fold of ours. */
const standing = (id: string, begins: readonly string[], ends: readonly string[]): string => `
  (select coalesce(array_agg(id order by id collate "C"), '{}') from (
    select distinct on (data ->> '${id}') data ->> '${id}' as id, type from events
    where stream_id = $1 and version <= $2 and type in (${[...begins, ...ends].map((type) => `'${type}'`).join(", ")})
    order by data ->> '${id}', version desc) latest
  where type in (${begins.map((type) => `'${type}'`).join(", ")}))`;

const COUNTED = `select
  ${standing("sessionId", ["SignedIn"], ["SignedOut"])} as sessions,
  ${standing("avatarId", ["AvatarCreated", "AvatarRestored"], ["AvatarDeleted"])} as avatars,
  ${standing("optimizationId", ["OptimizationRequested"], ["OptimizationCompleted", "OptimizationFailed"])} as running,
  ${standing("optimizationId", ["OptimizationCompleted"], ["OptimizationRequested", "OptimizationFailed"])} as completed,
  ${standing("optimizationId", ["OptimizationFailed"], ["OptimizationRequested", "OptimizationCompleted"])} as failed,
  ${standing("optimizationId", ["AsinReserved"], ["AsinUsed", "AsinReleased"])} as reserved,
  ${standing("disputeId", ["DisputeOpened"], ["DisputeClosed"])} as disputes,
  (select data ->> 'to' from events where stream_id = $1 and version <= $2 and type = 'PlanChanged'
    order by version desc limit 1) as plan`;

const countedOf = ({ state, work }: Moment) => {
  const optimizations = [...work.optimizations.values()];
  const withStatus = (wanted: string) =>
    optimizations
      .filter(({ status }) => status === wanted)
      .map(({ id }) => id)
      .toSorted();
  return {
    sessions: state.sessions.live.toSorted(),
    avatars: [...work.avatars.keys()].toSorted(),
    running: withStatus("running"),
    completed: withStatus("completed"),
    failed: withStatus("failed"),
    reserved: Object.keys(state.quota.reservations).toSorted(),
    disputes: state.subscription.disputeIds.toSorted(),
    plan: state.subscription.plan,
  };
};

describe.each(Object.entries(DATABASES))("a year of history on %s", (_, open) => {
  let sql: Sql;
  let app: TestApp;
  beforeAll(async () => {
    sql = await open();
    app = await createTestApp({ sql });
    const year = seededYear(11, EVENTS);
    for (let start = 0; start < year.length; start += BATCH) {
      const events = year.slice(start, start + BATCH).map(({ type, data }) => ({
        eventId: app.deps.newId(),
        event: { type, data },
      }));
      await app.deps.store.append({ streamId: STREAM, expected: start === 0 ? "none" : start, events, meta: META });
    }
  }, 60_000);
  afterAll(async () => {
    await app.close();
    await sql.close();
  });

  const asStaffReadIt = async () => {
    const read = readEvents(app.deps);
    const history = historyOf([]);
    for (;;) {
      const page = await read("c1", { after: history.version, limit: EVENTS_PAGE_MAX, revealed: false });
      history.add(page);
      if (page.length < EVENTS_PAGE_MAX) return history;
    }
  };

  test("comes, covered, to what its events say, at a thousand random positions", async () => {
    const history = await asStaffReadIt();
    expect(history.version).toBe(EVENTS);
    const opened = (await app.deps.store.read(STREAM, { limit: EVENTS })).map(domainEventOf);
    const random = randomFrom(3);
    const positions = Array.from({ length: POSITIONS }, () => 1 + random.below(EVENTS)).toSorted((a, b) => a - b);
    let state = customerDecider.initialState;
    let folded = 0;
    for (const version of positions) {
      for (; folded < version; folded += 1) {
        const event = eventOf(opened[folded] ?? NOTHING);
        if (event !== null) state = customerDecider.evolve(state, event);
      }
      const moment = history.at(version);
      expect(moment.state).toEqual(state);
      const [row] = await sql.query(COUNTED, [STREAM, version]);
      const counted: Record<string, unknown> = { version, ...countedOf(moment) };
      expect(counted).toEqual({ version, ...row, plan: row?.["plan"] ?? "demo" });
    }
  }, 120_000);
});
