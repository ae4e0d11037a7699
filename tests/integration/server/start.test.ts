import { afterAll, describe, expect, test } from "bun:test";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freshDataFolder } from "../../support/data-folder.ts";

const ROOT = join(import.meta.dir, "../../..");
const folders: string[] = [];

const kept = (folder: string): string => {
  folders.push(folder);
  return folder;
};

const newFolder = (): string => kept(mkdtempSync(join(tmpdir(), "listwright-start-")));

/** A folder with which a server is ready sooner. */
const preparedFolder = async (): Promise<string> => kept(await freshDataFolder("start"));

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

const launch = (env: Record<string, string>) =>
  Bun.spawn([process.execPath, "server/main.ts"], {
    cwd: ROOT,
    stdin: "ignore",
    stdout: "pipe",
    stderr: "pipe",
    env: { ...process.env, NODE_ENV: "test", LOG_LEVEL: "error", PORT: "0", ...env },
  });

const refusalOf = async (env: Record<string, string>): Promise<{ exitCode: number; lines: string[] }> => {
  const child = launch(env);
  const [exitCode, text] = await Promise.all([child.exited, new Response(child.stderr).text()]);
  return { exitCode, lines: text.split("\n").filter((line) => line !== "") };
};

const untilReady = async (child: ReturnType<typeof launch>): Promise<string> => {
  const decoder = new TextDecoder();
  let text = "";
  for await (const chunk of child.stdout) {
    text += decoder.decode(chunk, { stream: true });
    const url = /ready at (\S+)/.exec(text)?.[1];
    if (url !== undefined) return url;
  }
  throw new Error(`The server ended before it was ready: ${text}`);
};

const end = async (child: ReturnType<typeof launch>): Promise<number> => {
  child.kill("SIGTERM");
  return child.exited;
};

describe("a server that cannot start says why in one line and does not exit with 0", () => {
  test("a wrong variable is named, without its value", async () => {
    const { exitCode, lines } = await refusalOf({ PORT: "fifty", DATA_DIR: newFolder() });
    expect(lines).toEqual(["Listwright cannot start: PORT must be a whole number"]);
    expect(exitCode).toBe(1);
  });

  test("a setting that only tests may use is refused in production", async () => {
    const env = {
      NODE_ENV: "production",
      APP_URL: "https://shop.example",
      CLOCK_OFFSET_MS: "1000",
      DATA_DIR: newFolder(),
    };
    const { exitCode, lines } = await refusalOf(env);
    expect(lines).toEqual(["Listwright cannot start: CLOCK_OFFSET_MS is for tests and refused in production"]);
    expect(exitCode).toBe(1);
  });

  test("a data folder that cannot be written is named", async () => {
    const file = join(newFolder(), "a-file");
    writeFileSync(file, "");
    const { exitCode, lines } = await refusalOf({ DATA_DIR: join(file, "data") });
    expect(lines).toEqual([
      `Listwright cannot start: The data folder ${join(file, "data")} cannot be written (ENOTDIR). Check DATA_DIR.`,
    ]);
    expect(exitCode).toBe(1);
  });

  test("a database that does not answer is named without its password", async () => {
    const { exitCode, lines } = await refusalOf({ DATABASE_URL: "postgres://someone:hunter2@127.0.0.1:1/db" });
    expect(lines).toEqual([
      "Listwright cannot start: The database at 127.0.0.1:1 does not answer. Check DATABASE_URL.",
    ]);
    expect(exitCode).toBe(1);
  });

  test.each([
    [{ HOST: "999.1.1.1" }, "999.1.1.1 is no address of this machine. Check HOST."],
    [{ HOST: "192.0.2.1" }, "192.0.2.1 is no address of this machine. Check HOST."],
    [{ METRICS_PORT: "0", METRICS_HOST: "192.0.2.1" }, "192.0.2.1 is no address of this machine. Check METRICS_HOST."],
  ])("an address that is not this machine's is named: %p", async (variables, reason) => {
    const { exitCode, lines } = await refusalOf({ DATA_DIR: await preparedFolder(), ...variables });
    expect(lines).toEqual([`Listwright cannot start: ${reason}`]);
    expect(exitCode).toBe(1);
  });

  test("a port that figures cannot have is named", async () => {
    const taken = Bun.serve({ port: 0, hostname: "127.0.0.1", fetch: () => new Response() });
    const { port } = taken;
    const { lines } = await refusalOf({ DATA_DIR: await preparedFolder(), METRICS_PORT: String(port) });
    await taken.stop(true);
    expect(lines).toEqual([
      `Listwright cannot start: Port ${port} on 127.0.0.1 is in use. Stop what uses it, or set METRICS_PORT to another one.`,
    ]);
  });

  test("a port in use and a data folder in use are told apart, and the running server goes on", async () => {
    const folder = newFolder();
    const running = launch({ DATA_DIR: folder });
    try {
      const url = await untilReady(running);
      const port = new URL(url).port;
      const sameFolder = await refusalOf({ DATA_DIR: folder });
      expect(sameFolder.lines).toEqual([
        `Listwright cannot start: The data folder ${folder} is in use by process ${running.pid}. Stop it first, or set DATA_DIR to another folder.`,
      ]);
      expect(sameFolder.exitCode).toBe(1);
      const samePort = await refusalOf({ PORT: port, DATA_DIR: await preparedFolder() });
      expect(samePort.lines).toEqual([
        `Listwright cannot start: Port ${port} on 127.0.0.1 is in use. Stop what uses it, or set PORT to another one.`,
      ]);
      expect(samePort.exitCode).toBe(1);
      const ready = await fetch(new URL("/api/health/ready", url));
      expect(ready.status).toBe(200);
    } finally {
      expect(await end(running)).toBe(0);
    }
  });
});

test("a server on an IPv6 address says where it is, so that it is found there", async () => {
  const child = launch({ HOST: "::1", DATA_DIR: await preparedFolder() });
  const url = await untilReady(child);
  expect(url).toMatch(/^http:\/\/\[::1\]:\d+$/);
  expect((await fetch(new URL("/api/health/ready", url))).status).toBe(200);
  expect(await end(child)).toBe(0);
}, 60_000);

test("a server that other machines can reach warns where it does not run in production", async () => {
  const warned = async (env: Record<string, string>): Promise<string> => {
    const child = launch({ LOG_LEVEL: "warning", DATA_DIR: await preparedFolder(), ...env });
    await untilReady(child);
    await end(child);
    return new Response(child.stderr).text();
  };
  expect(await warned({ HOST: "0.0.0.0" })).toContain("Set NODE_ENV=production for customers");
  expect(await warned({ APP_URL: "https://shop.example" })).toContain("Set NODE_ENV=production for customers");
  expect(await warned({})).toBe("");
}, 60_000);
