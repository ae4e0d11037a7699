import { afterEach, expect, setDefaultTimeout, test } from "bun:test";
import { rmSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { join } from "node:path";
import { freshDataFolder } from "../../support/data-folder.ts";
import { until } from "./store/store-fixture.ts";

setDefaultTimeout(60_000);

const ROOT = join(import.meta.dir, "../../..");
const PATIENCE_MS = 10_000;

let folder: string;
const sockets: Socket[] = [];
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
  rmSync(folder, { recursive: true, force: true });
});

const startServer = async () => {
  folder = await freshDataFolder("stop");
  const child = Bun.spawn([process.execPath, "server/main.ts"], {
    cwd: ROOT,
    stdin: "ignore",
    stdout: "pipe",
    stderr: "ignore",
    env: { ...process.env, NODE_ENV: "test", LOG_LEVEL: "error", PORT: "0", DATA_DIR: folder },
  });
  const { value } = await child.stdout.getReader().read();
  const port = Number(/ready at \S+:(\d+)/.exec(new TextDecoder().decode(value))?.[1]);
  return { child, port };
};

const CALL = "GET /api/health/live HTTP/1.1\r\nhost: localhost\r\n\r\n";

/** Makes a call on a connection, with what else is sent at once, and waits for its answer. */
const call = async (port: number, more = ""): Promise<void> => {
  const socket = connect(port, "127.0.0.1");
  sockets.push(socket);
  socket.on("error", () => undefined);
  socket.write(`${CALL}${more}`);
  await new Promise((resolve) => socket.once("data", resolve));
};

const stopMs = async (child: Awaited<ReturnType<typeof startServer>>["child"]): Promise<number> => {
  const begun = performance.now();
  child.kill("SIGTERM");
  expect(await child.exited).toBe(0);
  return performance.now() - begun;
};

test("a connection that waits for its next request does not hold up the end", async () => {
  const { child, port } = await startServer();
  await call(port);
  expect(await stopMs(child)).toBeLessThan(PATIENCE_MS / 2);
});

test("a call under way is answered, and no other is taken", async () => {
  const { child, port } = await startServer();
  const body = JSON.stringify({ email: "ada@example.com", password: "zebra cactus 9" });
  const socket = connect(port, "127.0.0.1");
  sockets.push(socket);
  const answer = new Promise<string>((resolve) => socket.once("data", (bytes) => resolve(bytes.toString())));
  const head = "POST /api/auth/signup HTTP/1.1\r\nhost: localhost\r\nsec-fetch-site: same-origin\r\n";
  const length = `content-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n`;
  socket.write(`${head}${length}${body.slice(0, 20)}`);
  await call(port);
  const stopping = stopMs(child);
  const refused = () =>
    new Promise<boolean>((resolve) => {
      const other = connect(port, "127.0.0.1", () => {
        other.destroy();
        resolve(false);
      });
      other.once("error", () => resolve(true));
    });
  await until(refused);
  socket.write(body.slice(20));
  expect(await answer).toStartWith("HTTP/1.1 200 ");
  expect(await stopping).toBeLessThan(PATIENCE_MS);
});

test("a client who never sends the rest of a request is cut off, and the end is in order", async () => {
  const { child, port } = await startServer();
  const head = "POST /api/auth/signup HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n";
  await call(port, `${head}content-length: 5000\r\n\r\n{"email":`);
  const took = await stopMs(child);
  expect(took).toBeGreaterThan(PATIENCE_MS - 1_000);
  expect(took).toBeLessThan(PATIENCE_MS + 8_000);
});
