import { isGeneralAdvice } from "../phrases/general-advice.ts";
import { foldedWords } from "../words/fold.ts";
import { STOP_WORDS } from "../words/small-words.ts";

const contentOf = (bullets: readonly string[]): Set<string> =>
  new Set(bullets.flatMap(foldedWords).filter((word) => !STOP_WORDS.has(word)));

const runsOf = (bullets: readonly string[]): Set<string> =>
  new Set(
    bullets.flatMap((bullet) => {
      const words = foldedWords(bullet);
      return words.slice(2).map((word, index) => `${words[index] ?? ""} ${words[index + 1] ?? ""} ${word}`);
    }),
  );

const jaccard = (a: ReadonlySet<string>, b: ReadonlySet<string>): number => {
  const all = a.union(b).size;
  return all === 0 ? 0 : a.intersection(b).size / all;
};

const told = (bullets: readonly string[]): string[] => bullets.filter((bullet) => !isGeneralAdvice(bullet));

/**
 * How far apart two sets of bullets are in their wording, 0 to 1: one minus the mean of two Jaccard shares, that of their
 * content words (case, plural and hyphen folded) and that of their runs of three words. Advice that fills a set up makes no
 * difference to test.
 */
export const bulletDistance = (setA: readonly string[], setB: readonly string[]): number => {
  const [a, b] = [told(setA), told(setB)];
  if (a.length === 0 || b.length === 0) return 0;
  const shared = (jaccard(contentOf(a), contentOf(b)) + jaccard(runsOf(a), runsOf(b))) / 2;
  return Math.round((1 - shared) * 1_000) / 1_000;
};
