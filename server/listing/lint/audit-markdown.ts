import type { Finding } from "../../../events/result/listing.ts";
import type { ListingAudit } from "../../../events/wire/listing-audit.ts";
import { clipped } from "../rules/word-borders.ts";

const findingLines = ({ ruleId, severity, field, words, message, fix, source, status }: Finding): string[] => [
  `- **${severity}** ${ruleId} in ${field}: ${message}`,
  `  - words: ${clipped(words.replace(/\s+/g, " "), 120)}`,
  ...(fix === null ? [] : [`  - fix: ${fix}`]),
  `  - source (${status}): ${source}`,
];

const copyLines = ({ title, highlights, bullets, searchTerms, description }: ListingAudit["fixed"]): string[] =>
  [
    title === "" ? [] : [`Title: ${title}`],
    highlights === "" ? [] : [`Highlights: ${highlights}`],
    bullets.map((bullet) => `- ${bullet}`),
    searchTerms === "" ? [] : [`Search terms: ${searchTerms}`],
    description === "" ? [] : [`Description: ${description}`],
  ].flat();

const chapter = (title: string, lines: readonly string[]): string[] =>
  lines.length === 0 ? [] : ["", `## ${title}`, "", ...lines];

/** An audit as a page to read. */
export const auditMarkdown = (audit: ListingAudit, label: string): string =>
  `${[
    `# Audit: ${label} (${audit.profile})`,
    "",
    audit.summary.text,
    ...chapter("Findings", audit.findings.flatMap(findingLines)),
    ...chapter("Fixed", copyLines(audit.fixed)),
    ...chapter("Left to decide", audit.left.flatMap(findingLines)),
  ].join("\n")}\n`;
