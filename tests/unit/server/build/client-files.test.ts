import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { mkdtemp, rename, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { clientIsFresh } from "../../../../server/build/client-is-fresh.ts";
import {
  type ClientFile,
  describeFiles,
  MANIFEST_FILE,
  readManifest,
} from "../../../../server/build/client-manifest.ts";
import { compressFiles } from "../../../../server/build/compress-files.ts";
import { keepFormer } from "../../../../server/build/keep-former.ts";
import { fingerprintSources } from "../../../../server/build/source-fingerprint.ts";

const TEXT = "a line of a script that repeats itself\n".repeat(100);

let root: string;
const write = (path: string, content: string) => Bun.write(join(root, path), content);

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), "client-build-"));
});

afterAll(() => rm(root, { recursive: true, force: true }));

describe("a built folder", () => {
  test("gets twins that hold the same text, of what is worth compressing", async () => {
    await write("out/assets/app-1a2b.js", TEXT);
    await write("out/index.html", "<!doctype html>");
    await write("out/assets/font-3c4d.woff2", TEXT);
    await compressFiles(join(root, "out"));
    const twin = (path: string) => Bun.file(join(root, "out", path));
    expect(brotliDecompressSync(await twin("assets/app-1a2b.js.br").bytes()).toString()).toBe(TEXT);
    expect(Buffer.from(Bun.gunzipSync(await twin("assets/app-1a2b.js.gz").bytes())).toString()).toBe(TEXT);
    expect(await twin("index.html.br").exists()).toBe(false);
    expect(await twin("assets/font-3c4d.woff2.br").exists()).toBe(false);
  });

  test("is described file by file, with twins named at their original and hashed names marked as lasting", async () => {
    const files = await describeFiles(join(root, "out"));
    expect(files.map(({ path, encodings, immutable }) => ({ path, encodings, immutable }))).toEqual([
      { path: "assets/app-1a2b.js", encodings: ["br", "gz"], immutable: true },
      { path: "assets/font-3c4d.woff2", encodings: [], immutable: true },
      { path: "index.html", encodings: [], immutable: false },
    ]);
    expect(files.map(({ hash }) => hash.length)).toEqual([43, 43, 43]);
  });
});

describe("a build made over another one", () => {
  const build = async (dir: string, scripts: readonly string[]): Promise<ClientFile[]> => {
    for (const path of [...scripts, "index.html"]) await write(`${dir}/${path}`, `${TEXT}// ${path}`);
    await compressFiles(join(root, dir));
    const built = await describeFiles(join(root, dir));
    const kept = await keepFormer(join(root, "former"), join(root, dir), built);
    const manifest = { fingerprint: dir, files: [...built, ...kept], scripts: { landing: 0, routes: [] } };
    await write(`${dir}/${MANIFEST_FILE}`, JSON.stringify(manifest));
    return kept;
  };
  const replace = () => rename(join(root, "next"), join(root, "former"));

  test("keeps what only that one had, with its twins, and of no build before that", async () => {
    expect(await build("former", ["assets/main-1.js", "assets/menu-1.js"])).toEqual([]);
    const kept = await build("next", ["assets/main-2.js", "assets/menu-1.js"]);
    expect(kept).toMatchObject([{ path: "assets/main-1.js", former: true, encodings: ["br", "gz"] }]);
    expect(await Bun.file(join(root, "next/assets/main-1.js.br")).exists()).toBe(true);
    await rm(join(root, "former"), { recursive: true });
    await replace();
    const last = await build("next", ["assets/main-3.js", "assets/menu-1.js"]);
    expect(last.map(({ path }) => path)).toEqual(["assets/main-2.js"]);
  });
});

describe("the manifest", () => {
  test("is read back, and is null where it is missing or broken", async () => {
    const manifest = { fingerprint: "f", files: [], scripts: { landing: 0, routes: [] } };
    await write(`read/${MANIFEST_FILE}`, JSON.stringify(manifest));
    await write(`broken/${MANIFEST_FILE}`, "{");
    await write(`foreign/${MANIFEST_FILE}`, JSON.stringify({ files: "no" }));
    const read = (name: string) => readManifest(join(root, name));
    expect(await Promise.all(["read", "broken", "foreign", "missing"].map(read))).toEqual([manifest, null, null, null]);
  });
});

describe("the client", () => {
  test("is fresh until a source changes, is added or is removed", async () => {
    await write("client/main.tsx", "one");
    await write("panda.config.ts", "config");
    const keep = async () =>
      write(
        `dist/client/${MANIFEST_FILE}`,
        JSON.stringify({ fingerprint: await fingerprintSources(root), files: [], scripts: { landing: 0, routes: [] } }),
      );
    expect(await clientIsFresh(root)).toBe(false);
    await keep();
    expect(await clientIsFresh(root)).toBe(true);
    await write("client/main.tsx", "two");
    expect(await clientIsFresh(root)).toBe(false);
    await keep();
    await write("events/new.ts", "");
    expect(await clientIsFresh(root)).toBe(false);
    await keep();
    await rm(join(root, "events/new.ts"));
    expect(await clientIsFresh(root)).toBe(false);
  });

  test("is not stale because of what the build itself writes", async () => {
    const before = await fingerprintSources(root);
    await write("client/styled-system/styles.css", "a{}");
    expect(await fingerprintSources(root)).toBe(before);
  });
});
