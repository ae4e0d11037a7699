import { join } from "node:path";
import { parseSync } from "@swc/core";
import { textModules } from "./text-modules.ts";

export type Written = { where: string; source: string; flags: string };

/** The patterns in a part of a syntax tree. */
const patternsIn = (node: unknown): { source: string; flags: string }[] => {
  if (typeof node !== "object" || node === null) return [];
  const { type, pattern, flags } = node as { type?: unknown; pattern?: unknown; flags?: unknown };
  if (type === "RegExpLiteral") return [{ source: String(pattern), flags: String(flags) }];
  return Object.values(node).flatMap(patternsIn);
};

const spelledOut = (): Written[] =>
  textModules().flatMap(({ path, text }) =>
    patternsIn(parseSync(text, { syntax: "typescript" })).map((each) => ({ where: path, ...each })),
  );

const putTogether = (): Written[] => {
  const { stdout, exitCode, stderr } = Bun.spawnSync([process.execPath, join(import.meta.dir, "made-patterns.ts")]);
  if (exitCode !== 0) throw new Error(stderr.toString());
  const made = JSON.parse(stdout.toString()) as { source: string; flags: string }[];
  return made.map((each) => ({ where: "put together", ...each }));
};

/** Every pattern that may meet customers' text, written out or put together while modules are loaded, once each. */
export const allPatterns = (): Written[] => [
  ...new Map([...putTogether(), ...spelledOut()].map((each) => [`/${each.source}/${each.flags}`, each])).values(),
];
