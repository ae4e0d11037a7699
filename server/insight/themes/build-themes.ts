import type { Theme } from "../../../events/result/result.ts";
import type { Review, Span } from "../../../events/result/review.ts";
import type { Facet } from "../facets/facet.ts";
import type { Product } from "../product.ts";
import type { Unit } from "../units/unit.ts";
import { wilsonInterval } from "./wilson.ts";

/** A theme with the opinions it was counted from. */
export type MinedTheme = { theme: Theme; facet: Facet | null; units: readonly Unit[]; noun: string };

const MIXED_SHARE = 0.3;

const distinct = (units: readonly Unit[]): number => new Set(units.map((unit) => unit.reviewId)).size;

/** A review that both praises and blames counts for the side it says more about, for both when even. */
const countSides = (units: readonly Unit[]): { positive: number; negative: number } => {
  const sums = new Map<string, { plus: number; minus: number }>();
  for (const unit of units) {
    const sum = sums.get(unit.reviewId) ?? { plus: 0, minus: 0 };
    sums.set(unit.reviewId, unit.polarity > 0 ? { ...sum, plus: sum.plus + 1 } : { ...sum, minus: sum.minus + 1 });
  }
  const all = [...sums.values()];
  return {
    positive: all.filter((sum) => sum.plus >= sum.minus && sum.plus > 0).length,
    negative: all.filter((sum) => sum.minus >= sum.plus && sum.minus > 0).length,
  };
};

const kindOf = (positive: number, negative: number): Theme["kind"] => {
  const minority = Math.min(positive, negative) / Math.max(positive + negative, 1);
  if (minority >= MIXED_SHARE) return "mixed";
  return positive > negative ? "praise" : "complaint";
};

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

const ratingImpact = (reviews: readonly Review[], members: ReadonlySet<string>): number | null => {
  const rated = reviews.flatMap((review) =>
    review.rating === null ? [] : [{ inside: members.has(review.id), rating: review.rating }],
  );
  const inside = rated.filter((each) => each.inside).map((each) => each.rating);
  const outside = rated.filter((each) => !each.inside).map((each) => each.rating);
  return inside.length === 0 || outside.length === 0 ? null : Math.round((mean(inside) - mean(outside)) * 100) / 100;
};

const mostFrequent = (values: readonly string[]): string => {
  const counts = new Map<string, number>();
  for (const value of values) if (value !== "") counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].toSorted((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))[0]?.[0] ?? "";
};

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const labelOf = (facet: Facet | null, kind: Theme["kind"], noun: string): string => {
  if (facet === null)
    return kind === "praise"
      ? `${capitalized(noun)} praised`
      : kind === "complaint"
        ? `${capitalized(noun)} criticized`
        : `${capitalized(noun)}: opinions differ`;
  return kind === "praise" ? facet.praise : kind === "complaint" ? facet.complaint : `${facet.praise}: opinions differ`;
};

const spansOf = (units: readonly Unit[]): Span[] => {
  const seen = new Set<string>();
  return units.flatMap(({ reviewId, clause }) => {
    const key = `${reviewId}:${clause.start}`;
    if (seen.has(key)) return [];
    seen.add(key);
    return [{ reviewId, start: clause.start, end: clause.end }];
  });
};

/** The least number of distinct reviews a theme needs: one voice is a theme only where there are few. */
export const supportFloor = (reviewCount: number): number => (reviewCount < 8 ? 1 : reviewCount < 150 ? 2 : 3);

const buildTheme = (key: string, units: readonly Unit[], reviews: readonly Review[]): MinedTheme => {
  const { positive, negative } = countSides(units);
  const kind = kindOf(positive, negative);
  const members = new Set(units.map((unit) => unit.reviewId));
  const facet = units[0]?.facet ?? null;
  const noun = mostFrequent(units.map((unit) => unit.target));
  const theme: Theme = {
    id: key.replace("noun:", "about-").replace(/[^\w-]+/g, "-"),
    label: labelOf(facet, kind, noun),
    kind,
    reviews: members.size,
    positive,
    negative,
    share: Math.round((members.size / reviews.length) * 10_000) / 10_000,
    interval: wilsonInterval(members.size, reviews.length),
    ratingImpact: ratingImpact(reviews, members),
    spans: spansOf(units),
  };
  return { theme, facet, units, noun };
};

/** That people praise the lamp or speak of the dog says nothing about either. */
const saysNothing = ({ facet, noun }: MinedTheme, { noun: productNoun, wearer }: Product): boolean => {
  const head = noun.split(" ").at(-1) ?? noun;
  return facet === null && (head === productNoun || head === wearer);
};

/** Groups opinions by what they are about and counts each group by distinct reviews; the most discussed comes first. */
export const buildThemes = (units: readonly Unit[], reviews: readonly Review[], product: Product): MinedTheme[] => {
  const floor = supportFloor(reviews.length);
  const reports = units.filter((unit) => unit.mood === "report");
  const themes = [...Map.groupBy(reports, (unit) => unit.key)]
    .filter(([, members]) => distinct(members) >= floor)
    .map(([key, members]) => buildTheme(key, members, reviews))
    .toSorted((a, b) => b.theme.reviews - a.theme.reviews || (a.theme.id < b.theme.id ? -1 : 1));
  const telling = themes.filter((mined) => !saysNothing(mined, product));
  return telling.length === 0 ? themes : telling;
};
