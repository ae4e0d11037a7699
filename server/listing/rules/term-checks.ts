import { remember } from "../../insight/text/remember.ts";
import { RUN_LENGTH, runsIn, type TextCheck, verdictOn } from "./check.ts";
import type { FoldedText } from "./folded-text.ts";
import { otherBrands, unfittedBrands, wordsBefore } from "./others-brands.ts";
import { repairs } from "./repair.ts";
import { compileTerms, findPattern, findTerms, type Hit, isInside, type Matcher } from "./term-matcher.ts";

const matcherOf = remember((terms: readonly string[]): Matcher => compileTerms(terms));

const byPlace = (hits: readonly Hit[]): Hit[] => {
  const sorted = hits.toSorted((a, b) => a.start - b.start || b.end - a.end);
  const kept: Hit[] = [];
  for (const hit of sorted) {
    const last = kept.at(-1);
    if (last === undefined || hit.start >= last.end) kept.push(hit);
    else if (hit.end > last.end) kept[kept.length - 1] = { start: last.start, end: hit.end };
  }
  return kept;
};

export const terms: TextCheck = (text, params, { proven }) => {
  const found = byPlace([
    ...(params.terms === undefined ? [] : findTerms(text, matcherOf(params.terms))),
    ...(params.pattern === undefined ? [] : findPattern(text, params.pattern)),
  ]);
  if (found.length === 0) return null;
  const excused = [
    ...(params.except === undefined ? [] : findTerms(text, matcherOf(params.except))),
    ...(params.provable === true && proven !== null ? findTerms(text, proven) : []),
  ];
  return verdictOn(
    text,
    found.filter((hit) => !isInside(hit, excused)),
    params.cut,
  );
};

/** A quotation with the name behind it. */
const QUOTED = /(?<![\p{L}\p{N}])"([^"\n]{3,400})"(?:\s{0,3}(?:-\s{0,3}|says? |said )[\p{L}.' ]{2,25}(?=$|[,;|]))?/gu;
const LEAST_QUOTED_WORDS = 3;

/** Several words between quotation marks read as somebody's statement. */
export const quotation: TextCheck = (text) =>
  verdictOn(
    text,
    [...text.text.matchAll(QUOTED)]
      .filter((match) => (match[1] ?? "").trim().split(/\s+/).length >= LEAST_QUOTED_WORDS)
      .map((match) => text.sourceSpan(match.index, match.index + match[0].length)),
    "phrase",
  );

type Word = { text: string; start: number; end: number };

const spokenWords = ({ source }: FoldedText): Word[] =>
  [...source.replaceAll("’", "'").matchAll(/[\p{L}\p{N}']+/gu)].map((match) => ({
    text: match[0].toLowerCase(),
    start: match.index,
    end: match.index + match[0].length,
  }));

export const reviewOverlap: TextCheck = (text, _, { reviewRuns }) => {
  if (reviewRuns.size === 0) return null;
  const words = spokenWords(text);
  const hits = runsIn(words.map((word) => word.text)).flatMap((run, index): Hit[] => {
    const [first, last] = [words[index], words[index + RUN_LENGTH - 1]];
    return first === undefined || last === undefined || !reviewRuns.has(run)
      ? []
      : [{ start: first.start, end: last.end }];
  });
  return verdictOn(text, byPlace(hits), "phrase");
};

const COMPARING =
  /(?:\b(?:than|vs\.?|versus|unlike|like|beats|alternative to|dupe for|similar to|compared to|compared with)\s+(?:an?\s+|the\s+|your\s+)?)$/;

/** Another maker's brand beside a word of comparison. */
export const comparedBrand: TextCheck = (text, _, { ownBrands }) =>
  verdictOn(
    text,
    otherBrands(text, ownBrands).filter((hit) => COMPARING.test(wordsBefore(text, hit))),
    "phrase",
  );

const COMPARISON = new RegExp(`(?:\\p{L}+er |(?:more|less) \\p{L}+ )?${COMPARING.source}`, "iu");
const MANNER = /^[\s-]+(?:style|type|like|dupe|alternative|quality)(?![\p{L}\p{N}])/iu;

