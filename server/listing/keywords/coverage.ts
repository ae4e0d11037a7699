import type * as v from "valibot";
import type { KeywordCoverage, Match } from "../../../events/result/listing.ts";
import { type FieldWords, fieldWords } from "../words/find-words.ts";
import type { BankKeyword } from "./keyword-bank.ts";

export type CoverageTexts = {
  title: string;
  highlights: string;
  bulletsA: readonly string[];
  bulletsB: readonly string[];
  searchTerms: string;
};

type MatchKind = v.InferOutput<typeof Match>;

const matchIn = (field: FieldWords, words: readonly string[]): MatchKind => {
  if (field.hasPhrase(words)) return "phrase";
  return field.hasWords(words) ? "words" : "none";
};

const share = (part: number, whole: number): number => (whole === 0 ? 0 : Math.round((part / whole) * 1_000) / 1_000);

type Sought = Pick<BankKeyword, "keyword" | "reviews" | "mustInclude" | "words">;

/** Where each keyword stands; what the search joins from several fields is across them. Presence counts once, so saying a word again changes nothing. */
export const measureCoverage = (bank: readonly Sought[], texts: CoverageTexts): KeywordCoverage => {
  const fields = {
    title: fieldWords([texts.title]),
    highlights: fieldWords(texts.highlights.split(",")),
    bulletsA: fieldWords(texts.bulletsA),
    bulletsB: fieldWords(texts.bulletsB),
    searchTerms: fieldWords(texts.searchTerms.split(",")),
  };
  const stands = (word: string): boolean => Object.values(fields).some((field) => field.hasWords([word]));
  const keywords = bank.map(({ keyword, reviews, mustInclude, words }) => {
    const matches = {
      title: matchIn(fields.title, words),
      highlights: matchIn(fields.highlights, words),
      bulletsA: matchIn(fields.bulletsA, words),
      bulletsB: matchIn(fields.bulletsB, words),
      searchTerms: matchIn(fields.searchTerms, words),
    };
    const isAcross = Object.values(matches).every((match) => match === "none") && words.every(stands);
    return { keyword, reviews, mustInclude, matches, ...(isAcross ? { across: true as const } : {}) };
  });
  const words = [...new Set(bank.flatMap((entry) => entry.words))];
  const covered = words.filter(stands);
  const phrased = keywords.filter(({ matches }) => Object.values(matches).includes("phrase"));
  return {
    keywords,
    wordCoverage: share(covered.length, words.length),
    phraseCoverage: share(phrased.length, keywords.length),
  };
};
