import type { Finding } from "../../../events/result/listing.ts";
import type { CheckContext } from "./check.ts";
import { lintText } from "./lint-text.ts";
import type { RuleField } from "./rule.ts";

/** A text after every fix that can be made, and what still stands against it: each of these only the writer can decide. */
export type FixedText = { text: string; left: Finding[] };

type Weight = { errors: number; warnings: number };

const weigh = (findings: readonly Finding[]): Weight => ({
  errors: findings.filter((finding) => finding.severity === "error").length,
  warnings: findings.filter((finding) => finding.severity === "warning").length,
});

const isLighter = (a: Weight, b: Weight): boolean =>
  a.errors < b.errors || (a.errors === b.errors && a.warnings < b.warnings);

const errorsFirst = (findings: readonly Finding[]): Finding[] =>
  findings.toSorted((a, b) => Number(b.severity === "error") - Number(a.severity === "error"));

/** Applies fixes one after another, errors first, each only if it leaves less to say. Fixing the result again changes nothing. */
export const fixText = (text: string, field: RuleField, context: CheckContext): FixedText => {
  let current: FixedText = { text, left: lintText(text, field, field, context) };
  const step = (): FixedText | null => {
    const weight = weigh(current.left);
    for (const { fix } of errorsFirst(current.left)) {
      if (fix === null) continue;
      const left = lintText(fix, field, field, context);
      if (isLighter(weigh(left), weight)) return { text: fix, left };
    }
    return null;
  };
  for (let next = step(); next !== null; next = step()) current = next;
  return current;
};
