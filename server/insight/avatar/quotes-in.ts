import type { Supported } from "./avatar-draft.ts";

const QUOTE = /“([^”]+)”/gu;

/** What lines quote, in lower case. */
export const quotesIn = (lines: readonly Supported[]): string[] =>
  lines.flatMap(({ text }) => [...text.matchAll(QUOTE)].map((match) => (match[1] ?? "").toLowerCase()));

/** Whether words are quoted already, or a part of them. */
export const isQuotedIn = (quotes: readonly string[], text: string): boolean => {
  const said = text.toLowerCase();
  return quotes.some((quote) => quote.includes(said) || said.includes(quote));
};
