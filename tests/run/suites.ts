import { chmodSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { isAbsolute, join } from "node:path";
import { Glob } from "bun";
import { judge } from "./judge.ts";
import type { Outcome } from "./outcome.ts";
import { run } from "./process.ts";

export type Need = "postgres" | "chromium";

export type Suite = {
  name: string;
  needs: readonly Need[];
  /** How long one test may take. */
  testTimeoutMs: number;
  /** Files that share a process, and with it what is dear to start. */
  filesPerProcess: number;
  /** How many of its processes run side by side; one unless told. */
  processesAtOnce?: number;
  /** Files that measure time, and therefore run last and by themselves. */
  alone?: readonly string[];
};

const PROCESS_TIMEOUT_MS = 12 * 60_000;

/** In the order in which they run: what fails fast comes first. */
export const SUITES: readonly Suite[] = [
  { name: "unit", needs: [], testTimeoutMs: 20_000, filesPerProcess: 1000 },
  { name: "architecture", needs: [], testTimeoutMs: 60_000, filesPerProcess: 1000 },
  { name: "integration", needs: ["postgres"], testTimeoutMs: 60_000, filesPerProcess: 8 },
  {
    name: "e2e",
    needs: ["postgres", "chromium"],
    testTimeoutMs: 120_000,
    filesPerProcess: 4,
    processesAtOnce: 2,
    alone: ["tests/e2e/speed.test.ts", "tests/e2e/support-long.test.ts"],
  },
];

export const suiteOf = (file: string): Suite | undefined =>
  SUITES.find(({ name }) => file === `tests/${name}` || file.startsWith(`tests/${name}/`));

/** The test files of a suite, or those of them under one path. */
export const filesOf = ({ name }: Suite, under = ""): readonly string[] =>
  [...new Glob(`tests/${name}/**/*.test.{ts,tsx}`).scanSync()]
    .filter((file) => file === under || file.startsWith(under === "" ? "" : `${under.replace(/\/$/, "")}/`))
    .sort();

const inGroups = <Item>(items: readonly Item[], size: number): readonly (readonly Item[])[] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, index) => items.slice(index * size, (index + 1) * size));

/** Does them in order, so many at a time. */
const inLanes = async <Item>(
  items: readonly Item[],
  lanes: number,
  does: (item: Item, index: number) => Promise<void>,
): Promise<void> => {
  const waiting = items.entries();
  const lane = async () => {
    for (const [index, item] of waiting) await does(item, index);
  };
  await Promise.all(Array.from({ length: lanes }, lane));
};

const readIfThere = (file: string): string | null => {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return null;
  }
};

type ProcessOptions = {
  title: string;
  testTimeoutMs: number;
  env: Readonly<Record<string, string>>;
  timeoutMs?: number;
  output?: "shown" | "kept";
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
    env: { ...env, CI: "true", TMPDIR: folder },
    timeoutMs,
    output,
  });
  const verdict = judge(files, ending, readIfThere(report));
  rmSync(folder, { recursive: true, force: true });
  return { title, ...verdict, ms: performance.now() - start, text: ending.text };
};

/** Runs a suite in as few processes as it allows. A suite without files has nothing to show and fails. */
export const runSuite = async (
  suite: Suite,
  files: readonly string[],
  env: Readonly<Record<string, string>>,
  report: (outcome: Outcome) => void,
): Promise<void> => {
  if (files.length === 0)
    report({ title: suite.name, passed: 0, failures: [`no test file in tests/${suite.name}`], ms: 0 });
  const { testTimeoutMs, filesPerProcess, processesAtOnce = 1, alone = [] } = suite;
  const together = inGroups(
    files.filter((file) => !alone.includes(file)),
    filesPerProcess,
  );
  const apart = inGroups(
    files.filter((file) => alone.includes(file)),
    filesPerProcess,
  );
  const count = together.length + apart.length;
  const runGroup = async (group: readonly string[], index: number, output: "shown" | "kept") => {
    const title = count === 1 ? suite.name : `${suite.name} ${index + 1}/${count}`;
    const heading = `\n── ${title}: ${group.length} files`;
    if (output === "shown") console.log(heading);
    const { text, ...outcome } = await runFiles(group, { title, testTimeoutMs, env, output });
    if (output === "kept") console.log(`${heading}\n${text}`);
    report(outcome);
  };
  await inLanes(together, processesAtOnce, (group, index) =>
    runGroup(group, index, processesAtOnce > 1 ? "kept" : "shown"),
  );
  for (const [index, group] of apart.entries()) await runGroup(group, together.length + index, "shown");
};
