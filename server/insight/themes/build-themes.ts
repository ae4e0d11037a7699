import type { Theme } from "../../../events/result/result.ts";
import type { Review, Span } from "../../../events/result/review.ts";
import type { Facet } from "../facets/facet.ts";
import type { Product } from "../product/product.ts";
import { hasPlenty, supportFloor } from "../reviews/plenty.ts";
import { WHOLE } from "../units/aspect-units.ts";
import type { Unit } from "../units/unit.ts";
import { labelOf } from "./theme-label.ts";
import { mostFrequent } from "./told-opinions.ts";
import { wilsonInterval } from "./wilson.ts";

/** A theme with the opinions it was counted from. */
export type MinedTheme = { theme: Theme; facet: Facet | null; units: readonly Unit[]; noun: string };

const MIXED_SHARE = 0.3;

const distinct = (units: readonly Unit[]): number => new Set(units.map((unit) => unit.reviewId)).size;

type Sides = { positive: number; negative: number; praise: number; blame: number };

type Said = { plus: number; minus: number };

const saidByReview = (units: readonly Unit[]): Map<string, Said> => {
  const sums = new Map<string, Said>();
  for (const unit of units) {
    const sum = sums.get(unit.reviewId) ?? { plus: 0, minus: 0 };
    const [plus, minus] = unit.polarity > 0 ? [unit.weight, 0] : [0, unit.weight];
    sums.set(unit.reviewId, { plus: sum.plus + plus, minus: sum.minus + minus });
  }
  return sums;
};

const praises = ({ plus, minus }: Said): boolean => plus >= minus && plus > 0;
const blames = ({ plus, minus }: Said): boolean => minus >= plus && minus > 0;

/** A review that both praises and blames counts for the side it says more about, for both when even. `praise` and `blame` are the weights of the sides. */
const countSides = (units: readonly Unit[]): Sides => {
  const all = [...saidByReview(units).values()];
  const total = (values: readonly number[]): number => values.reduce((sum, value) => sum + Math.min(value, 1), 0);
  return {
    positive: all.filter(praises).length,
    negative: all.filter(blames).length,
    praise: total(all.map((sum) => sum.plus)),
    blame: total(all.map((sum) => sum.minus)),
  };
};

/** The opinions of one sign, of the reviews that a theme counts for that side. */
export const unitsOfSide = (units: readonly Unit[], polarity: Unit["polarity"]): Unit[] => {
  const said = saidByReview(units);
  const counts = polarity > 0 ? praises : blames;
  return units.filter((unit) => unit.polarity === polarity && counts(said.get(unit.reviewId) ?? { plus: 0, minus: 0 }));
};

/** Where as many praise as complain, reviews differ, however weakly one of them says it. */
const kindOf = ({ positive, negative, praise, blame }: Sides): Theme["kind"] => {
  if (positive === negative) return "mixed";
  const minority = Math.min(praise, blame) / Math.max(praise + blame, 1e-9);
  if (minority >= MIXED_SHARE) return "mixed";
  return praise > blame ? "praise" : "complaint";
};

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** A mean of one review is that review's mood, not an effect. */
const LEAST_RATED = 2;

/** Mean stars of reviews with a theme minus the mean of those without; null where either side has fewer than two ratings. */
const ratingImpact = (reviews: readonly Review[], members: ReadonlySet<string>): number | null => {
  const stars = (inside: boolean): number[] =>
    reviews.flatMap((review) => (review.rating !== null && members.has(review.id) === inside ? [review.rating] : []));
  const [inside, outside] = [stars(true), stars(false)];
  return inside.length < LEAST_RATED || outside.length < LEAST_RATED
    ? null
    : Math.round((mean(inside) - mean(outside)) * 100) / 100;
};

