import { readFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { RULE_PROFILE_IDS } from "../../events/result/rule-profiles.ts";
import { auditListing } from "../listing/audit-listing.ts";
import { auditMarkdown } from "../listing/lint/audit-markdown.ts";
import { readListing } from "../listing/lint/read-listing.ts";
import { profileById } from "../listing/rules/profiles.ts";
import { FAILED } from "../platform/exit-codes.ts";
import { Misused, runCommand } from "./run-command.ts";

const USAGE = `Usage: bun run audit FILE [--product NAME] [--profile ${RULE_PROFILE_IDS.join("|")}] [--format json|md]`;

const parse = (args: string[]) =>
  parseArgs({
    args,
    allowPositionals: true,
    options: { product: { type: "string" }, profile: { type: "string" }, format: { type: "string", default: "md" } },
  });

const auditFile = async (args: string[]): Promise<{ text: string; errors: number }> => {
  const { positionals, values } = parse(args);
  const [file, ...more] = positionals;
  if (file === undefined || more.length > 0 || !["json", "md"].includes(values.format)) throw new Misused();
  const text = await readFile(file, "utf8").catch(() => {
    throw new Error(`Cannot read ${file}`);
  });
  const listing = readListing(text);
  const id = RULE_PROFILE_IDS.find((known) => known === (values.profile ?? listing?.profile));
  if (listing === null) throw new Error(`There is no listing in ${file}`);
  if (id === undefined) throw new Misused();
  const profile = profileById(id);
  const audit = auditListing({ ...listing, productName: values.product ?? listing.productName }, profile);
  const shown = values.format === "json" ? `${JSON.stringify(audit, null, 2)}\n` : auditMarkdown(audit, profile.label);
  return { text: shown, errors: audit.summary.errors };
};

await runCommand([USAGE], async (args) => {
  const { text, errors } = await auditFile(args);
  await Bun.write(Bun.stdout, text);
  return errors === 0 ? 0 : FAILED;
});
