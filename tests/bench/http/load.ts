import { spawn } from "node:child_process";
import { join } from "node:path";
import * as v from "valibot";

const AUTOCANNON = join(import.meta.dir, "../../../node_modules/.bin/autocannon");
const SERVER = join(import.meta.dir, "server.ts");
const READY = /ready at (http:\/\/\S+)/;

const Report = v.object({
  requests: v.object({ average: v.number() }),
  latency: v.object({ p50: v.number(), p99: v.number() }),
  errors: v.number(),
  non2xx: v.number(),
});

export type Rate = { perSecond: number; p50Ms: number; p99Ms: number };

export type Running = { url: string; stop: () => void };

/** Starts a server of ours in a process of its own. */
export const startServer = async (name: "bare" | "app", env: Readonly<Record<string, string>>): Promise<Running> => {
  const child = spawn(process.execPath, [SERVER, name], {
    stdio: ["ignore", "pipe", "inherit"],
    env: { ...process.env, NODE_ENV: "test", ...env },
  });
  const stop = (): void => {
    child.kill("SIGKILL");
  };
  process.once("exit", stop);
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  child.stdout.on("data", (chunk: Buffer) => {
    const url = READY.exec(chunk.toString())?.[1];
    if (url !== undefined) resolve(url);
  });
  child.once("exit", () => reject(new Error(`The ${name} server did not start`)));
  return { url: await promise, stop };
};

/** Loads a URL from another process for some seconds; any answer but 2xx fails the measurement. */
export const measure = async (url: string, seconds: number, headers: readonly string[] = []): Promise<Rate> => {
  const flags = [
    "--json",
    "--no-progress",
    "-c",
    "32",
    "-d",
    String(seconds),
    ...headers.flatMap((each) => ["-H", each]),
  ];
  const { stdout, exited } = Bun.spawn([process.execPath, AUTOCANNON, ...flags, url], {
    stdout: "pipe",
    stderr: "ignore",
  });
  const [text] = await Promise.all([new Response(stdout).text(), exited]);
  const { requests, latency, errors, non2xx } = v.parse(Report, JSON.parse(text));
  if (errors > 0 || non2xx > 0) throw new Error(`${url}: ${errors} errors, ${non2xx} answers that are not 2xx`);
  return { perSecond: requests.average, p50Ms: latency.p50, p99Ms: latency.p99 };
};
