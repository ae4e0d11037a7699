import { type Breach, RUN_LENGTH, type TextCheck, without } from "./check.ts";
import { foldWord, plainWords, wordsOf } from "./fold.ts";
import { SMALL_TITLE_WORDS } from "./word-terms.ts";

const escapeForPattern = (term: string): string =>
  term.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&").replace(/[\s-]+/g, "[\\s-]+");

export const terms: TextCheck = (text, params) =>
  (params.terms ?? []).flatMap((term) => {
    const edge = /^\w/.test(term) ? "\\b" : "";
    const end = /\w$/.test(term) ? "\\b" : "";
    const match = new RegExp(`${edge}${escapeForPattern(term)}${end}`, "i").exec(text);
    return match === null ? [] : [{ words: match[0], fix: without(text, match[0]) }];
  });

export const pattern: TextCheck = (text, params) => {
  const match = new RegExp(params.pattern ?? "(?!)", "i").exec(text);
  return match === null ? [] : [{ words: match[0], fix: without(text, match[0]) }];
};

export const reviewOverlap: TextCheck = (text, _, { reviewRuns }) => {
  const words = plainWords(text);
  const start = words.findIndex(
    (__, index) =>
      index + RUN_LENGTH <= words.length && reviewRuns.has(words.slice(index, index + RUN_LENGTH).join(" ")),
  );
  return start === -1 ? [] : [{ words: words.slice(start, start + RUN_LENGTH).join(" "), fix: null }];
};

/** Units and abbreviations that are capitals by nature. */
const ACRONYMS = new Set([
  "USB",
  "LED",
  "HDMI",
  "BPA",
  "RGB",
  "OLED",
  "NASA",
  "HEPA",
  "WIFI",
  "AC/DC",
  "UPF",
  "SPF",
  "DIY",
  "XXL",
  "XXXL",
]);

export const allCaps: TextCheck = (text, _, { brand }) =>
  [...text.matchAll(/\b\p{Lu}{4,}\b/gu)]
    .filter(([word]) => !ACRONYMS.has(word) && word.toLowerCase() !== brand.toLowerCase())
    .map(([word]) => ({ words: word, fix: text.replace(word, word.charAt(0) + word.slice(1).toLowerCase()) }));

const UNITS = new Set("oz lb lbs ml l in ft cm mm m g kg w v mah".split(" "));

export const titleCase: TextCheck = (text, _, { brand }) => {
  const words = wordsOf(text);
  const wrong = words.filter(
    (word, index) =>
      /^\p{Ll}/u.test(word) &&
      (index === 0 || !SMALL_TITLE_WORDS.has(word)) &&
      !/\d/.test(word) &&
      !UNITS.has(word) &&
      word.toLowerCase() !== brand.toLowerCase(),
  );
  if (wrong.length === 0) return [];
  const fix = wrong.reduce(
    (fixed, word) =>
      fixed.replace(
        new RegExp(`(^|[\\s,(/–|-])${escapeForPattern(word)}(?=$|[\\s,)/–|-])`),
        (match) => match.slice(0, match.length - word.length) + word.charAt(0).toUpperCase() + word.slice(1),
      ),
    text,
  );
  return [{ words: wrong.join(", "), fix }];
};

const NUMBERS: Readonly<Record<string, string>> = {
  two: "2",
  three: "3",
  four: "4",
  five: "5",
  six: "6",
  seven: "7",
  eight: "8",
  nine: "9",
  ten: "10",
};

export const numberWords: TextCheck = (text) =>
  [...text.matchAll(/\b(two|three|four|five|six|seven|eight|nine|ten)\b(?!-)/gi)].map(([word]) => ({
    words: word,
    fix: text.replace(word, NUMBERS[word.toLowerCase()] ?? word),
  }));

const DIGIT_WORDS = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"];

/** A lone digit that is neither a measure nor part of a model. */
export const digits: TextCheck = (text) =>
  [
    ...text.matchAll(
      /(?<![\w.,/-])([1-9])(?= [a-z]{4,})(?! (?:inch|inches|feet|foot|ounces?|pounds?|liters?|litres?|watts?|volts?|hours?|minutes?|degrees?|percent|cups?|quarts?|gallons?|years?|days?|meters?|grams?)\b)/g,
    ),
  ].map((match) => ({
    words: match[0],
    fix: text.slice(0, match.index) + (DIGIT_WORDS[Number(match[0])] ?? match[0]) + text.slice(match.index + 1),
  }));

export const unitSpace: TextCheck = (text) =>
  [...text.matchAll(/\b(\d+(?:\.\d+)?)(ml|oz|cm|mm|kg|lbs?|in|ft)\b/g)].map((match) => ({
    words: match[0],
    fix: text.replace(match[0], `${match[1] ?? ""} ${match[2] ?? ""}`),
  }));

export const repeatedWord: TextCheck = (text, params) => {
  const max = params.max ?? 2;
  const groups = Map.groupBy(
    wordsOf(text).filter((word) => !SMALL_TITLE_WORDS.has(word.toLowerCase())),
    foldWord,
  );
  return [...groups.values()]
    .filter((words) => words.length > max)
    .map((words): Breach => {
      const surplus = words.at(-1) ?? "";
      const at = text.lastIndexOf(surplus);
      return {
        words: words.join(", "),
        fix: at === -1 ? null : without(`${text.slice(0, at)}\u0000${text.slice(at + surplus.length)}`, "\u0000"),
      };
    });
};

export const productType: TextCheck = (text, _, { productNoun }) => {
  if (
    productNoun === "" ||
    productNoun === "product" ||
    wordsOf(text)
      .flatMap((word) => word.split("-"))
      .map(foldWord)
      .includes(foldWord(productNoun))
  )
    return [];
  return [{ words: text, fix: null }];
};
