import { describe, expect, test } from "bun:test";
import { existsSync } from "node:fs";
import { join } from "node:path";
import postgres from "postgres";
import { startPostgres } from "../../run/postgres.ts";

const MODULE = join(import.meta.dir, "../../run/postgres.ts");

const OWNER = `
import { startPostgres } from ${JSON.stringify(MODULE)};
const { url } = await startPostgres();
console.log(url);
setInterval(() => {}, 1000);
`;

const ask = async (url: string) => {
  const sql = postgres(url, { max: 1 });
  try {
    const rows = await sql<
      { folder: string; major: number; sync: string }[]
    >`select current_setting('data_directory') as folder, current_setting('server_version_num')::int / 10000 as major, current_setting('fsync') as sync`;
    return rows[0];
  } finally {
    await sql.end();
  }
};

const until = async (holds: () => boolean): Promise<void> => {
  while (!holds()) await new Promise((resolve) => setTimeout(resolve, 10));
};

describe("the PostgreSQL of the tests", () => {
  test("answers as soon as it is handed out, and leaves nothing behind", async () => {
    const server = await startPostgres();
    const answer = await ask(server.url);
    expect(answer).toEqual({ folder: expect.any(String), major: 18, sync: "off" });
    await server.stop();
    expect(existsSync(answer?.folder ?? "")).toBe(false);
    expect(await ask(server.url).catch(() => "gone")).toBe("gone");
  });

  test("waits for the disk when it is asked to", async () => {
    const server = await startPostgres({ durable: true });
    const answer = await ask(server.url);
    await server.stop();
    expect(answer?.sync).toBe("on");
  });

  test("ends with its owner, even with one that was killed", async () => {
    const owner = Bun.spawn([process.execPath, "-e", OWNER], { stdin: "ignore", stdout: "pipe", stderr: "inherit" });
    const chunk = await owner.stdout.getReader().read();
    const url = new TextDecoder().decode(chunk.value).trim();
    const folder = (await ask(url))?.folder ?? "";
    expect(existsSync(folder)).toBe(true);
    owner.kill("SIGKILL");
    await until(() => !existsSync(folder));
    expect(await ask(url).catch(() => "gone")).toBe("gone");
  });
});
