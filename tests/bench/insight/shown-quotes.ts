import type { OptimizationResult } from "../../../events/result/result.ts";

const QUOTE = /“([^“”]+)”/g;

const stringsIn = (value: unknown): string[] => {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(stringsIn) : [];
};

/** What a page of a result shows beside the listing and the reviews themselves. */
const shownIn = ({ avatarData, fixList, insights, engine, packing, keywordCoverage }: OptimizationResult): string[] =>
  stringsIn([avatarData, fixList, insights, engine.notes, packing?.words, packing?.facts, keywordCoverage.refused]);

/** Whatever may be quoted: what customers and the seller wrote, what the result itself says, and the questions and themes it names. */
const sourcesOf = (result: OptimizationResult, productName: string): string[] => [
  productName,
  ...result.reviews.flatMap(({ text, title }) => [text, title ?? ""]),
  ...stringsIn([result.current, result.optimizedTitles, result.itemHighlights, result.bulletsA, result.bulletsB]),
  ...stringsIn([result.searchTerms, result.keywordCoverage.keywords.map(({ keyword }) => keyword)]),
  ...result.themes.map(({ label }) => label),
  ...(result.insights?.questions ?? []).map(({ question }) => question),
  ...result.compliance.findings.map(({ words }) => words),
];

/** The words between quotation marks that a result shows, and those of them that nobody wrote so. */
export const shownQuotes = (result: OptimizationResult, productName: string): { all: number; strange: string[] } => {
  const quotes = shownIn(result).flatMap((text) => [...text.matchAll(QUOTE)].map((match) => match[1] ?? ""));
  const sources = sourcesOf(result, productName);
  const strange = quotes.filter((quote) => {
    const words = quote.replace(/ …$/, "");
    return !sources.some((source) => source.includes(words));
  });
  return { all: quotes.length, strange };
};
