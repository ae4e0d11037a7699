import {
  type ExportedLine,
  type ExportedResult,
  type ExportedSection,
  lineOf,
  linesOf,
  QUOTES_MAX,
} from "./export-lines.ts";
import { fixNote, questionNote } from "./export-notes.ts";
import { proofSections } from "./proof-sections.ts";

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
    { title: "Improvements", lines: improvementLines(result) },
  ].map((section) => ({ ...section, group: "listing" }));

const improvementLines = (result: ExportedResult): ExportedLine[] =>
  linesOf(result, result.fixList === "" ? [] : result.fixList.split("\n"), "fixList").map((line, index) => {
    const fix = result.fixes?.[index];
    return fix === undefined ? line : { ...line, note: fixNote(fix) };
  });

const avatarSections = (result: ExportedResult): ExportedSection[] => {
  const avatar = result.avatarData;
  if (avatar === null) return [];
  return [
    { title: "Pains", lines: linesOf(result, avatar.pains, "avatar.pains") },
    { title: "Desires", lines: linesOf(result, avatar.desires, "avatar.desires") },
    ...insightSections(result),
    { title: "Emotional drivers", lines: linesOf(result, avatar.emotionalDrivers, "avatar.emotionalDrivers") },
    { title: "What they say", lines: linesOf(result, avatar.say, "avatar.say") },
    { title: "What they never say", lines: linesOf(result, avatar.notSay, "avatar.notSay") },
    { title: "Demographics", lines: namedLines(result, avatar.demographics, "avatar.demographics") },
    { title: "Psychographics", lines: namedLines(result, avatar.psychographics, "avatar.psychographics") },
    { title: "Keywords", lines: linesOf(result, avatar.keywords, "avatar.keywords") },
    { title: "Tone", lines: oneLine(result, avatar.tone, "avatar.tone") },
  ].map((section) => ({ ...section, group: "avatar" }));
};

const insightSections = (result: ExportedResult): Omit<ExportedSection, "group">[] => {
  const { insights } = result;
  if (insights === undefined) return [];
  const { topics = [] } = insights;
  return [
    { title: "Reasons to buy", lines: linesOf(result, insights.reasonsToBuy, "insights.reasonsToBuy") },
    { title: "Reasons to return", lines: linesOf(result, insights.reasonsToReturn, "insights.reasonsToReturn") },
    { title: "Where and when they use it", lines: linesOf(result, insights.situations, "insights.situations") },
    { title: "Doubts", lines: linesOf(result, insights.doubts, "insights.doubts") },
    ...(topics.length === 0
      ? []
      : [{ title: "Also on their minds", lines: linesOf(result, topics, "insights.topics") }]),
    {
      title: "Questions shoppers ask",
      lines: linesOf(
        result,
        insights.questions.map(({ question }) => question),
        "insights.questions",
      ).map((line, index) => ({ ...line, note: questionNote(insights.questions[index]) })),
    },
  ];
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
  [...listingSections(result), ...avatarSections(result), themeSection(result), ...proofSections(result)].filter(
    ({ lines }) => lines.length > 0,
  );
