import { afterAll, describe, expect, test } from "bun:test";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Outcome } from "../run/outcome.ts";
import { runFiles } from "../run/run-files.ts";
import { runSuites } from "../run/run-suites.ts";

const folder = mkdtempSync(join(tmpdir(), "listwright-runner-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs one planted test file the way the runner does. */
const runPlanted = async (name: string, source: string, timeoutMs = 20_000) => {
  const file = join(folder, `${name}.test.ts`);
  writeFileSync(file, `import { expect, test } from "bun:test";\n${source}\n`);
  const options = { title: name, testTimeoutMs: 5000, env: {}, timeoutMs, output: "kept" } as const;
  const { passed, failures } = await runFiles([file], options);
  return { passed, failures: failures.map((failure) => failure.slice(failure.indexOf(": ") + 1).trim()) };
};

describe("a test process", () => {
  test("is good when its tests pass", async () => {
    expect(await runPlanted("good", `test("adds", () => expect(1 + 1).toBe(2));`)).toEqual({ passed: 1, failures: [] });
  });

  test("fails with a failing test, and the passing ones still count", async () => {
    const source = `test("adds", () => expect(1).toBe(1)); test("lies", () => expect(1).toBe(2));`;
    expect(await runPlanted("failing", source)).toEqual({ passed: 1, failures: ["lies (failed)"] });
  });

  test("fails when it runs no test", async () => {
    const { passed, failures } = await runPlanted("empty", "expect(1).toBe(1);");
    expect(passed).toBe(0);
    expect(failures).toContain("no test ran");
  });

  test("fails when its file does not load", async () => {
    const { passed, failures } = await runPlanted("broken", `throw new Error("at load"); test("never", () => {});`);
    expect(passed).toBe(0);
    expect(failures).toContain("no test ran");
  });

  test("fails when it leaves early with a good exit code", async () => {
    const { passed, failures } = await runPlanted("leaving", `test("leaves", () => process.exit(0));`);
    expect(passed).toBe(0);
    expect(failures).toContain("the test process left no report and exited with 0");
  });

  test("fails when it is killed", async () => {
    const source = `test("dies", () => { process.kill(process.pid, "SIGKILL"); return new Promise(() => {}); });`;
    const { passed, failures } = await runPlanted("killed", source);
    expect(passed).toBe(0);
    expect(failures).toContain("the test process left no report and was killed by SIGKILL");
  });

  test("fails when it does not come to an end", async () => {
    const source = `test("spins", () => { for (;;); });`;
    const { passed, failures } = await runPlanted("endless", source, 1500);
    expect(passed).toBe(0);
    expect(failures).toContain("the test process left no report and ran out of time");
  });

  test("fails when it skips a test, or runs only one", async () => {
    const skip = ["test", "skip"].join(".");
    const only = ["test", "only"].join(".");
    expect(await runPlanted("skipping", `${skip}("waits", () => {}); test("runs", () => {});`)).toEqual({
      passed: 1,
      failures: ["waits (skipped)"],
    });
    const selfish = await runPlanted("selfish", `${only}("first", () => {}); test("other", () => {});`);
    expect(selfish.failures).not.toEqual([]);
  });

  test("fails when an error escapes between tests", async () => {
    const source = `test("first", () => {}); queueMicrotask(() => { throw new Error("escaped"); });`;
    expect((await runPlanted("escaping", source)).failures).not.toEqual([]);
  });
});

describe("a suite", () => {
  const plant = (name: string, source: string): string => {
    const file = join(folder, `${name}.test.ts`);
    writeFileSync(
      file,
      `import { expect, test } from "bun:test";\nimport { existsSync, writeFileSync } from "node:fs";\n${source}\n`,
    );
    return file;
  };
  const mark = (name: string): string => JSON.stringify(join(folder, name));
  const meeting = (own: string, other: string): string =>
    `test("meets ${other}", async () => { writeFileSync(${mark(own)}, ""); while (!existsSync(${mark(other)})) await new Promise(setImmediate); });`;

  test("runs its processes side by side, and those that measure time last", async () => {
    const alone = plant(
      "c",
      `test("is alone", () => expect([existsSync(${mark("a")}), existsSync(${mark("b")})]).toEqual([true, true]));`,
    );
    const files = [alone, plant("a", meeting("a", "b")), plant("b", meeting("b", "a"))];
    const suite = {
      name: "planted",
      needs: [],
      testTimeoutMs: 10_000,
      filesPerProcess: 1,
      alone: [alone],
    };
    const outcomes: Outcome[] = [];
    await runSuites(
      [{ suite, files }],
      async () => ({}),
      (outcome) => outcomes.push(outcome),
    );
    expect(outcomes.map(({ passed, failures }) => [passed, failures])).toEqual([
      [1, []],
      [1, []],
      [1, []],
    ]);
    expect(outcomes.at(-1)?.title).toBe("planted 3/3");
  }, 30_000);
});
