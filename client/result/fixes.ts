import type { Fix } from "../../events/result/ledger.ts";

export type RankedFix = {
  fix: Fix;
  /** Where it stands among all, from 0: line N of the fix list. */
  position: number;
};

export type SplitFixes = { listing: RankedFix[]; beyond: RankedFix[]; done: RankedFix[] };

export const FIX_LABELS = {
  wording: { label: "Wording", tone: "info" },
  rule: { label: "Marketplace rule", tone: "neutral" },
  keyword: { label: "Keyword", tone: "neutral" },
  "listing-silent": { label: "Not answered yet", tone: "info" },
  "product-fault": { label: "Product fault", tone: "danger" },
  "expectation-gap": { label: "Expectation gap", tone: "warning" },
} as const satisfies Record<Fix["kind"], { label: string; tone: "info" | "neutral" | "danger" | "warning" }>;

const BEYOND_WORDING: readonly Fix["kind"][] = ["product-fault", "expectation-gap"];

/** What words can mend apart from what they cannot and from what the new listing has done, each group in the order of all. */
export const splitFixes = (fixes: readonly Fix[]): SplitFixes => {
  const ranked = fixes.map((fix, position) => ({ fix, position }));
  const open = ranked.filter(({ fix }) => fix.done !== true);
  return {
    listing: open.filter(({ fix }) => !BEYOND_WORDING.includes(fix.kind)),
    beyond: open.filter(({ fix }) => BEYOND_WORDING.includes(fix.kind)),
    done: ranked.filter(({ fix }) => fix.done === true),
  };
};

/** "Costs 1.4 stars in reviews that mention it"; null where it costs nothing that can be told. */
export const starCost = (stars: number | null): string | null => {
  if (stars === null || stars > -0.05) return null;
  const size = Math.abs(stars).toFixed(1);
  return `Costs ${size} ${size === "1.0" ? "star" : "stars"} in reviews that mention it`;
};
