import { isInBlame } from "../mining/blamed-words.ts";
import type { Mining } from "../mining/mining.ts";
import { textsOf } from "../reviews/reviews-by-id.ts";
import { DISCONTENT_STARS } from "../reviews/stars.ts";
import { numberOf, SPELLED } from "../text/number-words.ts";
import type { Supported } from "./avatar-draft.ts";
import { grouped } from "./keyword-mentions.ts";
import { DENIED, MOST_STARS } from "./keyword-words.ts";
import { searchedName } from "./searched-name.ts";

const AGE = new RegExp(`\\b(\\d{1,2}|${SPELLED.slice(2, 11).join("|")})[- ]years?[- ]olds?\\b`, "gi");

const isOfBabies = ({ product }: Mining): boolean => /^(?:baby|toddler)$/.test(product.wearer ?? "");

const FINDS_FAULT = /\b(?:squeez|pinch|tight\b|hurt|cri(?:ed|es)\b|broke|complain|too )/iu;

/** Whether words stand in a sentence that finds fault, whoever in it does: "the 12 year old says they pinch". */
const blamedSentences = (mining: Mining): ((span: Supported["spans"][number]) => boolean) => {
  const texts = textsOf(mining);
  const byReview = Map.groupBy(mining.sentences, ({ reviewId }) => reviewId);
  return ({ reviewId, start }) => {
    const sentence = byReview.get(reviewId)?.find((each) => each.start <= start && start < each.end);
    return sentence !== undefined && FINDS_FAULT.test((texts.get(reviewId) ?? "").slice(sentence.start, sentence.end));
  };
};

/** "picture book for 4 year old": the age of the child it is for, as parents search for it; not of one for whom it is found unfit. */
export const agesNamed = (mining: Mining): Supported[] => {
  if (!/^(?:kids?|child|children|toddler|baby|boys?|girls?)$/.test(mining.product.wearer ?? "")) return [];
  const isSaidInBlame = blamedSentences(mining);
  const found = mining.reviews.flatMap((review) =>
    [...review.text.matchAll(AGE)].flatMap((match) => {
      const said = (match[1] ?? "").toLowerCase();
      const age = numberOf(said) ?? Number(said);
      const span = { reviewId: review.id, start: match.index, end: match.index + match[0].length };
      const isOfOthers = /^\W{0,2}(?:dog|cat|pup\w*|kitten|horse|lab|husband|car|house)\b/i.test(
        review.text.slice(span.end, span.end + 12),
      );
      const isDenied =
        (review.rating ?? MOST_STARS) <= DISCONTENT_STARS ||
        DENIED.test(review.text.slice(0, span.start)) ||
        isInBlame(mining, span) ||
        isSaidInBlame(span);
      return age > (isOfBabies(mining) ? 3 : 14) || isOfOthers || isDenied
        ? []
        : [{ phrase: `${searchedName(mining)} for ${age} year old`, key: String(age), span }];
    }),
  );
  return grouped(found);
};
