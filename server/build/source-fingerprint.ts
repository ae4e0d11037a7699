import { join } from "node:path";

const SOURCES = [
  "client/**/*",
  "machines/**/*.ts",
  "events/**/*.ts",
  "server/build/**/*.ts",
  "panda.config.ts",
  "bun.lock",
];
const GENERATED = "client/styled-system/";

/** One hash over everything the client is built from, and over the Bun version that builds it. */
export const fingerprintSources = async (root: string): Promise<string> => {
  const paths = SOURCES.flatMap((pattern) => [...new Bun.Glob(pattern).scanSync(root)])
    .map((path) => path.replaceAll("\\", "/"))
    .filter((path) => !path.startsWith(GENERATED))
    .toSorted();
  const hasher = new Bun.CryptoHasher("sha256").update(Bun.version);
  for (const path of paths) hasher.update(`\0${path}\0`).update(await Bun.file(join(root, path)).bytes());
  return hasher.digest("base64url");
};
