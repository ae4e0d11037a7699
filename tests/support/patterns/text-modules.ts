import { join } from "node:path";
import { ROOT, sourceFiles } from "../source-files.ts";

/** The modules that read what customers paste; the miner is trained on other texts. */
const READ_TEXT = /^server\/(?:insight\/(?!model\/(?:train|kernel)\/)|listing\/).*\.ts$/;

export const textModules = (): readonly { path: string; file: string; text: string }[] =>
  sourceFiles(READ_TEXT).map(({ path, text }) => ({ path, file: join(ROOT, path), text }));