/** A brand with what compares the thing to it: "better than Yeti", "Yeti style". */
const withComparison = (text: FoldedText, { start, end }: Hit): Hit => ({
  start: start - (COMPARISON.exec(text.source.slice(0, start))?.[0].length ?? 0),
  end: end + (MANNER.exec(text.source.slice(end))?.[0].length ?? 0),
});

/** Another maker's brand that is not said to be what the product fits; where the seller's own is not known, it may be the one that comes first. */
export const otherBrand: TextCheck = (text, _, { ownBrands }) => {
  const isFirst = (hit: Hit): boolean =>
    ownBrands.length === 0 && !/[\p{L}\p{N}]/u.test(text.source.slice(0, hit.start));
  const hits = unfittedBrands(text, ownBrands).filter((hit) => !isFirst(hit));
  const verdict = verdictOn(text, hits);
  const compared = hits.map((hit) => withComparison(text, hit));
  return verdict === null ? null : { ...verdict, fixes: () => repairs(text.source, compared, "words") };
};

/** What "new" may mean besides newness: names, and people or stages of life. */
const NOT_NEW = compileTerms(
  "new york|new jersey|new zealand|new england|new orleans|new mexico|new hampshire|new delhi|new balance|new era|new testament|new age|new wave|new mom(s)|new mother(s)|new mum(s)|new dad(s)|new father(s)|new parent(s)|new grandparent(s)|new baby|new babies|new puppy|new puppies|new kitten(s)|new pet(s)|new dog|new cat|new home(s)|new homeowner(s)|new house|new apartment|new driver(s)|new rider(s)|new user(s)|new owner(s)|new job(s)|new school|new year|new year's|new years|new hobby|new skill(s)|new place(s)|new people|new friend(s)|new recipe(s)|new idea(s)|new habit(s)|new heights|good as new|as new as".split(
    "|",
  ),
);

const NEWNESS =
  "(?<![\\p{L}\\p{N}])(?:brand[ -]?new|all[ -]new|new (?:and )?improved|newest|newly (?:launched|released|upgraded|designed|improved)|latest (?:model|version|design|edition|generation|technology|upgrade)|new (?:\\p{L}{1,15} )?(?:models?|version|design|edition|arrivals?|release|generation|formula|upgrade|packaging|colors?|colours?|for 20\\d\\d|20\\d\\d)|20[2-4]\\d (?:new|newest|upgraded?|latest|model|version|edition|release)|(?:upgraded|updated|new|for) 20[2-4]\\d)(?![\\p{L}\\p{N}])";
const OPENING_NEW = "^[^\\p{L}\\p{N}]{0,5}new(?![\\p{L}\\p{N}'])|(?<=[:;,!] )new(?=[:;,!])";
const DATES =
  '(?<![\\p{L}\\p{N}])(?:until|through|before|ends|by|from|since|on|starting) (?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\.? \\d{1,2}(?![\\p{L}\\p{N}])|(?<![\\p{N}/])\\d{1,2}/\\d{1,2}/(?:20\\d|[2-4])\\d(?![\\p{N}/])(?! ?-?(?:%|["″°]|(?:hours?|hrs?|h|min(?:ute)?s?|sec(?:ond)?s?|days?|weeks?|months?|years?|inch(?:es)?|in|cm|mm|m|ft|feet|oz|ounces?|ml|l|g|kg|lbs?|pounds?|w|watts?|v|pcs?|pieces?|packs?|counts?|levels?|speeds?|settings?|modes?|sizes?|colou?rs?|people|persons?|players?)(?![\\p{L}\\p{N}])))';

/** Newness, dates and the words of a rule: what is true only for a time. */
export const timely: TextCheck = (text, params) => {
  const found = byPlace([
    ...findTerms(text, matcherOf(params.terms ?? [])),
    ...[NEWNESS, OPENING_NEW, DATES].flatMap((pattern) => findPattern(text, pattern)),
  ]);
  if (found.length === 0) return null;
  const excused = findTerms(text, NOT_NEW);
  return verdictOn(
    text,
    found.filter((hit) => !isInside(hit, excused)),
  );
};
