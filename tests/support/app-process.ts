import { spawn } from "node:child_process";
import { join } from "node:path";

const ENTRY = join(import.meta.dir, "worker-app.ts");
const READY = /ready at (http:\/\/\S+)/;

export type EngineName = "quick" | "failing" | "stuck";

/** Where the app keeps its data: a folder of PGlite, or a PostgreSQL database. */
export type Place = { DATA_DIR: string } | { DATABASE_URL: string };

export type AppProcess = {
  url: string;
  /** Ends the process as a crash does: at once, and without a word. */
  kill: () => Promise<void>;
};

/** The application in a process of its own. */
export const startAppProcess = async (place: Place, engine: EngineName): Promise<AppProcess> => {
  const child = spawn(process.execPath, [ENTRY, engine], {
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, NODE_ENV: "test", ...place },
  });
  const exit = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  const kill = async (): Promise<void> => {
    child.kill("SIGKILL");
    await exit;
  };
  process.once("exit", () => child.kill("SIGKILL"));
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  let output = "";
  const look = (chunk: Buffer): void => {
    output += chunk.toString();
    const url = READY.exec(output)?.[1];
    if (url !== undefined) resolve(url);
  };
  child.stdout.on("data", look);
  child.stderr.on("data", look);
  void exit.then(() => reject(new Error(`The app ended before it was ready:\n${output}`)));
  return { url: await promise, kill };
};
