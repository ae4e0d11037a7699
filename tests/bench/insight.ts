import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { measureGrowth } from "./insight/growth.ts";
import { countFaults } from "./insight/products.ts";
import { measureQuality } from "./insight/quality.ts";
import { compareRuns } from "./insight/sameness.ts";
import { measureSpeed } from "./insight/speed.ts";

const USAGE = `Usage: bun run bench insight --data FOLDER

FOLDER holds dmaste_{home,beauty,fashion,electronics}.jsonl, hu_liu_5.jsonl and fewsum/*.tsv`;

const OUTPUT = join(import.meta.dir, "../../.cache/bench/insight.json");

const main = (): void => {
  const { values } = parseArgs({ options: { data: { type: "string" } } });
  if (values.data === undefined) throw new Error(USAGE);
  const folder = values.data;
  const quality = measureQuality(folder);
  const products = countFaults(folder);
  const sameness = compareRuns(folder);
  const speed = measureSpeed(folder);
  const growth = measureGrowth(folder);
  mkdirSync(join(OUTPUT, ".."), { recursive: true });
  writeFileSync(OUTPUT, `${JSON.stringify({ quality, products, sameness, speed, growth }, null, 2)}\n`);
  const { ruleErrors, inexactQuotes, unsupportedDemographics, copiedRuns } = products;
  if (ruleErrors + inexactQuotes + unsupportedDemographics + copiedRuns + sameness.different > 0) process.exitCode = 1;
};

try {
  main();
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 2;
}
