import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { scripts } from "../../../../package.json" with { type: "json" };

const ROOT = join(import.meta.dir, "../../../..");

/** Each script that runs a file of ours and no word with it: what has one is a part of another. */
const COMMANDS = Object.entries(scripts).flatMap(([name, script]) => {
  const file = /^bun (\S+\.ts)$/.exec(script)?.[1];
  return file === undefined ? [] : [{ name, file }];
});

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "help-"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const run = async (file: string, ...args: string[]) => {
  const child = Bun.spawn([process.execPath, file, ...args], {
    cwd: ROOT,
    env: { ...process.env, DATA_DIR: join(folder, "data"), DATABASE_URL: undefined },
    stdin: "ignore",
    stdout: "pipe",
    stderr: "pipe",
  });
  const [out, err] = await Promise.all([new Response(child.stdout).text(), new Response(child.stderr).text()]);
  return { exit: await child.exited, out, err };
};

const usageOf = (name: string): string => `Usage: bun ${name === "start" ? "" : "run "}${name}`;

describe("every command", () => {
  test("is among those looked at", () => {
    expect(COMMANDS.map(({ name }) => name)).toEqual(
      expect.arrayContaining(["start", "test", "sheet", "golden", "bench", "admin", "optimize", "docs:events"]),
    );
  });

  test.each(COMMANDS)(
    "$name --help says how it is used, and does nothing",
    async ({ name, file }) => {
      const { exit, out, err } = await run(file, "--help");
      expect({ exit, err }).toEqual({ exit: 0, err: "" });
      expect(out).toStartWith(usageOf(name));
      expect(existsSync(join(folder, "data"))).toBe(false);
    },
    30_000,
  );

  test.each(COMMANDS)(
    "$name called with what it does not know ends with 2, says why, and does nothing",
    async ({ file }) => {
      const { exit, out, err } = await run(file, "--no-such-option", "at", "all", "of", "them");
      expect({ exit, out }).toEqual({ exit: 2, out: "" });
      expect(err).toMatch(/^Usage: |^There is no test called /);
      expect(existsSync(join(folder, "data"))).toBe(false);
    },
    30_000,
  );
});
