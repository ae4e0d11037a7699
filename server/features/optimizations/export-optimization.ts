import type { Optimization } from "../../../events/wire/work.ts";
import { type ExportFormat, exportResult } from "../../listing/export/export-result.ts";

const CONTENT_TYPES = {
  md: "text/markdown; charset=utf-8",
  csv: "text/csv; charset=utf-8",
  json: "application/json; charset=utf-8",
} as const satisfies Record<ExportFormat, string>;

const fileNameOf = ({ productName }: Optimization): string =>
  productName
    .normalize("NFKD")
    .replaceAll(/[^a-zA-Z0-9]+/g, "-")
    .replaceAll(/^-+|-+$/g, "")
    .slice(0, 60)
    .toLowerCase() || "listing";

/** The optimization as a file to download. */
export const exportOptimization = (optimization: Optimization, format: ExportFormat): Response =>
  new Response(exportResult(optimization, format), {
    headers: {
      "content-type": CONTENT_TYPES[format],
      "content-disposition": `attachment; filename="${fileNameOf(optimization)}.${format}"`,
      "cache-control": "no-store",
    },
  });
