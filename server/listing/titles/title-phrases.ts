import type { Product } from "../../insight/product/product.ts";
import { COLORS } from "../../insight/product/product-words.ts";
import type { BankKeyword } from "../keywords/keyword-bank.ts";
import { isOthersBrand } from "../rules/others-brands.ts";
import { COUNTED, isMeasuredPart, isPuffery, PASTIMES, segmentsOf, trimSmall } from "../seller/short-facts.ts";
import { characters, foldedWords, foldWord, wordsOf } from "../words/fold.ts";
import { contentWords, sensesOf } from "../words/same-sense.ts";

const LONGEST = 30;
const MOST_WORDS = 5;
const MOST_OF_USE = 3;

/** "works with any router" tells what it goes with, and not what comes with it. */
const WITH =
  /\S(?<!\b(?:works?|working|compatible|pairs?|connects?|used|goes))\s+with\s+(.+?)(?=\s+(?:for|from|by|to|that)\s|$)/i;
const FOR = /\S\s+for\s+(.+?)(?=\s+(?:with|from|by|to|that|in)\s|$)/i;
const PEOPLE =
  /\b(?:men|women|kids?|children|toddlers?|bab(?:y|ies)|boys?|girls?|gifts?|him|her|mom|dad|adults?|all|any|every)\b/i;
const JOINED = /\s+(?:and|&)\s+/i;

/** "High Waisted" is no praise. */
const isPraise = (word: string, next?: string): boolean => isPuffery(word, next) && !/^high$/i.test(word);

const isShortOf = (text: string, said: ReadonlySet<string>): boolean =>
  text !== "" &&
  characters(text) <= LONGEST &&
  contentWords(text).length > 0 &&
  sensesOf(text).isDisjointFrom(said) &&
  !wordsOf(text).some((word, at, words) => isPraise(word, words[at + 1]));

const isFit = (text: string, said: ReadonlySet<string>): boolean => isShortOf(text, said) && !isOthersBrand(text);

const tidy = (text: string): string => trimSmall(text.split(" ")).join(" ");

/** What comes with a thing, whole and part by part: "2 Batteries and Charger", "2 Batteries", "Charger". */
export type ComesWith = { text: string; parts: readonly string[] };

/** "Front and Back Clips": half of a pair is none. */
const HALF =
  /^(?:front|back|rear|left|right|long|short|large|small|hot|cold|warm|cool|inner|outer|upper|lower|top|bottom|soft|hard)$/i;

/** "Handle Green": the color of the thing, behind its part. */
export const withoutColor = (text: string): string => {
  const words = text.split(" ");
  const last = words.findLastIndex((word) => !COLORS.has(word.toLowerCase()));
  return last === -1 ? text : words.slice(0, last + 1).join(" ");
};

const isPart = (text: string, said: ReadonlySet<string>): boolean =>
  isFit(text, said) &&
  wordsOf(text).length <= MOST_WORDS &&
  (!/^\d/.test(text) || COUNTED.test(text) || isMeasuredPart(text));

/** What the seller's title says comes with the thing; what the name says already is left out. */
export const partsWith = (title: string, said: ReadonlySet<string>): ComesWith[] =>
  segmentsOf(title).flatMap((segment) => {
    const whole = withoutColor(tidy(WITH.exec(segment)?.[1] ?? ""));
    const all = whole.split(JOINED);
    const parts = (all.some((part) => HALF.test(part)) ? [whole] : all).filter((part) => isPart(part, said));
    const pair = isPart(whole, said) && parts.length > 1 ? [{ text: whole, parts }] : [];
    return [...pair, ...parts.slice(0, 1).map((part) => ({ text: part, parts: [part] }))];
  });

const isUse = (use: string, said: ReadonlySet<string>): boolean => {
  const words = wordsOf(use);
  const isPlace = words.some((word) => PASTIMES.has(word.toLowerCase()) || PASTIMES.has(foldWord(word)));
  return isShortOf(use, said) && words.length <= MOST_OF_USE && !isPlace && !/\d|[&+]/.test(use) && !PEOPLE.test(use);
};

/** What the seller's title says the thing is for, the first part of a list alone: "Dark Spots"; what it goes with may be another maker's. */
export const usesFor = (title: string, said: ReadonlySet<string>): string[] =>
  segmentsOf(title)
    .map((segment) => tidy(FOR.exec(segment)?.[1] ?? ""))
    .filter((use) => isUse(use, said));

