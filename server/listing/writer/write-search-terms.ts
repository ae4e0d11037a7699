import { bytes, foldedWords, foldWord } from "../rules/fold.ts";
import { STOP_WORDS, SUBJECTIVE_TERMS, TEMPORARY_TERMS } from "../rules/word-terms.ts";

export type TermCandidate = { word: string; value: number };

const MAX_BYTES = 249;
const BANNED = new Set<string>(
  [...SUBJECTIVE_TERMS, ...TEMPORARY_TERMS].flatMap((term) => (term.includes(" ") ? [] : [term])),
);

/** Takes the words of most value that fit, by dynamic programming over bytes. */
export const packTerms = (candidates: readonly TermCandidate[], max: number): string[] => {
  const room = max + 1;
  const best: { value: number; words: readonly string[] }[] = Array.from({ length: room + 1 }, () => ({
    value: 0,
    words: [],
  }));
  for (const { word, value } of candidates) {
    const cost = bytes(word) + 1;
    for (let space = room; space >= cost; space -= 1) {
      const without = best[space];
      const before = best[space - cost];
      if (without !== undefined && before !== undefined && before.value + value > without.value)
        best[space] = { value: before.value + value, words: [...before.words, word] };
    }
  }
  return [...(best[room]?.words ?? [])];
};

/** The hidden search terms: words of buyers that the visible copy does not have yet, within 249 bytes. */
export const writeSearchTerms = (
  keywords: readonly { text: string; value: number }[],
  visible: string,
  brand: string,
): string => {
  const used = new Set(foldedWords(visible));
  const values = new Map<string, TermCandidate>();
  for (const { text, value } of keywords) {
    for (const raw of text.toLowerCase().split(/[^\p{L}\p{N}]+/u)) {
      const folded = foldWord(raw);
      const unfit =
        folded.length < 3 ||
        STOP_WORDS.has(raw) ||
        BANNED.has(raw) ||
        used.has(folded) ||
        folded === foldWord(brand) ||
        /^b0[a-z0-9]{8}$/.test(raw) ||
        /^\d+$/.test(raw);
      if (!unfit)
        values.set(folded, { word: values.get(folded)?.word ?? raw, value: (values.get(folded)?.value ?? 0) + value });
    }
  }
  return packTerms(
    [...values.values()].toSorted((a, b) => b.value - a.value || (a.word < b.word ? -1 : 1)).slice(0, 80),
    MAX_BYTES,
  ).join(" ");
};
