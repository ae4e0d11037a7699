import { cp, mkdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { type ClientManifest, describeFiles, MANIFEST_FILE } from "./client-manifest.ts";
import { compressFiles } from "./compress-files.ts";
import { copyFonts, fontFiles } from "./fonts.ts";
import { generateStyles } from "./generate-styles.ts";
import { landingChunks } from "./landing-chunks.ts";
import { withHeadLinks, withTheme } from "./page-html.ts";
import { fingerprintSources } from "./source-fingerprint.ts";

export const clientDir = (root: string): string => join(root, "dist", "client");

/** Builds the browser client into dist/client: style sheet, bundle, both themed pages, compressed twins, manifest. */
export const buildClient = async (root: string): Promise<ClientManifest> => {
  const fingerprint = await fingerprintSources(root);
  const staging = join(root, "dist", `.client-${process.pid}`);
  await rm(staging, { recursive: true, force: true });
  await mkdir(staging, { recursive: true });
  try {
    await generateStyles(root);
    await bundle(root, staging);
    await cp(join(root, "client", "public"), staging, { recursive: true });
    const fonts = await fontFiles();
    await copyFonts(fonts, staging);
    await writePages(
      staging,
      fonts.map(({ path }) => path),
    );
    await compressFiles(staging);
    const manifest: ClientManifest = { fingerprint, files: await describeFiles(staging) };
    await Bun.write(join(staging, MANIFEST_FILE), JSON.stringify(manifest, null, 1));
    await rm(clientDir(root), { recursive: true, force: true });
    await rename(staging, clientDir(root));
    return manifest;
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
};

const bundle = async (root: string, outdir: string): Promise<void> => {
  await Bun.build({
    entrypoints: [join(root, "client", "index.html")],
    outdir,
    target: "browser",
    minify: true,
    splitting: true,
    publicPath: "/",
    naming: { entry: "[name].[ext]", chunk: "assets/[name]-[hash].[ext]", asset: "assets/[name]-[hash].[ext]" },
    external: ["/assets/*"],
    define: { "process.env.NODE_ENV": '"production"' },
  });
};

const writePages = async (dir: string, fonts: readonly string[]): Promise<void> => {
  const html = withHeadLinks(await Bun.file(join(dir, "index.html")).text(), {
    fonts,
    chunks: await landingChunks(dir),
  });
  await Bun.write(join(dir, "index.html"), withTheme(html, "dark"));
  await Bun.write(join(dir, "index.light.html"), withTheme(html, "light"));
};
