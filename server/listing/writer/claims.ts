import type { Span } from "../../../events/result/review.ts";
import { distinctReviews } from "../../insight/avatar/avatar-draft.ts";

import { type FoundContext, findContexts } from "../../insight/contexts/find-contexts.ts";
import type { Mining } from "../../insight/mine-reviews.ts";
import { type MinedTheme, supportFloor } from "../../insight/themes/build-themes.ts";
import type { Unit } from "../../insight/units/unit.ts";
import { phrasesFor } from "../phrases/all-phrases.ts";
import type { FacetPhrases } from "../phrases/phrase.ts";
import { findDetails } from "./details.ts";

/** Something copy may say: reviews praise it clearly more often than they blame it. */
export type Claim = {
  id: string;
  theme: MinedTheme;
  phrases: FacetPhrases;
  /** Distinct reviews that praise it. */
  support: number;
  /** Whether some reviews doubt it, so that answering the doubt is worth a bullet. */
  doubted: boolean;
  uses: readonly FoundContext[];
  places: readonly FoundContext[];
  times: readonly FoundContext[];
  spans: readonly Span[];
  /** The praising clauses with their sentences in lower case, for conditions on words. */
  clauses: readonly { text: string; span: Span }[];
  /** The least number of reviews that must use the words a phrase needs. */
  floor: number;
  /** Short findings of this theme that copy may add, in buyers' plain words. */
  details: readonly string[];
};

/** Praise must outweigh blame this many times before copy claims it. */
const CLEARLY = 2;

const clausesOf = (units: readonly Unit[], mining: Mining): Claim["clauses"] => {
  const reviews = new Map(mining.reviews.map((review) => [review.id, review.text]));
  return units.map(({ reviewId, clause }) => ({
    text: (reviews.get(reviewId)?.slice(clause.sentence.start, clause.sentence.end) ?? "").toLowerCase(),
    span: { reviewId, start: clause.start, end: clause.end },
  }));
};

const claimOf = (theme: MinedTheme, mining: Mining, common: ReadonlySet<string>): Claim | null => {
  const { facet, units, theme: counts } = theme;
  const phrases = facet === null ? null : phrasesFor(facet.id);
  const enough = counts.positive >= supportFloor(mining.reviews.length) && counts.positive >= CLEARLY * counts.negative;
  if (facet === null || phrases === null || !enough) return null;
  const praising = units.filter((unit) => unit.polarity > 0);
  const clauses = clausesOf(praising, mining);
  const { only } = phrases;
  if (
    only !== undefined &&
    !only.test(mining.product.type) &&
    clauses.filter((each) => only.test(each.text)).length < clauses.length / 2
  )
    return null;
  const contexts = findContexts(mining.sentences, new Set(praising.map((unit) => unit.reviewId)));
  const of = (kind: FoundContext["context"]["kind"]): FoundContext[] =>
    contexts.filter((each) => each.context.kind === kind && common.has(each.context.id));
  return {
    id: facet.id,
    theme,
    phrases,
    support: counts.positive,
    doubted: counts.negative > 0,
    uses: of("activity"),
    places: of("place"),
    times: of("time"),
    spans: praising.map(({ reviewId, clause }) => ({ reviewId, start: clause.start, end: clause.end })),
    clauses,
    floor: supportFloor(mining.reviews.length),
    details: findDetails(praising, mining),
  };
};

/** What the reviews let copy say, the best supported first. */
export const findClaims = (mining: Mining): Claim[] => {
  const floor = supportFloor(mining.reviews.length);
  const common = new Set(
    findContexts(mining.sentences)
      .filter((each) => each.reviews >= floor)
      .map((each) => each.context.id),
  );
  return mining.themes
    .flatMap((theme) => claimOf(theme, mining, common) ?? [])
    .toSorted((a, b) => b.support - a.support || (a.id < b.id ? -1 : 1));
};

/** The clauses that bear a phrase out: those with the words it needs, or all where it needs none. */
export const bearing = (claim: Claim, needs: RegExp | undefined): Span[] =>
  claim.clauses.filter((clause) => needs?.test(clause.text) ?? true).map((clause) => clause.span);

/** Whether enough reviews use the words that a phrase needs. */
export const meets = (claim: Claim, needs: RegExp | undefined): boolean =>
  distinctReviews(bearing(claim, needs)) >= claim.floor;

export type Worded = { text: string; spans: readonly Span[]; reviews: number };

const worded = (claim: Claim, options: FacetPhrases["features"]): Worded[] =>
  options
    .filter((each) => meets(claim, each.needs))
    .map(({ text, needs }) => ({
      text,
      spans: bearing(claim, needs),
      reviews: distinctReviews(bearing(claim, needs)),
    }));

export const highlightsOf = (claim: Claim): Worded[] => worded(claim, claim.phrases.highlights);

export const featuresOf = (claim: Claim): Worded[] => worded(claim, claim.phrases.features);
