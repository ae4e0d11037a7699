import type { OptimizationResult } from "../../../events/result/result.ts";

/** A result as it is exported; `avatarData` is null where none was kept. */
export type ExportedResult = Omit<OptimizationResult, "avatarData"> & {
  avatarData: OptimizationResult["avatarData"] | null;
  productName: string;
  avatarName: string;
};

/** One line of an export: what it says, how many reviews it rests on, and the customers' words behind it. */
export type ExportedLine = {
  text: string;
  path: string;
  reviews: number;
  quotes: readonly string[];
  /** What else there is to say about it: what it rests on, how it stands, what to do. */
  note?: string;
};
export type ExportedSection = {
  title: string;
  group: "listing" | "avatar" | "reviews" | "proof";
  lines: readonly ExportedLine[];
};

export const QUOTES_MAX = 3;

export const evidenceFor = (result: ExportedResult, path: string): Pick<ExportedLine, "reviews" | "quotes"> => {
  const evidence = result.evidence.find((entry) => entry.path === path);
  if (evidence === undefined) return { reviews: 0, quotes: [] };
  const textOf = new Map(result.reviews.map(({ id, text }) => [id, text]));
  const quotes = evidence.spans.map(({ reviewId, start, end }) => textOf.get(reviewId)?.slice(start, end) ?? "");
  return { reviews: evidence.reviews, quotes: quotes.filter((quote) => quote !== "").slice(0, QUOTES_MAX) };
};

export const lineOf = (result: ExportedResult, text: string, path: string): ExportedLine => ({
  text,
  path,
  ...evidenceFor(result, path),
});

export const linesOf = (result: ExportedResult, texts: readonly string[], path: string): ExportedLine[] =>
  texts.map((text, index) => lineOf(result, text, `${path}.${index}`));
