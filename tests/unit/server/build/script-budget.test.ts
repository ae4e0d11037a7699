import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { clientDir, readManifest } from "../../../../server/build/client-manifest.ts";
import { budgetTable, overBudget, SCRIPT_BUDGET } from "../../../../server/build/script-budget.ts";
import { measureScripts, type ScriptSizes } from "../../../../server/build/script-sizes.ts";

const ROOT = join(import.meta.dir, "../../../..");

const sizes = (landing: number, routes: Record<string, number>): ScriptSizes => ({
  landing,
  routes: Object.entries(routes).map(([path, bytes]) => ({ path, bytes, chunks: [] })),
});

describe("the script budget", () => {
  test("allows the landing page 130 kB and each further route 45 kB beside it", () => {
    expect(SCRIPT_BUDGET).toEqual({ landing: 130_000, route: 45_000 });
    expect(overBudget(sizes(130_000, { "/demo": 45_000 }))).toEqual([]);
  });

  test("names every route that is over, and by how much", () => {
    const heavy = sizes(130_001, { "/demo": 45_000, "/billing": 61_200 });
    expect(overBudget(heavy)).toEqual(["/", "/billing"]);
    const lines = budgetTable(heavy).split("\n");
    expect(lines.find((line) => line.startsWith("/billing"))).toMatch(/61\.2 +45\.0 +16\.2 over$/);
    expect(lines.find((line) => line.startsWith("/demo"))).not.toContain("over");
  });

  test("is kept by the client as it is built", async () => {
    const manifest = await readManifest(clientDir(ROOT));
    if (manifest === null) throw new Error("The client is not built.");
    console.log(budgetTable(manifest.scripts));
    expect(manifest.scripts.routes.length).toBeGreaterThan(10);
    expect(overBudget(manifest.scripts)).toEqual([]);
  });
});

describe("what a route costs", () => {
  let root: string;

  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), "script-sizes-"));
    const files = { "entry.js": "a".repeat(50), "shared.js": "b", "page.js": "c", "part.js": "d", "menu.js": "e" };
    for (const [name, text] of Object.entries(files)) await Bun.write(join(root, "out/assets", name), text);
    await Bun.write(
      join(root, "client/routes/demo.route.ts"),
      'createRoute({\n  path: "/demo",\n  component: lazy(() => import("../features/demo/demo-page.tsx")),\n});\n',
    );
  });

  afterAll(() => rm(root, { recursive: true, force: true }));

  test("is all it imports beyond the first script, and nothing that loads on demand", async () => {
    const now = (path: string) => ({ path: `/assets/${path}`, kind: "import-statement" });
    const onDemand = (path: string) => ({ path: `/assets/${path}`, kind: "dynamic-import" });
    const { landing, routes } = await measureScripts(root, join(root, "out"), {
      outputs: {
        "./assets/entry.js": { entryPoint: "client/index.html", imports: [now("shared.js"), onDemand("page.js")] },
        "./assets/shared.js": { imports: [] },
        "./assets/page.js": {
          entryPoint: "client/features/demo/demo-page.tsx",
          imports: [now("shared.js"), now("part.js"), onDemand("menu.js")],
        },
        "./assets/part.js": { imports: [] },
        "./assets/menu.js": { imports: [] },
      },
    });
    const gzipped = (text: string) => Bun.gzipSync(text, { level: 9 }).length;
    expect(landing).toBe(gzipped("a".repeat(50)) + gzipped("b"));
    expect(routes).toEqual([
      { path: "/demo", chunks: ["assets/page.js", "assets/part.js"], bytes: gzipped("c") + gzipped("d") },
    ]);
  });
});
