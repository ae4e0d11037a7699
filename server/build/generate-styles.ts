import { join } from "node:path";
import { fontFiles } from "./fonts.ts";

const GENERATED = "client/styled-system";

/** Runs Panda: `codegen` writes the typed style functions, which the type checker needs too, `cssgen` the style sheet. */
export const generateStyles = async (root: string): Promise<void> => {
  await panda(root, ["codegen", "--silent"]);
  await panda(root, ["cssgen", "--silent", "--minify", "--outfile", `${GENERATED}/styles.css`]);
  const faces = (await fontFiles()).map(({ css }) => css).join("\n");
  await Bun.write(join(root, GENERATED, "fonts.css"), faces);
};

const panda = async (root: string, args: readonly string[]): Promise<void> => {
  const script = join(root, "node_modules", "@pandacss", "dev", "bin.js");
  const child = Bun.spawn([process.execPath, "--bun", script, ...args], { cwd: root, stdout: "pipe", stderr: "pipe" });
  const output = await Promise.all([new Response(child.stdout).text(), new Response(child.stderr).text()]);
  if ((await child.exited) !== 0) throw new Error(`panda ${args[0]} failed:\n${output.join("")}`);
};
