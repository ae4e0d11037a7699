/**
 * Loads every module that reads customers' text and writes, as JSON, the source and the flags of each pattern that they
 * put together then. A process of its own, because modules are loaded once.
 */
import { textModules } from "./text-modules.ts";

const made = new Map<string, { source: string; flags: string }>();

globalThis.RegExp = new Proxy(RegExp, {
  construct: (target, args, newTarget) => {
    const pattern: RegExp = Reflect.construct(target, args, newTarget);
    const caller = new Error().stack?.split("\n").find((line) => /server\/|node_modules\//.test(line)) ?? "";
    if (!caller.includes("node_modules/")) made.set(String(pattern), { source: pattern.source, flags: pattern.flags });
    return pattern;
  },
});

for (const { file } of textModules()) await import(file);
process.stdout.write(JSON.stringify([...made.values()]), () => process.exit());
