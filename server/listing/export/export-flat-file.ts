import Papa from "papaparse";
import type { ExportedResult } from "./export-lines.ts";

const BULLETS = 5;
const BULLET_COLUMNS = Array.from({ length: BULLETS }, (_, index) => `bullet_point${index + 1}`);
const COLUMNS = ["item_name", "title_differentiation", ...BULLET_COLUMNS, "generic_keyword", "version"] as const;

/** The copy in the columns of Seller Central's listing file, one row for each bullet set; `version` comes last, so that the columns before it paste as they are. */
export const exportFlatFile = (result: ExportedResult): string => {
  const row = (version: string, bullets: readonly string[]): string[] => [
    result.optimizedTitles[0] ?? "",
    result.itemHighlights,
    ...BULLET_COLUMNS.map((_, index) => bullets[index] ?? ""),
    result.searchTerms,
    version,
  ];
  const data = [row("A", result.bulletsA), row("B", result.bulletsB)];
  return `${Papa.unparse({ fields: [...COLUMNS], data }, { escapeFormulae: true, newline: "\r\n" })}\r\n`;
};
