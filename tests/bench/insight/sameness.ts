import { join } from "node:path";
import { fingerprint } from "./fingerprint.ts";

const ZONES = ["UTC", "Asia/Kolkata", "America/St_Johns"];

const inProcess = (folder: string, zone: string): string =>
  Bun.spawnSync([process.execPath, join(import.meta.dir, "fingerprint.ts"), folder], {
    env: { ...process.env, TZ: zone },
    stderr: "inherit",
  })
    .stdout.toString()
    .trim();

export type Sameness = { results: number; different: number };

/** Prints whether all products give the same bytes again: twice here, and in processes of three time zones. */
export const compareRuns = (folder: string): Sameness => {
  const hashes = [fingerprint(folder), fingerprint(folder), ...ZONES.map((zone) => inProcess(folder, zone))];
  const different = new Set(hashes).size - 1;
  console.log(
    `\nbytes of all results, ${hashes.length} runs in 4 processes and 3 time zones: ${different === 0 ? "the same" : "different"}`,
  );
  return { results: hashes.length, different };
};
