import { describe, expect, test } from "bun:test";
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { ROOT, sourceFiles } from "../support/source-files.ts";

type Source = { path: string; text: string };

/** Whose folders stand one above the other. */
const LAYERED: readonly string[] = ["events", "server", "client", "server/insight", "server/listing"];

/** The folders as docs/map.md lists them, lowest first. */
const LAYERS = [
  ...readFileSync(join(ROOT, "docs/map.md"), "utf8").matchAll(/^\| `((?:events|server|client)\/[^`]+)\/`/gm),
].map(([, folder = ""]) => folder);

/** What every folder may import of the files beside the folders; the others put the parts together. */
const BELOW_ALL = /^(?:server\/(?:deps|env)\.ts|events\/(?!index\.ts)[^/]+)$/;
/** Folders that start the whole, as `server/main.ts` does. */
const STARTING: readonly string[] = ["server/seed", "server/commands"];

const IMPORTED = /(?:from|import\()\s*"(\.[^"]+)"/g;

/** The folder directly below `parent` in which a file lies; null for a file beside the folders, or elsewhere. */
const folderOf = (parent: string, path: string): string | null => {
  const [name = "", ...inside] = path.startsWith(`${parent}/`) ? path.slice(parent.length + 1).split("/") : [];
  return inside.length === 0 ? null : `${parent}/${name}`;
};

const isAllowedIn = (parent: string, path: string, target: string): boolean => {
  const folder = folderOf(parent, path);
  if (folder === null || !target.startsWith(`${parent}/`) || target.startsWith("client/styled-system/")) return true;
  const other = folderOf(parent, target);
  if (other === null) return BELOW_ALL.test(target) || STARTING.includes(folder);
  return LAYERS.indexOf(other) <= LAYERS.indexOf(folder);
};

/** The imports that lead upwards. */
const climbsIn = (sources: readonly Source[]): string[] =>
  sources.flatMap(({ path, text }) => {
    const targets = [...text.matchAll(IMPORTED)].map(([, specifier = ""]) => join(dirname(path), specifier));
    return targets
      .filter((target) => !LAYERED.every((parent) => isAllowedIn(parent, path, target)))
      .map((target) => `${path} → ${target}`);
  });

describe("the folders of the events, the server, its engine and the client", () => {
  test("import only what stands above them in docs/map.md", () => {
    const sources = sourceFiles(/^(events|server|client)\/.*\.tsx?$/);
    expect(sources.length).toBeGreaterThan(900);
    expect(climbsIn(sources)).toEqual([]);
  });

  test.each([
    ["server/store/planted.ts", `import type { Caller } from "../http/cookies.ts";`],
    ["server/http/planted.ts", `const { routes } = await import("../features/plan/plan.routes.ts");`],
    ["server/mail/planted.ts", `export { createApp } from "../app.ts";`],
    ["server/insight/text/planted.ts", `import type { Unit } from "../units/unit.ts";`],
    ["server/insight/units/matters/planted.ts", `import { signsIn } from "../../statements/signs.ts";`],
    ["server/insight/avatar/planted.ts", `import { mineReviews } from "../mine-reviews.ts";`],
    ["server/listing/rules/planted.ts", `export { isBorneOut } from "../claims/claims.ts";`],
    ["server/listing/ledger/promises/planted.ts", `import type { Fact } from "../../facts/read-facts.ts";`],
    ["server/listing/model/planted.ts", `const { optimizeReviews } = await import("../optimize-reviews.ts");`],
    ["events/customer/planted.ts", `import { whole } from "../wire/fields.ts";`],
    ["events/history/planted.ts", `import { EVENT_DEFINITIONS } from "../index.ts";`],
    ["client/lib/planted.ts", `import { call } from "../api/call.ts";`],
    ["client/result/planted.tsx", `import { RunProgress } from "../work/optimizing/run-progress.tsx";`],
    ["client/work/results/planted.tsx", `import { App } from "../../app.tsx";`],
  ])("cannot climb: %s with %s is found", (path, text) => {
    expect(climbsIn([{ path, text }])).toHaveLength(1);
  });
});
