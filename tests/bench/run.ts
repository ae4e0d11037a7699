import { readdirSync } from "node:fs";
import { join } from "node:path";

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

const given = process.argv.slice(2);
const [name = "--", ...args] = given;
if (!name.startsWith("--") && !names.includes(name)) {
  console.error(`Usage: bun run bench [${names.join("|")}] [--data FOLDER]`);
  process.exit(2);
}
process.exit(name.startsWith("--") ? runAll(given) : run(name, args));
