import { existsSync } from "node:fs";
import { join } from "node:path";
import { buildClient } from "../build/build-client.ts";
import { clientIsFresh } from "../build/client-is-fresh.ts";

const root = join(import.meta.dir, "../..");
const forced = process.argv.includes("--force");
const complete = existsSync(join(root, "client/styled-system")) && (await clientIsFresh(root));

if (complete && !forced) {
  console.log("The client is up to date.");
} else {
  const start = performance.now();
  const { files } = await buildClient(root);
  console.log(`Built ${Object.keys(files).length} files in ${((performance.now() - start) / 1000).toFixed(1)} s.`);
}
