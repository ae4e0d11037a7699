import { remember } from "../text/remember.ts";

/** What is compared: a cleaned text and its stars. */
export type Comparable = { text: string; rating: number | null };

/** Pairs of neighbouring words in common, as a share of all pairs of both texts. Two people do not write this alike by chance. */
const JACCARD = 0.8;

/** Share of the shorter text's pairs that stand in the longer one: a copy with something added. */
const CONTAINED = 0.9;

/** Shorter texts are alike by chance. */
const WORDS_TO_COMPARE = 10;
const WORDS_TO_BE_CONTAINED = 15;

/** The same words under far different stars are two opinions. */
const STARS_APART = 2;

/** A pair that nears either threshold shares at least this part of the shorter text's pairs: 2 · 0.8 / 1.8. */
const SHARED_AT_LEAST = (2 * JACCARD) / (1 + JACCARD);

/** Bounds the work on texts made to look alike everywhere; reviews have a handful of candidates. */
const CANDIDATES = 64;

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** Numbers texts' pairs of neighbouring words, counting in how many texts each occurs. */
const createShingler = () => {
  const ids = new Map<string, number>();
  const counts: number[] = [];
  return {
    counts,
    shinglesOf: (words: readonly string[]): number[] => {
      const found = new Set<number>();
      for (let index = 0; index + 1 < words.length; index += 1) {
        const pair = `${words[index]} ${words[index + 1]}`;
        const id = ids.get(pair) ?? ids.size;
        ids.set(pair, id);
        found.add(id);
      }
      for (const id of found) counts[id] = (counts[id] ?? 0) + 1;
      return [...found];
    },
  };
};

type Entry = { index: number; words: number; rating: number | null; shingles: readonly number[] };

const setOf = remember(({ shingles }: Entry): ReadonlySet<number> => new Set(shingles));

const sharedOf = (one: ReadonlySet<number>, other: readonly number[]): number =>
  other.reduce((sum, shingle) => sum + (one.has(shingle) ? 1 : 0), 0);

const isNear = (kept: Entry, entry: Entry): boolean => {
  if (kept.rating !== null && entry.rating !== null && Math.abs(kept.rating - entry.rating) >= STARS_APART)
    return false;
  const shared = sharedOf(setOf(kept), entry.shingles);
  const jaccard = shared / (kept.shingles.length + entry.shingles.length - shared);
  const contained = entry.words >= WORDS_TO_BE_CONTAINED && shared >= CONTAINED * entry.shingles.length;
  return jaccard >= JACCARD || contained;
};

/**
 * Finds texts that are nearly the same, and answers for each the index of the one that is kept: the longest, of equally
 * long ones the first. Only texts that share one of their rarest pairs of words are compared, so that the work grows
 * with the number of texts and not with its square.
 */
export const findNearDuplicates = (texts: readonly Comparable[]): ReadonlyMap<number, number> => {
  const { counts, shinglesOf } = createShingler();
  const entries = texts
    .map(({ text, rating }, index): Entry => {
      const words = wordsOf(text);
      const shingles = words.length < WORDS_TO_COMPARE ? [] : shinglesOf(words);
      return { index, words: words.length, rating, shingles };
    })
    .filter(({ shingles }) => shingles.length >= WORDS_TO_COMPARE / 2)
    .toSorted((a, b) => b.words - a.words || a.index - b.index);
  const holders = new Map<number, Entry[]>();
  const near = new Map<number, number>();
  for (const entry of entries) {
    const rarest = entry.shingles.toSorted((a, b) => (counts[a] ?? 0) - (counts[b] ?? 0) || a - b);
    const missing = rarest.length - Math.ceil(SHARED_AT_LEAST * rarest.length);
    const candidates = new Set<Entry>();
    for (const shingle of rarest.slice(0, missing + 1))
      for (const kept of holders.get(shingle) ?? []) candidates.add(kept);
    const original = [...candidates].slice(0, CANDIDATES).find((kept) => isNear(kept, entry));
    if (original !== undefined) {
      near.set(entry.index, original.index);
      continue;
    }
    for (const shingle of entry.shingles) {
      const list = holders.get(shingle);
      if (list === undefined) holders.set(shingle, [entry]);
      else if (list.length < CANDIDATES) list.push(entry);
    }
  }
  return near;
};
