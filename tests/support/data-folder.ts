import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { emptyDatabase } from "./pglite.ts";

/** A new data folder that holds an empty database already, which a server takes seconds to make. */
export const freshDataFolder = async (name: string): Promise<string> => {
  const folder = mkdtempSync(join(tmpdir(), `listwright-${name}-`));
  await new Bun.Archive(await (await emptyDatabase()).bytes()).extract(join(folder, "pg"));
  return folder;
};
