import type { Span } from "../../../events/result/review.ts";
import { nounTerms } from "../../insight/aspects/noun-terms.ts";
import type { Mining } from "../../insight/mining/mining.ts";
import { isOwnName } from "../../insight/product/product.ts";
import { GENERAL_NOUNS } from "../../insight/text/general-nouns.ts";
import { remember } from "../../insight/text/remember.ts";
import { singular } from "../../insight/text/singular.ts";
import { type MinedTheme, unitsOfSide } from "../../insight/themes/build-themes.ts";
import { adviceFor } from "./advice.ts";

/** A noun that stands beside most complaints of a theme and in few other reviews: a hint at the cause. */
export type Association = { noun: string; within: number; of: number; spans: readonly Span[] };

const LEAST = 3;
const SHARE_WITHIN = 0.5;
const TIMES_AS_OFTEN = 3;
/** Keeps a noun that no other review happens to use from counting as infinitely typical. */
const PRIOR = 0.05;

type Mention = { noun: string; span: Span };

const mentions = remember(
  (mining: Mining): ReadonlyMap<string, readonly Mention[]> =>
    Map.groupBy(
      mining.sentences.flatMap((sentence) =>
        nounTerms(sentence.tokens).map((term) => ({
          noun: term.head.lemma,
          span: { reviewId: sentence.reviewId, start: term.head.start, end: term.head.end },
        })),
      ),
      (mention) => mention.noun,
    ),
);

/** So many characters before and after a sentence still speak of what it speaks of. */
const NEARBY = 120;

/** Whether a place stands in a sentence in which the theme is blamed, or next to one. */
const besideBlame = ({ units }: MinedTheme): ((span: Span) => boolean) => {
  const sentences = Map.groupBy(
    unitsOfSide(units, -1).map((unit) => unit.clause.sentence),
    ({ reviewId }) => reviewId,
  );
  return ({ reviewId, start, end }) =>
    (sentences.get(reviewId) ?? []).some(
      (sentence) => sentence.start - NEARBY <= start && end <= sentence.end + NEARBY,
    );
};

const reviewsOf = (found: readonly Mention[]): Set<string> => new Set(found.map((mention) => mention.span.reviewId));

/** The strongest such noun of a complaint, or null where nothing stands out. */
export const findAssociation = (theme: MinedTheme, mining: Mining): Association | null => {
  const blaming = new Set(unitsOfSide(theme.units, -1).map((unit) => unit.reviewId));
  const others = mining.reviews.length - blaming.size;
  if (blaming.size < LEAST || others === 0) return null;
  const facet = theme.facet;
  const cueWords =
    facet === null
      ? theme.units.map((unit) => unit.target)
      : `${facet.complaint} ${adviceFor(facet.id, mining.domains)?.trouble ?? ""}`
          .toLowerCase()
          .split(/[^a-z]+/)
          .flatMap((word) => [word, singular(word)]);
  const cues = new Set([...cueWords, ...mining.product.type.split(" ")]);
  const isBesideBlame = besideBlame(theme);
  const candidates = [...mentions(mining)].flatMap(([noun, found]): (Association & { lift: number })[] => {
    const inside = found.filter((mention) => isBesideBlame(mention.span));
    const within = reviewsOf(inside).size;
    const outside = reviewsOf(found.filter((mention) => !blaming.has(mention.span.reviewId))).size;
    const standsOut =
      within >= LEAST &&
      within / blaming.size >= SHARE_WITHIN &&
      within / blaming.size >= TIMES_AS_OFTEN * (outside / others);
    return standsOut && !cues.has(noun) && !GENERAL_NOUNS.has(noun) && !isOwnName(noun, mining.product)
      ? [
          {
            noun,
            within,
            of: blaming.size,
            spans: inside.map((mention) => mention.span),
            lift: within / blaming.size / (outside / others + PRIOR),
          },
        ]
      : [];
  });
  return candidates.toSorted((a, b) => b.lift - a.lift || (a.noun < b.noun ? -1 : 1))[0] ?? null;
};
