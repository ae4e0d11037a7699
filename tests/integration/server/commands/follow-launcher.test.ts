import { afterEach, beforeEach, describe, expect, test } from "bun:test";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const MODULE = join(import.meta.dir, "../../../../server/commands/follow-launcher.ts");

const FOLLOWER = `
import { followLauncher } from ${JSON.stringify(MODULE)};
followLauncher();
process.on("SIGTERM", () => { console.log("ended by SIGTERM"); process.exit(0); });
setInterval(() => {}, 1000);
console.log("follower " + process.pid + (process.listenerCount("SIGHUP") > 0 ? " follows" : " is free"));
`;

/** Starts the follower behind a shell, as npx does; the shell does not pass signals on. */
const launcher = (follower: string) => `
const command = ${JSON.stringify(`'${process.execPath}' '${follower}'; exit`)};
Bun.spawn(["sh", "-c", command], { stdio: ["ignore", "inherit", "inherit"] });
setInterval(() => {}, 1000);
`;

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "listwright-launcher-"));
  writeFileSync(join(folder, "follower.ts"), FOLLOWER);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const start = async (name: string) => {
  const script = join(folder, name);
  writeFileSync(script, launcher(join(folder, "follower.ts")));
  const child = Bun.spawn([process.execPath, script], { stdin: "ignore", stdout: "pipe", stderr: "inherit" });
  const lines = child.stdout.pipeThrough(new TextDecoderStream()).getReader();
  const [, pid = "", way = ""] = /follower (\d+) (.+)/.exec((await lines.read()).value ?? "") ?? [];
  return { child, lines, way, pid: Number(pid) };
};

describe("following the launcher", () => {
  test("ends the process as soon as the npm that started it is gone", async () => {
    const { child, lines, way } = await start("npm-cli.js");
    expect(way).toBe("follows");
    child.kill("SIGKILL");
    expect((await lines.read()).value).toBe("ended by SIGTERM\n");
    expect((await lines.read()).done).toBe(true);
  });

  test("leaves a process alone that npm did not start", async () => {
    const { child, way, pid } = await start("service.js");
    expect(way).toBe("is free");
    process.kill(pid, "SIGKILL");
    child.kill("SIGKILL");
    await child.exited;
  });
});
