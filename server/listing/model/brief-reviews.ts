import { maskPersonalData } from "../../insight/hygiene/personal-data.ts";
import type { Mining } from "../../insight/mining/mining.ts";

/** A review as a writer outside reads it, personal data masked. */
export type BriefReview = { id: string; stars: number | null; text: string };

/** About 4,000 tokens: some sixty ordinary reviews. */
const CHARACTERS = 16_000;
const CHARACTERS_OF_ONE = 1_500;
const MOST = 120;

/** How many matters each review speaks of. */
const mattersByReview = ({ themes }: Mining): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const { units } of themes)
    for (const id of new Set(units.map(({ reviewId }) => reviewId))) counts.set(id, (counts.get(id) ?? 0) + 1);
  return counts;
};

/** The reviews that a writer outside may read and cite, in reading order: all that fit, first those that speak of the most matters. */
export const briefReviews = (mining: Mining): BriefReview[] => {
  const matters = mattersByReview(mining);
  const chosen = new Set<string>();
  let left = CHARACTERS;
  for (const { id, text } of mining.reviews.toSorted((a, b) => (matters.get(b.id) ?? 0) - (matters.get(a.id) ?? 0))) {
    const size = Math.min(text.length, CHARACTERS_OF_ONE);
    if (chosen.size >= MOST || size > left) continue;
    chosen.add(id);
    left -= size;
  }
  return mining.reviews
    .filter(({ id }) => chosen.has(id))
    .map(({ id, rating, text }) => ({
      id,
      stars: rating,
      text: maskPersonalData(text.slice(0, CHARACTERS_OF_ONE)).toWellFormed(),
    }));
};
