import { existsSync } from "node:fs";
import { join } from "node:path";
import { buildClient } from "../build/build-client.ts";
import { clientIsFresh } from "../build/client-is-fresh.ts";
import { type ClientManifest, clientDir, readManifest } from "../build/client-manifest.ts";
import { budgetTable, overBudget } from "../build/script-budget.ts";
import { guardUsage } from "./run-command.ts";

guardUsage(["Usage: bun run build [--force]"], (args) => args.every((arg) => arg === "--force"));

const root = join(import.meta.dir, "../..");
const forced = process.argv.includes("--force");
const complete = existsSync(join(root, "client/styled-system")) && (await clientIsFresh(root));

const build = async (): Promise<ClientManifest> => {
  const start = performance.now();
  const manifest = await buildClient(root);
  console.log(`Built ${manifest.files.length} files in ${((performance.now() - start) / 1000).toFixed(1)} s.`);
  return manifest;
};

const kept = complete && !forced ? await readManifest(clientDir(root)) : null;
if (kept !== null) console.log("The client is up to date.");

const { scripts } = kept ?? (await build());
console.log(budgetTable(scripts));
if (overBudget(scripts).length > 0) {
  console.error(`Too much script: ${overBudget(scripts).join(", ")}`);
  process.exit(1);
}
