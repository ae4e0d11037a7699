import { goesOnListing } from "./contents-words.ts";

/** A clause of a seller's bullet with the phrases between its commas. */
export type BulletClause = { text: string; phrases: readonly string[] };

/** A seller's bullet: what stands before the colon, or "", and what the rest of it states. */
export type SellerBullet = { header: string; clauses: readonly BulletClause[] };

const MARKUP = /<[^<>]{0,200}>/g;
const LEADING_SIGNS = /^[^\p{L}\p{N}([【[「『“"']+/u;
const BRACKETED = /^[【[「『(]\s?([^】\]」』)]{2,60})[】\]」』)]\s*[-–—:]?\s*(\S.*)$/su;
const BEFORE_COLON = /^((?:[^:.;!?]|\.(?=\d)){2,60}?)\s*:\s+(\S.*)$/su;
const BEFORE_DASH = /^([^:.;!?–—]{2,60}?)\s+[-–—]{1,2}\s+(\S.*)$/su;

/** Behind the short form of a measure a sentence begins only with a word, and not with "Wide" or a number. */
const SENTENCE =
  /(?<=[^.\s][.!?])(?<!\b(?:approx|fl|oz|in|ft|lbs?|no|vs)\.)\s+(?=[\p{Lu}\d])|(?<=\b(?:oz|in|ft|lbs?)\.)\s+(?=(?!(?:Wide|Deep|High|Long|Tall|Thick|Diameter)\b)\p{Lu}\p{Ll})|\s*[;|•·]\s*|\s+[–—-]{1,2}\s+/u;
const IN_BRACKETS = /\([^()]*\)/g;
const BRACKETS = /\s*[([]([^()[\]]{1,300})[)\]]/g;
/** Between two numbers a comma joins: "16, 14 and 12 inch". */
const COMMA = /(?:(?<!\d),\s*|(?<=\d),\s+(?!\d))(?![^()]*\))/u;

/** Begins what belongs to the words before it. */
const LEANS =
  /^(?:(?:one|both|each|the other) (?=(?:for|with|in|on|at|to|from|by|of)\b)|for|with|in|on|at|to|from|by|of|without|including|such as|like|plus|than|during|while|when|where|which|that|so|as|even|not|expect|easy|simple|ready|quick|(?:reduc|prevent|protect|keep|mak|eliminat|minimi[sz]|improv|increas|avoid|sav|add|ensur)ing(?! (?:brush|tool|kit|cover|pad|strap|case|cloth)s?\b))\b/i;
const LIST_END = /^(?:and|or|&)\s|\s(?:and|or|&)\s/i;
/** "8 stakes and 4 ropes", after the first of a list of two commas. */
const PAIR = /^(?!simply|just|then|easily)(?:\d+ )?[\p{L}'’-]+(?: [\p{L}'’-]+)? (?:and|or|&) (?:\d+ )?[\p{L}'’-]+/iu;
/** Whom or what it is good for stands by itself. */
const SUITS = /^(?:it is |it's )?(?:perfect|ideal|great|suitable|good|best|excellent|made|designed) for\b/i;
/** Opens a list of its own: "free from dairy, gluten, soy". */
const OPENS_LIST = /^(?:free (?:from|of)|contains?)\b/i;
/** Opens a list of what it goes with, which ends in a name so far: "works with Acme". */
const NAMES_BEFORE = /\b(?:with|for|fits?|by|like)\b.*\p{Lu}[\p{L}\p{N}'’&.-]*$/u;
/** "Bolt Rail and Fir and Son tracks": names go on. */
const NAMES =
  /^(?:(?:and|or|&) )?\p{Lu}[\p{L}\p{N}'’&.-]*(?: (?:\p{Lu}[\p{L}\p{N}'’&.-]*|\d+|and|or|&|of))*(?: \p{Ll}+){0,2}$/u;
const LEADING_AND = /^(?:and|or|&|but|then) /i;
const CONTENTS = /^(?:what you (?:will )?get|you (?:will )?get|package(?: includes?| contents?)?|in the box)\s*:\s*/i;
const LONGEST_ITEM = 3;

/** What a statement is said to bring about is a clause of its own: "measures 24 x 16 inches giving you plenty of space". */
const BRINGS_ABOUT =
  /(?<=\S),?\s+(?=(?:giving|providing|offering|allowing|ensuring|letting|helping|leaving|making it (?:easy|perfect|ideal)|so (?:that )?(?:you|your|it|they|\p{L}+ is)) )/iu;
/** "to get your perfect height" is whom it suits, and no part of what is done. */
const FOR_YOU = /\s+to (?:get|find|reach|achieve|suit|fit|meet|match|satisfy) your\b[^,;]*$/iu;
/** Not in the box. */
const SERVICE =
  /(?:,|\s+and|\s+&|\s+plus|\s+with)\s+(?:our |an? )?(?:[\p{L}\p{N}-]+ ){0,2}(?:customer (?:service|support)|after[- ]sales? (?:service|support)|warranty)[.!]?$/iu;
/** "Perfect size for the whole family, feeds 4-6 people": praise in front of what is stated. */
const PRAISE_FIRST =
  /^(?:the )?(?:perfect|ideal|great|good|right|best) (?:size|choice|addition|companion|solution|option) (?:for|to)\b[^,;]*,\s*/iu;

const words = (text: string): number => text.split(/\s+/).filter((word) => word !== "").length;

const LONGEST_ASIDE = 2;

/** "plug the receiver (kept in the mouse) into a port": the clause goes on behind the brackets. */
const GOES_ON = /^\s+\p{Ll}/u;

/** "combs (3mm, 6mm), scissors", "M (6-8 years) and L": so does a list. */
const LISTS_ON = /^\s*,|^\s+(?:and|or|&)\s/iu;

const LONGEST_MEASURE = 7;

/** "pillowcase (20 x 26 inches, zippered) in white": the measure of what stands before it. */
const isMeasure = (inner: string): boolean => /\d/.test(inner) && words(inner) <= LONGEST_MEASURE;

/** What stands in brackets is a clause of its own, unless it is as short as "(US 8)"; where the sentence goes on, a measure stays and the rest is left out. */
const withoutBrackets = (text: string): string =>
  text.replace(BRACKETS, (whole: string, inner: string, at: number) => {
    if (words(inner) <= LONGEST_ASIDE) return whole;
    const after = text.slice(at + whole.length);
    const isListed = LISTS_ON.test(after) && isMeasure(inner);
    if (!isListed && !GOES_ON.test(after)) return `; ${inner}; `;
    return isMeasure(inner) ? whole.replace(/;/g, ",") : "";
  });

const tidied = (text: string): string =>
  text
    .replace(/\s+/g, " ")
    .replace(/^[^\p{L}\p{N}]+/u, "")
    .replace(/[^\p{L}\p{N}%"'″′°)+]+$/gu, "")
    .trim();

/** "enough for one adult, dishwasher safe": what it is has nothing to do with what stands before it. */
const QUALITY = /^(?:[\p{L}-]+ )?[\p{L}-]+ (?:safe|free|proof|washable|resistant)$/iu;

/** "full-bodied", before the comma behind which the noun comes that it is said of. */
const QUALITY_AHEAD = /^(?:(?:enjoy|discover|experience|get) )?(?:\p{L}+ )?\p{L}+-\p{L}+(?:ed|ing)$/iu;

const isQuality = (phrase: string): boolean => QUALITY_AHEAD.test(phrase);

/** Phrases that belong together: lists stay whole, and what leans on the words before it stays with them. */
const clausesOf = (sentence: string): BulletClause[] => {
  const clauses: string[][] = [];
  let listing = false;
  for (const phrase of sentence.replace(CONTENTS, "includes ").replace(SERVICE, "").split(COMMA).map(tidied)) {
    if (phrase === "") continue;
    const last = clauses.at(-1);
    const isName = last !== undefined && NAMES_BEFORE.test(last.join(", ")) && NAMES.test(phrase);
    const isApart = QUALITY.test(phrase) && last !== undefined && words(last.at(-1) ?? "") > LONGEST_ASIDE;
    const isItem: boolean =
      (last !== undefined && goesOnListing(last, phrase)) ||
      (!isApart &&
        (isName ||
          words(phrase.replace(IN_BRACKETS, "")) <= LONGEST_ITEM ||
          PAIR.test(phrase) ||
          (listing && LIST_END.test(phrase))));
    if (last !== undefined && last.length === 1 && isQuality(last[0] ?? "")) last[0] = `${last[0]}, ${phrase}`;
    else if (last !== undefined && !SUITS.test(phrase) && !OPENS_LIST.test(phrase) && (isItem || LEANS.test(phrase)))
      last.push(phrase);
    else clauses.push([phrase.replace(LEADING_AND, "")]);
    listing = SUITS.test(phrase) || OPENS_LIST.test(phrase) || (last !== undefined && isItem && !LIST_END.test(phrase));
  }
  return clauses.map((phrases) => ({ text: phrases.join(", "), phrases }));
};

/** Splits a bullet as sellers write them ("HEADER: …", "【Header】…", "Header - …") into header and clauses. */
export const splitBullet = (bullet: string): SellerBullet => {
  const plain = bullet.replace(MARKUP, " ").replace(/\s+/g, " ").replace(LEADING_SIGNS, "").trim();
  const parts = BRACKETED.exec(plain) ?? BEFORE_COLON.exec(plain) ?? BEFORE_DASH.exec(plain);
  const [header, body] = parts === null ? ["", plain] : [tidied(parts[1] ?? ""), parts[2] ?? ""];
  const sentences = withoutBrackets(body)
    .split(SENTENCE)
    .flatMap((sentence) => sentence.split(BRINGS_ABOUT))
    .map((sentence) => sentence.replace(FOR_YOU, "").replace(PRAISE_FIRST, ""));
  return { header, clauses: sentences.flatMap(clausesOf) };
};
