import type { OptimizationResult } from "../../../events/result/result.ts";

/** A result as it is exported; `avatarData` is null where none was kept. */
export type ExportedResult = Omit<OptimizationResult, "avatarData"> & {
  avatarData: OptimizationResult["avatarData"] | null;
  productName: string;
  avatarName: string;
};

/** One line of an export: what it says, how many reviews it rests on, and the customers' words behind it. */
export type ExportedLine = { text: string; path: string; reviews: number; quotes: readonly string[] };
export type ExportedSection = {
  title: string;
  group: "listing" | "avatar" | "reviews";
  lines: readonly ExportedLine[];
};

const QUOTES_MAX = 3;

const evidenceFor = (result: ExportedResult, path: string): Pick<ExportedLine, "reviews" | "quotes"> => {
  const evidence = result.evidence.find((entry) => entry.path === path);
  if (evidence === undefined) return { reviews: 0, quotes: [] };
  const textOf = new Map(result.reviews.map(({ id, text }) => [id, text]));
  const quotes = evidence.spans.map(({ reviewId, start, end }) => textOf.get(reviewId)?.slice(start, end) ?? "");
  return { reviews: evidence.reviews, quotes: quotes.filter((quote) => quote !== "").slice(0, QUOTES_MAX) };
};

const lineOf = (result: ExportedResult, text: string, path: string): ExportedLine => ({
  text,
  path,
  ...evidenceFor(result, path),
});

const linesOf = (result: ExportedResult, texts: readonly string[], path: string): ExportedLine[] =>
  texts.map((text, index) => lineOf(result, text, `${path}.${index}`));

const oneLine = (result: ExportedResult, text: string, path: string): ExportedLine[] =>
  text === "" ? [] : [lineOf(result, text, path)];

const namedLines = (result: ExportedResult, values: Readonly<Record<string, string>>, path: string): ExportedLine[] =>
  Object.entries(values)
    .filter(([, value]) => value !== "")
    .map(([name, value]) => lineOf(result, `${labelOf(name)}: ${value}`, `${path}.${name}`));

const labelOf = (name: string): string => {
  const words = name.replaceAll(/([A-Z])/g, " $1").toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

const listingSections = (result: ExportedResult): ExportedSection[] =>
  [
    { title: "Titles", lines: linesOf(result, result.optimizedTitles, "optimizedTitles") },
    { title: "Item highlights", lines: oneLine(result, result.itemHighlights, "itemHighlights") },
    { title: "Bullet set A", lines: linesOf(result, result.bulletsA, "bulletsA") },
    { title: "Bullet set B", lines: linesOf(result, result.bulletsB, "bulletsB") },
    { title: "Search terms", lines: oneLine(result, result.searchTerms, "searchTerms") },
    {
      title: "Improvements",
      lines: linesOf(result, result.fixList === "" ? [] : result.fixList.split("\n"), "fixList"),
    },
  ].map((section) => ({ ...section, group: "listing" }));

const avatarSections = (result: ExportedResult): ExportedSection[] => {
  const avatar = result.avatarData;
  if (avatar === null) return [];
  return [
    { title: "Pains", lines: linesOf(result, avatar.pains, "avatar.pains") },
    { title: "Desires", lines: linesOf(result, avatar.desires, "avatar.desires") },
    { title: "Emotional drivers", lines: linesOf(result, avatar.emotionalDrivers, "avatar.emotionalDrivers") },
    { title: "What they say", lines: linesOf(result, avatar.say, "avatar.say") },
    { title: "What they never say", lines: linesOf(result, avatar.notSay, "avatar.notSay") },
    { title: "Demographics", lines: namedLines(result, avatar.demographics, "avatar.demographics") },
    { title: "Psychographics", lines: namedLines(result, avatar.psychographics, "avatar.psychographics") },
    { title: "Keywords", lines: linesOf(result, avatar.keywords, "avatar.keywords") },
    { title: "Tone", lines: oneLine(result, avatar.tone, "avatar.tone") },
  ].map((section) => ({ ...section, group: "avatar" }));
};

const themeSection = (result: ExportedResult): ExportedSection => {
  const textOf = new Map(result.reviews.map(({ id, text }) => [id, text]));
  const lines = result.themes.map((theme, index) => ({
    text: theme.label,
    path: `themes.${index}`,
    reviews: theme.reviews,
    quotes: theme.spans
      .slice(0, QUOTES_MAX)
      .map(({ reviewId, start, end }) => textOf.get(reviewId)?.slice(start, end) ?? ""),
  }));
  return { title: "What customers talk about", group: "reviews", lines };
};

/** Everything a seller takes away, in reading order; sections without a line are left out. */
export const exportSections = (result: ExportedResult): ExportedSection[] =>
  [...listingSections(result), ...avatarSections(result), themeSection(result)].filter(({ lines }) => lines.length > 0);
