import Papa from "papaparse";

/** Pretty, because people open it. */
export const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** An array as `json` writes it, one item at a time, so that no more than one is in memory. */
export const jsonArray = async function* (items: AsyncIterable<unknown>): AsyncGenerator<string> {
  let opening = "[\n";
  for await (const item of items) {
    yield `${opening}  ${JSON.stringify(item, null, 2).replaceAll("\n", "\n  ")}`;
    opening = ",\n";
  }
  yield opening === "[\n" ? "[]\n" : "\n]\n";
};

/** Rows as a table; cells that a spreadsheet would run as a formula are quoted. */
export const csv = (fields: readonly string[], rows: readonly (readonly unknown[])[]): string =>
  `${Papa.unparse({ fields: [...fields], data: rows.map((row) => [...row]) }, { escapeFormulae: true, newline: "\r\n" })}\r\n`;
