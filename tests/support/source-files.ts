import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

export const ROOT = join(import.meta.dir, "../..");

const GENERATED = new Set(["node_modules", ".git", ".data", ".cache", "dist", "client/styled-system"]);
const TEXT = /\.(ts|tsx|cjs|json|jsonc|sql|css|html|md|toml|txt|csv|svg|xml)$|(^|\/)(LICENSE|run|\.gitignore)$/;

const walk = (path: string): readonly string[] =>
  readdirSync(join(ROOT, path)).flatMap((name) => {
    const inner = path === "" ? name : `${path}/${name}`;
    if (GENERATED.has(inner) || name.endsWith(".log")) return [];
    return statSync(join(ROOT, inner)).isDirectory() ? walk(inner) : [inner];
  });

/** Every text file that belongs to the project, by its path from the root. */
export const sourceFiles = (only: RegExp = /./): readonly { path: string; text: string }[] =>
  walk("")
    .filter((path) => TEXT.test(path) && path !== "bun.lock" && only.test(path))
    .map((path) => ({ path, text: readFileSync(join(ROOT, path), "utf8") }));

/** What lies at the top of the tree, without what is generated. */
export const topLevel = (): readonly string[] =>
  readdirSync(ROOT)
    .filter((name) => !GENERATED.has(name) && !name.endsWith(".log") && name !== ".DS_Store")
    .sort();
