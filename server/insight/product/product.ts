import { PLURALS_WITHOUT_S } from "../text/irregular-plurals.ts";
import { rememberText } from "../text/remember.ts";
import { singular } from "../text/singular.ts";
import { withoutAudience } from "./audience.ts";
import { bare, HAS_SORTS, isKindNoun, isNoNoun, OF_SOMETHING, trimmed } from "./name-words.ts";
import { KIND_NOUNS, MATERIALS, PLURAL_ONLY } from "./product-words.ts";
import { withoutAttributes } from "./trailing-attributes.ts";

export type Product = {
  /** The name as the seller gave it, as plain text. */
  name: string;
  /** What kind of thing it is, in lower case: "water bottle". */
  type: string;
  /** Its head noun: "bottle". */
  noun: string;
  /** Whether one says "pair of", "them". */
  plural: boolean;
  /** The animal or child it is for, where the name says so. */
  wearer: string | null;
};

const LONGEST_NAME = 400;

const ENTITIES: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: " ",
  ndash: "–",
  mdash: "—",
  trade: "",
  reg: "",
  copy: "",
};

const decodeEntities = (text: string): string =>
  text
    .replace(/&#(?:x[\da-f]{1,6}|\d{1,7});/gi, (entity) => (/^&#(?:39|x27);$/i.test(entity) ? "'" : " "))
    .replace(/&([a-z]{2,6});/gi, (_, name: string) => ENTITIES[name.toLowerCase()] ?? " ");

const withoutMarkup = (text: string): string =>
  text
    .replace(/<(script|style)\b[^>]*>[\s\S]*?(?:<\/\1\s*>|$)/gi, " ")
    .replace(/<!--[\s\S]*?(?:-->|$)/g, " ")
    .replace(/<\/?[a-z!][^<>]*(?:>|$)/gi, " ");

/** "4 in 1", which is neither four inches nor a thing in another. */
const SEVERAL_IN_ONE = /\b(\d{1,2}) in 1\b/gi;

/** A product's name without markup, entities, signs of registration and pictures; twice, for markup that was escaped. */
export const plainName = (name: string): string =>
  withoutMarkup(decodeEntities(withoutMarkup(name.slice(0, LONGEST_NAME * 10).normalize("NFC"))))
    .replace(/[™®©\p{Extended_Pictographic}\p{Cc}\p{Cf}\p{Mn}]/gu, " ")
    .replace(/[_\s]+/g, " ")
    .replace(SEVERAL_IN_ONE, "$1-in-1")
    .trim()
    .slice(0, LONGEST_NAME);

const CUT =
  /\s+(?:with|w\/|for|by|from|that|featuring|made|compatible|designed|includes?|including|to|which)\b\s*|\s+(?:in|and|&)\s+|\s*(?:[|–—/:;•·~]|,(?!(?<=\d,)\d))+\s*|\s+-\s+/i;
const BRACKETS = /[([{][^)\]}]*(?:[)\]}]|$)/g;
const COUNT =
  /\b(?:(?:set|pack|case|box|lot)\s+of\s+\d+|\d+\s*[- ]?(?:packs?|pcs?|pieces?|counts?|ct|sets?|pairs?))\b/gi;
const ASIN = /\bB0[A-Z\d]{8}\b/gi;
const WEARERS =
  /(?<!\bhot )\b(dogs?|cats?|pupp(?:y|ies)|kittens?|horses?|pets?|bab(?:y|ies)|toddlers?|kids?|child(?:ren)?|women|men|boys?|girls?)\b/i;
const SAME_WEARER: Readonly<Record<string, string>> = { puppy: "dog", puppies: "dog", kitten: "cat", child: "kids" };

/** Together with the word before it this names a kind of thing: "paint set". */
const COLLECTION = /^(?:sets?|kits?)$/;
const LEAST_OF_COLLECTION = 3;

const namesKind = (words: readonly string[]): boolean => {
  const last = bare(words.at(-1) ?? "");
  if (COLLECTION.test(last) && words.length >= LEAST_OF_COLLECTION) return true;
  return isKindNoun(last);
};

