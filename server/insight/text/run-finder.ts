import { rememberText } from "./remember.ts";

/** A run, by its place in the list, and where it would begin, counted from where the word begins. */
type Place = { run: number; letters: string; offset: number };

/** The runs that stand within a word, and those that reach over its ends. */
type Read = { inside: readonly number[]; across: readonly Place[] };

/** What stands between two spaces of a run; `from` is where in the run. */
type Piece = { run: number; letters: string; piece: string; from: number };

/** By so many letters pieces are looked for; those that are shorter by all they have. */
const KEY_LENGTHS = [3, 2, 1] as const;
const MOST_WORDS = 20_000;
const NO_PIECES: readonly Piece[] = [];

const longestPiece = (letters: string, run: number): Piece => {
  let longest = { piece: "", from: 0 };
  let from = 0;
  for (const piece of letters.split(" ")) {
    if (piece.length > longest.piece.length) longest = { piece, from };
    from += piece.length + 1;
  }
  return { run, letters, ...longest };
};

/** Whether the piece fits a word at a place: where the run goes on behind a space, the word must end there too. */
const fits = ({ letters, piece, from }: Piece, word: string, at: number): boolean =>
  word.startsWith(piece, at) &&
  (from === 0 || at === 0) &&
  (from + piece.length === letters.length || at + piece.length === word.length);

/**
 * Tells which of many runs of letters stand in a text, by their places in the list. Runs and text are in lower case, with
 * single spaces between words. Each word is searched once, and known from then on.
 */
export const runFinder = (runs: readonly string[]): ((text: string) => ReadonlySet<number>) => {
  const pieces = Map.groupBy(runs.map(longestPiece), ({ piece }) => piece.slice(0, KEY_LENGTHS[0]));
  const readWord = rememberText((word): Read => {
    const inside = new Set<number>();
    const across: Place[] = [];
    for (let at = 0; at < word.length; at += 1)
      for (const length of KEY_LENGTHS)
        for (const piece of pieces.get(word.slice(at, at + length)) ?? NO_PIECES) {
          if (!fits(piece, word, at)) continue;
          const { run, letters, from } = piece;
          if (letters === piece.piece) inside.add(run);
          else across.push({ run, letters, offset: at - from });
        }
    return { inside: [...inside], across };
  }, MOST_WORDS);
  return (text) => {
    const found = new Set<number>();
    let start = 0;
    for (const word of text.split(" ")) {
      const { inside, across } = readWord(word);
      for (const run of inside) found.add(run);
      for (const { run, letters, offset } of across)
        if (start + offset >= 0 && text.startsWith(letters, start + offset)) found.add(run);
      start += word.length + 1;
    }
    return found;
  };
};
