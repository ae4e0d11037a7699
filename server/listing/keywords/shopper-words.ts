import { isUse } from "../../insight/contexts/use-frames.ts";
import type { Mining } from "../../insight/mine-reviews.ts";
import type { Sentence } from "../../insight/text/analyse.ts";
import { isNegated } from "../../insight/text/negation.ts";
import { wordSet } from "../../insight/text/word-table.ts";
import { isInBlame } from "../../insight/themes/blamed-words.ts";
import { RECIPIENTS, type ShopperWord, TOPIC_WORDS } from "./shopper-lexicon.ts";
import { OTHER_THING } from "./weak-keywords.ts";

/** Words that shoppers type, with the reviews whose words call for them. */
export type FoundWord = { typed: string; reviews: number };

const LEAST_RATING = 3;
const KINDS_OF_USE = ["activity", "place"] as const;
const GIVEN =
  /\b(?:gifts?|gifted|presents?|birthday|christmas|bought (?:it|this|these|one|them) (?:for|as)|got (?:it|this|these|one|them) for)\b/i;
/** Words that mean a use only where something leads to them: "for a party", but not "third-party software". */
const NEEDS_LEAD = wordSet("party library office homework drawing painting desk school");
type Saying = ShopperWord & { words: readonly string[] };
type Sayings = ReadonlyMap<string, readonly Saying[]>;

const sayingsOf = (words: readonly ShopperWord[]): Sayings =>
  Map.groupBy(
    words.flatMap((word) => word.said.map((words) => ({ ...word, words }))),
    ({ words: [first = ""] }) => first,
  );

const TOPICS = sayingsOf(TOPIC_WORDS);
const PEOPLE = sayingsOf(RECIPIENTS);

/** What kind of thing it is, in one line that a word can ask about. */
const kindOf = ({ product, domains }: Mining): string => [product.type, ...domains, product.wearer ?? ""].join(" ");

const hitsIn = (sentence: Sentence, sayings: Sayings, kind: string, mining: Mining): string[] => {
  const { tokens, reviewId } = sentence;
  return tokens.flatMap((token, index) => {
    const begun = sayings.get(token.lower);
    if (begun === undefined) return [];
    const found = begun.filter(
      ({ words, only, except }) =>
        words.every((word, offset) => tokens[index + offset]?.lower === word) &&
        (only?.test(kind) ?? true) &&
        except?.test(kind) !== true,
    );
    return found.flatMap(({ typed, words }) => {
      const last = tokens[index + words.length - 1] ?? token;
      const isNoUse = NEEDS_LEAD.has(words.join(" ")) && !KINDS_OF_USE.some((use) => isUse(tokens, index, use));
      const isOut =
        isNoUse || isNegated(tokens, index) || isInBlame(mining, { reviewId, start: token.start, end: last.end });
      return isOut ? [] : [typed];
    });
  });
};

/**
 * Words that shoppers may type and content reviewers use of this thing: uses, places, times, parts, materials and, where
 * it was given away, who got it. Words of complaints, of wishes and about other things are left out.
 */
export const shopperWords = (mining: Mining): FoundWord[] => {
  const ratings = new Map(mining.reviews.map((review) => [review.id, review.rating]));
  const kind = kindOf(mining);
  const users = new Map<string, Set<string>>();
  for (const sentence of mining.sentences) {
    if ((ratings.get(sentence.reviewId) ?? LEAST_RATING) < LEAST_RATING) continue;
    const [topics, people] = [hitsIn(sentence, TOPICS, kind, mining), hitsIn(sentence, PEOPLE, kind, mining)];
    if (topics.length + people.length === 0) continue;
    const text = sentence.tokens.map((token) => token.text).join(" ");
    if (OTHER_THING.test(text)) continue;
    for (const typed of [...topics, ...(GIVEN.test(text) ? people : [])])
      users.set(typed, (users.get(typed) ?? new Set()).add(sentence.reviewId));
  }
  return [...users]
    .map(([typed, reviews]) => ({ typed, reviews: reviews.size }))
    .toSorted((a, b) => b.reviews - a.reviews || (a.typed < b.typed ? -1 : 1));
};
