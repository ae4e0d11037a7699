import { remember } from "../text/remember.ts";
import { createRows, type Entry, isReworded, sharedOf } from "./reworded.ts";

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

const setOf = remember(({ shingles }: Entry): ReadonlySet<number> => new Set(shingles));
const isNear = (kept: Entry, entry: Entry): boolean => {
  if (kept.rating !== null && entry.rating !== null && Math.abs(kept.rating - entry.rating) >= STARS_APART)
    return false;
  const shared = sharedOf(setOf(kept), entry.shingles);
  const jaccard = shared / (kept.shingles.length + entry.shingles.length - shared);
  const contained = entry.words.length >= WORDS_TO_BE_CONTAINED && shared >= CONTAINED * entry.shingles.length;
  return jaccard >= JACCARD || contained;
};

/** Those kept that hold any of some runs, the first of them only where many do. */
const createHolders = () => {
  const holders = new Map<number, Entry[]>();
  return {
    holding: (runs: readonly number[]): Entry[] => {
      const found = new Set<Entry>();
      for (const run of runs) {
        for (const kept of holders.get(run) ?? []) found.add(kept);
        if (found.size >= CANDIDATES) break;
      }
      return [...found].slice(0, CANDIDATES);
    },
    add: (entry: Entry, runs: readonly number[]): void => {
      for (const run of runs) {
        const list = holders.get(run);
        if (list === undefined) holders.set(run, [entry]);
        else if (list.length < CANDIDATES) list.push(entry);
      }
    },
  };
};

/**
 * Finds texts that are nearly the same, and answers for each the index of the one that is kept: the longest, of equally
 * long ones the first. Only texts that share one of their rarest pairs of words, or a rare row of them, are compared, so
 * that the work grows with the number of texts and not with its square.
 */
export const findNearDuplicates = (texts: readonly Comparable[]): ReadonlyMap<number, number> => {
  const { counts, shinglesOf } = createShingler();
  const rows = createRows();
  const entries = texts
    .map(({ text, rating }, index): Entry => {
      const words = wordsOf(text);
      const isShort = words.length < WORDS_TO_COMPARE;
      return {
        index,
        words,
        rating,
        shingles: isShort ? [] : shinglesOf(words),
        rows: isShort ? [] : rows.rowsOf(words),
      };
    })
    .filter(({ shingles }) => shingles.length >= WORDS_TO_COMPARE / 2)
    .toSorted((a, b) => b.words.length - a.words.length || a.index - b.index);
  const [byPair, byRow] = [createHolders(), createHolders()];
  const near = new Map<number, number>();
  for (const entry of entries) {
    const pairs = entry.shingles.toSorted((a, b) => (counts[a] ?? 0) - (counts[b] ?? 0) || a - b);
    const missing = pairs.length - Math.ceil(SHARED_AT_LEAST * pairs.length);
    const shared = entry.rows
      .filter((row) => (rows.counts.get(row) ?? 0) > 1)
      .toSorted((a, b) => (rows.counts.get(a) ?? 0) - (rows.counts.get(b) ?? 0) || a - b);
    const original =
      byPair.holding(pairs.slice(0, missing + 1)).find((kept) => isNear(kept, entry)) ??
      byRow.holding(shared).find((kept) => isReworded(kept, entry));
    if (original !== undefined) {
      near.set(entry.index, original.index);
      continue;
    }
    byPair.add(entry, entry.shingles);
    byRow.add(entry, shared);
  }
  return near;
};
