import { type Breach } from "./check.ts";
import { characters, foldedWords } from "./fold.ts";
import type { RuleParams } from "./rule.ts";

export type ListBreach = Breach & { index: number };
export type ListCheck = (texts: readonly string[], params: RuleParams) => ListBreach[];

export const bulletCount: ListCheck = (texts, params) => {
  const [min, max] = [params.min ?? 0, params.max ?? 5];
  if (texts.length >= min && texts.length <= max) return [];
  return [
    {
      index: Math.max(0, texts.length - 1),
      words: `${texts.length} ${texts.length === 1 ? "bullet" : "bullets"}`,
      fix: null,
    },
  ];
};

export const totalCharacters: ListCheck = (texts, params) => {
  const total = texts.reduce((sum, text) => sum + characters(text), 0);
  const longest = texts.reduce((best, text, index) => (text.length > (texts[best]?.length ?? 0) ? index : best), 0);
  return total <= (params.max ?? 999) ? [] : [{ index: longest, words: `${total} characters`, fix: null }];
};

const trigrams = (text: string): Set<string> => {
  const words = foldedWords(text);
  return new Set(words.slice(2).map((word, index) => `${words[index] ?? ""} ${words[index + 1] ?? ""} ${word}`));
};

/** How much two texts share, from 0 to 1, by runs of three words. */
export const similarity = (a: string, b: string): number => {
  const [left, right] = [trigrams(a), trigrams(b)];
  const shared = [...left].filter((run) => right.has(run)).length;
  const all = left.size + right.size - shared;
  return all === 0 ? 0 : shared / all;
};

export const sameBullet: ListCheck = (texts) =>
  texts.flatMap((text, index) => {
    const twin = texts.slice(0, index).find((other) => similarity(text, other) > 0.5 || text === other);
    return twin === undefined ? [] : [{ index, words: text, fix: null }];
  });
