import { join } from "node:path";

export type Child = {
  pid: number;
  /** The lines it has printed so far; whole ones only, for it may die in the middle of one. */
  lines: readonly string[];
  /** Resolves when it has printed so many lines, or ended. */
  printed: (count: number) => Promise<void>;
  kill: () => Promise<void>;
};

const running = new Set<Child>();

/** Starts one of the programs beside this file in a process of its own. */
export const startChild = (program: string, ...args: string[]): Child => {
  const child = Bun.spawn([process.execPath, join(import.meta.dir, "children", `${program}.ts`), ...args], {
    stdin: "pipe",
    stdout: "pipe",
    stderr: "inherit",
  });
  const lines: string[] = [];
  const waiting = new Set<() => void>();
  let ended = false;
  const read = (async () => {
    let rest = "";
    for await (const chunk of child.stdout.pipeThrough(new TextDecoderStream())) {
      const pieces = (rest + chunk).split("\n");
      rest = pieces.pop() ?? "";
      lines.push(...pieces);
      for (const look of waiting) look();
    }
    ended = true;
    for (const look of waiting) look();
  })();
  const started: Child = {
    pid: child.pid,
    lines,
    printed: (count) =>
      new Promise((resolve) => {
        const look = (): void => {
          if (!ended && lines.length < count) return;
          waiting.delete(look);
          resolve();
        };
        waiting.add(look);
        look();
      }),
    kill: async () => {
      running.delete(started);
      child.kill("SIGKILL");
      await child.exited;
      await read;
    },
  };
  running.add(started);
  return started;
};

export const killChildren = async (): Promise<void> => {
  await Promise.all([...running].map((child) => child.kill()));
};
