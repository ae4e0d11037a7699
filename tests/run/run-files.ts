import { chmodSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { isAbsolute, join } from "node:path";
import { judge } from "./judge.ts";
import type { Outcome } from "./outcome.ts";
import { run } from "./process.ts";

const PROCESS_TIMEOUT_MS = 12 * 60_000;

/** The last tier of the compiler pays back only where code runs for minutes; here it took a seventh of all the processor's time. */
const SHORT_LIVED = { BUN_JSC_useFTLJIT: "0" };

type ProcessOptions = {
  title: string;
  testTimeoutMs: number;
  env: Readonly<Record<string, string>>;
  timeoutMs?: number;
  output?: "shown" | "kept";
};

const readIfThere = (file: string): string | null => {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return null;
  }
};

/** Runs test files in one process and judges what it left. */
export const runFiles = async (
  files: readonly string[],
  { title, testTimeoutMs, env, timeoutMs = PROCESS_TIMEOUT_MS, output = "shown" }: ProcessOptions,
): Promise<Outcome & { text: string }> => {
  const start = performance.now();
  const folder = mkdtempSync(join(tmpdir(), "listwright-"));
  // Whatever the tests leave in the temporary folder goes with this one. A server that runs as nobody has to get in.
  chmodSync(folder, 0o755);
  const report = join(folder, "report.xml");
  const flags = [`--timeout=${testTimeoutMs}`, "--reporter=junit", `--reporter-outfile=${report}`];
  const ending = await run({
    argv: [process.execPath, "test", ...flags, ...files.map((file) => (isAbsolute(file) ? file : `./${file}`))],
    env: { ...SHORT_LIVED, ...env, CI: "true", TMPDIR: folder },
    timeoutMs,
    output,
  });
  const verdict = judge(files, ending, readIfThere(report));
  rmSync(folder, { recursive: true, force: true });
  return { title, ...verdict, ms: performance.now() - start, text: ending.text };
};
