import { cp, mkdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import * as v from "valibot";
import { bundlePrerender } from "./bundle-prerender.ts";
import { type ClientManifest, clientDir, describeFiles, MANIFEST_FILE } from "./client-manifest.ts";
import { compileStyles } from "./compile-styles.ts";
import { compressFiles } from "./compress-files.ts";
import { copyFonts, fontFiles } from "./fonts.ts";
import { generateStyles } from "./generate-styles.ts";
import { keepFormer } from "./keep-former.ts";
import { minifyScripts } from "./minify-scripts.ts";
import { withHeadLinks, withTheme } from "./page-html.ts";
import { Metafile, measureScripts } from "./script-sizes.ts";
import { fingerprintSources } from "./source-fingerprint.ts";

/** Builds the browser client into dist/client: style sheet, bundle, both themed pages, compressed twins, manifest. */
export const buildClient = async (root: string): Promise<ClientManifest> => {
  const fingerprint = await fingerprintSources(root);
  const staging = join(root, "dist", `.client-${process.pid}`);
  await rm(staging, { recursive: true, force: true });
  await mkdir(staging, { recursive: true });
  try {
    await generateStyles(root);
    const metafile = await bundle(root, staging);
    await minifyScripts(staging);
    await cp(join(root, "client", "public"), staging, { recursive: true });
    const fonts = await fontFiles();
    await copyFonts(fonts, staging);
    await writePages(
      staging,
      fonts.map(({ path }) => path),
    );
    await compressFiles(staging);
    await bundlePrerender(root, staging);
    const scripts = await measureScripts(root, staging, metafile);
    const built = await describeFiles(staging);
    const kept = await keepFormer(clientDir(root), staging, built);
    const manifest: ClientManifest = { fingerprint, files: [...built, ...kept], scripts };
    await Bun.write(join(staging, MANIFEST_FILE), JSON.stringify(manifest, null, 1));
    await rm(clientDir(root), { recursive: true, force: true });
    await rename(staging, clientDir(root));
    return manifest;
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
};

const bundle = async (root: string, outdir: string): Promise<Metafile> => {
  const { metafile } = await Bun.build({
    entrypoints: [join(root, "client", "index.html")],
    outdir,
    target: "browser",
    minify: true,
    splitting: true,
    publicPath: "/",
    naming: { entry: "[name].[ext]", chunk: "assets/[name]-[hash].[ext]", asset: "assets/[name]-[hash].[ext]" },
    external: ["/assets/*"],
    define: { "process.env.NODE_ENV": '"production"' },
    plugins: [await compileStyles(root)],
    metafile: true,
  });
  return v.parse(Metafile, metafile);
};

const writePages = async (dir: string, fonts: readonly string[]): Promise<void> => {
  const html = withHeadLinks(await Bun.file(join(dir, "index.html")).text(), fonts);
  await Bun.write(join(dir, "index.html"), withTheme(html, "dark"));
  await Bun.write(join(dir, "index.light.html"), withTheme(html, "light"));
};
