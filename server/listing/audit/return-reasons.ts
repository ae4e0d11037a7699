import type { Mining } from "../../insight/mine-reviews.ts";
import { joinWords } from "../../insight/text/join-words.ts";
import type { MinedTheme } from "../../insight/themes/build-themes.ts";
import { adviceFor } from "./advice.ts";
import { clauseSpans, type Improvement, reviewIdsOf, verbFor } from "./improvement.ts";

const LEAST = 2;
/** What one in so many of those who return it complain of is one of the reasons. */
const ONE_IN = 5;
const MOST = 3;

export type ReturnReasons = { text: string; spans: Improvement["spans"] };

/** What else the reviewers complain of who return the product or warn of it, the most frequent first: "of these, 5 report early breakage or wear and 3 report leaks"; null where they share nothing. */
export const returnReasons = (theme: MinedTheme, mining: Mining): ReturnReasons | null => {
  const returning = reviewIdsOf(theme.units.filter(({ polarity }) => polarity < 0));
  const reasons = mining.themes
    .flatMap((other) => {
      const trouble = adviceFor(other.facet?.id ?? "", mining.domains)?.trouble;
      if (other.theme.id === theme.theme.id || trouble === undefined) return [];
      const units = other.units.filter(({ polarity, reviewId }) => polarity < 0 && returning.has(reviewId));
      return [{ trouble, units, reviews: reviewIdsOf(units).size }];
    })
    .filter(({ reviews }) => reviews >= LEAST && reviews * ONE_IN >= returning.size)
    .toSorted((a, b) => b.reviews - a.reviews)
    .slice(0, MOST);
  if (reasons.length === 0) return null;
  const told = reasons.map(({ trouble, reviews }) => `${reviews} ${verbFor(trouble, reviews)} ${trouble}`);
  return { text: `Of these, ${joinWords(told)}`, spans: reasons.flatMap(({ units }) => clauseSpans(units)) };
};
