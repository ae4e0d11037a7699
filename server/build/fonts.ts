import { copyFile, mkdir } from "node:fs/promises";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";

const FACES = [
  {
    family: "Hanken Grotesk Variable",
    weight: "100 900",
    file: import.meta.resolve("@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2"),
  },
  {
    family: "Newsreader",
    weight: "500",
    file: import.meta.resolve("@fontsource/newsreader/files/newsreader-latin-500-normal.woff2"),
  },
];

type FontFile = { source: string; path: string; css: string };

/** The self-hosted faces with their hashed path in the built client and their `@font-face` rule. */
export const fontFiles = (): Promise<FontFile[]> =>
  Promise.all(
    FACES.map(async ({ family, weight, file }) => {
      const source = fileURLToPath(file);
      const hash = new Bun.CryptoHasher("sha256")
        .update(await Bun.file(source).bytes())
        .digest("hex")
        .slice(0, 10);
      const name = basename(source, ".woff2");
      const path = `assets/${name}-${hash}.woff2`;
      const src = `url("/${path}") format("woff2")`;
      return {
        source,
        path,
        css: `@font-face{font-family:"${family}";font-weight:${weight};font-display:swap;src:${src}}`,
      };
    }),
  );

export const copyFonts = async (fonts: readonly FontFile[], dir: string): Promise<void> => {
  await mkdir(join(dir, "assets"), { recursive: true });
  await Promise.all(fonts.map(({ source, path }) => copyFile(source, join(dir, path))));
};
