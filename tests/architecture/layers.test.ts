import { describe, expect, test } from "bun:test";
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { ROOT, sourceFiles } from "../support/source-files.ts";

type Source = { path: string; text: string };

/** The folders as docs/map.md lists them, lowest first. */
const LAYERS = [
  ...readFileSync(join(ROOT, "docs/map.md"), "utf8").matchAll(/^\| `((?:events|server|client)\/[^/`]+)\/`/gm),
].map(([, folder = ""]) => folder);

/** What every folder may import of the files beside the folders; the others put the parts together. */
const BELOW_ALL = /^(?:server\/(?:deps|env)\.ts|events\/(?!index\.ts)[^/]+)$/;
/** Folders that start the whole, as `server/main.ts` does. */
const STARTING: readonly string[] = ["server/seed", "server/commands"];

const IMPORTED = /(?:from|import\()\s*"(\.[^"]+)"/g;

const folderOf = (path: string): string | null => /^((?:events|server|client)\/[^/]+)\//.exec(path)?.[1] ?? null;

const isAllowed = (folder: string, target: string): boolean => {
  if (!target.startsWith(`${dirname(folder)}/`) || target.startsWith("client/styled-system/")) return true;
  const other = folderOf(target);
  if (other === null) return BELOW_ALL.test(target) || STARTING.includes(folder);
  return LAYERS.indexOf(other) <= LAYERS.indexOf(folder);
};

/** The imports that lead upwards. */
const climbsIn = (sources: readonly Source[]): string[] =>
  sources.flatMap(({ path, text }) => {
    const folder = folderOf(path);
    if (folder === null) return [];
    const targets = [...text.matchAll(IMPORTED)].map(([, specifier = ""]) => join(dirname(path), specifier));
    return targets.filter((target) => !isAllowed(folder, target)).map((target) => `${path} → ${target}`);
  });

describe("the folders of the events, the server and the client", () => {
  test("import only what stands above them in docs/map.md", () => {
    const sources = sourceFiles(/^(events|server|client)\/.*\.tsx?$/);
    expect(sources.length).toBeGreaterThan(900);
    expect(climbsIn(sources)).toEqual([]);
  });

  test.each([
    ["server/store/planted.ts", `import type { Caller } from "../http/cookies.ts";`],
    ["server/http/planted.ts", `const { routes } = await import("../features/plan/plan.routes.ts");`],
    ["server/mail/planted.ts", `export { createApp } from "../app.ts";`],
    ["events/customer/planted.ts", `import { whole } from "../wire/fields.ts";`],
    ["events/history/planted.ts", `import { EVENT_DEFINITIONS } from "../index.ts";`],
    ["client/lib/planted.ts", `import { call } from "../api/call.ts";`],
    ["client/result/planted.tsx", `import { RunProgress } from "../work/optimizing/run-progress.tsx";`],
    ["client/work/results/planted.tsx", `import { App } from "../../app.tsx";`],
  ])("cannot climb: %s with %s is found", (path, text) => {
    expect(climbsIn([{ path, text }])).toHaveLength(1);
  });
});
