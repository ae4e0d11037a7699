import { type ChildProcess, spawn } from "node:child_process";
import { join } from "node:path";
import { freshDataFolder } from "./data-folder.ts";

const ROOT = join(import.meta.dir, "../..");
const READY = /Listwright is ready at (http:\/\/\S+)/;

export type AppServer = {
  url: string;
  dataDir: string;
  /** What a command needs to work on the same data. */
  env: Readonly<Record<string, string>>;
  /** What it printed so far. */
  output: () => string;
  stop: () => Promise<void>;
};

const collect = (child: ChildProcess): (() => string) => {
  let text = "";
  const keep = (chunk: Buffer) => {
    text += chunk.toString();
  };
  child.stdout?.on("data", keep);
  child.stderr?.on("data", keep);
  return () => text;
};

const exited = (child: ChildProcess): Promise<void> =>
  child.exitCode !== null || child.signalCode !== null
    ? Promise.resolve()
    : new Promise((resolve) => child.once("exit", () => resolve()));

const addressOf = (child: ChildProcess, output: () => string): Promise<string> => {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const look = () => {
    const url = READY.exec(output())?.[1];
    if (url !== undefined) resolve(url);
  };
  child.stdout?.on("data", look);
  child.once("exit", () => reject(new Error(`The app did not start:\n${output()}`)));
  return promise;
};

/** Builds the client where its sources changed. */
const buildClient = async (): Promise<void> => {
  const build = spawn(process.execPath, ["server/commands/build.ts"], { cwd: ROOT, stdio: ["ignore", "pipe", "pipe"] });
  const output = collect(build);
  await exited(build);
  if (build.exitCode !== 0) throw new Error(`The client could not be built:\n${output()}`);
};

/** Ends the app, and removes its data, when its standard input closes, as it does when whoever started it is gone: the test runner tells nobody that it exits. */
const SUPERVISOR = 'exec 3<&0; "$@" & app=$!; (read -r _ <&3; kill -TERM $app 2>/dev/null) & wait $app; rm -rf "$0"';

/** The real app in a process of its own, on a free port, over an empty embedded database and the built client. */
export const startAppServer = async (env: Readonly<Record<string, string>> = {}): Promise<AppServer> => {
  await buildClient();
  const dataDir = await freshDataFolder("app");
  const child = spawn("sh", ["-c", SUPERVISOR, dataDir, process.execPath, "server/main.ts"], {
    cwd: ROOT,
    stdio: ["pipe", "pipe", "pipe"],
    env: {
      ...process.env,
      NODE_ENV: "test",
      PORT: "0",
      HOST: "127.0.0.1",
      DATA_DIR: dataDir,
      LOG_LEVEL: "warning",
      ...env,
    },
  });
  const output = collect(child);
  const url = await addressOf(child, output).catch((error: unknown) => {
    child.stdin?.end();
    throw error;
  });
  return {
    url,
    dataDir,
    env: { DATA_DIR: dataDir, ...env },
    output,
    stop: async () => {
      child.stdin?.end();
      await exited(child);
    },
  };
};

let shared: Promise<AppServer> | null = null;

/** One app for all test files of this process; it ends with the process. Tests keep apart by accounts of their own. */
export const sharedAppServer = (): Promise<AppServer> => {
  shared ??= startAppServer();
  return shared;
};
