import type { Span } from "../../../events/result/review.ts";
import type { Mining } from "../../insight/mining/mining.ts";
import { textsOf } from "../../insight/reviews/reviews-by-id.ts";
import { joinWords } from "../../insight/text/join-words.ts";
import { type MinedTheme, unitsOfSide } from "../../insight/themes/build-themes.ts";
import { WHOLE } from "../../insight/units/aspect-units.ts";
import type { Unit } from "../../insight/units/unit.ts";
import { adviceFor } from "./advice.ts";
import { clauseSpans, type Improvement, reviewIdsOf, verbFor } from "./improvement.ts";

const LEAST = 2;
/** What one in so many of those who return it complain of is one of the reasons. */
const ONE_IN = 5;
const MOST = 3;

export type ReturnReasons = { text: string; spans: Improvement["spans"] };

const MOST_SINGLE = 4;
const LONGEST_WORDS = 60;
const OF_RETURN =
  /\b(?:return\w*|refund\w*|(?:sent|send|sending|going) (?:\w+ )?back|exchang\w+|replacement|buy|money|advertis\w+|scam|fraud)\b/i;

type Reason = { words: string; span: Span };

const plain = (text: string): string =>
  text
    .replace(/\s+/g, " ")
    .replace(/^(?:and|but|so(?! much for)|because|then|or|however|since|as|when|not to mention)\s+/i, "")
    .trim();

/** What a review that returns the product complains of: the blame next to what it says of the return, in its own words. */
const reasonOf = (returning: readonly Unit[], units: readonly Unit[], text: string): Reason | null => {
  const at = returning[0]?.start ?? 0;
  const told = units
    .filter(
      ({ polarity, mood, key }) => polarity < 0 && mood === "report" && key !== returning[0]?.key && key !== WHOLE,
    )
    .map(
      ({ reviewId, clause: { start, end } }): Reason => ({
        words: plain(text.slice(start, end)),
        span: { reviewId, start, end },
      }),
    )
    .filter(
      ({ words, span }) =>
        words.length <= LONGEST_WORDS &&
        words.includes(" ") &&
        !OF_RETURN.test(words) &&
        !returning.some(({ clause }) => clause.start === span.start),
    );
  return told.toSorted((a, b) => Math.abs(a.span.start - at) - Math.abs(b.span.start - at))[0] ?? null;
};

/** What each of them gives as its own reason, where they share none: "One says “the cable was missing”, one “it squeals”". */
const singleReasons = (blaming: readonly Unit[], mining: Mining): ReturnReasons | null => {
  const texts = textsOf(mining);
  const reasons = [...Map.groupBy(blaming, ({ reviewId }) => reviewId)].flatMap(([id, returning]) => {
    const units = mining.units.filter(({ reviewId }) => reviewId === id);
    return reasonOf(returning, units, texts.get(id) ?? "") ?? [];
  });
  const told = reasons.slice(0, MOST_SINGLE);
  if (told.length === 0) return null;
  return {
    text: `What they name: ${told.map(({ words }) => `“${words}”`).join("; ")}. Look into that first.`,
    spans: told.map(({ span }) => span),
  };
};

/** What else the reviewers complain of who return the product or warn of it, the most frequent first: "of these, 5 report early breakage or wear and 3 report leaks"; else the reason that each of them gives; null where none gives any. */
export const returnReasons = (theme: MinedTheme, mining: Mining): ReturnReasons | null => {
  const blaming = unitsOfSide(theme.units, -1);
  const returning = reviewIdsOf(blaming);
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
  if (reasons.length === 0) return singleReasons(blaming, mining);
  const told = reasons.map(({ trouble, reviews }) => `${reviews} ${verbFor(trouble, reviews)} ${trouble}`);
  return {
    text: `Of these, ${joinWords(told)}: fix that first.`,
    spans: reasons.flatMap(({ units }) => clauseSpans(units)),
  };
};