/** What a theme's label says first: the opinions of its side, or those of both sides in turn. */
const bySide = (units: readonly Unit[], kind: Theme["kind"]): readonly Unit[] => {
  const [praise, blame] = [1, -1].map((sign) => units.filter(({ polarity }) => polarity === sign));
  if (praise === undefined || blame === undefined) return units;
  if (kind === "mixed")
    return praise.flatMap((unit, at) => [unit, ...blame.slice(at, at + 1)]).concat(blame.slice(praise.length));
  return kind === "praise" ? [...praise, ...blame] : [...blame, ...praise];
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

const idOf = (key: string): string => key.replace("noun:", "about-").replace(/[^\w-]+/g, "-");

const buildTheme = (key: string, units: readonly Unit[], reviews: readonly Review[], product: Product): MinedTheme => {
  const sides = countSides(units);
  const kind = kindOf(sides);
  const members = new Set(units.map((unit) => unit.reviewId));
  const facet = units[0]?.facet ?? null;
  const theme: Theme = {
    id: idOf(key),
    label: labelOf(key, facet, { units, kind, sides, product }),
    kind,
    reviews: members.size,
    positive: sides.positive,
    negative: sides.negative,
    share: Math.round((members.size / reviews.length) * 10_000) / 10_000,
    interval: wilsonInterval(members.size, reviews.length),
    ratingImpact: ratingImpact(reviews, members),
    spans: spansOf(bySide(units, kind)),
  };
  return { theme, facet, units, noun: mostFrequent(units.map((unit) => unit.target)) };
};

const impact = ({ theme }: MinedTheme): number => Math.abs(theme.ratingImpact ?? 0);

/** A matter that holds this share of a part's complaints is what they are about. */
const MOST_OF_PART = 0.6;

const blamingPlaces = (units: readonly Unit[]): Set<string> =>
  new Set(units.filter(({ polarity }) => polarity < 0).map(({ reviewId, clause }) => `${reviewId}:${clause.start}`));

const reviewsIn = (places: ReadonlySet<string>): number =>
  new Set([...places].map((place) => place.slice(0, place.lastIndexOf(":")))).size;

/** The opinions of a blamed part but for the complaints of a matter that is mostly about it: "the lid leaks" is told with the leaks. One of many parts that break says which. */
const besideMatters = ({ units }: MinedTheme, matters: readonly MinedTheme[]): readonly Unit[] => {
  const own = blamingPlaces(units);
  const told = matters.flatMap((matter) => {
    const both = blamingPlaces(matter.units).intersection(own);
    const isMostOfPart = both.size > 1 && both.size >= MOST_OF_PART * own.size;
    return isMostOfPart && reviewsIn(both) * 2 >= distinct(unitsOfSide(matter.units, -1)) ? [both] : [];
  });
  return told.length === 0
    ? units
    : units.filter(
        ({ polarity, reviewId, clause }) =>
          polarity > 0 || !told.some((places) => places.has(`${reviewId}:${clause.start}`)),
      );
};

/** Groups opinions by what they are about and counts each group by distinct reviews; of plenty of reviews, one voice for and one against it are no group. The most discussed comes first, then what moves the stars most. Praise of the product as such is a theme only where nobody says more. */
export const buildThemes = (units: readonly Unit[], reviews: readonly Review[], product: Product): MinedTheme[] => {
  const floor = supportFloor({ reviews });
  const reports = units.filter((unit) => unit.mood === "report");
  const themeOf = (key: string, members: readonly Unit[]): MinedTheme[] => {
    if (distinct(members) < floor) return [];
    const found = buildTheme(key, members, reviews, product);
    const { positive, negative } = found.theme;
    return hasPlenty({ reviews }) && Math.max(positive, negative) < floor ? [] : [found];
  };
  const grouped = [...Map.groupBy(reports, (unit) => unit.key)].flatMap(([key, members]) => themeOf(key, members));
  const matters = grouped.filter(({ facet }) => facet !== null);
  const themes = grouped
    .flatMap((found) => {
      if (found.facet !== null || found.theme.kind !== "complaint") return [found];
      const rest = besideMatters(found, matters);
      if (rest.length === found.units.length) return [found];
      return themeOf(found.units[0]?.key ?? "", rest).filter(({ theme }) => theme.kind === "complaint");
    })
    .toSorted(
      (a, b) => b.theme.reviews - a.theme.reviews || impact(b) - impact(a) || (a.theme.id < b.theme.id ? -1 : 1),
    );
  const telling = themes.filter(({ theme }) => theme.id !== WHOLE);
  return telling.length === 0 ? themes : telling;
};
