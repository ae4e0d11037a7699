import { fixes } from "./copy-text.ts";
import type { ViewedResult } from "./viewed-result.ts";

export type ShownSection = { id: string; label: string };

const always = (): boolean => true;

const SECTIONS: readonly (ShownSection & { isShown: (result: ViewedResult) => boolean })[] = [
  { id: "findings", label: "Findings", isShown: always },
  { id: "customer", label: "Customer", isShown: always },
  { id: "questions", label: "Questions", isShown: ({ insights }) => (insights?.questions.length ?? 0) > 0 },
  { id: "listing", label: "Listing", isShown: always },
  { id: "fixes", label: "Improvements", isShown: (result) => fixes(result).length > 0 },
  { id: "test", label: "A/B test", isShown: ({ bulletsA, bulletsB }) => bulletsA.length > 0 && bulletsB.length > 0 },
  { id: "keywords", label: "Keywords", isShown: ({ keywordCoverage }) => keywordCoverage.keywords.length > 0 },
  { id: "checks", label: "Rules", isShown: always },
  { id: "method", label: "Method", isShown: always },
];

/** The sections this result has something for, in the order they stand on the page. */
export const shownSections = (result: ViewedResult): ShownSection[] =>
  SECTIONS.filter(({ isShown }) => isShown(result)).map(({ id, label }) => ({ id, label }));
