import { plainNoun } from "../aspects/noun-groups.ts";
import type { Product } from "../product/product.ts";
import { KIND_NOUNS } from "../product/product-words.ts";
import { KIN } from "../text/word-lists.ts";
import { wordSet } from "../text/word-table.ts";
import { sentenceText, textFrom } from "./misreadings/misreading.ts";
import type { Unit } from "./unit.ts";

const MAKER = "(?:brand|company|maker|seller|people|manufacturer|folks|guys)";
const SAME_MAKER = new RegExp(
  String.raw`\b(?:own|have|had|has|use|used|got|bought|love) (?:the|their|an?|some|his|her|my|our|two of the|one of the) ((?:[\p{L}'-]+ ){1,4})(?:from|by|of|made by) (?:this|the|that)(?: very)?(?: same)? ${MAKER}\b`,
  "u",
);
const THEIR_OTHER =
  /^(?:and |but )?their ((?:[\p{L}'-]+ ){1,3})(?:is|are|was|were|has|have) (?:.{0,40} )?(?:too|as well|also)\b|^(?:and |but )?their other ((?:[\p{L}'-]+ ){1,3})/u;
const COMPANYS_OWN =
  /^(?:(?:the|this|same) )?(?:company|brand|maker) ?['’]s ((?:[\p{L}'-]+ ){1,3})(?:that )?(?:i|we|has|have|is|are|'s|'ve)\b/u;
const BOUGHT_EARLIER =
  /\bthe ((?:[\p{L}'-]+ ){1,2})(?:that )?(?:i|we) (?:got|bought|had|built|ordered|put together|assembled|tried) (?:last|a few|two|three|\d+|the other|earlier|(?:years?|months?) (?:ago|before))\b/u;
const AGED =
  /\b(?:have|had|got|own|over|on) (?:an?|our|my) (?:\d+|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty) ?-? ?years? ?-? ?old ((?:[\p{L}'-]+ ){1,2})/u;
const OF_SERVICE = wordSet(
  "service support customer shipping packaging warranty website app price prices delivery team",
);
const LIVING = wordSet("dog cat pet puppy kitten bird horse kid baby toddler child man woman boy girl lab husky");

const wordsOf = ({ name, type, noun }: Product): ReadonlySet<string> =>
  new Set(
    `${name} ${type} ${noun}`
      .toLowerCase()
      .split(/[^\p{L}\p{N}]+/u)
      .filter((word) => word !== "")
      .map(plainNoun),
  );

/** Whether the last of some words names a thing that is none of the product's own. */
const isOtherThing = (words: string, product: Product): boolean => {
  const said = words.trim().split(" ").filter(Boolean).map(plainNoun);
  const last = said.at(-1) ?? "";
  return last !== "" && !said.some((word) => OF_SERVICE.has(word)) && !wordsOf(product).has(last) && last !== "one";
};

const isAgedThing = (words: string, product: Product): boolean =>
  words
    .trim()
    .split(" ")
    .map(plainNoun)
    .some((word) => (KIND_NOUNS.has(word) || wordsOf(product).has(word)) && !LIVING.has(word) && !KIN.has(word));

const OURS = /\b(?:this|these)(?! (?:very )?(?:same )?(?:brand|company|maker|seller|people|manufacturer|folks|guys)\b)/;

/** What stands between the naming of another thing and the end of an opinion. */
const after = (unit: Unit, match: RegExpExecArray): string => {
  const { tokens } = unit.clause.sentence;
  const upTo = textFrom(tokens.filter(({ end }) => end <= unit.end));
  return upTo.slice(match.index + match[0].length);
};

const tells = (pattern: RegExp, isThing: (words: string) => boolean, text: string): RegExpExecArray | null => {
  const match = pattern.exec(text);
  const words = match?.slice(1).find((group) => group !== undefined) ?? "";
  return match !== null && isThing(words) ? match : null;
};

/**
 * Whether an opinion is of another thing that its own sentence names: one of the same maker, one bought before, or one so many
 * years old; "this" after it speaks of the product again.
 */
export const isOfThingBeside = (unit: Unit, product: Product): boolean => {
  const text = sentenceText(unit.clause.sentence);
  const isThing = (words: string): boolean => isOtherThing(words, product);
  const named =
    tells(SAME_MAKER, isThing, text) ??
    tells(THEIR_OTHER, isThing, text) ??
    tells(COMPANYS_OWN, isThing, text) ??
    tells(BOUGHT_EARLIER, isThing, text) ??
    tells(AGED, (words) => isAgedThing(words, product), text);
  if (named === null) return false;
  const isBehind = unit.clause.sentence.tokens.some(
    ({ end }) => end <= unit.end && end >= unit.clause.sentence.start + named.index,
  );
  return isBehind && !OURS.test(after(unit, named));
};

const THEY =
  /^(?:and |but |because |so |as )?they (?:are|'re|were|'s)(?: (?:so|too|just|very|not|also|all|really|way|much))* ?$/;
const OF_BEINGS: ReadonlySet<string> = new Set(["weight", "comfort"]);

/** "the doves cannot get at it, they are too heavy": "they" is never the one thing that is sold. */
export const isOfThem = ({ facet, clause: { tokens }, start }: Unit, { plural }: Product): boolean => {
  if (plural || !OF_BEINGS.has(facet?.id ?? "")) return false;
  const from = tokens.findIndex(({ end }) => end > start);
  const said = textFrom(tokens, 0, tokens.length);
  const they = tokens.findLastIndex(({ lower }, at) => lower === "they" && at < Math.max(from, 1) + 1);
  return (
    they !== -1 &&
    (THEY.test(textFrom(tokens, they, Math.max(they, from))) || THEY.test(said.split(" ").slice(0, 3).join(" ")))
  );
};
