import { afterAll, beforeAll, expect, test } from "bun:test";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildClient } from "../../../server/build/build-client.ts";
import { clientIsFresh } from "../../../server/build/client-is-fresh.ts";

const ROOT = join(import.meta.dir, "../../..");
const SLOW_MS = 60_000;
const dockerfile = readFileSync(join(ROOT, "Dockerfile"), "utf8");
const lastStage = dockerfile.slice(dockerfile.lastIndexOf("\nFROM "));

let image: string;

/** What the last stage of the image takes from the repository, with the packages linked and the client as it is built. */
beforeAll(async () => {
  image = mkdtempSync(join(tmpdir(), "listwright-image-"));
  if (!(await clientIsFresh(ROOT))) await buildClient(ROOT);
  const copied = [...lastStage.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, files = ""]) => files.split(" "));
  for (const file of [...copied, "dist"]) cpSync(join(ROOT, file), join(image, file), { recursive: true });
  symlinkSync(join(ROOT, "node_modules"), join(image, "node_modules"));
}, SLOW_MS);
afterAll(() => rmSync(image, { recursive: true, force: true }));

const command: string[] = JSON.parse(/^CMD (\[.+\])$/m.exec(lastStage)?.[1] ?? "[]");
const check = /HEALTHCHECK[\s\S]*?CMD \["bun", "-e", "(.+)"\]/.exec(lastStage)?.[1] ?? "";

const untilReady = async (output: ReadableStream<Uint8Array>): Promise<string> => {
  let text = "";
  const decoder = new TextDecoder();
  for await (const chunk of output) {
    text += decoder.decode(chunk, { stream: true });
    const port = /ready at \S+:(\d+)/.exec(text)?.[1];
    if (port !== undefined) return port;
  }
  throw new Error(`It ended before it was ready: ${text}`);
};

test(
  "what the image holds starts in production, is found healthy by its own check, and stops on a signal",
  async () => {
    const env = {
      PATH: process.env["PATH"] ?? "",
      NODE_ENV: "production",
      APP_URL: "https://shop.example",
      PORT: "0",
      DATA_DIR: join(image, "data"),
    };
    const server = Bun.spawn([process.execPath, ...command.slice(1)], {
      cwd: image,
      env,
      stdout: "pipe",
      stderr: "ignore",
    });
    const port = await untilReady(server.stdout);
    const checked = Bun.spawnSync([process.execPath, "-e", check], { env: { ...env, PORT: port } });
    expect(check).toContain("/api/health/ready");
    expect(checked.exitCode).toBe(0);
    server.kill("SIGTERM");
    expect(await server.exited).toBe(0);
    expect(Bun.spawnSync([process.execPath, "-e", check], { env: { ...env, PORT: port } }).exitCode).not.toBe(0);
  },
  SLOW_MS,
);
