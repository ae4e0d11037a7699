import { characters, foldedWords, foldWord } from "../words/fold.ts";
import { STOP_WORDS } from "../words/small-words.ts";
import { isAsin } from "./asin.ts";
import { type TextCheck, verdictWith } from "./check.ts";
import { otherBrands } from "./others-brands.ts";
import { heal, trimTo } from "./repair.ts";
import { compileTerms, findTerms, type Hit } from "./term-matcher.ts";
import { PROFANITY } from "./terms/brands.ts";
import { MISSPELLINGS } from "./terms/search.terms.ts";

const PROFANE = compileTerms(PROFANITY);

const withoutHits = (source: string, hits: readonly Hit[]): string =>
  hits
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, hit) => text.slice(0, hit.start) + text.slice(hit.end), source)
    .replace(/\s{2,}/g, " ")
    .trim();

/** Own and other brands, ASINs and profanity. */
export const brand: TextCheck = (text, _, { brand: name, ownBrands }) => {
  const own = foldWord(name);
  const named = text.tokens.filter((token) => (own !== "" && foldWord(token.text) === own) || isAsin(token.text));
  const hits = [...named, ...otherBrands(text, ownBrands), ...findTerms(text, PROFANE)];
  return verdictWith(
    hits.map((hit) => text.source.slice(hit.start, hit.end)),
    () => withoutHits(text.source, hits),
  );
};

const parts = (source: string): string[] => source.split(/\s+/).filter((part) => part !== "");

/** The words of one finding, as they stand one after another. */
const together = (words: readonly string[]): string[] =>
  words.length === 0 ? [] : [words.map((word) => word.replace(/\p{P}+$/u, "")).join(" ")];

export const repeats: TextCheck = ({ source }) => {
  const seen = new Set<string>();
  const [kept, again]: [string[], string[]] = [[], []];
  for (const part of parts(source)) {
    const folded = foldWord(part);
    if (folded !== "" && seen.has(folded)) again.push(part);
    else kept.push(part);
    seen.add(folded);
  }
  return verdictWith(together(again), () => kept.join(" "));
};

export const plainTerms: TextCheck = ({ source }) => {
  const stops = parts(source).filter((part) => STOP_WORDS.has(part.toLowerCase()));
  const clean = parts(source.toLowerCase().replace(/[^\p{L}\p{M}\p{N}\s-]/gu, " "))
    .filter((part) => !STOP_WORDS.has(part) && /[\p{L}\p{N}]/u.test(part))
    .join(" ");
  if (clean === source) return null;
  // A word with a capital whole, other signs by themselves.
  const odd =
    source.match(/[\p{L}\p{M}\p{N}-]*\p{Lu}[\p{L}\p{M}\p{N}-]*|[^\p{L}\p{M}\p{N}\s-]+|\s{2,}|^\s|\s$/gu) ?? [];
  return verdictWith(stops.length > 0 ? together(stops) : odd.length > 0 ? odd : [source], () => clean);
};

export const misspelled: TextCheck = ({ source }) =>
  verdictWith(
    parts(source).filter((part) => MISSPELLINGS.has(part.toLowerCase())),
    () =>
      parts(source)
        .map((part) => MISSPELLINGS.get(part.toLowerCase()) ?? part)
        .join(" "),
  );

export const alreadyUsed: TextCheck = ({ source }, _, { visible }) => {
  const used = new Set(foldedWords(visible));
  const isUsed = (part: string): boolean => used.has(foldWord(part));
  return verdictWith(together(parts(source).filter(isUsed)), () =>
    parts(source)
      .filter((part) => !isUsed(part))
      .join(" "),
  );
};

const tagsOf = (source: string): string[] =>
  source
    .split(",")
    .map((tag) => tag.trim())
    .filter((tag) => tag !== "");

export const tagCount: TextCheck = ({ source }, params) => {
  const tags = tagsOf(source);
  const max = params.max ?? 0;
  return verdictWith(tags.slice(max), () => tags.slice(0, max).join(", "));
};

export const tagLength: TextCheck = ({ source }, params) => {
  const each = params.each ?? 0;
  const fits = (tag: string): boolean => characters(tag) <= each;
  const tags = tagsOf(source);
  return verdictWith(
    tags.filter((tag) => !fits(tag)),
    () => {
      const short = tags.flatMap((tag) => (fits(tag) ? [tag] : (trimTo(heal(tag), fits) ?? [])));
      return short.length === 0 ? null : [...new Set(short)].join(", ");
    },
  );
};
