import { copyFile, mkdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import { type ClientFile, readManifest } from "./client-manifest.ts";

const copy = async (path: string, from: string, to: string): Promise<void> => {
  await mkdir(dirname(join(to, path)), { recursive: true });
  await copyFile(join(from, path), join(to, path));
};

/**
 * Copies into a new build what only the build before had under names that change with the content: a server that still
 * runs on that one, and pages that are open in browsers, go on loading it. What that one had kept itself is left behind.
 */
export const keepFormer = async (from: string, to: string, present: readonly ClientFile[]): Promise<ClientFile[]> => {
  const former = await readManifest(from);
  const names = new Set(present.map(({ path }) => path));
  const kept: ClientFile[] = [];
  for (const file of former?.files ?? []) {
    const twins = file.encodings.map((suffix) => `${file.path}.${suffix}`);
    const isWanted = file.immutable && !file.former && !names.has(file.path);
    if (!isWanted || !(await Bun.file(join(from, file.path)).exists())) continue;
    for (const path of [file.path, ...twins]) await copy(path, from, to);
    kept.push({ ...file, former: true });
  }
  return kept;
};
