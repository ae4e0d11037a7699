import { join } from "node:path";

const STATIC_IMPORT = /(?:from|import)\s*"\/(assets\/[^"]+\.js)"/g;

/** The chunks that the landing page needs besides the first script, so that the page can ask for them at once. */
export const landingChunks = async (dir: string): Promise<string[]> => {
  const found = new Set<string>();
  const visit = async (path: string): Promise<void> => {
    if (found.has(path)) return;
    found.add(path);
    for (const imported of await importsOf(dir, path)) await visit(imported);
  };
  for (const page of new Bun.Glob("assets/landing-page-*.js").scanSync(dir)) await visit(page.replaceAll("\\", "/"));
  return [...found].toSorted();
};

const importsOf = async (dir: string, path: string): Promise<string[]> =>
  (await Bun.file(join(dir, path)).text())
    .matchAll(STATIC_IMPORT)
    .map(([, imported = ""]) => imported)
    .toArray();