const POSSESSIVE = new Map([
  ["women", "Women's"],
  ["men", "Men's"],
  ["girls", "Girls'"],
  ["boys", "Boys'"],
  ["kids", "Kids"],
  ["toddler", "Toddler"],
]);
const ANY_PEOPLE = /\b(women|men|girls|boys|kids|toddler|adult|teen)(?:['’]?s)?\b/giu;
const REACH = 4;

/** For whom the seller's title says the thing is, before its noun or right behind: "Women's"; "" where it names nobody, or several. */
export const audienceIn = (title: string, { noun, wearer }: Pick<Product, "noun" | "wearer">): string => {
  const named = new Set([...title.matchAll(ANY_PEOPLE)].map((match) => (match[1] ?? "").toLowerCase()));
  const [who = ""] = named;
  if (wearer !== null || named.size !== 1 || /\bunisex\b/i.test(title)) return "";
  const isOfThing = segmentsOf(title).some((segment) => {
    const words = segment.split(" ");
    return words.some((word, index) => {
      if (foldWord(word) !== foldWord(noun)) return false;
      const before = words.slice(Math.max(0, index - REACH), index);
      const behind = words.slice(index + 1, index + 3).join(" ");
      return (
        before.some((each) => new RegExp(`^${who}['’]?s?$`, "i").test(each)) ||
        new RegExp(`^for ${who}\\b`, "i").test(behind)
      );
    });
  });
  return isOfThing ? (POSSESSIVE.get(who) ?? "") : "";
};

const WORDS_OF_QUALITY = 2;
/** One word before the noun may be another thing ("yoga pants"); two that end so are a quality. */
const QUALITY = /(?:ed|able|ible|proof|free|less|resistant|control|speed|power)$/i;

/** What the seller's keywords seek and the title says as well: "High Waisted" of "high waisted leggings". */
export const qualitiesSought = (
  bank: readonly BankKeyword[],
  title: string,
  noun: string,
  said: ReadonlySet<string>,
): string[] => {
  const words = ` ${title.replace(/[^\p{L}\p{N}'-]+/gu, " ")} `;
  return bank.flatMap(({ keyword, origin }) => {
    const all = keyword.split(" ");
    const before = foldWord(all.at(-1) ?? "") === foldWord(noun) ? all.slice(0, -1) : all;
    if (origin !== "seller" || before.length !== WORDS_OF_QUALITY) return [];
    const at = words.toLowerCase().indexOf(` ${before.join(" ")} `);
    const quality = words.slice(at + 1, at + 1 + before.join(" ").length);
    return at !== -1 && QUALITY.test(quality) && isFit(quality, said) ? [quality] : [];
  });
};

const LEAST_OF_NAME = 2;

/** Whether a title holds the words of a phrase in a row; plurals are the same words. */
const holderOf = (title: string): ((phrase: string) => boolean) => {
  const lines = segmentsOf(title).map((segment) => ` ${foldedWords(segment).join(" ")} `);
  return (phrase) => lines.some((line) => line.includes(` ${foldedWords(phrase).join(" ")} `));
};

const ofSeller = (bank: readonly BankKeyword[]): string[] =>
  bank.filter(({ origin }) => origin === "seller").map(({ keyword }) => keyword);

/** Other names of the thing that the seller's keywords give and the title holds, in the words of the keyword: "Magnet Building Blocks" of "Magnets Building Blocks". */
export const namesSought = (bank: readonly BankKeyword[], title: string, said: ReadonlySet<string>): string[] => {
  const holds = holderOf(title);
  return ofSeller(bank).filter(
    (keyword) => wordsOf(keyword).length >= LEAST_OF_NAME && isFit(keyword, said) && holds(keyword),
  );
};

const KEYWORD_FOR = /\sfor (.+)$/i;

/** What the seller's keywords say the thing is for, where the title says it as well: "dry skin" of "face cream for dry skin". */
export const usesSought = (bank: readonly BankKeyword[], title: string, said: ReadonlySet<string>): string[] => {
  const holds = holderOf(title);
  return ofSeller(bank)
    .map((keyword) => KEYWORD_FOR.exec(keyword)?.[1] ?? "")
    .filter((use) => isUse(use, said) && holds(use));
};
