import type { ExportedResult } from "./export-lines.ts";

/** The whole result, with every review, span and finding, as JSON text. */
export const exportJson = (result: ExportedResult): string => `${JSON.stringify(result, null, 2)}\n`;
