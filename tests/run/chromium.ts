import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { run } from "./process.ts";

/** The first is Chromium without the browser around the page: tests take about a fifth less time in it, or more. */
const NAMES = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome-stable", "google-chrome"];
const INSTALL_TIMEOUT_MS = 10 * 60_000;
const ROOT = join(import.meta.dir, "../..");
const CLI = join(ROOT, "node_modules/playwright/cli.js");

/** A name on the path may be a stub that asks for something else to be installed, so each candidate has to answer. */
const answers = (path: string): boolean => {
  const { exitCode, stdout } = Bun.spawnSync([path, "--version"], { stderr: "ignore" });
  return exitCode === 0 && /Chrom(e|ium)/.test(stdout.toString());
};

/** Asked in a process of its own: ours may be older than the installation of Playwright. */
const playwrightChromium = async (): Promise<string> => {
  const question = 'console.log((await import("playwright")).chromium.executablePath())';
  const { text } = await run({
    argv: [process.execPath, "-e", question],
    cwd: ROOT,
    timeoutMs: 30_000,
    output: "kept",
  });
  return text.trim();
};

/** The path of a Chromium: CHROMIUM_PATH, else one on the path, else Playwright's own; null if there is none. */
export const findChromium = async (): Promise<string | null> => {
  const named = process.env["CHROMIUM_PATH"];
  if (named !== undefined && named !== "") {
    if (!existsSync(named)) throw new Error(`CHROMIUM_PATH names ${named}, which does not exist`);
    return named;
  }
  const onPath = NAMES.map((name) => Bun.which(name)).find((path) => path !== null && answers(path));
  if (onPath) return onPath;
  const own = await playwrightChromium();
  return existsSync(own) ? own : null;
};

const osId = (): string => {
  if (!existsSync("/etc/os-release")) return process.platform;
  return /^ID="?([^"\n]+)/m.exec(readFileSync("/etc/os-release", "utf8"))?.[1] ?? "linux";
};

type Step = { argv: readonly string[]; env?: Readonly<Record<string, string>> };

/** Debian's package brings its libraries along; Playwright's build needs root to get them. */
export const chromiumSteps = (os: string, isRoot: boolean): readonly Step[] => {
  const env = { DEBIAN_FRONTEND: "noninteractive" };
  if (os === "debian" && isRoot) {
    const packages = ["chromium-headless-shell", "fonts-liberation"];
    return [
      { argv: ["apt-get", "update", "-qq"], env },
      { argv: ["apt-get", "install", "-y", "-qq", "--no-install-recommends", ...packages], env },
    ];
  }
  const withLibraries = isRoot && os !== "darwin" ? ["--with-deps"] : [];
  return [{ argv: [process.execPath, CLI, "install", ...withLibraries, "chromium"], env }];
};

/** Finds a Chromium or brings one. Throws with the installer's last words when neither works. */
export const bringChromium = async (): Promise<string> => {
  const found = await findChromium();
  if (found) return found;
  console.log("No Chromium here: installing one …");
  for (const step of chromiumSteps(osId(), process.getuid?.() === 0)) {
    const { exitCode, text } = await run({ ...step, timeoutMs: INSTALL_TIMEOUT_MS, output: "kept" });
    if (exitCode !== 0) throw new Error(`${step.argv.join(" ")} failed: ${text.trim().split("\n").at(-1)}`);
  }
  const brought = await findChromium();
  if (!brought) throw new Error("Chromium was installed but cannot be found");
  return brought;
};
