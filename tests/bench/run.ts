import { readdirSync } from "node:fs";
import { join } from "node:path";
import { guardUsage } from "../../server/commands/run-command.ts";

const names = readdirSync(import.meta.dir)
  .filter((file) => file.endsWith(".ts") && file !== "run.ts")
  .map((file) => file.replace(/\.ts$/, ""))
  .sort();

const run = (name: string, args: readonly string[]): number =>
  Bun.spawnSync([process.execPath, join(import.meta.dir, `${name}.ts`), ...args], {
    stdio: ["inherit", "inherit", "inherit"],
  }).exitCode;

/** Needs texts that are not part of the project. */
const NEEDS_DATA = "insight";

const runAll = (args: readonly string[]): number =>
  Math.max(
    ...names.map((name) => {
      if (name !== NEEDS_DATA) return run(name, []);
      if (args.length > 0) return run(name, args);
      console.log(`${name} is left out: it needs --data FOLDER`);
      return 0;
    }),
  );

guardUsage(
  [`Usage: bun run bench [${names.join("|")}] [--data FOLDER]`],
  ([first = "--data"]) => first === "--data" || names.includes(first),
);

const given = process.argv.slice(2);
const [name = "--", ...args] = given;
process.exit(name.startsWith("--") ? runAll(given) : run(name, args));
