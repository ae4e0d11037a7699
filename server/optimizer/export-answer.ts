import * as v from "valibot";
import type { ExportedResult } from "../listing/export/export-lines.ts";
import { EXPORT_FORMATS, type ExportFormat, exportResult } from "../listing/export/export-result.ts";
import { fileNameOf } from "../platform/file-name.ts";

/** The format that a call asks for. */
export const AskedFormat = v.picklist(EXPORT_FORMATS, "Choose md, csv, json or flat-file");

const NAME_LENGTH_MAX = 60;

const CONTENT_TYPES = {
  md: "text/markdown; charset=utf-8",
  csv: "text/csv; charset=utf-8",
  json: "application/json; charset=utf-8",
  "flat-file": "text/csv; charset=utf-8",
} as const satisfies Record<ExportFormat, string>;

const endingOf = (format: ExportFormat): string => (format === "flat-file" ? "-flat-file.csv" : `.${format}`);

/** A result as a file to download. */
export const exportAnswer = (result: ExportedResult, format: ExportFormat): Response =>
  new Response(exportResult(result, format), {
    headers: {
      "content-type": CONTENT_TYPES[format],
      "content-disposition": `attachment; filename="${fileNameOf(result.productName, NAME_LENGTH_MAX)}${endingOf(format)}"`,
      "cache-control": "no-store",
    },
  });
