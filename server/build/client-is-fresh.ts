import { clientDir, readManifest } from "./client-manifest.ts";
import { fingerprintSources } from "./source-fingerprint.ts";

/** Whether dist/client was built from exactly the present sources. */
export const clientIsFresh = async (root: string): Promise<boolean> => {
  const manifest = await readManifest(clientDir(root));
  return manifest !== null && manifest.fingerprint === (await fingerprintSources(root));
};
