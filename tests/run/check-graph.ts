import { join } from "node:path";
import { Glob } from "bun";
import * as v from "valibot";

const Cruise = v.object({
  modules: v.array(v.object({ source: v.string(), dependencies: v.array(v.unknown()) })),
  summary: v.object({
    violations: v.array(v.object({ from: v.string(), to: v.string(), rule: v.object({ name: v.string() }) })),
  }),
});

const CRUISER = join(import.meta.dir, "../../node_modules/.bin/depcruise");
const FOLDERS = ["client", "events", "machines", "server", "tests"];

/** The sources that the graph has to show, as they lie on disk. */
const sourcesOnDisk = async (root: string): Promise<readonly string[]> => {
  const glob = new Glob(`{${FOLDERS.join(",")}}/**/*.{ts,tsx}`);
  const files = await Array.fromAsync(glob.scan({ cwd: root }));
  return files.filter((file) => !file.startsWith("client/styled-system/"));
};

/** Checks who imports whom. A cruiser that saw less than what lies on disk has not checked anything. */
const findFaults = async (root: string): Promise<{ faults: readonly string[]; seen: number }> => {
  const cruiser = [process.execPath, CRUISER, "--output-type", "json"];
  const sources = await sourcesOnDisk(root);
  const folders = FOLDERS.filter((folder) => sources.some((file) => file.startsWith(`${folder}/`)));
  const { stdout, stderr } = Bun.spawnSync([...cruiser, ...folders], { cwd: root });
  if (stdout.length === 0) return { faults: [`dependency-cruiser said nothing: ${stderr.toString()}`], seen: 0 };
  const { modules, summary } = v.parse(Cruise, JSON.parse(stdout.toString()));
  const seen = new Set(modules.map(({ source }) => source));
  const linked = modules.reduce((sum, { dependencies }) => sum + dependencies.length, 0);
  const faults = [
    ...summary.violations.map(({ from, to, rule }) => `${rule.name}: ${from} → ${to}`),
    ...sources.filter((file) => !seen.has(file)).map((file) => `not seen by the cruiser: ${file}`),
  ];
  if (linked === 0) faults.push("the cruiser saw no import at all");
  return { faults, seen: seen.size };
};

const { faults, seen } = await findFaults(process.argv[2] ?? process.cwd());
for (const fault of faults) console.error(fault);
console.log(`${seen} modules, ${faults.length} faults`);
process.exit(faults.length === 0 ? 0 : 1);
