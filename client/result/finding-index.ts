import type { Compliance, Finding } from "../../events/result/listing.ts";
import { plural } from "./format.ts";

/** Findings by the field they are about, for example "optimizedTitles.0". */
export const findingsByField = ({ findings }: Compliance): ReadonlyMap<string, Finding[]> =>
  Map.groupBy(findings, (finding) => finding.field);

const FIELD_NAMES = {
  optimizedTitles: "Title",
  itemHighlights: "Item highlights",
  bulletsA: "Set A, bullet",
  bulletsB: "Set B, bullet",
  searchTerms: "Search terms",
  currentTitle: "Your current title",
  currentBullets: "Your current bullet",
} as const;

const isNamed = (root: string): root is keyof typeof FIELD_NAMES => Object.hasOwn(FIELD_NAMES, root);

/** "optimizedTitles.0" → "Title 1" */
export const fieldName = (field: string): string => {
  const [root = "", index] = field.split(".");
  const name = isNamed(root) ? FIELD_NAMES[root] : root;
  return index === undefined ? name : `${name} ${Number(index) + 1}`;
};

const RULE_STATUS = {
  verified: "Read on the marketplace's own page",
  secondary: "Read in a dated report about the marketplace's page",
  conflicting: "Sources differ about this rule",
} as const satisfies Record<Finding["status"], string>;

export const ruleStatus = (status: Finding["status"]): string => RULE_STATUS[status];

/** Whether a field belongs to the listing the seller has now. */
export const isCurrentField = (field: string): boolean => field.startsWith("current");

export const bySeverity = (a: Finding, b: Finding): number =>
  Number(b.severity === "error") - Number(a.severity === "error");

/** "3 errors, 2 warnings" */
export const severityCounts = (findings: readonly Finding[]): string => {
  const errors = findings.filter(({ severity }) => severity === "error").length;
  const warnings = findings.length - errors;
  return [errors > 0 ? plural(errors, "error") : "", warnings > 0 ? plural(warnings, "warning") : ""]
    .filter((part) => part !== "")
    .join(", ");
};
