import { readFile } from "node:fs/promises";
import { basename } from "node:path";
import { parseArgs } from "node:util";
import type { OptimizationInput, OptimizationResult } from "../../events/result/result.ts";
import { DEFAULT_RULE_PROFILE_ID, RULE_PROFILE_IDS } from "../../events/result/rule-profiles.ts";
import { formatReviews } from "../insight/ingest/canonical.ts";
import { readReviews } from "../insight/read-reviews.ts";
import { EXPORT_FORMATS, type ExportFormat, exportResult } from "../listing/export/export-result.ts";
import { optimizeReviews } from "../listing/optimize-reviews.ts";
import { operatorWriter } from "./operator-writer.ts";
import { Misused, runCommand } from "./run-command.ts";

const USAGE =
  "Usage: bun run optimize FILE --product NAME [--avatar NAME] [--keywords A,B] [--profile ID] [--include ID,ID] [--format json|md|csv|flat-file] [--no-model]";

const MODEL =
  "With OPENAI_API_KEY set, that language model writes the listing and is checked like the built-in writer; what it costs is printed. The caps and prices of the environment hold for the one run.";

type Request = {
  file: string;
  product: string;
  avatar: string;
  keywords: string[];
  ruleProfile: string;
  include: string[];
  format: ExportFormat;
  isBuiltIn: boolean;
};

const parse = (args: string[]) =>
  parseArgs({
    args,
    allowPositionals: true,
    options: {
      product: { type: "string" },
      avatar: { type: "string", default: "" },
      keywords: { type: "string", default: "" },
      profile: { type: "string", default: DEFAULT_RULE_PROFILE_ID },
      include: { type: "string", default: "" },
      format: { type: "string", default: "md" },
      "no-model": { type: "boolean", default: false },
    },
  });

const listOf = (text: string): string[] =>
  text
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "");

const readRequest = (args: string[]): Request => {
  const { positionals, values } = parse(args);
  const [file, ...more] = positionals;
  const format = EXPORT_FORMATS.find((known) => known === values.format);
  const ruleProfile = RULE_PROFILE_IDS.find((known) => known === values.profile);
  if (ruleProfile === undefined) throw new Misused(`Unknown profile. Choose one of ${RULE_PROFILE_IDS.join(", ")}`);
  if (file === undefined || more.length > 0 || !values.product?.trim() || format === undefined) throw new Misused();
  return {
    file,
    product: values.product.trim(),
    avatar: values.avatar.trim(),
    keywords: listOf(values.keywords),
    ruleProfile,
    include: listOf(values.include),
    format,
    isBuiltIn: values["no-model"],
  };
};

const optimize = async (input: OptimizationInput, isBuiltIn: boolean): Promise<OptimizationResult> => {
  const writer = isBuiltIn ? null : await operatorWriter(process.env, console.error);
  if (writer === null) return optimizeReviews(input);
  const { optimizeReviewsWith } = await import("../listing/model/optimize-with-writer.ts");
  const result = await optimizeReviewsWith(writer.write)(input);
  console.error(writer.spent());
  return result;
};

const optimizeFile = async ({
  file,
  product,
  avatar,
  keywords,
  ruleProfile,
  include,
  format,
  isBuiltIn,
}: Request): Promise<string> => {
  const bytes = await readFile(file).catch(() => {
    throw new Error(`Cannot read ${file}`);
  });
  const { reviews, excluded } = readReviews({ bytes: new Uint8Array(bytes), fileName: basename(file) }, include);
  const avatarName = avatar === "" ? product : avatar;
  const input = {
    productName: product,
    avatarName,
    reviewsText: formatReviews(reviews),
    asin: "",
    currentTitle: "",
    currentBullets: [],
    keywords,
    mustIncludeKeywords: [],
    ruleProfile,
    include,
  };
  const result = await optimize(input, isBuiltIn);
  return exportResult(
    { ...result, excluded: [...excluded, ...result.excluded], productName: product, avatarName },
    format,
  );
};

await runCommand(
  [USAGE],
  async (args) => {
    await Bun.write(Bun.stdout, await optimizeFile(readRequest(args)));
    return 0;
  },
  [MODEL],
);
