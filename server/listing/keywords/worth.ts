import type { FoundContext } from "../../insight/contexts/find-contexts.ts";
import type { Mining } from "../../insight/mining/mining.ts";
import type { Claim } from "../claims/claims.ts";
import { reviewWords } from "../reviews/review-words.ts";
import type { BankKeyword } from "./keyword-bank.ts";

/** Something a text may bring: a folded word, or a claim or use by its mark. */
export type Mark = string;

export const claimMark = (id: string): Mark => `claim:${id}`;
export const useMark = (id: string): Mark => `use:${id}`;
export const factMark = (text: string): Mark => `fact:${text.toLowerCase()}`;

/** Worth its value to a text that brings all it needs; values are counts of reviews. */
export type Wanted = { value: number; needs: readonly Mark[] };

/** A seller's keyword or another name of the thing weighs one review even where nobody uses it. */
const LEAST = 1;

/** Each word of the bank once, in reviews that use it, and each phrase on top, in reviews that use the phrase. */
export const wantedKeywords = (bank: readonly BankKeyword[], mining: Mining): Wanted[] => {
  const { withWord } = reviewWords(mining);
  const words = [...new Set(bank.flatMap((entry) => entry.words))];
  return [
    ...words.map((word) => ({ value: Math.max(LEAST, withWord(word)), needs: [word] })),
    ...bank
      .filter((entry) => entry.words.length > 1)
      .map((entry) => ({ value: entry.reviews, needs: entry.words }))
      .filter((wanted) => wanted.value > 0),
  ];
};

/** What copy may claim, in reviews that bear it out, and what the thing is used for, in reviews that say so. */
export const wantedContent = (claims: readonly Claim[], uses: readonly FoundContext[]): Wanted[] => [
  ...claims.map((claim) => ({ value: claim.support, needs: [claimMark(claim.id)] })),
  ...uses.map((use) => ({ value: use.reviews, needs: [useMark(use.context.id)] })),
];
