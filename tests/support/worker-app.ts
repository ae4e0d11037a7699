import { createApp } from "../../server/app.ts";
import { startBackground } from "../../server/background.ts";
import { composeDeps } from "../../server/compose.ts";
import { readEnv } from "../../server/env.ts";
import { createOptimizer } from "../../server/optimizer/create-optimizer.ts";
import type { Engine } from "../../server/optimizer/engine.ts";
import { openDatabase } from "../../server/store/open-database.ts";
import { engineThat, failingEngine, heldEngine, quickEngine } from "./engines.ts";
import { errorLog } from "./log.ts";

/** How an app process of a test optimizes: `stuck` begins and never ends. */
const ENGINES: Readonly<Record<string, () => Engine>> = {
  quick: () => quickEngine,
  failing: () => failingEngine,
  stuck: () => heldEngine(4),
};

// The process that a test starts, and may kill: the real application but for its engine and its short leases.
const env = readEnv(process.env);
const engine = ENGINES[process.argv[2] ?? ""]?.() ?? engineThat(() => Promise.reject(new Error("No such engine")));
const database = await openDatabase(env, errorLog);
const composed = composeDeps(env, errorLog, database);
await composed.optimizer.stop();
const optimizer = createOptimizer(composed, engine, { leaseMs: 1_000, sweepMs: 200, pollMs: 50, drainMs: 100 });
const deps = { ...composed, optimizer };
const app = createApp(deps).listen({ port: 0, hostname: "127.0.0.1" });
await startBackground(deps);
console.log(`ready at http://127.0.0.1:${app.server?.port}`);
