import { join } from "node:path";
import * as v from "valibot";

const RouteScripts = v.object({
  path: v.string(),
  /** The scripts it needs beside those of the landing page, relative to dist/client. */
  chunks: v.array(v.string()),
  /** Gzipped, all of them. */
  bytes: v.number(),
});

export const ScriptSizes = v.object({
  /** Gzipped: what the landing page loads, and with it every page. */
  landing: v.number(),
  routes: v.array(RouteScripts),
});
export type ScriptSizes = v.InferOutput<typeof ScriptSizes>;

const Output = v.object({
  entryPoint: v.optional(v.string()),
  imports: v.array(v.object({ path: v.string(), kind: v.string() })),
});
export const Metafile = v.object({ outputs: v.record(v.string(), Output) });
export type Metafile = v.InferOutput<typeof Metafile>;

const ENTRY = "client/index.html";
const ROUTES = "client/routes/*.ts";
const ROUTE = /createRoute\(\{(.*?)\n\}\);/gs;
const PATH = /\bpath: "([^"]+)"/;
const PAGE = /import\("\.\.\/([^"]+)"\)/;

const fileOf = (path: string): string => path.replace(/^\.?\//, "");

/** A script with all that it imports before it runs. */
const closureOf = (start: string, outputs: ReadonlyMap<string, v.InferOutput<typeof Output>>): Set<string> => {
  const found = new Set<string>();
  const visit = (path: string): void => {
    if (found.has(path)) return;
    found.add(path);
    for (const { kind, path: imported } of outputs.get(path)?.imports ?? []) {
      if (kind === "import-statement") visit(fileOf(imported));
    }
  };
  visit(start);
  return found;
};

/** Which page module each route shows, as its file says; routes that are part of the first script are left out. */
const pageModules = async (root: string): Promise<{ path: string; module: string }[]> => {
  const sources = [...new Bun.Glob(ROUTES).scanSync(root)].toSorted();
  const texts = await Promise.all(sources.map((source) => Bun.file(join(root, source)).text()));
  return texts.flatMap((text) =>
    text
      .matchAll(ROUTE)
      .map(([, options = ""]) => ({ path: PATH.exec(options)?.[1], page: PAGE.exec(options)?.[1] }))
      .flatMap(({ path, page }) =>
        path === undefined || page === undefined ? [] : [{ path, module: `client/${page}` }],
      )
      .toArray(),
  );
};

const gzippedBytes = async (dir: string, path: string): Promise<number> =>
  Bun.gzipSync(await Bun.file(join(dir, path)).bytes(), { level: 9 }).length;

/** What each route costs: the landing page all it loads, every other what it needs beside that. */
export const measureScripts = async (root: string, dir: string, metafile: Metafile): Promise<ScriptSizes> => {
  const outputs = new Map(Object.entries(metafile.outputs).map(([path, output]) => [fileOf(path), output]));
  const entryOf = (module: string): string => {
    const [path] = [...outputs].find(([file, output]) => file.endsWith(".js") && output.entryPoint === module) ?? [];
    if (path === undefined) throw new Error(`The bundle has no script for ${module}.`);
    return path;
  };
  const sizeOf = async (paths: Iterable<string>): Promise<number> => {
    const sizes = await Promise.all([...paths].map((path) => gzippedBytes(dir, path)));
    return sizes.reduce((total, size) => total + size, 0);
  };
  const landing = closureOf(entryOf(ENTRY), outputs);
  const routes = (await pageModules(root)).map(async ({ path, module }) => {
    const chunks = [...closureOf(entryOf(module), outputs).difference(landing)].toSorted();
    return { path, chunks, bytes: await sizeOf(chunks) };
  });
  return { landing: await sizeOf(landing), routes: await Promise.all(routes) };
};
