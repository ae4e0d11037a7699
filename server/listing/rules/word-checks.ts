import { UNITS_OF_MEASURE } from "../../insight/product/product-words.ts";
import { SPELLED } from "../../insight/text/number-words.ts";
import { foldWord, wordsOf } from "../words/fold.ts";
import { SMALL_TITLE_WORDS } from "../words/small-words.ts";
import { toTitleCase } from "../words/title-case.ts";
import { shorten, type TextCheck, verdictOn, verdictWith } from "./check.ts";
import type { FoldedText, Token } from "./folded-text.ts";
import { heal } from "./repair.ts";
import { CAPITAL_WORDS, FUNCTION_WORDS, LOWER_WORDS, NUMBER_WORDS, UNIT_WORDS } from "./terms/word-kinds.ts";

const isBrandWord = (word: string, brand: string): boolean =>
  brand !== "" &&
  brand
    .toLowerCase()
    .split(/[\s-]+/)
    .includes(word.toLowerCase());

const capitalized = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

const CAPITALS = /(?<![\p{L}\p{N}])\p{Lu}{4,}(?![\p{L}\p{N}])/gu;
const CAPITAL_WORD = "[\\p{Lu}\\p{N}][\\p{Lu}\\p{N}'’.]*(?![\\p{L}\\p{N}])";
/** Capitals in a row, with the short words and figures between them: "HOURS OF SCREEN-FREE PLAY". */
const CAPITAL_RUN = new RegExp(`(?<![\\p{L}\\p{N}])${CAPITAL_WORD}(?:(?:[-/]|,? (?:& )?)${CAPITAL_WORD})*`, "gu");

/** "24-Hour" counts, "12-inch" measures. */
const COUNTED_WORD = /(?<![\p{L}\p{N}])(\d[\d.]*-)(\p{Ll}{4,})/gu;

/** A shouted run in a normal voice; acronyms and the brand stay, and its last word has a capital. */
const calmed = (run: string, isKept: (word: string) => boolean): string => {
  const written = run.split(" ");
  return toTitleCase(run)
    .split(" ")
    .map((word, at) => {
      const own = written[at] ?? word;
      if (isKept(own.replace(/[^\p{L}]/gu, ""))) return own;
      return at === written.length - 1 ? capitalized(word) : word;
    })
    .join(" ")
    .replace(COUNTED_WORD, (whole, count: string, word: string) =>
      UNITS_OF_MEASURE.has(word) ? whole : `${count}${capitalized(word)}`,
    );
};

export const allCaps: TextCheck = ({ source }, _, { brand }) => {
  const isKept = (word: string): boolean => CAPITAL_WORDS.has(word) || isBrandWord(word, brand);
  const isLoud = (run: string): boolean => (run.match(CAPITALS) ?? []).some((word) => !isKept(word));
  const loud = (source.match(CAPITAL_RUN) ?? []).filter(isLoud);
  return verdictWith(loud.length === 0 ? [] : [loud.join(", ")], () =>
    source.replace(CAPITAL_RUN, (run) => (isLoud(run) ? calmed(run, isKept) : run)),
  );
};

