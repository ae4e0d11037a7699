import { watch } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { startDevProxy } from "./dev-proxy.ts";
import { ensureInstalled } from "./install.ts";
import { guardUsage, takesNothing } from "./run-command.ts";

guardUsage(["Usage: bun run dev"], takesNothing);

const root = join(import.meta.dir, "../..");
const CLIENT_SOURCES = /^(client|machines|events)\/(?!styled-system\/)|^panda\.config\.ts$/;
const SERVER_SOURCES = /^(server|events|migrations)\//;
const FOLDERS = ["client", "machines", "events", "server", "migrations"];
const SETTLE_MS = 80;

const installation = ensureInstalled(root, "everything");
if (installation.status === "failed") {
  console.error(`Packages could not be installed: ${installation.reason}`);
  process.exit(1);
}

const freePort = (): Promise<number> => {
  const { promise, resolve } = Promise.withResolvers<number>();
  const probe = createServer().listen(0, "127.0.0.1", () => {
    const address = probe.address();
    probe.close(() => resolve(typeof address === "object" && address ? address.port : 0));
  });
  return promise;
};

const innerPort = await freePort();
const target = `http://127.0.0.1:${innerPort}`;
const proxy = startDevProxy({ port: Number(process.env["PORT"] ?? 3000), target });

const startServer = () =>
  Bun.spawn([process.execPath, "server/main.ts"], {
    cwd: root,
    env: { ...process.env, PORT: String(innerPort), HOST: "127.0.0.1", APP_URL: proxy.url },
    stdio: ["ignore", "inherit", "inherit"],
  });

/** In a process of its own, so that a build always sees the sources as they are now. */
const build = async (): Promise<boolean> => {
  const run = Bun.spawn([process.execPath, "server/commands/build.ts"], {
    cwd: root,
    stdio: ["ignore", "inherit", "inherit"],
  });
  return (await run.exited) === 0;
};

await build();
let server = startServer();
let changed = new Set<string>();
let working: Promise<void> | null = null;

const apply = async () => {
  while (changed.size > 0) {
    const files = [...changed];
    changed = new Set();
    const ok = files.some((file) => CLIENT_SOURCES.test(file)) ? await build() : true;
    if (!ok) continue;
    server.kill("SIGTERM");
    await server.exited;
    server = startServer();
    proxy.reload();
  }
  working = null;
};

const note = (file: string) => {
  if (!CLIENT_SOURCES.test(file) && !SERVER_SOURCES.test(file)) return;
  changed.add(file);
  working ??= Bun.sleep(SETTLE_MS).then(apply);
};

for (const folder of FOLDERS) {
  watch(join(root, folder), { recursive: true }, (_, name) => {
    if (name) note(`${folder}/${name}`);
  });
}
watch(join(root, "panda.config.ts"), () => note("panda.config.ts"));

const end = async () => {
  server.kill("SIGTERM");
  await server.exited;
  await proxy.stop();
  process.exit(0);
};
process.on("SIGINT", () => void end());
process.on("SIGTERM", () => void end());

console.log(`Watching. Open ${proxy.url}`);
