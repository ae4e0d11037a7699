import type { Finding } from "../../../events/result/listing.ts";
import type { CheckContext } from "./check.ts";
import { type BrokenRule, breakages } from "./lint-text.ts";
import type { RuleField } from "./rule.ts";

/** A text after every fix that can be made, and what still stands against it: each of these only the seller can decide. */
export type FixedText = { text: string; left: Finding[] };

type Weight = { errors: number; warnings: number };

const weigh = (broken: readonly BrokenRule[]): Weight => ({
  errors: broken.filter(({ rule }) => rule.severity === "error").length,
  warnings: broken.filter(({ rule }) => rule.severity === "warning").length,
});

const isLighter = (a: Weight, b: Weight): boolean =>
  a.errors < b.errors || (a.errors === b.errors && a.warnings < b.warnings);

/** Errors before warnings, and words before lengths: a text is trimmed only once nothing else has to go. */
const urgency = ({ rule }: BrokenRule): number =>
  (rule.severity === "error" ? 0 : 2) + (/^max(?:Characters|Bytes|Words)$/.test(rule.check) ? 1 : 0);

/** Applies fixes one after another, each only if it leaves fewer rules broken. Fixing the result again changes nothing. */
export const fixText = (text: string, field: RuleField, context: CheckContext, path: string = field): FixedText => {
  let current = { text, broken: breakages(text, field, path, context) };
  const step = (): typeof current | null => {
    const weight = weigh(current.broken);
    for (const { fix } of current.broken.toSorted((a, b) => urgency(a) - urgency(b))) {
      if (fix === null) continue;
      const broken = breakages(fix, field, path, context);
      if (isLighter(weigh(broken), weight)) return { text: fix, broken };
    }
    return null;
  };
  for (let next = step(); next !== null; next = step()) current = next;
  return { text: current.text, left: current.broken.flatMap((each) => each.findings) };
};
