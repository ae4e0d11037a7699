import type { Mining } from "../../insight/mining/mining.ts";
import { remember } from "../../insight/text/remember.ts";
import { foldWord } from "../words/fold.ts";
import { STOP_WORDS } from "../words/small-words.ts";

/** Which reviews use which words. */
export type ReviewWords = {
  /** Distinct reviews with the word, however it is spelled. */
  withWord: (folded: string) => number;
  /** Distinct reviews with the words next to each other, small words aside. */
  withPhrase: (folded: readonly string[]) => number;
};

const NOBODY: ReadonlySet<string> = new Set();

/** Indexes the words of all reviews once. */
export const reviewWords = remember((mining: Mining): ReviewWords => {
  const lines = mining.sentences.map((sentence) => ({
    reviewId: sentence.reviewId,
    words: sentence.tokens.map((token) => foldWord(token.lower)).filter((word) => word !== "" && !STOP_WORDS.has(word)),
  }));
  const users = new Map<string, Set<string>>();
  const linesOf = new Map<string, number[]>();
  lines.forEach(({ reviewId, words }, line) => {
    for (const word of new Set(words)) {
      users.set(word, (users.get(word) ?? new Set()).add(reviewId));
      const known = linesOf.get(word);
      if (known === undefined) linesOf.set(word, [line]);
      else known.push(line);
    }
  });
  const withWord = (folded: string): number => (users.get(folded) ?? NOBODY).size;
  const stands = (words: readonly string[], run: readonly string[]): boolean =>
    words.some((_, index) => run.every((word, offset) => words[index + offset] === word));
  return {
    withWord,
    withPhrase: (folded) => {
      const [first] = folded.toSorted((a, b) => withWord(a) - withWord(b));
      if (first === undefined) return 0;
      if (folded.length === 1) return withWord(first);
      const found = (linesOf.get(first) ?? []).flatMap((line) => lines[line] ?? []);
      return new Set(found.filter(({ words }) => stands(words, folded)).map(({ reviewId }) => reviewId)).size;
    },
  };
});
