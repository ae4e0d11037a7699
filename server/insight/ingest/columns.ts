import { hasWords } from "../text/clean-text.ts";
import { parseDate, parseRating } from "./parse-values.ts";

export const FIELDS = ["text", "title", "rating", "date"] as const;
export type Field = (typeof FIELDS)[number];

const NAMES: Record<Field, readonly string[]> = {
  text: [
    "reviewtext",
    "reviewbody",
    "reviewcontent",
    "review",
    "text",
    "body",
    "content",
    "comment",
    "comments",
    "message",
    "feedback",
    "description",
    "reviewdescription",
    "customerreview",
    "verbatim",
    "cons",
    "pros",
  ],
  title: ["reviewtitle", "title", "summary", "headline", "subject", "heading"],
  rating: ["rating", "stars", "star", "score", "overall", "ratingvalue", "reviewrating", "starrating", "reviewstar"],
  date: [
    "date",
    "reviewdate",
    "reviewtime",
    "createdat",
    "created",
    "submittedat",
    "datepublished",
    "time",
    "timestamp",
    "publishedat",
    "dateofreview",
  ],
};

export const fieldName = (name: string): string => name.toLowerCase().replace(/[^a-z]/g, "");

/** The column or property that holds a field: the best known name among those present, or -1. */
export const namedColumn = (field: Field, names: readonly string[]): number => {
  const folded = names.map(fieldName);
  for (const known of NAMES[field]) {
    const index = folded.indexOf(known);
    if (index !== -1) return index;
  }
  return -1;
};

/** What some shops ask for apart from the review itself, and what belongs to it. */
const PARTS: ReadonlySet<string> = new Set([
  "pros",
  "cons",
  "advantages",
  "disadvantages",
  "likes",
  "dislikes",
  "positives",
  "negatives",
]);

/** Whether a column or property is told apart from the review and belongs to it. */
export const isPartOfReview = (name: string): boolean => PARTS.has(fieldName(name));

/** The text of a review, and beside it what was told apart. */
export const joinParts = (text: string, parts: readonly string[]): string =>
  [text, ...parts.map((part) => part.trim())]
    .filter((part, index, all) => part !== "" && all.indexOf(part) === index)
    .join("\n");

export type Columns = Record<Field, number>;

/** Columns by the names in the first row, or null when that row names no review text. */
export const columnsByHeader = (header: readonly string[]): Columns | null => {
  const text = namedColumn("text", header);
  if (text === -1 || header.some((cell) => cell.length > 60)) return null;
  const of = (field: Field): number => {
    const index = namedColumn(field, header);
    return index === text ? -1 : index;
  };
  return { text, title: of("title"), rating: of("rating"), date: of("date") };
};

const share = (rows: readonly (readonly string[])[], column: number, test: (cell: string) => boolean): number => {
  const cells = rows.map((row) => row[column]?.trim() ?? "").filter((cell) => cell !== "");
  return cells.length === 0 ? 0 : cells.filter(test).length / cells.length;
};

/** Columns by what their cells look like: the longest text, numbers from 1 to 5, dates. */
export const columnsByContent = (rows: readonly (readonly string[])[]): Columns => {
  const sample = rows.slice(0, 200);
  const width = Math.max(...sample.map((row) => row.length), 0);
  const all = Array.from({ length: width }, (_, column) => column);
  const length = (column: number): number =>
    sample.reduce((sum, row) => sum + (hasWords(row[column] ?? "") ? (row[column]?.length ?? 0) : 0), 0);
  const rating = all.find((column) => share(sample, column, (cell) => parseRating(cell) !== null) > 0.9) ?? -1;
  const date =
    all.find((column) => column !== rating && share(sample, column, (cell) => parseDate(cell) !== null) > 0.9) ?? -1;
  const texts = all.filter((column) => column !== rating && column !== date).toSorted((a, b) => length(b) - length(a));
  return { text: texts[0] ?? -1, title: -1, rating, date };
};
