import { cpus } from "node:os";
import { isGood } from "./judge.ts";
import type { Outcome } from "./outcome.ts";
import { run } from "./process.ts";

export type Check = { name: string; title: string; argv: readonly string[] };

const CHECK_TIMEOUT_MS = 5 * 60_000;

const tool = (name: string, ...args: string[]) => [process.execPath, `node_modules/.bin/${name}`, ...args];

/** Everything that is known about the code without running it. Each entry counts as one test. */
export const CHECKS: readonly Check[] = [
  { name: "format", title: "format and import order", argv: tool("biome", "ci", "--colors=off") },
  { name: "lint", title: "lint", argv: tool("oxlint") },
  { name: "typecheck", title: "types of events/, without any platform", argv: tool("tsc", "-p", "events") },
  { name: "typecheck", title: "types of machines/, without any platform", argv: tool("tsc", "-p", "machines") },
  { name: "typecheck", title: "types of everything", argv: tool("tsc", "-p", ".") },
  { name: "typecheck", title: "types of the miner's kernel", argv: tool("tsc", "-p", "server/insight/model/kernel") },
  { name: "graph", title: "who may import whom", argv: [process.execPath, "tests/run/check-graph.ts"] },
  { name: "unused", title: "nothing unused", argv: tool("knip", "--no-progress") },
];

const runCheck = async ({ title, argv }: Check): Promise<Outcome> => {
  const start = performance.now();
  const ending = await run({ argv, timeoutMs: CHECK_TIMEOUT_MS, output: "kept" });
  const ms = performance.now() - start;
  if (isGood(ending)) return { title, passed: 1, failures: [], ms };
  console.log(ending.text.trimEnd());
  return { title, passed: 0, failures: [title], ms };
};

/** Runs the checks side by side, as many as there are processors. */
export const runChecks = async (checks: readonly Check[], report: (outcome: Outcome) => void): Promise<void> => {
  const queue = [...checks];
  const worker = async () => {
    for (let check = queue.shift(); check; check = queue.shift()) report(await runCheck(check));
  };
  await Promise.all(Array.from({ length: Math.min(cpus().length, 4) }, worker));
};
