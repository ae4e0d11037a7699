import { toTenths } from "../../../events/kernel/in-words.ts";
import type { Fix } from "../../../events/result/ledger.ts";
import type { Review, Span } from "../../../events/result/review.ts";
import type { Mining } from "../../insight/mining/mining.ts";
import type { Unit } from "../../insight/units/unit.ts";

/** One improvement with what it rests on, customers' words or the rule the current copy breaks, and what it is worth. */
export type Improvement = Fix & {
  spans: readonly Span[];
  value: number;
  /** The facet whose complaints it answers. */
  facetId?: string;
  /** What of the current copy it quotes, and the passages that it counts against it. */
  counted?: { promise: string; spans: readonly Span[] };
};

export const reviewers = (count: number, total: number): string =>
  `${count} of ${total} ${total === 1 ? "reviewer" : "reviewers"}`;

export const reviewIdsOf = (units: readonly Unit[]): Set<string> => new Set(units.map((unit) => unit.reviewId));

export const clauseSpans = (units: readonly Unit[]): Span[] =>
  units.map(({ reviewId, clause }) => ({ reviewId, start: clause.start, end: clause.end }));

export type StarCost = { inside: number; outside: number };

const LEAST_RATED = 2;

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Mean stars of the named reviews and of all others; null where either side has fewer than two ratings. */
export const starCost = (members: ReadonlySet<string>, reviews: readonly Review[]): StarCost | null => {
  const stars = (inside: boolean): number[] =>
    reviews.flatMap((review) => (review.rating !== null && members.has(review.id) === inside ? [review.rating] : []));
  const [inside, outside] = [stars(true), stars(false)];
  return inside.length < LEAST_RATED || outside.length < LEAST_RATED
    ? null
    : { inside: mean(inside), outside: mean(outside) };
};

export const starsOf = (cost: StarCost | null): number | null =>
  cost === null ? null : Math.round((cost.inside - cost.outside) * 100) / 100;

const NOTABLE = 0.25;

/** " and give 2.0 stars where the others give 4.1", or nothing where the difference is small or unknown. */
export const starClause = (cost: StarCost | null): string =>
  cost === null || cost.outside - cost.inside < NOTABLE
    ? ""
    : ` and give ${toTenths(cost.inside)} stars where the others give ${toTenths(cost.outside)}`;

/** Worth of a trouble beside the stars it costs, in stars; one whose cost is unknown is taken for an ordinary one. */
const ANY = 0.5;
const UNKNOWN = 0.5;
const SHRUGGED_OFF = 0.2;

/** What a trouble is worth mending: the share of reviews that have it, times the stars it costs them. */
export const troubleValue = (reviews: number, cost: StarCost | null, mining: Mining): number => {
  const lost = cost === null ? UNKNOWN : cost.outside - cost.inside;
  return (100 * reviews * (lost < 0 ? SHRUGGED_OFF : ANY + lost)) / mining.reviews.length;
};

/** Reviewers report some troubles and complain about others. */
export const verbFor = (trouble: string, count: number): string => {
  const plain = /^(?:the |weight$|too |slowness|what )/.test(trouble) ? "complain about" : "report";
  return count === 1 ? (plain === "report" ? "reports" : "complains about") : plain;
};
