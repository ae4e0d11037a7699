import type { Mining } from "../mining/mining.ts";
import { qualifiedType, searchedType } from "../product/product.ts";
import { COLORS, MATERIALS, UNITS_OF_MEASURE } from "../product/product-words.ts";
import { remember } from "../text/remember.ts";
import { singular } from "../text/singular.ts";
import { wordSet } from "../text/word-table.ts";

const LEAST_REVIEWS = 2;
const MOST_WORDS = 5;
const PLACED = /^(?:over|under|behind|above|below)$/;
/** Tells nothing of the kind, or comes in many sorts of it. */
const NO_KIND = wordSet(
  "set pack kit pro max plus mini ultra premium new large small big one size piece layer double single person player",
);

type Users = { words: ReadonlyMap<string, ReadonlySet<string>>; pairs: ReadonlyMap<string, ReadonlySet<string>> };

const add = (map: Map<string, Set<string>>, key: string, reviewId: string): void => {
  map.set(key, (map.get(key) ?? new Set()).add(reviewId));
};

/** The reviews that use each noun, and each noun with the word before it. */
const usersOf = remember((mining: Mining): Users => {
  const [words, pairs] = [new Map<string, Set<string>>(), new Map<string, Set<string>>()];
  for (const { tokens, reviewId } of mining.sentences)
    tokens.forEach(({ lower, text, pos }, at) => {
      if ((pos === "NOUN" || pos === "PROPN") && text === lower) add(words, singular(lower), reviewId);
      add(pairs, `${tokens[at - 1]?.lower ?? ""} ${singular(lower)}`, reviewId);
    });
  return { words, pairs };
});

const isShared = (reviews: ReadonlySet<string> | undefined): boolean => (reviews?.size ?? 0) >= LEAST_REVIEWS;

/** Tells another kind of thing, whether reviewers say so or not. */
const POWERED = /^(?:electric|robotic|cordless|wireless)$/;
const SPLIT = /^(?:steel|iron|foam)$/;
const PASTIMES = /^(?:camping|hiking|running|fishing|cycling|riding|hunting|swimming|baking)$/;

const mayName = (word: string, mining: Mining): boolean =>
  /^\p{L}{3,}$/u.test(word) &&
  !/(?:ing|ed)$/.test(word) &&
  !NO_KIND.has(word) &&
  !COLORS.has(word) &&
  !UNITS_OF_MEASURE.has(word) &&
  singular(word) !== mining.product.wearer &&
  isShared(usersOf(mining).words.get(singular(word)));

const namesKind = (word: string, mining: Mining): boolean =>
  POWERED.test(word) || PASTIMES.test(word) || (mayName(word, mining) && !MATERIALS.has(word));

/** What places the word of a name at a position, so that the word does not stand for itself: "over the" of "over the door". */
export const placing = (words: readonly string[], at: number): readonly string[] => {
  const article = words[at - 1] === "the" ? 1 : 0;
  return PLACED.test(words[at - 1 - article] ?? "") ? words.slice(at - 1 - article, at) : [];
};

/** The words of a name before the kind that belong to it: one that reviewers name as well, the word that they say before it, and what places it. */
const leadOf = (words: readonly string[], from: number, mining: Mining): readonly string[] => {
  const room = MOST_WORDS - mining.product.type.split(" ").length;
  const first = words[from - 1];
  if (first === undefined || room < 1 || !namesKind(first, mining)) return [];
  const second = words[from - 2] ?? "";
  const isPair =
    room > 1 && mayName(second, mining) && isShared(usersOf(mining).pairs.get(`${second} ${singular(first)}`));
  // The toe of "steel toe shoes" is no kind of shoe by itself.
  if (!isPair && SPLIT.test(second)) return [];
  const start = isPair ? from - 2 : from - 1;
  return [...placing(words, start), ...words.slice(start, from)];
};

/** The words before the kind of thing that shoppers type with it: "litter box" of an enclosure cabinet, "over the door" of a shoe organizer. */
const lead = remember((mining: Mining): readonly string[] => {
  const words = mining.product.name.toLowerCase().split(/[^\p{L}\p{N}]+/u);
  const type = mining.product.type.split(" ");
  const from = words.findIndex((_, at) => at > 0 && type.every((word, offset) => words[at + offset] === word));
  return from === -1 ? [] : leadOf(words, from, mining);
});

const placeIn = (typed: string, mining: Mining): string => {
  const words = lead(mining);
  if (words.length === 0) return typed;
  const { type } = mining.product;
  const who = typed.endsWith(type) ? typed.slice(0, -type.length) : "";
  return typed.endsWith(type) ? `${who}${words.join(" ")} ${type}` : typed;
};

/** What shoppers call the kind of thing, as fully as reviewers' words bear the name out: "dog car seat cover". */
export const searchedName = (mining: Mining): string => placeIn(searchedType(mining.product), mining);

/** The same before what it is used for, which the name does not say twice: "seat cushion for office chair". */
export const nameBefore = (use: string, mining: Mining): string =>
  lead(mining).some((word) => use.includes(word)) ? searchedType(mining.product) : searchedName(mining);

/** The same behind a quality: "sturdy shoe organizer" of one over the door. */
export const qualifiedName = (mining: Mining): string => {
  const plain = qualifiedType(mining.product);
  return PLACED.test(lead(mining)[0] ?? "") ? plain : placeIn(plain, mining);
};
