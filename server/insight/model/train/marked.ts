import type { Sentence } from "../../text/analyse.ts";
import { type GoldSpan, openMentions } from "./gold.ts";

/** A stretch of a text that names what is judged. */
export type Mark = { start: number; end: number; polarity: string | null };
/** One spelling of a text whose judged terms are marked where they stand. */
export type MarkedText = { text: string; marks: readonly Mark[] };

type Piece = { text: string; polarity: string | null | undefined };

const MARK = /\{([^{}|]+)\|([-+~])\}/g;
const POLARITIES = new Map([
  ["+", "positive"],
  ["-", "negative"],
]);
/** Begins a line that is one sentence of a data set, in small letters with spaces before its stops. */
const SENTENCE = /^s: /;

const piecesOf = (line: string): Piece[] => {
  const pieces: Piece[] = [];
  let end = 0;
  for (const { index, 0: mark, 1: text = "", 2: sign = "" } of line.matchAll(MARK)) {
    pieces.push(
      { text: line.slice(end, index), polarity: undefined },
      { text, polarity: POLARITIES.get(sign) ?? null },
    );
    end = index + mark.length;
  }
  pieces.push({ text: line.slice(end), polarity: undefined });
  if (pieces.some(({ text }) => /[{}|]/.test(text))) throw new Error(`A mark is not closed: ${line.slice(0, 80)}`);
  return pieces;
};

const join = (pieces: readonly Piece[]): MarkedText => {
  const marks: Mark[] = [];
  let text = "";
  for (const piece of pieces) {
    const start = text.length;
    text += piece.text;
    if (piece.polarity !== undefined) marks.push({ start, end: text.length, polarity: piece.polarity });
  }
  return { text, marks };
};

const SPACES: readonly [RegExp, string][] = [
  [/(?<=[^\s.])(?=[.,!?;:)\]])/g, " "],
  [/(?<=[([])(?=\S)/g, " "],
  [/(?<=\w)(?=['’](?:t|s|re|ve|ll|d|m)\b)/gi, " "],
  [/(?<=\w)-(?=\w)/g, " -"],
];

/** Sets a text as the data sets do: "don't stop." is "don 't stop ." */
const space = (text: string): string =>
  SPACES.reduce((spaced, [pattern, replacement]) => spaced.replace(pattern, replacement), text);

/** Spaces each piece as a part of the whole: a stop right after a term is set off from it too. */
const spacePieces = (pieces: readonly Piece[]): Piece[] =>
  pieces.map(({ text, polarity }, index) => ({
    text: space(index > 0 && /^[.,!?;:)\]]/.test(text) ? ` ${text}` : text),
    polarity,
  }));

/**
 * Reads a line whose terms are marked like "the {lid|-} leaks" (`+` praised, `-` blamed, `~` neither), in the spellings
 * to learn it in: as written and as data sets are set, or, if it begins with "s: ", as it stands. Throws on a broken mark.
 */
export const readMarked = (line: string): MarkedText[] => {
  const pieces = piecesOf(line.replace(SENTENCE, ""));
  return SENTENCE.test(line) ? [join(pieces)] : [join(spacePieces(pieces)), join(pieces)];
};

const spanOf = (sentences: readonly Sentence[], { start, end, polarity }: Mark): GoldSpan[] =>
  sentences.flatMap(({ tokens }, sentence) => {
    const from = tokens.findIndex((token) => token.end > start && token.start < end);
    const to = tokens.findLastIndex((token) => token.end > start && token.start < end) + 1;
    return from === -1 ? [] : [{ sentence, from, to, required: true, polarity }];
  });

/** Where the marked terms stand; other mentions of the same terms may or may not be judged. */
export const findMarked = ({ text, marks }: MarkedText, sentences: readonly Sentence[]): GoldSpan[] => {
  const spans = marks.flatMap((mark) => spanOf(sentences, mark).slice(0, 1));
  return [...spans, ...openMentions(text, sentences, spans)];
};
