import Papa from "papaparse";
import { type Columns, columnsByContent, columnsByHeader, FIELDS, isPartOfReview, joinParts } from "./columns.ts";
import { parseDate, parseRating } from "./parse-values.ts";
import { excludeNamed, namedId, type RawReading } from "./record.ts";

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

type Table = { header: readonly string[] | null; body: readonly (readonly string[])[]; columns: Columns };

const NONE: ReadonlySet<string> = new Set();

const cellOf = (row: readonly string[], column: number): string => (column === -1 ? "" : (row[column] ?? "").trim());

const nameOf = (header: Table["header"], column: number): string => header?.[column]?.trim() || `Column ${column + 1}`;

/** The columns that are no field of a review: what belongs to it all the same, and all others. */
const otherColumns = ({ header, body, columns }: Table): { parts: number[]; unused: number[] } => {
  const used = new Set(Object.values(columns));
  const width = body.reduce((widest, row) => Math.max(widest, row.length), 0);
  const others = Array.from({ length: width }, (_, column) => column).filter((column) => !used.has(column));
  const isPart = (column: number): boolean => header !== null && isPartOfReview(nameOf(header, column));
  return { parts: others.filter(isPart), unused: others.filter((column) => !isPart(column)) };
};

const excludedColumn = ({ header, body }: Table, column: number): RawReading["excluded"] => {
  const cells = body.map((row) => cellOf(row, column)).filter((cell) => cell !== "");
  return cells.length === 0
    ? []
    : [excludeNamed("boilerplate", cells, { kind: "Column", name: nameOf(header, column) })];
};

/** Reads a table of reviews with or without a header row; the delimiter is detected. Columns in `include` are read beside the reviews. */
export const readCsv = (text: string, include: ReadonlySet<string> = NONE): RawReading => {
  const rows = parseRows(text);
  const named = columnsByHeader(rows[0] ?? []);
  const header = named === null ? null : (rows[0] ?? null);
  const body = header === null ? rows : rows.slice(1);
  const table = { header, body, columns: named ?? columnsByContent(rows) };
  const { columns } = table;
  const { parts, unused } = otherColumns(table);
  const isWanted = (column: number): boolean => include.has(namedId(nameOf(header, column)));
  const wanted = unused.filter(isWanted);
  const records = body.map((row, index) => {
    const title = cellOf(row, columns.title);
    const told = (some: readonly number[]): string =>
      joinParts(
        cellOf(row, columns.text),
        some.map((column) => cellOf(row, column)),
      );
    const [bodyText, own] = [told([...parts, ...wanted]), told(parts)];
    return {
      text: bodyText === "" ? title : bodyText,
      own: own === "" ? title : own,
      title: bodyText === "" || title === "" ? null : title,
      rating: parseRating(cellOf(row, columns.rating)),
      date: parseDate(cellOf(row, columns.date)),
      line: index + (header === null ? 1 : 2),
    };
  });
  const listed = (some: readonly number[]): RawReading["excluded"] =>
    some.flatMap((column) => excludedColumn(table, column));
  return {
    records,
    excluded: listed(unused.filter((column) => !isWanted(column))),
    included: listed(wanted),
  };
};
