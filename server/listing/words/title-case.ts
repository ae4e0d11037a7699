import { UNITS_OF_MEASURE } from "../../insight/product/product-words.ts";
import { isMixedUnit, printedUnit, standsClose } from "./sizes.ts";
import { SMALL_TITLE_WORDS } from "./small-words.ts";

/** Written in capitals wherever they stand. */
const ACRONYMS = new Set(
  "usb dvd vcr led hdmi bpa rgb oled lcd nasa hepa wifi upf spf diy xxl xxxl xl uv tv pc ac dc rv suv gps hd uhd 4k atv abs pvc pp tpu eva pla petg pbt anc nfc rfid ssd hdd gb tb ph ph3 bbq usa uk eu fda fsa hsa ul qi".split(
    " ",
  ),
);

/** Written with a capital wherever they stand. */
export const PROPER_NAMES: ReadonlySet<string> = new Set(
  "german germany japanese japan italian italy swiss swedish american french egyptian turkish english british korean spanish indian chinese european belgian danish dutch canadian mexican brazilian colombian ethiopian mediterranean himalayan alexa google siri apple android bluetooth velcro".split(
    " ",
  ),
);

const LONGEST_ACRONYM = 3;

const MEASURED = /^[^\p{L}]*\d/u;

const letters = (text: string): string => text.replace(/[^\p{L}]/gu, "");

const isUpper = (word: string): boolean =>
  letters(word).length > 1 && word === word.toUpperCase() && word !== word.toLowerCase();

/** Whether most words are in capitals, so that capitals say nothing. */
const isShouted = (words: readonly string[]): boolean => {
  const isMeasure = (word: string): boolean => MEASURED.test(word) && letters(word).length <= LONGEST_ACRONYM;
  const written = words.filter((word) => letters(word).length > 1 && !isMeasure(word));
  return written.length > 1 && written.filter(isUpper).length * 2 > written.length;
};

const capital = (word: string): string => word.replace(/(^|[-/&(])\p{Ll}/gu, (match) => match.toUpperCase());

/** "LED" and "OXO" stay, "STEEL" does not; in a shouted text only known acronyms stay. */
const keepsCapitals = (word: string, shouted: boolean): boolean =>
  ACRONYMS.has(letters(word).toLowerCase()) || (!shouted && letters(word).length <= LONGEST_ACRONYM);

/** In a normal voice, with the acronyms in it: "BPA-Free", "CertiPUR-US". */
const lowered = (word: string): string =>
  word
    .split("-")
    .map((part, at) =>
      ACRONYMS.has(letters(part).toLowerCase()) || (at > 0 && part === "US") ? part : capital(part.toLowerCase()),
    )
    .join("-");

const WITH_UNIT = /^(\d[\d.,/]*)(\p{L}{1,3})$/u;

/** "20v" and "20V" are written "20V"; null of what is no such measure. */
const measureOf = (word: string): string | null => {
  const [, number = "", unit = ""] = WITH_UNIT.exec(word) ?? [];
  return standsClose(unit) ? `${number}${printedUnit(unit)}` : null;
};

/** "5-stage" counts what follows it; "3-in-1" and "12-inch" do not. */
const COUNTING = /^\d{1,3}-\p{Ll}{4,}$/u;

const casedWord = (word: string, first: boolean, afterNumber: boolean, shouted: boolean, brand: string): string => {
  const bare = word.replace(/[^\p{L}\p{N}]/gu, "").toLowerCase();
  if (brand !== "" && bare === brand.toLowerCase()) return shouted ? capital(word.toLowerCase()) : capital(word);
  const measure = measureOf(word);
  if (measure !== null) return measure;
  if (COUNTING.test(word) && !UNITS_OF_MEASURE.has(bare.replace(/\d/g, ""))) return capital(word);
  if (MEASURED.test(word)) return isUpper(word) && shouted && !/\p{L}\d/u.test(word) ? word.toLowerCase() : word;
  if (afterNumber && bare === "x") return word.toLowerCase();
  if (afterNumber && ((UNITS_OF_MEASURE.has(bare) && letters(word).length < 4) || isMixedUnit(bare)))
    return printedUnit(word);
  if (/^\p{L}+-\p{L}$/u.test(word) && ACRONYMS.has(bare.slice(0, -1))) return word.toUpperCase();
  if (ACRONYMS.has(bare)) return /\p{Ll}\p{Lu}/u.test(word) ? word : word.toUpperCase();
  if (!first && SMALL_TITLE_WORDS.has(bare)) return word.toLowerCase();
  if (isUpper(word)) return keepsCapitals(word, shouted) ? word : lowered(word);
  return /\p{Lu}/u.test(word.slice(1)) ? word : capital(word);
};

/** "Over Ear" and "In Ear" are kinds of headphones, not prepositions. */
const isOfEars = (word: string, next = ""): boolean => /^(?:over|on|in)$/i.test(word) && /^ear$/i.test(next);

/** Whether a word stands behind a number, or behind the first half of its unit: "1 fl oz". */
const isBehindNumber = (words: readonly string[], index: number): boolean => {
  const before = words[index - 1] ?? "";
  return /\d$/.test(before) || (/^fl\.?$/i.test(before) && /\d$/.test(words[index - 2] ?? ""));
};

/** Ends a title as part of its verb: "Cables Built In". */
const PARTICLES = new Set("in on off up out down over".split(" "));

/** Title case as marketplaces want it: no prepositions, units or models; what was shouted is said in a normal voice. */
export const toTitleCase = (text: string, brand = ""): string => {
  const words = text.split(" ");
  const shouted = isShouted(words);
  return words
    .map((word, index) => {
      const isEdge = index === 0 || (index === words.length - 1 && PARTICLES.has(word.toLowerCase()));
      const opens = isEdge || isOfEars(word, words[index + 1]);
      return casedWord(word, opens, isBehindNumber(words, index), shouted, brand);
    })
    .join(" ");
};

/** As in running text: only acronyms, models and names in mixed case keep their capitals. */
export const toPlainCase = (text: string): string =>
  text
    .split(" ")
    .map((word, index, words) => {
      if ((standsClose(word) || isMixedUnit(word)) && isBehindNumber(words, index)) return printedUnit(word);
      const parts = word.split("-").map((part) => {
        if (ACRONYMS.has(letters(part).toLowerCase())) return part.toUpperCase();
        if (PROPER_NAMES.has(letters(part).toLowerCase())) return capital(part.toLowerCase());
        return MEASURED.test(part) || /\p{Ll}\p{Lu}|^\p{Lu}+\d/u.test(part) ? part : part.toLowerCase();
      });
      return parts.join("-");
    })
    .join(" ");
