import { basename, join } from "node:path";
import { PRERENDER_FILE } from "./client-manifest.ts";
import { compileStyles } from "./compile-styles.ts";

/** Bundles the client once more, for the server: what renders a page before any script runs. */
export const bundlePrerender = async (root: string, outdir: string): Promise<void> => {
  await Bun.build({
    entrypoints: [join(root, "client", "prerender.tsx")],
    outdir,
    target: "bun",
    minify: true,
    naming: basename(PRERENDER_FILE),
    define: { "process.env.NODE_ENV": '"production"' },
    plugins: [await compileStyles(root)],
  });
};
