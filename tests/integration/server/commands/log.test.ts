import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { logCommand } from "../../../../server/operator/log.command.ts";
import { lockFolder } from "../../../../server/store/folder-lock.ts";
import { startPostgres } from "../../../support/postgres.ts";
import { sellerOn } from "../../../support/seller.ts";
import { createTestApp, type TestApp } from "../../../support/test-app.ts";

const ENTRY = join(import.meta.dir, "../../../../server/commands/log.ts");

/** The command as a terminal runs it, on a data folder that does not exist yet. */
const inTerminal = (folder: string, ...args: string[]) => inTerminalWith({}, folder, ...args);

const inTerminalWith = async (more: Record<string, string>, folder: string, ...args: string[]) => {
  const env = { ...process.env, NODE_ENV: "test", DATA_DIR: folder, DATABASE_URL: undefined, ...more };
  const child = Bun.spawn([process.execPath, ENTRY, ...args], { env, stdout: "pipe", stderr: "pipe" });
  const [out, err] = await Promise.all([new Response(child.stdout).text(), new Response(child.stderr).text()]);
  return { exit: await child.exited, out, err };
};

describe("bun run log", () => {
  let folder: string;
  let app: TestApp;
  let file: string;
  let key: string;
  const said: string[] = [];
  const output = { out: (line: string) => void said.push(line), err: (line: string) => void said.push(line) };

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), "log-command-"));
    [file, key] = [join(folder, "log.gz"), join(folder, "log.key")];
    app = await createTestApp();
    await sellerOn(app, "pro");
    expect(await logCommand.run(app.deps, ["export", file, key], output)).toBe(0);
  });
  afterAll(async () => {
    await app.close();
    rmSync(folder, { recursive: true, force: true });
  });

  test("exports the log and, apart from it, the key that opens it", () => {
    expect(said.at(-1)).toBe(`Personal data in it is sealed. The key is in ${key}: keep the two apart.`);
    expect(readFileSync(key, "utf8").trim()).toBe(app.deps.secrets.reveal().toString("base64url"));
  });

  test.each([
    [
      "a folder that is not there",
      () => [join(folder, "no", "log.gz"), join(folder, "n.key")],
      /^There is no folder .*no\.$/,
    ],
    ["a file that is there already", () => [file, join(folder, "n.key")], /log\.gz is there already\./],
    ["a key that is there already", () => [join(folder, "n.gz"), key], /log\.key is there already\./],
    ["one file for both", () => [join(folder, "n.gz"), join(folder, "n.gz")], /need two files\.$/],
  ])("exports nothing to %s, and leaves no key behind", async (_what, files, reason) => {
    said.length = 0;
    expect(await logCommand.run(app.deps, ["export", ...files()], output)).toBe(1);
    expect(said.join("\n")).toMatch(reason);
    expect([existsSync(join(folder, "n.key")), existsSync(join(folder, "n.gz"))]).toEqual([false, false]);
  });

  test("reads the live log through", async () => {
    said.length = 0;
    expect(await logCommand.run(app.deps, ["verify"], output)).toBe(0);
    expect(said.at(-2)).toBe("1 decision state: each is what its events lead to.");
  });

  test("leaves no trace of a file that is refused", async () => {
    const cut = join(folder, "cut.gz");
    writeFileSync(cut, readFileSync(file).subarray(0, -20));
    const target = join(folder, "fresh");
    const { exit, err } = await inTerminal(target, "import", cut, "--key", key);
    expect({ exit, err }).toEqual({ exit: 1, err: "The file is cut off: its end is missing.\n" });
    expect(existsSync(target)).toBe(false);
  });

  test("says that a key file is no whole one", async () => {
    const broken = join(folder, "broken.key");
    writeFileSync(broken, "too short");
    const { exit, err } = await inTerminal(join(folder, "fresh"), "verify", file, "--key", broken);
    expect({ exit, err }).toEqual({ exit: 1, err: `${broken} is not a whole key file.\n` });
  });

  test("takes a log in, key and all", async () => {
    const target = join(folder, "moved");
    const { exit, out, err } = await inTerminal(target, "import", file, "--key", key);
    expect({ exit, err }).toEqual({ exit: 0, err: "" });
    expect(out).toContain("The log is moved in. Start the server.");
    expect(readFileSync(join(target, "key"), "utf8")).toBe(readFileSync(key, "utf8"));
  });

  describe("move", () => {
    let embedded: string;
    const chainIn = (out: string) => /Chain over the events: (\w+)/.exec(out)?.[1];
    const move = async (folder_: string, url?: string) =>
      inTerminalWith(url === undefined ? {} : { DATABASE_URL: url }, folder_, "move");

    beforeAll(async () => {
      embedded = join(folder, "embedded");
      expect(await inTerminal(embedded, "import", file, "--key", key)).toMatchObject({ exit: 0 });
    });

    test("takes an embedded log to PostgreSQL, equal to where it was, and leaves no file behind", async () => {
      const url = await (await startPostgres()).freshDatabase();
      const rest = () => readdirSync(tmpdir()).filter((name) => name.startsWith("listwright-move-"));
      const before = rest();
      const { exit, out, err } = await move(embedded, url);
      expect({ exit, err }).toEqual({ exit: 0, err: "" });
      expect(out).toContain("Built from the events and equal to where the file was written: ");
      const live = await inTerminalWith({ DATABASE_URL: url }, embedded, "verify");
      expect(live.exit).toBe(0);
      expect(chainIn(out)).toBe(chainIn(live.out) ?? "none");
      expect(chainIn(out)).toBe(chainIn((await inTerminal(embedded, "verify")).out) ?? "none");
      expect(rest()).toEqual(before);
      const again = await move(embedded, url);
      expect(again.exit).toBe(1);
      expect(again.err).toContain("This database is not empty");
    }, 60_000);

    test("is refused without a place to go to, without a log, and beside a server that goes on writing", async () => {
      expect(await move(embedded)).toMatchObject({
        exit: 1,
        err: "Set DATABASE_URL to the empty PostgreSQL database that the log is to move to.\n",
      });
      const nowhere = join(folder, "nowhere");
      const url = "postgres://nobody@127.0.0.1:1/none";
      expect(await move(nowhere, url)).toMatchObject({
        exit: 1,
        err: `There is no embedded database in ${nowhere}.\n`,
      });
      expect(existsSync(nowhere)).toBe(false);
      const lock = lockFolder(embedded);
      const busy = await move(embedded, url);
      lock.release();
      expect(busy).toMatchObject({
        exit: 1,
        err: `Process ${process.pid} works on ${embedded}, and what it writes meanwhile would be lost. Stop it first.\n`,
      });
    }, 60_000);
  });

  test("says how it is used", async () => {
    const { exit, err } = await inTerminal(folder, "import", file);
    expect(exit).toBe(2);
    expect(err).toContain("Usage: bun run log export FILE");
  });
});
