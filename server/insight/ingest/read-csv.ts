import Papa from "papaparse";
import { type Columns, columnsByContent, columnsByHeader, FIELDS } from "./columns.ts";
import { parseDate, parseRating } from "./parse-values.ts";
import { exclude, type RawReading } from "./record.ts";

const parseRows = (text: string): string[][] => Papa.parse<string[]>(text, { skipEmptyLines: "greedy" }).data;

/** Whether pasted text is a table whose first line names a review column. */
export const looksLikeTable = (text: string): boolean => {
  const first = text.slice(0, 2_000).split("\n", 1)[0] ?? "";
  const delimiter = [",", "\t", ";", "|"].find((sign) => first.includes(sign));
  if (delimiter === undefined || !text.includes("\n")) return false;
  const cells = Papa.parse<string[]>(first, { delimiter }).data[0] ?? [];
  const columns = columnsByHeader(cells);
  return columns !== null && FIELDS.filter((field) => columns[field] !== -1).length >= 2;
};

const unusedColumns = (
  header: readonly string[] | null,
  rows: readonly (readonly string[])[],
  columns: Columns,
): RawReading["excluded"] => {
  const used = new Set(Object.values(columns));
  const width = rows.reduce((widest, row) => Math.max(widest, row.length), 0);
  return Array.from({ length: width }, (_, column) => column)
    .filter((column) => !used.has(column))
    .flatMap((column) => {
      const cells = rows.map((row) => row[column] ?? "").filter((cell) => cell.trim() !== "");
      const name = header?.[column]?.trim() || `Column ${column + 1}`;
      return cells.length === 0
        ? []
        : [exclude("boilerplate", cells.join(", "), `Column “${name}” is not part of a review`, null, cells.length)];
    });
};

/** Reads a table of reviews with or without a header row; the delimiter is detected. */
export const readCsv = (text: string): RawReading => {
  const rows = parseRows(text);
  const named = columnsByHeader(rows[0] ?? []);
  const header = named === null ? null : (rows[0] ?? null);
  const body = header === null ? rows : rows.slice(1);
  const columns = named ?? columnsByContent(rows);
  const cell = (row: readonly string[], column: number): string => (column === -1 ? "" : (row[column] ?? "").trim());
  const records = body.map((row, index) => {
    const title = cell(row, columns.title);
    const bodyText = cell(row, columns.text);
    return {
      text: bodyText === "" ? title : bodyText,
      title: bodyText === "" || title === "" ? null : title,
      rating: parseRating(cell(row, columns.rating)),
      date: parseDate(cell(row, columns.date)),
      line: index + (header === null ? 1 : 2),
    };
  });
  return { records, excluded: unusedColumns(header, body, columns) };
};
