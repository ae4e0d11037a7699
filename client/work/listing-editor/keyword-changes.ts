import type { KeywordCoverage } from "../../../events/result/listing.ts";
import { type Match, overallMatch } from "../../result/keyword-match.ts";

const RANK: Readonly<Record<Match, number>> = { none: 0, words: 1, phrase: 2 };

type KeywordChange = {
  keyword: string;
  /** Its words stand in the listing before and after, and only side by side or not. */
  asPhrase: boolean;
};

export type KeywordChanges = { lost: KeywordChange[]; gained: KeywordChange[] };

/** The keywords that stand less, or more, in the listing than before. */
export const keywordChanges = (before: KeywordCoverage, after: KeywordCoverage): KeywordChanges => {
  const known = new Map(before.keywords.map((keyword) => [keyword.keyword, RANK[overallMatch(keyword)]]));
  const changes = after.keywords.map((keyword) => {
    const now = RANK[overallMatch(keyword)];
    const once = known.get(keyword.keyword) ?? now;
    return { keyword: keyword.keyword, asPhrase: now > 0 && once > 0, change: now - once };
  });
  const pick = (isPicked: (change: number) => boolean): KeywordChange[] =>
    changes.filter(({ change }) => isPicked(change)).map(({ keyword, asPhrase }) => ({ keyword, asPhrase }));
  return { lost: pick((change) => change < 0), gained: pick((change) => change > 0) };
};

/** "great size, travel bag (as a phrase), tote and 2 more" */
export const namedKeywords = (changes: readonly KeywordChange[], most = 3): string => {
  const names = changes.map(({ keyword, asPhrase }) => (asPhrase ? `${keyword} (as a phrase)` : keyword));
  const more = names.length - most;
  return more > 0 ? `${names.slice(0, most).join(", ")} and ${more} more` : names.join(", ");
};
