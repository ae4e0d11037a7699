import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";

const TEXT_FILES = "**/*.{html,js,css,svg,json,webmanifest,txt}";
const WORTHWHILE_BYTES = 1024;

/** Writes `.br` and `.gz` twins of the text files in a folder, where they save anything worth the trouble. */
export const compressFiles = async (dir: string): Promise<void> => {
  const paths = [...new Bun.Glob(TEXT_FILES).scanSync(dir)];
  for (const path of paths) await compressFile(join(dir, path));
};

const compressFile = async (path: string): Promise<void> => {
  const bytes = await Bun.file(path).bytes();
  if (bytes.length < WORTHWHILE_BYTES) return;
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  await Bun.write(`${path}.br`, new Uint8Array(brotliCompressSync(bytes, { params })));
  await Bun.write(`${path}.gz`, Bun.gzipSync(bytes, { level: 12, library: "libdeflate" }));
};