const TITLE_WORD = /(?<![\p{L}\p{N}'’.-])\p{Ll}[\p{L}\p{N}'’-]*/gu;

export const titleCase: TextCheck = ({ source }, _, { brand }) => {
  const isSmall = (word: string, at: number): boolean =>
    /\d|\p{Ll}\p{Lu}/u.test(word) ||
    LOWER_WORDS.has(word) ||
    isBrandWord(word, brand) ||
    (word === "x" && /\d ?$/.test(source.slice(0, at))) ||
    (at > 0 && (SMALL_TITLE_WORDS.has(word) || FUNCTION_WORDS.has(word)));
  const wrong = [...source.matchAll(TITLE_WORD)].filter((match) => !isSmall(match[0], match.index));
  return verdictWith(
    wrong.map((match) => match[0]),
    () =>
      source.replace(TITLE_WORD, (word: string, at: number) =>
        isSmall(word, at) ? word : word.charAt(0).toUpperCase() + word.slice(1),
      ),
  );
};

const NUMBER_WORD =
  /(?<![\p{L}\p{N}-])(?:(two|three|four|five|six|seven|eight|nine|ten)(?![\p{L}\p{N}'’-])|(one|two|three|four|five|six|seven|eight|nine|ten)(?=[\s-](?:packs?|pieces?|pairs?|sets?|count)(?![\p{L}\p{N}])))/giu;

/** Numbers as titles have them: "5 Speeds" of "Five Speeds". */
export const withNumerals = (text: string, isNumber: (word: string) => boolean = () => true): string =>
  text.replace(NUMBER_WORD, (word) => (isNumber(word) ? (NUMBER_WORDS.get(word.toLowerCase()) ?? word) : word));

export const numberWords: TextCheck = ({ source }, _, { brand }) => {
  const isNumber = (word: string): boolean => !isBrandWord(word, brand);
  return verdictWith((source.match(NUMBER_WORD) ?? []).filter(isNumber), () => withNumerals(source, isNumber));
};

const LONE_DIGIT =
  /(?<![\p{L}\p{N}.,:/#$€£+×-]|\b(?:gen|type|model|size|version|no|grade|level|series|part) |\d in )([1-9])(?= (\p{Ll}{4,}))/giu;

/** A lone digit that is neither a measure nor part of a model, a ratio (16:9) or a “2 in 1”. */
export const digits: TextCheck = ({ source }) => {
  const isCount = (follower: string): boolean => !UNIT_WORDS.has(follower.toLowerCase());
  const found = [...source.matchAll(LONE_DIGIT)].filter((match) => isCount(match[2] ?? ""));
  return verdictWith(
    found.map((match) => match[0]),
    () =>
      source.replace(LONE_DIGIT, (digit: string, _: string, follower: string, at: number) => {
        const word = SPELLED[Number(digit)] ?? digit;
        if (!isCount(follower)) return digit;
        return at === 0 ? word.charAt(0).toUpperCase() + word.slice(1) : word;
      }),
  );
};

const TIGHT_UNIT =
  /(?<![\p{L}\p{N}])(\d{1,6}(?:[.,]\d{1,4})?)(ml|oz|cm|mm|kg|lbs?|in|ft|g|mg|[kh]?Pa|dBA?|k?Hz|[MG]Hz|mmHg|mAh|GB|TB|rpm|RPM|psi|PSI)(?![\p{L}\p{N}])/gu;

export const unitSpace: TextCheck = ({ source }) =>
  verdictWith(source.match(TIGHT_UNIT) ?? [], () => source.replace(TIGHT_UNIT, "$1 $2"));

const foldToken = ({ source }: FoldedText, token: Token): string => foldWord(source.slice(token.start, token.end));

/** Words of a text with hyphenated ones whole, as a reader counts them. */
const countedWords = (text: FoldedText): Token[] => {
  const counted: Token[] = [];
  for (const token of text.tokens) {
    const before = counted.at(-1);
    const isPart = before !== undefined && text.text.slice(before.foldedEnd, token.foldedStart) === "-";
    if (isPart)
      counted[counted.length - 1] = {
        ...before,
        text: `${before.text}-${token.text}`,
        end: token.end,
        foldedEnd: token.foldedEnd,
      };
    else counted.push(token);
  }
  return counted;
};

export const repeatedWord: TextCheck = (text, params) => {
  const max = params.max ?? 2;
  const isCounted = (token: Token): boolean =>
    token.text.length > 1 && !FUNCTION_WORDS.has(token.text) && !SMALL_TITLE_WORDS.has(token.text);
  const groups = Map.groupBy(countedWords(text).filter(isCounted), (token) => foldToken(text, token));
  const often = [...groups.values()].filter((tokens) => tokens.length > max);
  const surplus = often.flatMap((tokens) => tokens.slice(max)).toSorted((a, b) => a.start - b.start);
  const verdict = verdictOn(text, surplus);
  return verdict === null
    ? null
    : {
        ...verdict,
        words: often.map((tokens) => tokens.map((token) => text.source.slice(token.start, token.end)).join(", ")),
      };
};

export const productType: TextCheck = ({ source }, _, { productNoun, profile }) => {
  const noun = foldWord(productNoun);
  const words = wordsOf(source).flatMap((word) => [word, ...word.split("-")]);
  if (noun === "" || noun === "product" || words.map(foldWord).includes(noun)) return null;
  return {
    words: [source],
    fixes: () => {
      const name = capitalized(productNoun);
      const max = profile.title.max - name.length - 1;
      const withName = (text: string): string => {
        const end = /\s*(?:[,;|(]|\s[-–—]\s|\s(?:with|for|in|and)\s|$)/i.exec(text)?.index ?? text.length;
        return heal(`${text.slice(0, end)} ${name}${text.slice(end)}`);
      };
      return [withName(source), withName(shorten(source, max))];
    },
  };
};
