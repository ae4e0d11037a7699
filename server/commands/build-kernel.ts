import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { guardUsage, takesNothing } from "./run-command.ts";

const root = join(import.meta.dir, "../..");
const MODEL = join(root, "server/insight/model");

/** Compiles the kernel of the review miner; gives the text of the file that holds it. The same source gives the same text. */
export const compileKernel = async (): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), "kernel-"));
  try {
    const outFile = join(folder, "kernel.wasm");
    const compiler = [process.execPath, join(root, "node_modules/.bin/asc")];
    const config = join(MODEL, "kernel/asconfig.json");
    const { exitCode, stderr } = Bun.spawnSync([...compiler, "--config", config, "--outFile", outFile]);
    if (exitCode !== 0 || stderr.length > 0) throw new Error(`The kernel does not compile:\n${stderr.toString()}`);
    const wasm = (await Bun.file(outFile).bytes()).toBase64();
    return `${JSON.stringify({ wasm }, null, 2)}\n`;
  } finally {
    await rm(folder, { recursive: true });
  }
};

if (import.meta.main) {
  guardUsage(["Usage: bun run build:kernel"], takesNothing);
  await Bun.write(join(MODEL, "kernel.json"), await compileKernel());
}
