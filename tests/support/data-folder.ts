import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { migratedDatabase } from "./pglite.ts";

/** A new data folder that holds a migrated and empty database already, which a server takes seconds to make. */
export const freshDataFolder = async (name: string): Promise<string> => {
  const folder = mkdtempSync(join(tmpdir(), `listwright-${name}-`));
  await new Bun.Archive(await (await migratedDatabase()).bytes()).extract(join(folder, "pg"));
  return folder;
};
