import { type ChildProcess, spawn } from "node:child_process";
import type { Ending } from "./judge.ts";

type Command = {
  argv: readonly string[];
  cwd?: string;
  env?: Readonly<Record<string, string>>;
  timeoutMs: number;
  /** Shown as it comes, or only kept and returned. */
  output: "shown" | "kept";
};

const running = new Set<ChildProcess>();

/** Runs a child in a process group of its own, so that whatever it leaves behind goes with it. */
export const run = ({ argv, cwd, env, timeoutMs, output }: Command): Promise<Ending & { text: string }> => {
  const [program = process.execPath, ...args] = argv;
  const child = spawn(program, args, {
    cwd,
    detached: true,
    env: { ...process.env, ...env },
    stdio: ["ignore", output === "shown" ? "inherit" : "pipe", output === "shown" ? "inherit" : "pipe"],
  });
  running.add(child);
  const { promise, resolve } = Promise.withResolvers<Ending & { text: string }>();
  let text = "";
  let timedOut = false;
  const keep = (chunk: Buffer) => {
    text += chunk.toString();
  };
  child.stdout?.on("data", keep);
  child.stderr?.on("data", keep);
  const timer = setTimeout(() => {
    timedOut = true;
    killGroup(child, "SIGKILL");
  }, timeoutMs);
  const finish = (exitCode: number | null, signal: string | null) => {
    clearTimeout(timer);
    running.delete(child);
    killGroup(child, "SIGKILL");
    resolve({ exitCode, signal, timedOut, text });
  };
  child.on("error", (error) => {
    text += error.message;
    finish(127, null);
  });
  child.on("exit", () => killGroup(child, "SIGTERM"));
  child.on("close", finish);
  return promise;
};

/** Ends every child that still runs, with its descendants. */
export const killRunning = (): void => {
  for (const child of running) killGroup(child, "SIGKILL");
};

const killGroup = (child: ChildProcess, signal: NodeJS.Signals) => {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, signal);
  } catch {
    // The group is already gone.
  }
};
