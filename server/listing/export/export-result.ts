import { exportCsv } from "./export-csv.ts";
import { exportFlatFile } from "./export-flat-file.ts";
import { exportJson } from "./export-json.ts";
import type { ExportedResult } from "./export-lines.ts";
import { exportMarkdown } from "./export-markdown.ts";

export const EXPORT_FORMATS = ["md", "csv", "json", "flat-file"] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

const WRITERS = {
  md: exportMarkdown,
  csv: exportCsv,
  json: exportJson,
  "flat-file": exportFlatFile,
} as const satisfies Record<ExportFormat, (result: ExportedResult) => string>;

/** Writes a result in one of the formats a seller can take away. */
export const exportResult = (result: ExportedResult, format: ExportFormat): string => WRITERS[format](result);
