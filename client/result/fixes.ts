import { toTenths } from "../../events/kernel/in-words.ts";
import type { Fix } from "../../events/result/ledger.ts";

export type RankedFix = {
  fix: Fix;
  /** Where it stands among all, from 0: line N of the fix list. */
  position: number;
};

export type SplitFixes = Record<"fault" | "gap" | "listing" | "done", RankedFix[]>;

export const FIX_LABELS = {
  wording: { label: "Wording", tone: "info" },
  rule: { label: "Marketplace rule", tone: "neutral" },
  keyword: { label: "Keyword", tone: "neutral" },
  "listing-silent": { label: "Not answered yet", tone: "info" },
  "product-fault": { label: "Product fault", tone: "danger" },
  "expectation-gap": { label: "Expectation gap", tone: "warning" },
} as const satisfies Record<Fix["kind"], { label: string; tone: "info" | "neutral" | "danger" | "warning" }>;

const groupOf = ({ kind, done }: Fix): keyof SplitFixes => {
  if (done === true) return "done";
  if (kind === "product-fault") return "fault";
  return kind === "expectation-gap" ? "gap" : "listing";
};

/** What no wording fixes, what plain words about the product fix, what else the listing can say, and what the new one does, each in the order of all. */
export const splitFixes = (fixes: readonly Fix[]): SplitFixes => {
  const groups: SplitFixes = { fault: [], gap: [], listing: [], done: [] };
  for (const [position, fix] of fixes.entries()) groups[groupOf(fix)].push({ fix, position });
  return groups;
};

/** "Costs 1.4 stars in reviews that mention it"; null where it costs nothing that can be told. */
export const starCost = (stars: number | null): string | null => {
  if (stars === null || stars > -0.05) return null;
  const size = toTenths(Math.abs(stars));
  return `Costs ${size} ${size === "1.0" ? "star" : "stars"} in reviews that mention it`;
};
