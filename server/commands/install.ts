import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

type Scope = "production" | "everything";

export type Installation = { status: "present" } | { status: "installed" } | { status: "failed"; reason: string };

const stampFile = (root: string) => join(root, "node_modules", ".installed");

const lockHash = (root: string) => Bun.hash(readFileSync(join(root, "bun.lock"))).toString(36);

const isInstalled = (root: string, scope: Scope): boolean => {
  if (!existsSync(stampFile(root))) return false;
  const [installed, hash] = readFileSync(stampFile(root), "utf8").split(" ");
  return hash === lockHash(root) && (installed === "everything" || installed === scope);
};

const hasDevelopmentPackages = (root: string) => existsSync(join(root, "node_modules", "oxlint"));

/**
 * Installs exactly what the lock file says, unless that is already there.
 * The process that installed packages may not find them: it has seen the folders as they were. A child does.
 */
export const ensureInstalled = (root: string, wanted: Scope): Installation => {
  const scope = hasDevelopmentPackages(root) ? "everything" : wanted;
  if (isInstalled(root, scope)) return { status: "present" };
  console.log(existsSync(stampFile(root)) ? "Updating packages …" : "Installing packages …");
  const flags = scope === "production" ? ["--frozen-lockfile", "--production"] : ["--frozen-lockfile"];
  const run = Bun.spawnSync([process.execPath, "install", ...flags], { cwd: root, stdin: "ignore" });
  if (run.exitCode !== 0) {
    return { status: "failed", reason: lastWords(run.stderr.toString() + run.stdout.toString()) };
  }
  writeStamp(root, `${scope} ${lockHash(root)}`);
  return { status: "installed" };
};

/** An installation that cannot be marked (a read-only image) is still an installation. */
const writeStamp = (root: string, content: string) => {
  try {
    writeFileSync(stampFile(root), content);
  } catch {
    return;
  }
};

const lastWords = (output: string) => {
  const lines = output.split("\n").filter((line) => line.trim() !== "");
  return lines.find((line) => line.startsWith("error")) ?? lines.at(-1) ?? "no reason given";
};
