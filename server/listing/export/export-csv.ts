import Papa from "papaparse";
import { type ExportedResult, exportSections } from "./export-sections.ts";

const COLUMNS = ["section", "number", "text", "characters", "reviews", "customers_words"] as const;

/** The result as a table, one row for each statement. Cells that a spreadsheet would run as a formula are quoted. */
export const exportCsv = (result: ExportedResult): string => {
  const rows = exportSections(result).flatMap(({ title, lines }) =>
    lines.map(({ text, reviews, quotes }, index) => [
      title,
      index + 1,
      text,
      [...text].length,
      reviews,
      quotes.join(" | "),
    ]),
  );
  return `${Papa.unparse({ fields: [...COLUMNS], data: rows }, { escapeFormulae: true, newline: "\r\n" })}\r\n`;
};
