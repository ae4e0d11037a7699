import { mkdirSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { join } from "node:path";
import { openServer } from "../../server/store/open-store.ts";
import { startPostgres } from "../run/postgres.ts";
import { errorLog } from "../support/log.ts";
import { bareInserts, type Contender, counterRow, ourAppend, ourAppendProjected, TABLES } from "./store/contenders.ts";
import { measureDeciding } from "./store/deciding.ts";
import { measureRate, median, type Rate } from "./store/measure.ts";

const CLIENTS = [1, 8, 32, 128];
const CONTENDERS: readonly Contender[] = [bareInserts, ourAppend, ourAppendProjected, counterRow];
const ROUNDS = 3;
const ROUND_MS = 2000;
const RESULT = join(import.meta.dir, "../../.cache/bench/store.json");

type Line = Rate & { contender: string; clients: number; ratio: number };

/** Contenders take turns, so that what else the machine does meets them all alike. */
const measureAt = async (url: string, clients: number): Promise<Line[]> => {
  const rates = new Map<Contender, Rate[]>(CONTENDERS.map((contender) => [contender, []]));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [contender, measured] of rates) measured.push(await measureRate(contender, url, clients, ROUND_MS));
  }
  const middle = (contender: Contender, what: keyof Rate): number =>
    median((rates.get(contender) ?? []).map((rate) => rate[what]));
  const bare = middle(bareInserts, "perSecond");
  return CONTENDERS.map((contender) => {
    const perSecond = middle(contender, "perSecond");
    const p50Ms = middle(contender, "p50Ms");
    const p99Ms = middle(contender, "p99Ms");
    return { contender: contender.name, clients, perSecond, p50Ms, p99Ms, ratio: perSecond / bare };
  });
};

const print = ({ contender, clients, perSecond, p50Ms, p99Ms, ratio }: Line): void => {
  const columns = [
    String(clients).padStart(7),
    contender.padEnd(34),
    Math.round(perSecond).toLocaleString("en").padStart(9),
    `${ratio.toFixed(2)}x`.padStart(7),
    p50Ms.toFixed(2).padStart(9),
    p99Ms.toFixed(2).padStart(9),
  ];
  console.log(columns.join("  "));
};

const server = await startPostgres({ durable: true });
const database = await openServer(server.url, errorLog);
await database.sql.script(TABLES);
const [setting] = await database.sql.query<{ version: string }>("select current_setting('server_version') as version");
const version = setting?.version ?? "unknown";
console.log(`Appending one event, PostgreSQL ${version}, ${cpus().length} CPUs, commits wait for the disk`);
console.log("clients  how                                 events/s  to bare  p50 in ms  p99 in ms");

const lines: Line[] = [];
for (const clients of CLIENTS) {
  const measured = await measureAt(server.url, clients);
  measured.forEach(print);
  lines.push(...measured);
}

const deciding = await measureDeciding(server.url);
console.log("\nOne command: finding its state and deciding, and with its append");
for (const { what, shortMs, longMs, ratio } of deciding.costs) {
  const [short, long] = [deciding.shortEvents, deciding.longEvents.toLocaleString("en")];
  console.log(
    `${what.padEnd(8)}  ${shortMs.toFixed(3)} ms on ${short} events, ${longMs.toFixed(3)} ms on ${long}: ${ratio.toFixed(2)}x`,
  );
}

mkdirSync(join(RESULT, ".."), { recursive: true });
writeFileSync(RESULT, JSON.stringify({ postgres: version, cpus: cpus().length, appending: lines, deciding }, null, 2));
await database.close();
await server.stop();
