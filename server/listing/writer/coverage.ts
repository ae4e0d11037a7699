import type * as v from "valibot";
import type { KeywordCoverage, Match } from "../../../events/result/listing.ts";
import type { BankKeyword } from "../keywords/keyword-bank.ts";
import { foldedWords } from "../rules/fold.ts";
import { STOP_WORDS } from "../rules/word-terms.ts";

export type CoverageTexts = {
  title: string;
  highlights: string;
  bulletsA: readonly string[];
  bulletsB: readonly string[];
  searchTerms: string;
};

type MatchKind = v.InferOutput<typeof Match>;

const contains = (words: readonly string[], run: readonly string[]): boolean =>
  words.some((_, index) => run.every((word, offset) => words[index + offset] === word));

const matchIn = (texts: readonly string[], keyword: readonly string[]): MatchKind => {
  const all = texts.map(foldedWords);
  if (keyword.length === 0) return "none";
  if (all.some((words) => contains(words, keyword))) return "phrase";
  const union = new Set(all.flat());
  return keyword.every((word) => union.has(word)) ? "words" : "none";
};

const share = (part: number, whole: number): number => (whole === 0 ? 0 : Math.round((part / whole) * 1_000) / 1_000);

/** Where each keyword stands. Presence counts once, so saying a word again changes nothing. */
export const measureCoverage = (bank: readonly BankKeyword[], texts: CoverageTexts): KeywordCoverage => {
  const keywords = bank.map(({ keyword, reviews, mustInclude }) => {
    const folded = foldedWords(keyword).filter((word) => !STOP_WORDS.has(word));
    const match = (fields: readonly string[]): MatchKind => matchIn(fields, folded);
    return {
      keyword,
      reviews,
      mustInclude,
      matches: {
        title: match([texts.title]),
        highlights: match([texts.highlights]),
        bulletsA: match(texts.bulletsA),
        bulletsB: match(texts.bulletsB),
        searchTerms: match([texts.searchTerms]),
      },
    };
  });
  const everywhere = new Set(
    foldedWords([texts.title, texts.highlights, ...texts.bulletsA, ...texts.bulletsB, texts.searchTerms].join(" ")),
  );
  const words = new Set(bank.flatMap(({ keyword }) => foldedWords(keyword)).filter((word) => !STOP_WORDS.has(word)));
  const phrased = keywords.filter(({ matches }) => Object.values(matches).includes("phrase")).length;
  return {
    keywords,
    wordCoverage: share([...words].filter((word) => everywhere.has(word)).length, words.size),
    phraseCoverage: share(phrased, keywords.length),
  };
};
