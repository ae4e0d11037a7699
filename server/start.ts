import { join } from "node:path";
import { followLauncher } from "./commands/follow-launcher.ts";
import { ensureInstalled } from "./commands/install.ts";
import { ANEW, runAnew } from "./commands/run-anew.ts";
import { guardUsage } from "./commands/run-command.ts";

guardUsage(["Usage: bun start", "Configuration comes from the environment: docs/operations.md"], (args) =>
  args.every((arg) => arg === ANEW),
);

// Nothing here imports a package before it is installed: this file is the first thing a fresh clone runs.
const root = join(import.meta.dir, "..");

const stop = (what: string, error: unknown): never => {
  console.error(`Listwright cannot start: ${what}: ${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
};

const isAnew = process.argv.includes(ANEW);
if (!isAnew) followLauncher();

const installation = ensureInstalled(root, "production");
if (installation.status === "failed") stop("packages could not be installed", installation.reason);
if (installation.status === "installed" && !isAnew) process.exit(await runAnew(import.meta.path));

const { clientIsFresh } = await import("./build/client-is-fresh.ts");
if (!(await clientIsFresh(root))) {
  console.log("Building the client …");
  const { buildClient } = await import("./build/build-client.ts");
  await buildClient(root).catch((error: unknown) => stop("the client could not be built", error));
}

await import("./main.ts");
