import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";

const names = readdirSync(import.meta.dir)
  .filter((file) => file.endsWith(".ts") && file !== "run.ts")
  .map((file) => file.replace(/\.ts$/, ""))
  .sort();

const [name = "", ...args] = process.argv.slice(2);
const file = join(import.meta.dir, `${name}.ts`);

if (!names.includes(name) || !existsSync(file)) {
  console.error(`Usage: bun run bench ${names.join("|")}`);
  process.exit(2);
}

const { exitCode } = Bun.spawnSync([process.execPath, file, ...args], { stdio: ["inherit", "inherit", "inherit"] });
process.exit(exitCode);
