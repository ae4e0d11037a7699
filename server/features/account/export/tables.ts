import Papa from "papaparse";

/** Pretty, because people open it. */
export const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** Rows as a table; cells that a spreadsheet would run as a formula are quoted. */
export const csv = (fields: readonly string[], rows: readonly (readonly unknown[])[]): string =>
  `${Papa.unparse({ fields: [...fields], data: rows.map((row) => [...row]) }, { escapeFormulae: true, newline: "\r\n" })}\r\n`;
