import type { Finding } from "../../../events/result/listing.ts";
import type { Span } from "../../../events/result/review.ts";
import { lowerFirst } from "../../insight/avatar/avatar-draft.ts";
import type { Mining } from "../../insight/mine-reviews.ts";
import { analyseText } from "../../insight/text/analyse.ts";
import { type MinedTheme, supportFloor } from "../../insight/themes/build-themes.ts";
import { extractUnits } from "../../insight/units/extract-units.ts";
import type { Claim } from "../writer/claims.ts";
import { ADVICE } from "./advice.ts";
import { findAssociation } from "./associations.ts";

/** One improvement, with what it rests on: customers' words, or the rule the current copy breaks. */
export type Improvement = { text: string; spans: readonly Span[] };

const MOST_COMPLAINTS = 7;
const NOTABLE_IMPACT = 0.25;

const reviewers = (count: number, total: number): string =>
  `${count} of ${total} ${total === 1 ? "reviewer" : "reviewers"}`;

const impactOf = (theme: MinedTheme, mining: Mining): string => {
  const blaming = new Set(theme.units.filter((unit) => unit.polarity < 0).map((unit) => unit.reviewId));
  const stars = (inside: boolean): number[] =>
    mining.reviews.flatMap((review) =>
      review.rating !== null && blaming.has(review.id) === inside ? [review.rating] : [],
    );
  const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [with_, without] = [stars(true), stars(false)];
  if (with_.length === 0 || without.length === 0) return "";
  const gap = mean(without) - mean(with_);
  return gap < NOTABLE_IMPACT
    ? ""
    : ` and give ${mean(with_).toFixed(1)} stars where the others give ${mean(without).toFixed(1)}`;
};

const complaintLine = (theme: MinedTheme, mining: Mining): Improvement | null => {
  const advice = ADVICE[theme.facet?.id ?? ""];
  if (advice === undefined) return null;
  const units = theme.units.filter((unit) => unit.polarity < 0);
  const association = findAssociation(theme, mining);
  const hint =
    association === null
      ? ""
      : `; ${association.within === association.of ? "all of them" : `${association.within} of these ${association.of}`} mention the ${association.noun}`;
  const spans = units.map(({ reviewId, clause }) => ({ reviewId, start: clause.start, end: clause.end }));
  return {
    text: `${advice.act}: ${reviewers(theme.theme.negative, mining.reviews.length)} report ${advice.trouble}${impactOf(theme, mining)}${hint}.`,
    spans: [...spans, ...(association?.spans ?? [])],
  };
};

const complaints = (mining: Mining): Improvement[] =>
  mining.themes
    .filter((theme) => theme.theme.negative >= supportFloor(mining.reviews.length))
    .toSorted(
      (a, b) =>
        Number(b.facet?.id === "safety") - Number(a.facet?.id === "safety") || b.theme.negative - a.theme.negative,
    )
    .flatMap((theme) => complaintLine(theme, mining) ?? [])
    .slice(0, MOST_COMPLAINTS);

/** What buyers praise and the current listing keeps silent about. */
const silences = (claims: readonly Claim[], currentListing: string, total: number): Improvement[] => {
  if (currentListing.trim() === "") return [];
  const told = new Set(
    analyseText(currentListing, "current")
      .flatMap((sentence) => extractUnits(sentence))
      .map((unit) => unit.key),
  );
  return claims
    .filter((claim) => !told.has(claim.id))
    .slice(0, 3)
    .map((claim) => ({
      text: `Say it in the listing: ${reviewers(claim.support, total)} praise this, and the current copy is silent about it: ${lowerFirst(claim.theme.facet?.praise ?? "")}.`,
      spans: claim.spans,
    }));
};

const FIELD_NAMES: readonly (readonly [RegExp, (number: string) => string])[] = [
  [/^currentTitle$/, () => "Current title"],
  [/^currentBullets\.(\d+)$/, (number) => `Current bullet ${Number(number) + 1}`],
];

const fieldName = (field: string): string => {
  for (const [pattern, name] of FIELD_NAMES) {
    const match = pattern.exec(field);
    if (match !== null) return name(match[1] ?? "");
  }
  return field;
};

const audit = (findings: readonly Finding[]): Improvement[] =>
  findings
    .filter((finding) => finding.field.startsWith("current"))
    .toSorted((a, b) => Number(b.severity === "error") - Number(a.severity === "error"))
    .slice(0, 8)
    .map((finding) => {
      const words = finding.words.replace(/\s+/g, " ").slice(0, 60);
      return {
        text: `${fieldName(finding.field)}, rule ${finding.ruleId}: ${lowerFirst(finding.message.replace(/\.$/, ""))} (“${words}”).`,
        spans: [],
      };
    });

/** Improvements in the order of their weight: the product first, then what the current listing breaks or leaves out. */
export const writeFixList = (
  mining: Mining,
  claims: readonly Claim[],
  findings: readonly Finding[],
  currentListing: string,
): Improvement[] => [
  ...complaints(mining),
  ...audit(findings),
  ...silences(claims, currentListing, mining.reviews.length),
];
