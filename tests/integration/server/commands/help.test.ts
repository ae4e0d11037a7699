import { expect, test } from "bun:test";
import { join } from "node:path";

const FOLDER = join(import.meta.dir, "../../../../server/commands");

/** Nothing is opened or made for it: there is no such folder. */
const NOWHERE = { ...process.env, DATA_DIR: "/nowhere/at/all", DATABASE_URL: undefined };

test.each(["admin", "billing", "events", "rebuild", "seed", "log", "audit", "optimize", "mine", "train-miner"])(
  "%s --help says how it is used, and does nothing",
  async (name) => {
    const argv = [process.execPath, join(FOLDER, `${name}.ts`), "--help"];
    const child = Bun.spawn(argv, { env: NOWHERE, stdin: "ignore", stdout: "pipe", stderr: "pipe" });
    const [out, err] = await Promise.all([new Response(child.stdout).text(), new Response(child.stderr).text()]);
    expect({ exit: await child.exited, err }).toEqual({ exit: 0, err: "" });
    expect(out).toStartWith(`Usage: bun run ${name} `.trimEnd());
  },
  30_000,
);
