import { isUse } from "../../insight/contexts/use-frames.ts";
import type { Mining } from "../../insight/mine-reviews.ts";
import { ratingsOf } from "../../insight/reviews-by-id.ts";
import type { Sentence, Token } from "../../insight/text/analyse.ts";
import { isNegated } from "../../insight/text/negation.ts";
import { wordSet } from "../../insight/text/word-table.ts";
import { isInBlame } from "../../insight/themes/blamed-words.ts";
import { MATERIAL_WORDS, RECIPIENTS, type ShopperWord, TOPIC_WORDS } from "./shopper-lexicon.ts";
import { OTHER_THING } from "./weak-keywords.ts";

/** Words that shoppers type, with the reviews whose words call for them. */
export type FoundWord = { typed: string; reviews: number };

const LEAST_RATING = 3;
const KINDS_OF_USE = ["activity", "place"] as const;
const GIVEN =
  /\b(?:gifts?|gifted|presents?|birthday|christmas|bought (?:it|this|these|one|them) (?:for|as)|got (?:it|this|these|one|them) for)\b/i;
/** Words that mean a use only where something leads to them: "for a party", but not "third-party software". */
const NEEDS_LEAD = wordSet(
  "party library office homework drawing painting desk school bathroom kitchen bedroom garage",
);
type Saying = ShopperWord & { words: readonly string[] };
type Sayings = ReadonlyMap<string, readonly Saying[]>;

const sayingsOf = (words: readonly ShopperWord[]): Sayings =>
  Map.groupBy(
    words.flatMap((word) => word.said.map((words) => ({ ...word, words }))),
    ({ words: [first = ""] }) => first,
  );

const TOPICS = sayingsOf(TOPIC_WORDS);
const PEOPLE = sayingsOf(RECIPIENTS);
const MATERIALS = sayingsOf(MATERIAL_WORDS);

/** What a reviewer brings in against a fault is no part of the thing: "I put a mat under it", "tied it to the leg". */
const WORKAROUND = new RegExp(
  [
    "\\b(?:put|place|placed|stick|stuck|lay|laid|add|added|use|used) (?!(?:it|this|these|them|mine|that)\\b).{1,40}? (?:under|underneath|beneath|behind) (?:it|them|this)\\b",
    "\\b(?:so (?:that )?(?:it|they) (?:does|do|wo|ca|did|would) ?n['’]?t|to (?:keep|stop|prevent) (?:it|them|the \\S+) (?:from|slid\\S*|slip\\S*|mov\\S*))\\b",
    "\\b(?:i|we|had to|have to|ended up|husband)\\b.{0,40}? (?:tied|tie|taped|tape|taping|glued|glue|gluing|wedged|propped|zip[- ]tied)\\b",
  ].join("|"),
  "i",
);

const MADE_OF =
  /\b(?:made (?:out )?(?:of|from|with|in)|(?:it|this|that|they|these|those) (?:['’]?s|is|are|['’]re|feels? like|looks? like)) (?:\S+ ){0,2}$|\b(?:real|genuine|solid|full[- ]grain|pure) $/i;
const BE = wordSet("is are 's feels looks seems");
const FARTHEST = 6;

/** Whether a material is said of the thing: "made of solid wood", "it is real leather", "the leather feels soft". */
const isOfThing = (tokens: readonly Token[], from: number, length: number, { product }: Mining): boolean => {
  const [before, next] = [tokens[from - 1], tokens[from + length]];
  const lead = tokens.slice(Math.max(0, from - FARTHEST), from).map(({ text }) => `${text} `);
  return (
    next?.lemma === product.noun ||
    MADE_OF.test(lead.join("")) ||
    (before?.lower === "the" && BE.has(next?.lower ?? ""))
  );
};

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
      if (sayings === MATERIALS && !isOfThing(tokens, index, words.length, mining)) return [];
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
  const ratings = ratingsOf(mining);
  const kind = kindOf(mining);
  const users = new Map<string, Set<string>>();
  for (const sentence of mining.sentences) {
    if ((ratings.get(sentence.reviewId) ?? LEAST_RATING) < LEAST_RATING) continue;
    const topics = [TOPICS, MATERIALS].flatMap((sayings) => hitsIn(sentence, sayings, kind, mining));
    const people = hitsIn(sentence, PEOPLE, kind, mining);
    if (topics.length + people.length === 0) continue;
    const text = sentence.tokens.map((token) => token.text).join(" ");
    if (OTHER_THING.test(text) || WORKAROUND.test(text)) continue;
    for (const typed of [...topics, ...(GIVEN.test(text) ? people : [])])
      users.set(typed, (users.get(typed) ?? new Set()).add(sentence.reviewId));
  }
  return [...users]
    .map(([typed, reviews]) => ({ typed, reviews: reviews.size }))
    .toSorted((a, b) => b.reviews - a.reviews || (a.typed < b.typed ? -1 : 1));
};