/** Books and games carry titles of their own: "The Brave Little Mouse, Picture Book for Kids". */
const isWork = (words: readonly string[]): boolean =>
  /^(?:books?|workbook|cookbook|novel|journal|planner|puzzle|calendar|magazine|album)$/.test(bare(words.at(-1) ?? ""));

/** What comes with a thing is not the thing: "Leaf Blower with 2 Batteries". */
const WITH = /^([^,|–—/():;•·]*\S\s+\S[^,|–—/():;•·]*?)\s+(?:with|w\/|featuring|including|includes?|plus)\s/i;

/** One word before "and" with several behind it only tells them apart: "Salt and Pepper Grinder". "Pots and Pans Set" are two things. */
const SHARED_HEAD = /^\s*\p{L}+\s+(?:and|&)\s+(?=\p{L}+\s+\p{L}+)(?!.*\b(?:sets?|kits?|combos?|bundles?)\b)/iu;

/** What goes together and is one kind of thing with the noun behind it, also of a set: "Salt and Pepper Grinder Set". */
const PAIR =
  /\b(?:salt\s+(?:and|&)\s+(?=pepper)|oil\s+(?:and|&)\s+(?=vinegar)|hair\s+(?:and|&)\s+(?=beard)|cat\s+(?:and|&)\s+(?=dog)|dog\s+(?:and|&)\s+(?=cat)|arts?\s+(?:and|&)\s+(?=crafts?)|cream\s+(?:and|&)\s+(?=sugar)|sugar\s+(?:and|&)\s+(?=cream)|soap\s+(?:and|&)\s+(?=lotion)|shampoo\s+(?:and|&)\s+(?=conditioner\s+(?:dispenser|bottle|bar)))/giu;

const PART =
  "(?:locks?|latch(?:es)?|pockets?|zippers?|straps?|handles?|wheels?|shelves|hooks?|lids?|buttons?|buckles?|magnets?)";

/** Parts piled up behind the thing that has them: "Window Perch Suction Cups", "Busy Board Locks Latches". What cabinets are locked with is a thing of its own. */
const PARTS_BEHIND = new RegExp(
  `(?<=\\S\\s+\\p{L}+)(?<!\\b(?:cabinets?|drawers?|doors?|windows?|gates?|fridge|cupboards?|closets?|clear|large|small|strong|duty|mini|rubber|silicone|glass|transparent|plastic|vacuum|black|white|pcs))\\s+(?:suction cups?|${PART}\\s+${PART})$`,
  "iu",
);

/** The words of a part of a name without whom the thing is for and how much it is, and of the first without what it is like. */
const wordsOfThing = (part: string, isFirst: boolean): string[] => {
  const kept = trimmed(withoutAudience(part.split(/\s+/)).join(" "));
  return isFirst ? trimmed(withoutAttributes(kept).join(" ")) : kept;
};

/** The part of a name that says what the thing is: the first that ends in a known kind of thing, else the first. */
const headOf = (name: string): string[] => {
  const plain = name
    .replace(BRACKETS, " ")
    .replace(COUNT, " ")
    .replace(ASIN, " ")
    .replace(SHARED_HEAD, "")
    .replace(PAIR, "");
  const parts = (WITH.exec(plain)?.[1] ?? plain)
    .split(CUT)
    .map((part, at) => wordsOfThing(part.trim().replace(PARTS_BEHIND, ""), at === 0))
    .filter((words) => words.length > 0);
  return parts.find(isWork) ?? parts.find(namesKind) ?? parts[0] ?? [];
};

export const isPlural = (noun: string): boolean =>
  PLURALS_WITHOUT_S.has(noun) || (noun.endsWith("s") && singular(noun) !== noun);

const PARTICIPLE = /(?:ing|ed)$/;

/** Plurals that stand before a noun as they are: "glasses case", "sports bottle". */
const KEEPS_ITS_S = /(?:sports|glasses|clothes|supplies|scrubs|arms|goods|jeans)$/;

