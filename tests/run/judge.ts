import { relative, resolve } from "node:path";
import { parseJunit } from "./junit.ts";

/** How a child process ended. */
export type Ending = { exitCode: number | null; signal: string | null; timedOut: boolean };

export type Verdict = { passed: number; failures: readonly string[] };

const describeEnding = ({ exitCode, signal, timedOut }: Ending): string => {
  if (timedOut) return "ran out of time";
  return signal === null ? `exited with ${exitCode}` : `was killed by ${signal}`;
};

export const isGood = ({ exitCode, timedOut }: Ending): boolean => exitCode === 0 && !timedOut;

/**
 * Judges one test process by its report and its ending. What cannot be shown to have passed has failed:
 * no report, a file without a test, a skipped test, a bad ending that no failed test explains.
 */
export const judge = (files: readonly string[], ending: Ending, report: string | null): Verdict => {
  const cases = parseJunit(report ?? "");
  const seen = new Set(cases.map(({ file }) => normal(file)));
  const failures = [
    ...cases
      .filter(({ status }) => status !== "passed")
      .map(({ file, name, status }) => `${file}: ${name} (${status})`),
    ...files.filter((file) => !seen.has(normal(file))).map((file) => `${file}: no test ran`),
  ];
  if (report === null) failures.push(`the test process left no report and ${describeEnding(ending)}`);
  else if (failures.length === 0 && !isGood(ending)) failures.push(`the test process ${describeEnding(ending)}`);
  else if (files.length === 0) failures.push("there was nothing to run");
  return { passed: cases.filter(({ status }) => status === "passed").length, failures };
};

const normal = (file: string) => relative(process.cwd(), resolve(file));
