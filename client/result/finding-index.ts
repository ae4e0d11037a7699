import type { Compliance, Finding } from "../../events/result/listing.ts";
import { plural } from "./format.ts";

/** Findings by the field they are about, for example "optimizedTitles.0". */
export const findingsByField = ({ findings }: Compliance): ReadonlyMap<string, Finding[]> =>
  Map.groupBy(findings, (finding) => finding.field);

const RULE_STATUS = {
  verified: "Read on the marketplace’s own page",
  secondary: "Read in a dated report about the marketplace’s page",
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
