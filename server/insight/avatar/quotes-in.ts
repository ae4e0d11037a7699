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

/** Lines without those that quote what other lines quote already, or a part of it. */
export const withoutQuoted = <Line extends Supported>(lines: readonly Line[], others: readonly Supported[]): Line[] => {
  const quotes = quotesIn(others);
  return lines.filter((line) => quotesIn([line]).every((quote) => !isQuotedIn(quotes, quote)));
};
