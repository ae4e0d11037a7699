import Papa from "papaparse";
import type { ExportedResult } from "./export-lines.ts";
import { exportSections } from "./export-sections.ts";

const COLUMNS = ["section", "number", "text", "characters", "reviews", "customers_words", "note"] as const;

/** The result as a table, one row for each statement. Cells that a spreadsheet would run as a formula are quoted. */
export const exportCsv = (result: ExportedResult): string => {
  const rows = exportSections(result).flatMap(({ title, lines }) =>
    lines.map(({ text, reviews, quotes, note = "" }, index) => [
      title,
      index + 1,
      text,
      [...text].length,
      reviews,
      quotes.join(" | "),
      note,
    ]),
  );
  return `${Papa.unparse({ fields: [...COLUMNS], data: rows }, { escapeFormulae: true, newline: "\r\n" })}\r\n`;
};
