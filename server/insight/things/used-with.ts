import type { Span } from "../../../events/result/review.ts";
import type { FoundContext } from "../contexts/find-contexts.ts";
import { isInBlame } from "../mining/blamed-words.ts";
import type { Mining } from "../mining/mining.ts";
import { textsOf } from "../reviews/reviews-by-id.ts";
import { CONTENT_STARS } from "../reviews/stars.ts";
import { splitClauses } from "../text/clauses.ts";
import { isHypothetical, isImagined } from "../text/negation.ts";
import { remember } from "../text/remember.ts";
import { isAboutOther } from "../units/other-products.ts";
import { pluralOf, type Thing, thingsIn } from "./find-things.ts";
import { WORKS_ON } from "./works-on.ts";

/** So far a clause is read. */
const WHOLE = 400;

type Mention = { thing: Thing; span: Span };

const wordsOf = (text: string): Set<string> => new Set(text.toLowerCase().match(/\p{L}+/gu) ?? []);

const isOwn = ({ word }: Thing, own: ReadonlySet<string>): boolean =>
  word.split(" ").some((part) => own.has(part) || own.has(pluralOf(part)));

const mentionsIn = (mining: Mining, kinds: (typeof WORKS_ON)[number]): Mention[] => {
  const contents = new Set(
    mining.reviews.filter(({ rating }) => (rating ?? CONTENT_STARS) >= CONTENT_STARS).map(({ id }) => id),
  );
  const texts = textsOf(mining);
  const own = wordsOf(`${mining.product.name} ${mining.product.type}`);
  return mining.sentences
    .filter(({ reviewId }) => contents.has(reviewId))
    .flatMap((sentence) =>
      splitClauses(sentence).flatMap((clause): Mention[] => {
        const { tokens, start, end } = clause;
        const span = { reviewId: sentence.reviewId, start, end };
        const isReport =
          !isAboutOther(clause, { from: 0 }) && !isImagined(tokens) && !isHypothetical(tokens, tokens.length - 1);
        if (!isReport || isInBlame(mining, span)) return [];
        const words = (texts.get(sentence.reviewId) ?? "").slice(start, end).toLowerCase();
        return thingsIn(words, kinds.things, WHOLE)
          .filter((thing) => !kinds.unless.has(thing.word) && !isOwn(thing, own))
          .map((thing) => ({ thing, span }));
      }),
    );
};

/** Whether a noun is one of the things that the product works on, and so no part of it: the dough under a mixer. */
export const isWorkedOn = (noun: string, { product }: Mining): boolean => {
  const kinds = noun === "" ? undefined : WORKS_ON.find(({ type }) => type.test(product.type));
  return kinds !== undefined && thingsIn(noun, kinds.things).length > 0;
};

/** "tomato soup" is soup too. */
const withHead = (mention: Mention, { things, unless }: (typeof WORKS_ON)[number]): Mention[] => {
  const words = mention.thing.word.split(" ");
  const [head] = words.length === 1 ? [] : thingsIn(words.at(-1) ?? "", things);
  return head === undefined || unless.has(head.word) ? [mention] : [mention, { ...mention, thing: head }];
};

const asContext = (word: string, mentions: readonly Mention[]): FoundContext => {
  const counted = mentions[0]?.thing.counted === true;
  const phrase = counted ? pluralOf(word) : word;
  return {
    context: { id: `thing:${word}`, kind: "activity", phrase, words: word },
    reviews: new Set(mentions.map(({ span }) => span.reviewId)).size,
    spans: mentions.map(({ span }) => span),
  };
};

/**
 * What content reviewers use a product on, of the things that its kind works on: bread and stews in a pot, pet hair under a
 * vacuum. The most named first; none for kinds of product of which it is not known.
 */
export const findThingsUsed = remember((mining: Mining): readonly FoundContext[] => {
  const kinds = WORKS_ON.find(({ type }) => type.test(mining.product.type));
  if (kinds === undefined) return [];
  const mentions = mentionsIn(mining, kinds).flatMap((mention) => withHead(mention, kinds));
  return [...Map.groupBy(mentions, ({ thing }) => thing.word)]
    .map(([word, mentions]) => asContext(word, mentions))
    .toSorted((a, b) => b.reviews - a.reviews || (a.context.id < b.context.id ? -1 : 1));
});
