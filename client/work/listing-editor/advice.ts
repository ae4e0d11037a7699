import type { Finding } from "../../../events/result/listing.ts";
import { bySeverity } from "../../result/finding-index.ts";

export type Said = Pick<Finding, "severity" | "message"> & {
  /** The words it is about, each once; none where they are the text itself or too long to repeat. */
  words: string[];
};

/** What one change would mend. `fix` is null where only the seller can decide. */
export type Advice = { says: Said[]; fix: string | null };

const REPEATED_MAX = 30;

const saidOnce = (findings: readonly Finding[], text: string): Said[] =>
  [...Map.groupBy(findings, ({ message }) => message)].map(([message, same]) => ({
    message,
    severity: same.some(({ severity }) => severity === "error") ? "error" : "warning",
    words: [...new Set(same.map(({ words }) => words))].filter(
      (words) => words !== "" && words !== text && words.length <= REPEATED_MAX,
    ),
  }));

/** Findings of one text, errors first: those that the same fix mends stand together, and no sentence comes twice. */
export const adviceOf = (findings: readonly Finding[], text: string): Advice[] => {
  const groups = Map.groupBy(findings.toSorted(bySeverity), ({ fix }) => fix);
  return [...groups].map(([fix, group]) => ({ says: saidOnce(group, text), fix }));
};
