import type { Review } from "../../../events/result/review.ts";
import { characters } from "../words/fold.ts";
import type { FoldedText } from "./folded-text.ts";
import type { Profile } from "./profiles.ts";
import { repairs, trimTo } from "./repair.ts";
import type { RuleParams } from "./rule.ts";
import type { Hit, Matcher } from "./term-matcher.ts";

/** What a text is judged beside. */
export type CheckContext = {
  profile: Profile;
  brand: string;
  /** All names that are surely the seller's own. */
  ownBrands: readonly string[];
  /** The noun that says what the product is, or "" where it is not known. */
  productNoun: string;
  title: string;
  /** Title, highlights and bullets together, for the search terms. */
  visible: string;
  reviewRuns: ReadonlySet<string>;
  /** Whether the listing stands above several sizes or colors. */
  isParent: boolean;
  /** Claims that the seller can prove; null without any. */
  proven: Matcher | null;
};

/** How a text breaks a rule: the exact words, and one fix for each way of mending, smallest change first; null where a way fails. */
export type Verdict = { words: readonly string[]; fixes: () => readonly (string | null)[]; detail?: string };

export type TextCheck = (text: FoldedText, params: RuleParams, context: CheckContext) => Verdict | null;

export const noFixes = (): readonly string[] => [];

/** The verdict on words that have to go. */
export const verdictOn = (
  { source }: FoldedText,
  hits: readonly Hit[],
  cut: RuleParams["cut"] = "words",
): Verdict | null =>
  hits.length === 0
    ? null
    : {
        words: [...new Set(hits.map((hit) => source.slice(hit.start, hit.end)))],
        fixes: () => repairs(source, hits, cut),
      };

/** The verdict on words that are to be written differently, all at once. */
export const verdictWith = (words: readonly string[], fix: () => string | null): Verdict | null =>
  words.length === 0
    ? null
    : {
        words: [...new Set(words)],
        fixes: () => [fix()],
      };

export const RUN_LENGTH = 6;

/** Every run of six words, by the place of its first word; all are cut from one text, which takes less than to join each. */
export const runsIn = (words: readonly string[]): string[] => {
  const text = words.join(" ");
  let [from, to] = [0, words.slice(0, RUN_LENGTH).join(" ").length];
  return words.slice(RUN_LENGTH - 1).map((_, index) => {
    const run = text.slice(from, to);
    from += (words[index] ?? "").length + 1;
    to += (words[index + RUN_LENGTH] ?? "").length + 1;
    return run;
  });
};

/** Every run of six words in the reviews, to find customers' sentences in copy. */
export const reviewRuns = (reviews: readonly Review[], wordsOf: (text: string) => string[]): ReadonlySet<string> =>
  new Set(reviews.flatMap(({ text }) => runsIn(wordsOf(text))));

/** Cuts at the last phrase that fits, or else at the last word. */
export const shorten = (text: string, max: number): string => {
  if (characters(text) <= max) return text;
  return trimTo(text, (candidate) => characters(candidate) <= max) ?? [...text].slice(0, max).join("").trim();
};
