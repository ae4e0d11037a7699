import { remember } from "../text/remember.ts";

const WORDS_TO_BE_REWORDED = 12;
/** Share of the shorter text's words that a reworded copy of the same stars has from the other, and so many words in a row, twice. */
const REWORDED = 0.7;
const WORDS_IN_A_ROW = 5;
const ROWS = 2;
/** Of so many figures a copy keeps at least this part: two people of other sizes may write alike. */
const FIGURES_TO_COMPARE = 2;
const FIGURES_KEPT = 0.5;

const HASH = 31_279;

/** Numbers texts' rows of neighbouring words; that two rows may have one number by chance does no harm. */
export const createRows = () => {
  const ids = new Map<string, number>();
  const counts = new Map<number, number>();
  return {
    counts,
    rowsOf: (words: readonly string[]): number[] => {
      const numbers = words.map((word) => {
        const id = ids.get(word) ?? ids.size;
        ids.set(word, id);
        return id;
      });
      const found = new Set<number>();
      for (let index = 0; index + WORDS_IN_A_ROW <= numbers.length; index += 1) {
        let row = 0;
        for (let at = index; at < index + WORDS_IN_A_ROW; at += 1)
          row = (Math.imul(row, HASH) + (numbers[at] ?? 0)) | 0;
        found.add(row);
      }
      for (const row of found) counts.set(row, (counts.get(row) ?? 0) + 1);
      return [...found];
    },
  };
};

/** A text that is compared. */
export type Entry = {
  index: number;
  words: readonly string[];
  rating: number | null;
  /** Pairs of neighbouring words, and longer rows of them. */
  shingles: readonly number[];
  rows: readonly number[];
};

const rowsOf = remember(({ rows }: Entry): ReadonlySet<number> => new Set(rows));
const wordsIn = remember(({ words }: Entry): ReadonlySet<string> => new Set(words));
const figuresIn = remember(({ words }: Entry): ReadonlySet<string> => new Set(words.filter((word) => /\d/.test(word))));

/** How many numbers of runs of words two texts share. */
export const sharedOf = (one: ReadonlySet<number>, other: readonly number[]): number =>
  other.reduce((sum, shingle) => sum + (one.has(shingle) ? 1 : 0), 0);

const keepsFigures = (kept: Entry, entry: Entry): boolean => {
  const figures = figuresIn(entry);
  const same = figures.intersection(figuresIn(kept)).size;
  return figures.size < FIGURES_TO_COMPARE || same >= FIGURES_KEPT * figures.size;
};

/** Whether one is the other in slightly other words: most of its words, and long rows of them, under the same stars. */
export const isReworded = (kept: Entry, entry: Entry): boolean => {
  if (entry.words.length < WORDS_TO_BE_REWORDED || kept.rating !== entry.rating) return false;
  const own = wordsIn(entry);
  const same = own.intersection(wordsIn(kept)).size;
  return same >= REWORDED * own.size && sharedOf(rowsOf(kept), entry.rows) >= ROWS && keepsFigures(kept, entry);
};
