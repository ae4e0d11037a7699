import { readFile } from "node:fs/promises";
import { basename } from "node:path";
import { parseArgs } from "node:util";
import { formatReviews } from "../insight/ingest/canonical.ts";
import { readReviews } from "../insight/ingest/read-reviews.ts";
import { EXPORT_FORMATS, type ExportFormat, exportResult } from "../listing/export/export-result.ts";
import { optimizeReviews } from "../listing/optimize-reviews.ts";

const USAGE = "Usage: bun run optimize FILE --product NAME [--avatar NAME] [--keywords A,B] [--format json|md|csv]";

class UsageError extends Error {}

type Request = { file: string; product: string; avatar: string; keywords: string[]; format: ExportFormat };

const parse = (args: string[]) => {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        product: { type: "string" },
        avatar: { type: "string", default: "" },
        keywords: { type: "string", default: "" },
        format: { type: "string", default: "md" },
      },
    });
  } catch {
    throw new UsageError(USAGE);
  }
};

const readRequest = (args: string[]): Request => {
  const { positionals, values } = parse(args);
  const [file, ...more] = positionals;
  const format = EXPORT_FORMATS.find((known) => known === values.format);
  if (file === undefined || more.length > 0 || !values.product?.trim() || format === undefined)
    throw new UsageError(USAGE);
  const keywords = values.keywords.split(",").map((keyword) => keyword.trim());
  return {
    file,
    product: values.product.trim(),
    avatar: values.avatar.trim(),
    keywords: keywords.filter((keyword) => keyword !== ""),
    format,
  };
};

const optimizeFile = async ({ file, product, avatar, keywords, format }: Request): Promise<string> => {
  const bytes = await readFile(file).catch(() => {
    throw new UsageError(`Cannot read ${file}`);
  });
  const { reviews, excluded } = readReviews({ bytes: new Uint8Array(bytes), fileName: basename(file) });
  const avatarName = avatar === "" ? product : avatar;
  const result = optimizeReviews({
    productName: product,
    avatarName,
    reviewsText: formatReviews(reviews),
    asin: "",
    currentTitle: "",
    currentBullets: [],
    keywords,
    mustIncludeKeywords: [],
  });
  return exportResult(
    { ...result, excluded: [...excluded, ...result.excluded], productName: product, avatarName },
    format,
  );
};

const main = async (): Promise<void> => {
  await Bun.write(Bun.stdout, await optimizeFile(readRequest(process.argv.slice(2))));
};

if (import.meta.main) {
  await main().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  });
}