/** What stands before "set" as one of many: "train track set", also where the seller names it "Tracks Set". */
const modifierOf = (word: string, noun: string): string =>
  !COLLECTION.test(noun) || KEEPS_ITS_S.test(word) || PLURAL_ONLY.has(word) ? word : singular(word);

/** Letters and figures that name a sort of what stands before them: "vitamin C", "USB C", "omega 3". */
const LETTERED = /^(?:[a-z]\d{0,2}|\d{1,2})$/;
/** Takes the letter before it along: "B complex vitamins". */
const AFTER_A_LETTER = /^(?:complex|shaped?)$/;

/** "vitamin c", "l shaped": a sort that a single letter or figure names, as written before the noun; or "". */
const sortOf = (words: readonly string[]): string => {
  const [farther = "", before = ""] = words.slice(-3, -1).map(bare);
  if (LETTERED.test(before) && HAS_SORTS.test(farther)) return `${farther} ${before}`;
  return /^[a-z]$/.test(farther) && AFTER_A_LETTER.test(before) ? `${farther} ${before}` : "";
};

const MADE_BY = /^(?:lined|coated|powered|operated|activated|controlled|infused|proof|resistant|free)$/;
const ONE_THING =
  /^(?:(?:fish|olive|coconut|castor|krill|hair|beard|body|essential) oil|(?:peanut|shea|cocoa|body) butter)$/;

/** Whether two words before the noun only say together what kind it is: "fleece lined leggings", "fish oil capsules". */
const isBoundPair = (earlier: string, before: string, isFirst: boolean): boolean => {
  if (earlier === "" || isNoNoun(earlier) || PARTICIPLE.test(earlier)) return false;
  if (ONE_THING.test(`${earlier} ${before}`)) return true;
  const isKnown = KIND_NOUNS.has(earlier) || MODIFIES.has(earlier);
  return (!isFirst || isKnown) && (MADE_BY.test(before) || (OF_SOMETHING.test(before) && !MATERIALS.has(earlier)));
};

/** "water bottle", "noise cancelling headphones": the noun with what tells its kind from others. */
const typeOf = (words: readonly string[], noun: string): string => {
  const sort = sortOf(words);
  if (sort !== "") return `${sort} ${noun}`;
  const [given, farther] = [bare(words.at(-2) ?? ""), bare(words.at(-3) ?? "")];
  const [before, earlier] = [modifierOf(given, noun), modifierOf(farther, noun)];
  const brandOnly =
    words.length === 2 &&
    !given.endsWith("ing") &&
    ![before, given].some((word) => MODIFIES.has(word) || KIND_NOUNS.has(word));
  const isMeasure = isNoNoun(before) && !(MODIFIES.has(before) && !/\d/.test(earlier));
  if (before === "" || brandOnly || isMeasure || MATERIALS.has(before) || MEASURED.test(before)) return noun;
  if (COLLECTION.test(noun) && words.length > LEAST_OF_COLLECTION && earlier !== "" && !isNoNoun(earlier))
    return MATERIALS.has(earlier) || PARTICIPLE.test(earlier) ? `${before} ${noun}` : `${earlier} ${before} ${noun}`;
  const isBound =
    (PARTICIPLE.test(before) && COMPOUND_STARTS.has(earlier)) || isBoundPair(earlier, before, words.length === 3);
  return isBound ? `${earlier} ${before} ${noun}` : `${before} ${noun}`;
};

/** "High Waist Leggings" are no waist leggings. */
const MEASURED = /^(?:waist|rise|neck|line|sleeve|length|performance|density|speed|capacity|piece)$/;

const COMPOUND_STARTS = new Set("noise self space water time fast slow heart load heat sound odor moisture".split(" "));

