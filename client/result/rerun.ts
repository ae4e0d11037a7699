import type { ReactNode } from "react";
import { LIMITS } from "../../events/limits.ts";
import type { Exclusion } from "../../events/result/review.ts";
import type { ViewedResult } from "./viewed-result.ts";

/** Writing a result anew from the same text, with parts that were left out. */
export type Rerun = {
  /** What it costs, or needs, in a sentence. */
  note: string;
  busy: boolean;
  /** How far it is, while it is busy. */
  progress?: ReactNode;
  onRerun: (ids: string[]) => void;
};

/** The parts that a click can take back in, each once. */
export const reversible = (excluded: readonly Exclusion[]): string[] => [
  ...new Set(excluded.flatMap(({ id }) => id ?? [])),
];

/** What was taken back in before stays in. */
export const includeOf = (before: readonly string[] | undefined, ids: readonly string[]): string[] =>
  [...new Set([...(before ?? []), ...ids])].slice(0, LIMITS.includeCount);

/** The keywords that had to be in, to ask for them again. */
export const requiredKeywords = ({ keywordCoverage }: Pick<ViewedResult, "keywordCoverage">): string[] =>
  keywordCoverage.keywords.filter(({ mustInclude }) => mustInclude).map(({ keyword }) => keyword);
