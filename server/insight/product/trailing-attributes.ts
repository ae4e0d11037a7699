import { analyseText } from "../text/analyse.ts";
import { rememberText } from "../text/remember.ts";
import { wordSet } from "../text/word-table.ts";
import { bare, isNoNoun } from "./name-words.ts";
import { namesThing } from "./names-thing.ts";

/** What names only a sort of thing: "high pressure", "car seat". */
const NO_THINGS = wordSet("storage pressure head heads face body hair foot water car door wall");

/** Nouns and little words that tell of a thing what it does, where, or on whom. */
const TELLS_WHAT = wordSet(
  "control support proof floors length width height point cut system flooring cork spiral shoulders neck back wrist knee ankle face tunnel tear aging mist impact tissue duty degree pathway basement toilet kitchen bathroom bedroom garage office home patio peak lumens on in up sleep hepa propane sports family burr countertop tabletop hardwood winter summer spring fall mesh windshield doorway hallway hardside self work",
);
/** Words for how it is, beside those that can be told by their form. */
const TELLS_HOW = wordSet(
  "electric old dual handheld oversized jumbo instant initial digital compact outdoor outdoors indoor indoors gooseneck solar weekly daily tall extra wide double manual automatic",
);
const QUALITY_BY_FORM =
  /^[\p{L}-]{2,}(?:ed|able|ible|less|ful|ous|ive|ic|proof|free|resistant|ating|eaning|tying|lding|fying)$|^cooling$/u;
/** Nouns with the endings of such words. */
const NO_QUALITIES = wordSet(
  "seed seeds feed weed shed sled reed speed fabric garlic music magic plastic adhesive olive additive detective vegetable building",
);
const FIGURE = /^\d/;
/** "Battery Operated", "Gold Plated": with the noun before it. */
const MADE_BY = /^(?:operated|powered|plated|coated|mounted|lined|filled|infused|compatible)$/;
/** What is bought for a thing and stands behind its name: "Water Bottle Cleaning Tablets". */
const BOUGHT_FOR = wordSet("tablets solution refill refills replacement replacements pods parts accessories");

const isAdjective = rememberText((word: string): boolean => analyseText(word, "")[0]?.tokens[0]?.pos === "ADJ");

const isQualityByForm = (word: string): boolean => QUALITY_BY_FORM.test(word) && !NO_QUALITIES.has(word);

/** Whether a word may tell of the thing before it; without one it may be the thing: "Toy Kitchen", "Storage Ottoman". */
const tellsOf = (word: string): boolean =>
  TELLS_WHAT.has(word) ||
  TELLS_HOW.has(word) ||
  isNoNoun(word) ||
  isQualityByForm(word) ||
  (isAdjective(word) && !NO_QUALITIES.has(word));

/** "Hot Air", "Non Slip", "All Weather": one that tells of the thing with the noun behind it. */
const OPENS_PAIR = wordSet("non anti all over under no low high full deep fine hot cold loud large extra long wide");
const HAS_HEADS = wordSet("shower sprinkler brush toothbrush");

/** Whether the word at a place is the thing: a "head" is one of a shower only, "pressure" is none, and a toy kitchen is no toy. */
const isThingAt = (words: readonly string[], at: number): boolean => {
  const word = words[at] ?? "";
  if (word === "toy" && at === 0) return false;
  if (/^heads?$/.test(word)) return HAS_HEADS.has(words[at - 1] ?? "");
  return namesThing(word) && !NO_THINGS.has(word);
};

const hasThingBefore = (words: readonly string[], at: number): boolean =>
  words.some((_, index) => index < at && isThingAt(words, index));

/** Whether the last of some words tells of those before it; an adjective of the tagger's only where these name a thing. */
const endsTelling = (words: readonly string[]): boolean => {
  const last = words.at(-1) ?? "";
  if (isQualityByForm(last)) return true;
  return tellsOf(last) && (hasThingBefore(words, words.length - 1) || (words.length > 2 && !isAdjective(last)));
};

/** How many words are left without what only tells of the thing at the end: at least one. */
const endOfThing = (words: readonly string[]): number => {
  let end = words.length;
  while (end > 1 && !isThingAt(words, end - 1)) {
    const [before = "", last = ""] = words.slice(end - 2, end);
    const isPair = MADE_BY.test(last) || OPENS_PAIR.has(before);
    if (isPair && hasThingBefore(words, end - 2)) end -= 2;
    else if (endsTelling(words.slice(0, end))) end -= 1;
    else break;
  }
  return end;
};

/**
 * The words of a name up to the thing it names, where what follows only tells of it: "Tower Fan" of "Tower Fan
 * Oscillating". One more noun right behind a thing may be the thing itself: "Monitor Arm".
 */
export const withoutAttributes = (name: readonly string[]): readonly string[] => {
  const words = name.map(bare);
  const isMaterial = words.at(-1) === "glass" && words.length > 2 && words.at(-2)?.endsWith("s") === true;
  const end = isMaterial ? words.length - 1 : endOfThing(words);
  const kept = words.slice(0, end);
  const at = kept.findLastIndex((_, index) => isThingAt(kept, index));
  const behind = kept.slice(at + 1);
  if (at === -1 || behind.length === 0 || BOUGHT_FOR.has(kept.at(-1) ?? "")) return name.slice(0, end);
  const isCut = behind.some((word) => FIGURE.test(word)) || words.slice(end).some((word) => TELLS_WHAT.has(word));
  return name.slice(0, isCut ? at + 1 : end);
};
