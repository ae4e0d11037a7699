import { readFileSync } from "node:fs";
import { constants } from "node:os";
import { basename } from "node:path";

type Ancestor = { pid: number; parent: number; command: string };

const LOOK_EVERY_MS = 250;
const GENERATIONS = 4;
const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

const lookUpInProc = (pid: number): Ancestor => {
  const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
  const parent = Number(stat.slice(stat.lastIndexOf(")") + 2).split(" ")[1]);
  return { pid, parent, command: readFileSync(`/proc/${pid}/cmdline`, "utf8").replaceAll("\0", " ") };
};

const lookUpWithPs = (pid: number): Ancestor => {
  const line = Bun.spawnSync(["ps", "-o", "ppid=,args=", "-p", String(pid)])
    .stdout.toString()
    .trim();
  const [parent = "0", ...words] = line.split(/\s+/);
  return { pid, parent: Number(parent), command: words.join(" ") };
};

const lookUp = process.platform === "linux" ? lookUpInProc : lookUpWithPs;

/** `npm exec …` once it has named itself, `node …/npx-cli.js` before. */
const isNpm = (command: string): boolean =>
  command.split(" ", 2).some((word) => /^(npm|npx)(-cli\.js)?$/.test(basename(word)));

/** The processes from our parent up to npm; none if npm did not start us. */
const launchers = (): readonly number[] => {
  const pids: number[] = [];
  let pid = process.ppid;
  while (pid > 1 && pids.length < GENERATIONS) {
    const { parent, command } = lookUp(pid);
    pids.push(pid);
    if (isNpm(command)) return pids;
    pid = parent;
  }
  return [];
};

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

/**
 * Ends this process when npx, which started it, ends.
 * npx hands its signals to a shell in between, and the shell dies of them without telling anybody.
 */
export const followLauncher = (): void => {
  const followed = launchers();
  if (followed.length === 0) return;
  const timer = setInterval(() => {
    if (!followed.every(isAlive)) process.kill(process.pid, "SIGTERM");
  }, LOOK_EVERY_MS);
  timer.unref();
  for (const signal of SIGNALS) {
    process.on(signal, () => {
      clearInterval(timer);
      if (process.listenerCount(signal) === 1) process.exit(128 + constants.signals[signal]);
    });
  }
};
