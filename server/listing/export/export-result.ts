import { exportCsv } from "./export-csv.ts";
import { exportJson } from "./export-json.ts";
import { exportMarkdown } from "./export-markdown.ts";
import type { ExportedResult } from "./export-sections.ts";

export const EXPORT_FORMATS = ["md", "csv", "json"] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

const WRITERS = { md: exportMarkdown, csv: exportCsv, json: exportJson } as const satisfies Record<
  ExportFormat,
  (result: ExportedResult) => string
>;

/** Writes a result in one of the formats a seller can take away. */
export const exportResult = (result: ExportedResult, format: ExportFormat): string => WRITERS[format](result);
