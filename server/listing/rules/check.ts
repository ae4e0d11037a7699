import type { Review } from "../../../events/result/review.ts";
import type { Profile } from "./profiles.ts";
import type { RuleParams } from "./rule.ts";

/** What a text is judged beside. */
export type CheckContext = {
  profile: Profile;
  brand: string;
  /** The noun that says what the product is, or "" where it is not known. */
  productNoun: string;
  title: string;
  /** Title, highlights and bullets together, for the search terms. */
  visible: string;
  reviewRuns: ReadonlySet<string>;
};

/** The exact words that break a rule, and the text with the smallest change that satisfies it. */
export type Breach = { words: string; fix: string | null };

export type TextCheck = (text: string, params: RuleParams, context: CheckContext) => Breach[];

export const RUN_LENGTH = 6;

/** Every run of six words in the reviews, to find customers' sentences in copy. */
export const reviewRuns = (reviews: readonly Review[], wordsOf: (text: string) => string[]): ReadonlySet<string> => {
  const runs = new Set<string>();
  for (const review of reviews) {
    const words = wordsOf(review.text);
    for (let index = 0; index + RUN_LENGTH <= words.length; index += 1)
      runs.add(words.slice(index, index + RUN_LENGTH).join(" "));
  }
  return runs;
};

/** Removes words from a text and heals the punctuation around the gap. */
export const without = (text: string, words: string): string =>
  text
    .replace(words, "")
    .replace(/\s+([,;:.])/g, "$1")
    .replace(/([,;:])(?:\s*[,;])+/g, "$1")
    .replace(/\s{2,}/g, " ")
    .replace(/^[\s,;:–|-]+|[\s,;:–|-]+$/g, "");

/** Cuts at the last phrase that fits, or else at the last word. */
export const shorten = (text: string, max: number): string => {
  if (text.length <= max) return text;
  const head = text.slice(0, max + 1);
  const phrase = Math.max(
    head.lastIndexOf(","),
    head.lastIndexOf(";"),
    head.lastIndexOf(" - "),
    head.lastIndexOf(" | "),
    head.lastIndexOf(" – "),
  );
  const cut = phrase > max * 0.5 ? phrase : head.lastIndexOf(" ");
  return head
    .slice(0, cut > 0 ? cut : max)
    .replace(/\s+(?:and|or|for|with|of|the|a|an|in|on|to|&)$/i, "")
    .replace(/[\s,;:|–-]+$/, "");
};
