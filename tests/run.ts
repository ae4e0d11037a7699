import { join } from "node:path";
import { followLauncher } from "../server/commands/follow-launcher.ts";
import { ensureInstalled } from "../server/commands/install.ts";
import { guardUsage } from "../server/commands/run-command.ts";
import { runChecks } from "./run/checks.ts";
import { isGood } from "./run/judge.ts";
import { closingLine, describeOutcome, exitCodeOf, type Outcome } from "./run/outcome.ts";
import { killRunning, run } from "./run/process.ts";
import { provide, withdraw } from "./run/provide.ts";
import { runSuites } from "./run/run-suites.ts";
import { type Selection, select } from "./run/select.ts";

const USAGE = ["Usage: bun run test [unit|integration|e2e|verify|PATH below tests/ …]"];
guardUsage(USAGE, () => true);

// Nothing here imports a package before it is installed: this file is the first thing a fresh clone runs.
const root = join(import.meta.dir, "..");
process.chdir(root);

const BUILD_TIMEOUT_MS = 5 * 60_000;
const start = performance.now();
const outcomes: Outcome[] = [];

const report = (outcome: Outcome) => {
  outcomes.push(outcome);
  console.log(describeOutcome(outcome));
};

const fail = (title: string, reason: string) => report({ title, passed: 0, failures: [reason], ms: 0 });

let closing: Promise<never> | null = null;

const close = (exitCode: number): Promise<never> => {
  closing ??= closeOnce(exitCode);
  return closing;
};

const closeOnce = async (exitCode: number): Promise<never> => {
  killRunning();
  await withdraw();
  killRunning();
  const broken = outcomes.filter(({ failures }) => failures.length > 0);
  console.log(`\nFinished in ${((performance.now() - start) / 1000).toFixed(0)} s`);
  for (const outcome of broken) console.log(describeOutcome(outcome));
  console.log(closingLine(outcomes));
  process.exit(exitCode);
};

const interrupt = (signal: string, exitCode: number) => {
  fail("the run", `interrupted by ${signal}`);
  void close(exitCode);
};

/** Code and styles that are generated have to exist before anything can be checked. */
const build = async () => {
  const begin = performance.now();
  const argv = [process.execPath, "server/commands/build.ts"];
  const ending = await run({ argv, timeoutMs: BUILD_TIMEOUT_MS, output: "kept" });
  const ms = performance.now() - begin;
  if (isGood(ending)) return report({ title: "client build", passed: 1, failures: [], ms });
  console.log(ending.text);
  report({ title: "client build", passed: 0, failures: ["the client could not be built"], ms });
};

const runAll = async ({ checks, suites }: Selection) => {
  const installation = ensureInstalled(root, "everything");
  if (installation.status === "failed") return fail("installation", installation.reason);
  await build();
  await runChecks(checks, report);
  await runSuites(suites, provide, report);
};

followLauncher();
process.on("SIGINT", () => interrupt("SIGINT", 130));
process.on("SIGTERM", () => interrupt("SIGTERM", 143));
process.on("SIGHUP", () => interrupt("SIGHUP", 129));

const selection = select(process.argv.slice(2));
if ("unknown" in selection) {
  console.error(
    `There is no test called ${selection.unknown.join(", ")}. Try: unit, integration, e2e, verify, or a path`,
  );
  process.exit(2);
}
await runAll(selection).catch((error: unknown) => fail("the run", String(error)));
await close(exitCodeOf(outcomes));
