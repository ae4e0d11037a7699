import { mkdirSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { join } from "node:path";
import { operatorCodec } from "../../server/operator/operator-parts.ts";
import { foldOf } from "../../server/operator/stream-folds.ts";
import { ALL_PROJECTIONS } from "../../server/projections/all-projections.ts";
import type { EventStore } from "../../server/store/event-store.ts";
import { openServer } from "../../server/store/open-store.ts";
import { rebuild } from "../../server/store/rebuild/rebuild.ts";
import type { RebuildStep } from "../../server/store/rebuild/rebuild-options.ts";
import { startPostgres } from "../run/postgres.ts";
import { errorLog } from "../support/log.ts";
import { createVisitor, historyStore } from "../support/log-history.ts";
import { createCpuMeter } from "./store/cpu-seconds.ts";

const EVENTS = Number(process.argv[2] ?? 1_000_000);
const EVENTS_OF_A_VISIT = 12;
const VISITS_OF_A_CUSTOMER = 10;
const CUSTOMERS = Math.ceil(EVENTS / EVENTS_OF_A_VISIT / VISITS_OF_A_CUSTOMER);
const AT_ONCE = 64;
const VISITORS_DURING = 4;
const PAUSE_MS = 25;
const RESULT = join(import.meta.dir, "../../.cache/bench/rebuild.json");

const seconds = (since: number): number => (performance.now() - since) / 1000;
const shown = (value: number): string => Math.round(value).toLocaleString("en");

/** Customers visit in turn, so that no stream lies together in the log. */
const fill = async (store: EventStore): Promise<void> => {
  const visitors = Array.from({ length: CUSTOMERS }, (_, index) => createVisitor(store, `c${index}`));
  for (let round = 0; round < VISITS_OF_A_CUSTOMER; round += 1) {
    const waiting = visitors.values();
    const serve = async (): Promise<void> => {
      for (const visitor of waiting) await visitor.visit();
    };
    await Promise.all(Array.from({ length: AT_ONCE }, serve));
  }
};

/** Keeps customers appending until it is stopped; answers how many events they appended and how long the slowest waited. */
const keepVisiting = (store: EventStore): (() => Promise<{ events: number; slowestMs: number }>) => {
  const visitors = Array.from({ length: VISITORS_DURING }, (_, index) => createVisitor(store, `during${index}`));
  let isOver = false;
  let slowestMs = 0;
  const running = visitors.map(async (visitor) => {
    while (!isOver) {
      const begun = performance.now();
      await visitor.visit();
      slowestMs = Math.max(slowestMs, performance.now() - begun);
      await Bun.sleep(PAUSE_MS);
    }
  });
  return async () => {
    isOver = true;
    await Promise.all(running);
    return { events: visitors.reduce((sum, visitor) => sum + visitor.version(), 0), slowestMs };
  };
};

const server = await startPostgres({ durable: true });
const database = await openServer(server.url, errorLog);
const { sql } = database;
const store = historyStore(sql, database.secrets);
const [setting] = await sql.query<{ version: string }>("select current_setting('server_version') as version");
console.log(
  `PostgreSQL ${setting?.version}, ${cpus().length} CPUs, ${shown(EVENTS)} events of ${shown(CUSTOMERS)} customers`,
);

const filling = performance.now();
await fill(store);
console.log(`Appended with their read models in ${shown(seconds(filling))} s`);

const stopVisiting = keepVisiting(store);
const cpuSeconds = await createCpuMeter(sql);
const steps: { step: string; at: number; here: number; database: number }[] = [];
const begun = performance.now();
const enter = (step: string): void => {
  if (steps.at(-1)?.step !== step) steps.push({ step, at: seconds(begun), ...cpuSeconds() });
};
const rebuilt = await rebuild(
  { sql, codec: operatorCodec(database), foldOf },
  {
    projections: ALL_PROJECTIONS,
    withStates: true,
    isCheck: false,
    onStep: ({ step }: RebuildStep) => enter(step),
    onStates: () => enter("states"),
  },
);
const totalSeconds = seconds(begun);
enter("done");
const during = await stopVisiting();
if (rebuilt === "busy" || rebuilt.tables === null || rebuilt.states === null) throw new Error("Nothing was rebuilt");
const { tables, states } = rebuilt;
const figures = {
  events: tables.events,
  tablesPerSecond: (tables.events * 1000) / tables.fillMs,
  statesPerSecond: (states.events * 1000) / states.ms,
  totalSeconds,
  heldMs: tables.heldMs,
  differences: tables.differences.count + states.different.length,
  during,
  steps,
};
console.log(`Read models       ${shown(figures.tablesPerSecond)} events a second`);
console.log(`Decision states   ${shown(figures.statesPerSecond)} events a second, ${shown(states.streams)} streams`);
console.log(`Whole rebuild     ${shown(totalSeconds)} s`);
console.log(`Differences       ${figures.differences}`);
console.log(
  `Appends meanwhile ${shown(during.events)} events; held at the switch for ${shown(tables.heldMs)} ms, slowest append ${shown(during.slowestMs)} ms`,
);
for (const [index, { step, at, here, database: there }] of steps.slice(0, -1).entries()) {
  const next = steps[index + 1];
  if (next === undefined) continue;
  const cost = `${(next.here - here).toFixed(1)} s of processor here, ${(next.database - there).toFixed(1)} s in the database`;
  console.log(`  ${step.padEnd(10)} ${(next.at - at).toFixed(1)} s: ${cost}`);
}

mkdirSync(join(RESULT, ".."), { recursive: true });
writeFileSync(RESULT, JSON.stringify({ postgres: setting?.version, cpus: cpus().length, ...figures }, null, 2));
await store.close();
await database.close();
await server.stop();
