import type { ExportedResult } from "../listing/export/export-lines.ts";
import { type ExportFormat, exportResult } from "../listing/export/export-result.ts";

const CONTENT_TYPES = {
  md: "text/markdown; charset=utf-8",
  csv: "text/csv; charset=utf-8",
  json: "application/json; charset=utf-8",
  "flat-file": "text/csv; charset=utf-8",
} as const satisfies Record<ExportFormat, string>;

const fileNameOf = ({ productName }: ExportedResult): string =>
  productName
    .normalize("NFKD")
    .replaceAll(/[^a-zA-Z0-9]+/g, "-")
    .replaceAll(/^-+|-+$/g, "")
    .slice(0, 60)
    .toLowerCase() || "listing";

const endingOf = (format: ExportFormat): string => (format === "flat-file" ? "-flat-file.csv" : `.${format}`);

/** A result as a file to download. */
export const exportAnswer = (result: ExportedResult, format: ExportFormat): Response =>
  new Response(exportResult(result, format), {
    headers: {
      "content-type": CONTENT_TYPES[format],
      "content-disposition": `attachment; filename="${fileNameOf(result)}${endingOf(format)}"`,
      "cache-control": "no-store",
    },
  });
