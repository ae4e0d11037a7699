import type { Span } from "../../events/result/review.ts";

export type Range = Pick<Span, "start" | "end">;
export type Segment = { kind: "text" | "mark" | "gap"; text: string };

const isInside = (range: Range, length: number): boolean =>
  Number.isInteger(range.start) &&
  Number.isInteger(range.end) &&
  range.start >= 0 &&
  range.start < range.end &&
  range.end <= length;

/** The ranges in order, overlapping and touching ones joined, impossible ones left out. */
export const joinRanges = (ranges: readonly Range[], length: number): Range[] => {
  const sorted = ranges
    .filter((range) => isInside(range, length))
    .toSorted((a, b) => a.start - b.start || a.end - b.end);
  const joined: Range[] = [];
  for (const { start, end } of sorted) {
    const last = joined.at(-1);
    if (last !== undefined && start <= last.end)
      joined[joined.length - 1] = { start: last.start, end: Math.max(last.end, end) };
    else joined.push({ start, end });
  }
  return joined;
};

const cut = (text: string, marks: readonly Range[], from: number, to: number): Segment[] => {
  const segments: Segment[] = [];
  let position = from;
  for (const mark of marks) {
    if (mark.start > position) segments.push({ kind: "text", text: text.slice(position, mark.start) });
    segments.push({ kind: "mark", text: text.slice(mark.start, mark.end) });
    position = mark.end;
  }
  if (position < to) segments.push({ kind: "text", text: text.slice(position, to) });
  return segments;
};

/** The whole text, cut into marked and plain parts that join to the very same text. */
export const segmentsOf = (text: string, ranges: readonly Range[]): Segment[] =>
  cut(text, joinRanges(ranges, text.length), 0, text.length);

const SENTENCE_END = /[.!?…]["'”’)]*\s+|\n+/g;

const sentenceBounds = (text: string): number[] => {
  const ends = [...text.matchAll(SENTENCE_END)].map((match) => match.index + match[0].length);
  return [0, ...ends, text.length];
};

/** `range` widened to whole sentences, or to `reach` characters around it where the sentence is longer. */
export const widenToSentence = (text: string, range: Range, reach: number): Range => {
  const bounds = sentenceBounds(text);
  const start = bounds.findLast((bound) => bound <= range.start) ?? 0;
  const end = bounds.find((bound) => bound >= range.end) ?? text.length;
  return {
    start: range.start - start <= reach ? start : Math.min(range.start, wordStart(text, range.start - reach)),
    end: end - range.end <= reach ? end : Math.max(range.end, wordEnd(text, range.end + reach)),
  };
};

const wordStart = (text: string, at: number): number => {
  const space = text.indexOf(" ", at);
  return space === -1 ? at : space + 1;
};

const wordEnd = (text: string, at: number): number => {
  const space = text.lastIndexOf(" ", at);
  return space === -1 ? at : space;
};

/** Only the sentences around the marks, with gaps where text is left out. */
export const excerptOf = (text: string, ranges: readonly Range[], reach: number): Segment[] => {
  const marks = joinRanges(ranges, text.length);
  const windows = joinRanges(
    marks.map((mark) => widenToSentence(text, mark, reach)),
    text.length,
  );
  const segments: Segment[] = [];
  for (const [index, window] of windows.entries()) {
    if (index > 0 || window.start > 0) segments.push({ kind: "gap", text: index > 0 ? " … " : "… " });
    const inside = marks.filter((mark) => mark.start >= window.start && mark.end <= window.end);
    segments.push(...cut(text, inside, window.start, window.end));
  }
  if ((windows.at(-1)?.end ?? text.length) < text.length) segments.push({ kind: "gap", text: " …" });
  return segments;
};
