import type { Finding } from "../../../events/result/listing.ts";
import type { ListingAudit, ListingCopy } from "../../../events/wire/listing-audit.ts";

const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? "" : "s"}`;

/** A rule that several words of a field break counts once. */
const tally = (findings: readonly Finding[]): { errors: number; warnings: number } => {
  const broken = new Map(findings.map((each) => [`${each.ruleId} ${each.field} ${each.message}`, each.severity]));
  const errors = [...broken.values()].filter((severity) => severity === "error").length;
  return { errors, warnings: broken.size - errors };
};

const changedFields = (before: ListingCopy, after: ListingCopy): string[] => [
  ...(["title", "highlights", "searchTerms", "description"] as const).filter((field) => before[field] !== after[field]),
  ...before.bullets.flatMap((bullet, index) => (after.bullets[index] === bullet ? [] : [`bullets.${index}`])),
];

const amount = ({ errors, warnings }: { errors: number; warnings: number }): string =>
  [errors > 0 ? counted(errors, "error") : "", warnings > 0 ? counted(warnings, "warning") : ""]
    .filter((part) => part !== "")
    .join(" and ");

const FIELD_NAMES: Readonly<Record<string, string>> = {
  title: "the title",
  highlights: "the highlights",
  searchTerms: "the search terms",
  description: "the description",
  bullets: "the bullets",
};

const placeOf = (field: string): string => {
  const [name = "", index] = field.split(".");
  return index === undefined ? (FIELD_NAMES[name] ?? name) : `bullet ${Number(index) + 1}`;
};

const sentenceOn = (findings: readonly Finding[], changed: readonly string[], left: readonly Finding[]): string => {
  if (findings.length === 0) return "Nothing stands against this listing.";
  const found = `${amount(tally(findings))}.`;
  const mends =
    changed.length === 0 ? "" : ` ${counted(changed.length, "field")} can be corrected with the fixes shown.`;
  const open = [
    ...new Set(
      left.filter((each) => each.severity === "error").map((each) => `${each.ruleId} in ${placeOf(each.field)}`),
    ),
  ];
  const rest =
    open.length > 0
      ? ` Only you can settle ${open.join(", ")}.`
      : left.length > 0
        ? ` No error is left then, and ${amount(tally(left))} for you to weigh.`
        : " Nothing is left then.";
  return `${found}${mends}${rest}`;
};

/** What an audit found and what it would take, in numbers and in words. */
export const summarize = (
  before: ListingCopy,
  after: ListingCopy,
  findings: readonly Finding[],
  left: readonly Finding[],
): ListingAudit["summary"] => {
  const changed = changedFields(before, after);
  const [now, then] = [tally(findings), tally(left)];
  return {
    ...now,
    errorsLeft: then.errors,
    warningsLeft: then.warnings,
    changed,
    text: sentenceOn(findings, changed, left),
  };
};