/** Words that tell the kind of a thing when they stand alone before it. */
const MODIFIES = new Set(
  "water coffee tea dog cat pet baby kids face hand body hair foot eye lip desk floor table night wall bed bath shower kitchen garden yoga gym camping hiking beach travel car bike phone laptop board card picture story protein vitamin sun rain snow wine beer cutting chef frying air power led usb bluetooth wireless electric running ear lunch gift storage shoe wrist back neck knee bow mince fruit meat beef chicken cheese cream chocolate oatmeal pumpkin pecan peanut".split(
    " ",
  ),
);

const wearerOf = (name: string): string | null => {
  const found = WEARERS.exec(name)?.[1]?.toLowerCase() ?? null;
  if (found === null) return null;
  const one = SAME_WEARER[found] ?? found;
  return /^(?:dogs|cats|horses|pets|toddlers)$/.test(one) ? one.slice(0, -1) : one === "babies" ? "baby" : one;
};

/** Reads from its name what a product is. */
export const describeProduct = rememberText((productName: string): Product => {
  const name = plainName(productName);
  const head = headOf(name);
  const noun = bare(head.at(-1) ?? "") || "product";
  const type = noun === "product" ? noun : typeOf(head, noun);
  return {
    name,
    type,
    noun,
    plural: isPlural(noun),
    wearer: wearerOf(name),
  };
});

const TAKES_AN = /^(?:[ai]|e(?!u)|o(?!ne\b|nce\b)|u(?!ni|se|s[be]|ti)|hour|honest|heir|8|11\b|18\b)/i;
const SPELLED_WITH_A_VOWEL = /^[FHLMNRSX][A-Z]{1,3}\b/;

const isOfMany = (phrase: string): boolean =>
  phrase.split(" ", 2).some((word) => PLURALS_WITHOUT_S.has(word.toLowerCase()));

const PEOPLE = new Map([
  ["women", "women's"],
  ["men", "men's"],
  ["girls", "girls"],
  ["girl", "girls"],
  ["boys", "boys"],
  ["boy", "boys"],
  ["kid", "kids"],
  ["children", "kids"],
]);

/** What shoppers call the kind of thing: with the one it is for in front, "cat water fountain", where the name gives no two. */
export const searchedType = ({ name, type, wearer }: Product): string => {
  if (wearer === null || type === "product" || WEARERS.test(type)) return type;
  const named = new Set(name.split(/[^\p{L}]+/u).flatMap((word) => wearerOf(word) ?? []));
  return named.size > 1 ? type : `${PEOPLE.get(wearer) ?? wearer} ${type}`;
};

/** The same behind a quality: "quiet cat water fountain", but "soft leggings" also of women's. */
export const qualifiedType = (product: Product): string =>
  PEOPLE.has(product.wearer ?? "") ? product.type : searchedType(product);

/** A phrase with "a" or "an" before it; "teeth" and "wide feet" take neither. */
export const withArticle = (phrase: string): string => {
  if (isOfMany(phrase)) return phrase;
  return `${SPELLED_WITH_A_VOWEL.test(phrase) || TAKES_AN.test(phrase) ? "an" : "a"} ${phrase}`;
};

/** Nouns that alone name something else, or nothing: "the maker" is whoever made it, "the bank" keeps money, a "head" is what people have, and nobody says "the talkies". */
const NAMES_ANOTHER =
  /^(?:makers?|banks?|stations?|talkies?|guns?|killers?|sticks?|savers?|heads?|press(?:es)?|hubs?|docks?)$/;

/** The "espresso maker", the "power bank", and the lamp. */
export const calledName = ({ noun, type }: Product): string => (NAMES_ANOTHER.test(noun) ? type : noun);

export const articleFor = (product: Product): string =>
  product.plural ? calledName(product) : withArticle(calledName(product));

/** Whether a noun only names the product, and no kind of thing: how its name begins, and words with figures do. "The Acme" and "the G3" are it. */
export const isOwnName = (noun: string, { name, type }: Product): boolean => {
  const words = name.toLowerCase().split(" ");
  const isKind = type.split(" ").includes(noun);
  return !isKind && (noun === words[0] || (/\d/.test(noun) && words.includes(noun)));
};
