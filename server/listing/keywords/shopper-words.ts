import { isUse } from "../../insight/contexts/use-frames.ts";
import { isInBlame } from "../../insight/mining/blamed-words.ts";
import { isContent } from "../../insight/mining/discontent.ts";
import type { Mining } from "../../insight/mining/mining.ts";
import { hasFew, hasPlenty } from "../../insight/reviews/plenty.ts";
import { ratingsOf } from "../../insight/reviews/reviews-by-id.ts";
import type { Sentence, Token } from "../../insight/text/analyse.ts";
import { isNegated } from "../../insight/text/negation.ts";
import { remember } from "../../insight/text/remember.ts";
import { wordSet } from "../../insight/text/word-table.ts";
import {
  OCCASIONS as GIFT_OCCASIONS,
  MATERIAL_WORDS,
  RECIPIENTS,
  type ShopperWord,
  TOPIC_WORDS,
  USE_WORDS,
} from "./shopper-lexicon.ts";
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
/** A day is one of giving, and not one on which it happened: "paid for itself by Easter". */
const GIVEN_FOR =
  /\b(?:gifts?|gifted|presents?|giving|gave|stockings?|baskets?)\b|\b(?:bought|got|ordered|purchased)\b.{0,40} for\b|\bfor (?:(?:my|our|his|her|their|the|an?|\S+['’]s|\d\S*) ){0,2}(?:birthday|christmas|easter|halloween|wedding|anniversary|graduation|housewarming|shower)\b/i;
type Saying = ShopperWord & { words: readonly string[] };
type Sayings = ReadonlyMap<string, readonly Saying[]>;

const sayingsOf = (words: readonly ShopperWord[]): Sayings =>
  Map.groupBy(
    words.flatMap((word) => word.said.map((words) => ({ ...word, words }))),
    ({ words: [first = ""] }) => first,
  );

const USES = sayingsOf(USE_WORDS);
const TOPICS = sayingsOf(TOPIC_WORDS);
const PEOPLE = sayingsOf(RECIPIENTS);
const DAYS = sayingsOf(GIFT_OCCASIONS);
const MATERIALS = sayingsOf(MATERIAL_WORDS);

/** What follows a verb that only looks like a pastime: "fishing it out". */
const WORKED_ON = wordSet("it them this that these those out up off through around");
/** "garden hose", "hockey puck": the word tells another thing apart, unless it names an occasion. */
const OCCASIONS = wordSet(
  "trip trips use day days night nights weekend weekends season time session sessions party parties class classes game games practice room rooms work bag bags",
);

const isOfAnother = (tokens: readonly Token[], last: number): boolean => {
  const next = tokens[last + 1];
  if (next === undefined) return false;
  if (tokens[last]?.lower.endsWith("ing") === true && WORKED_ON.has(next.lower)) return true;
  return (next.pos === "NOUN" || next.pos === "PROPN") && !OCCASIONS.has(next.lower);
};

const PLACES = wordSet(
  "beach backyard yard lawn garden patio lake pool boat outdoor indoor mountain garage balcony porch apartment rv school kitchen bathroom bedroom countertop library warehouse",
);
const FARTHEST_LEAD = 4;
const BEFORE_A_NOUN = new Set(["DET", "ADJ", "NOUN", "PROPN", "PRON"]);

/** "for camping", "for my small patio", "as a nurse", "while knitting": a use that one reviewer may name for others; a place needs "for". */
const isClearUse = (tokens: readonly Token[], index: number): boolean => {
  if (!PLACES.has(tokens[index]?.lower ?? "") && isUse(tokens, index, "activity")) return true;
  for (let at = index - 1; at >= Math.max(0, index - FARTHEST_LEAD); at -= 1) {
    if (tokens[at]?.lower === "for" || tokens[at]?.lower === "as") return true;
    if (!BEFORE_A_NOUN.has(tokens[at]?.pos ?? "")) return false;
  }
  return false;
};

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

/** A word with whether it is told as a use, and whether it stands for itself even where one reviewer alone says it. */
type Hit = { typed: string; isTold: boolean; isClear: boolean };

const hitsIn = (sentence: Sentence, sayings: Sayings, kind: string, mining: Mining): Hit[] => {
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
    return found.flatMap(({ typed, words, only }) => {
      if (sayings === MATERIALS && !isOfThing(tokens, index, words.length, mining)) return [];
      const to = index + words.length - 1;
      const last = tokens[to] ?? token;
      if (sayings === USES && isOfAnother(tokens, to)) return [];
      const isNoUse = NEEDS_LEAD.has(words.join(" ")) && !KINDS_OF_USE.some((use) => isUse(tokens, index, use));
      const isOut =
        isNoUse || isNegated(tokens, index) || isInBlame(mining, { reviewId, start: token.start, end: last.end });
      const isOfKind = only !== undefined || sayings === MATERIALS;
      const isClear = sayings === USES ? isClearUse(tokens, index) : isOfKind || sayings === TOPICS || sayings === DAYS;
      return isOut ? [] : [{ typed, isTold: isClear, isClear: isClear && (isOfKind || !hasPlenty(mining)) }];
    });
  });
};

type Users = { reviews: Set<string> } & Pick<Hit, "isTold" | "isClear">;

const usersOf = remember((mining: Mining): ReadonlyMap<string, Users> => {
  const ratings = ratingsOf(mining);
  const kind = kindOf(mining);
  const users = new Map<string, Users>();
  for (const sentence of mining.sentences) {
    if ((ratings.get(sentence.reviewId) ?? LEAST_RATING) < LEAST_RATING) continue;
    const topics = [USES, TOPICS, MATERIALS].flatMap((sayings) => hitsIn(sentence, sayings, kind, mining));
    const people = hitsIn(sentence, PEOPLE, kind, mining);
    const days = hitsIn(sentence, DAYS, kind, mining);
    if (topics.length + people.length + days.length === 0) continue;
    const text = sentence.tokens.map((token) => token.text).join(" ");
    if (OTHER_THING.test(text) || WORKAROUND.test(text)) continue;
    const given = [...(GIVEN.test(text) ? people : []), ...(GIVEN_FOR.test(text) ? days : [])];
    for (const { typed, isTold, isClear } of [...topics, ...given]) {
      const known = users.get(typed) ?? { reviews: new Set(), isTold: false, isClear: false };
      users.set(typed, {
        reviews: known.reviews.add(sentence.reviewId),
        isTold: known.isTold || isTold,
        isClear: known.isClear || isClear,
      });
    }
  }
  return users;
});

const mostUsed = (users: readonly (readonly [string, Users])[]): FoundWord[] =>
  users
    .map(([typed, { reviews }]) => ({ typed, reviews: reviews.size }))
    .toSorted((a, b) => b.reviews - a.reviews || (a.typed < b.typed ? -1 : 1));

/**
 * Words that shoppers may type and content reviewers use of this thing: uses, places, times, parts, materials and, where
 * it was given away, who got it. Words of complaints, of wishes and about other things are left out, and so are people, places
 * and pastimes that one of several reviewers names in passing. Of plenty of reviews, one alone is believed of nothing but what its
 * kind of thing is searched by, and of nothing at all where the seller names keywords.
 */
export const shopperWords = (mining: Mining, fromSeller = false): FoundWord[] =>
  mostUsed(
    [...usersOf(mining)].filter(
      ([, { reviews, isClear }]) =>
        reviews.size > 1 || hasFew(mining) || (isClear && !(fromSeller && hasPlenty(mining))),
    ),
  );

/** Occasions and people that are meant wherever they are named. */
const MEANT = new Set([
  ..."marathon race ultramarathon hurricane emergency concert cruise thanksgiving potluck toddler kindergarten homeschool".split(
    " ",
  ),
  "power outage",
  "theme park",
]);

/** The same words, also where a single content reviewer says them, as a use or of an occasion. */
export const passingWords = (mining: Mining): FoundWord[] =>
  mostUsed(
    [...usersOf(mining)].filter(
      ([typed, { reviews, isTold }]) =>
        [...reviews].some((id) => isContent(mining, id)) && (isTold || reviews.size > 1 || MEANT.has(typed)),
    ),
  );
