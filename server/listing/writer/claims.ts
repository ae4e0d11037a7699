import type { Span } from "../../../events/result/review.ts";
import { placePreposition } from "../../insight/contexts/context-words.ts";
import { findContexts, type FoundContext } from "../../insight/contexts/find-contexts.ts";
import type { Mining } from "../../insight/mine-reviews.ts";
import { type MinedTheme, supportFloor } from "../../insight/themes/build-themes.ts";
import { phrasesFor } from "../phrases/all-phrases.ts";
import type { FacetPhrases } from "../phrases/phrase.ts";

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
};

/** Praise must outweigh blame this many times before copy claims it. */
const CLEARLY = 2;

const claimOf = (theme: MinedTheme, mining: Mining): Claim | null => {
  const { facet, units, theme: counts } = theme;
  const phrases = facet === null ? null : phrasesFor(facet.id);
  const enough = counts.positive >= supportFloor(mining.reviews.length) && counts.positive >= CLEARLY * counts.negative;
  if (facet === null || phrases === null || !enough) return null;
  const praising = units.filter((unit) => unit.polarity > 0);
  const contexts = findContexts(mining.sentences, new Set(praising.map((unit) => unit.reviewId)));
  const of = (kind: FoundContext["context"]["kind"]): FoundContext[] => contexts.filter((each) => each.context.kind === kind);
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
  };
};

/** What the reviews let copy say, the best supported first. */
export const findClaims = (mining: Mining): Claim[] =>
  mining.themes
    .flatMap((theme) => claimOf(theme, mining) ?? [])
    .toSorted((a, b) => b.support - a.support || (a.id < b.id ? -1 : 1));

export const placePhrase = (found: FoundContext): string => `${placePreposition(found.context)} ${found.context.phrase}`;
