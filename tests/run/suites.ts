import { Glob } from "bun";

export type Need = "postgres" | "chromium";

export type Suite = {
  name: string;
  needs: readonly Need[];
  /** How long one test may take. */
  testTimeoutMs: number;
  /** Files that share a process, and with it what is dear to start. */
  filesPerProcess: number;
  /** Files that measure time, and therefore run last and by themselves. */
  alone?: readonly string[];
};

export type SuiteFiles = { suite: Suite; files: readonly string[] };

/** In the order in which they run: what fails fast comes first. */
export const SUITES: readonly Suite[] = [
  {
    name: "unit",
    needs: [],
    testTimeoutMs: 20_000,
    filesPerProcess: 100,
    alone: [
      "tests/unit/server/insight/hygiene/near-duplicates.test.ts",
      "tests/unit/server/insight/ingest/ingest.properties.test.ts",
      "tests/unit/server/insight/text/patterns.test.ts",
    ],
  },
  { name: "architecture", needs: [], testTimeoutMs: 60_000, filesPerProcess: 1000 },
  {
    name: "integration",
    needs: ["postgres"],
    testTimeoutMs: 60_000,
    filesPerProcess: 5,
    alone: ["tests/integration/server/features/identity/password-timing.test.ts"],
  },
  {
    name: "e2e",
    needs: ["postgres", "chromium"],
    testTimeoutMs: 120_000,
    filesPerProcess: 4,
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
