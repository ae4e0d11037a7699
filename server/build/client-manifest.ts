import { join } from "node:path";
import * as v from "valibot";
import { ScriptSizes } from "./script-sizes.ts";

export const MANIFEST_FILE = "manifest.build.json";

/** Renders pages where they are served. Never served itself, like the manifest. */
export const PRERENDER_FILE = "prerender.build.js";

export const clientDir = (root: string): string => join(root, "dist", "client");

const ClientFile = v.object({
  /** Relative to dist/client, with forward slashes. */
  path: v.string(),
  type: v.string(),
  bytes: v.number(),
  /** SHA-256 of the content, for the ETag. */
  hash: v.string(),
  /** The name changes with the content, so the file may be kept for ever. */
  immutable: v.boolean(),
  /** Kept from the build before, for pages and servers that still run on it. */
  former: v.optional(v.boolean(), false),
  /** Which compressed twins (`path.br`, `path.gz`) exist. */
  encodings: v.array(v.picklist(["br", "gz"])),
});
export type ClientFile = v.InferOutput<typeof ClientFile>;

export const ClientManifest = v.object({ fingerprint: v.string(), files: v.array(ClientFile), scripts: ScriptSizes });
export type ClientManifest = v.InferOutput<typeof ClientManifest>;

/** Every file of a built folder except the compressed twins, which are named with their original. */
export const describeFiles = async (dir: string): Promise<ClientFile[]> => {
  const all = [...new Bun.Glob("**/*").scanSync(dir)].map((path) => path.replaceAll("\\", "/")).toSorted();
  const present = new Set(all);
  const originals = all.filter((path) => !/\.(br|gz)$/.test(path) && !/\.build\.js(on)?$/.test(path));
  return Promise.all(originals.map((path) => describeFile(dir, path, present)));
};

const describeFile = async (dir: string, path: string, present: ReadonlySet<string>): Promise<ClientFile> => {
  const file = Bun.file(join(dir, path));
  return {
    path,
    type: path.endsWith(".webmanifest") ? "application/manifest+json" : file.type,
    bytes: file.size,
    hash: new Bun.CryptoHasher("sha256").update(await file.bytes()).digest("base64url"),
    immutable: path.startsWith("assets/"),
    former: false,
    encodings: (["br", "gz"] as const).filter((encoding) => present.has(`${path}.${encoding}`)),
  };
};

/** The manifest of a built client, or null where there is none that can be read. */
export const readManifest = async (dir: string): Promise<ClientManifest | null> => {
  const file = Bun.file(join(dir, MANIFEST_FILE));
  if (!(await file.exists())) return null;
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), ClientManifest), await file.text());
  return parsed.success ? parsed.output : null;
};
