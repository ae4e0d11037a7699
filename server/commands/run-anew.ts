/** Tells a script that it already runs in place of another process. */
export const ANEW = "--anew";

const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

/** Runs a script in a fresh process that takes our place: same terminal, same signals, and its exit code is ours. */
export const runAnew = async (script: string): Promise<number> => {
  const child = Bun.spawn([process.execPath, script, ANEW], {
    stdio: ["inherit", "inherit", "inherit"],
  });
  for (const signal of SIGNALS) {
    process.on(signal, () => {
      // A terminal sends its interrupt to both of us.
      if (signal !== "SIGINT" || !process.stdin.isTTY) child.kill(signal);
    });
  }
  return child.exited;
};
