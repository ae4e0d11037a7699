import type { Finding } from "../../../events/result/listing.ts";

/** The rules that say how long a text may be. */
export const LENGTH_RULES: ReadonlySet<string> = new Set([
  "B02",
  "D01",
  "EB01",
  "ET01",
  "H01",
  "K01",
  "K09",
  "T01",
  "WM01",
  "WM02",
]);

const MUCH = 20;

/** Whether a fix only drops the end of a text that is too long, and much of it. */
export const isCut = ({ ruleId, fix }: Pick<Finding, "ruleId" | "fix">, before: string | null): boolean =>
  fix !== null &&
  before !== null &&
  LENGTH_RULES.has(ruleId) &&
  before.startsWith(fix) &&
  before.length - fix.length > MUCH;
