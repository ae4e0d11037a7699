import { wordsOf } from "./words-of.ts";

/** A part of a text, and what it is marked as; the parts join to the very same text. */
export type MarkedPart<Kind extends string> = { text: string; kind: Kind | null };

type Marked<Kind extends string> = { start: number; end: number; kind: Kind };

const BETWEEN = /^[\s,;:–—-]*$/;

/** Marks of one kind that follow each other become one, with the spaces between. */
const inRuns = <Kind extends string>(text: string, marks: readonly Marked<Kind>[]): Marked<Kind>[] => {
  const runs: Marked<Kind>[] = [];
  for (const mark of marks) {
    const last = runs.at(-1);
    if (last?.kind === mark.kind && BETWEEN.test(text.slice(last.end, mark.start))) last.end = mark.end;
    else runs.push({ ...mark });
  }
  return runs;
};

const cut = <Kind extends string>(text: string, marks: readonly Marked<Kind>[]): MarkedPart<Kind>[] => {
  const parts: MarkedPart<Kind>[] = [];
  let at = 0;
  for (const { start, end, kind } of inRuns(text, marks)) {
    if (start > at) parts.push({ text: text.slice(at, start), kind: null });
    parts.push({ text: text.slice(start, end), kind });
    at = end;
  }
  if (at < text.length) parts.push({ text: text.slice(at), kind: null });
  return parts;
};

/** A text with the words marked that stand in none of the others. */
export const markOwn = (text: string, others: readonly string[]): MarkedPart<"own">[] => {
  const shared = new Set(others.flatMap(wordsOf).map(({ fold }) => fold));
  return cut(
    text,
    wordsOf(text).flatMap(({ fold, start, end }) => (shared.has(fold) ? [] : [{ start, end, kind: "own" as const }])),
  );
};

/** Where the fields end that hold several phrases: no keyword reaches across. */
const BORDER = /[,\n]/;

type KeywordMark = "phrase" | "word";

/** How many words from `from` on spell the target together; 0 where they do not. */
const runLength = (folds: readonly string[], from: number, target: string): number => {
  let run = "";
  for (let at = from; at < folds.length && run.length < target.length; at += 1) {
    run += folds[at] ?? "";
    if (run === target) return at - from + 1;
    if (!target.startsWith(run)) return 0;
  }
  return 0;
};

/** A text with the words marked that belong to a keyword: side by side as its phrase, or by themselves. `isList` is true of fields of phrases with commas between them. */
export const markKeywords = (text: string, keywords: readonly string[], isList: boolean): MarkedPart<KeywordMark>[] => {
  const words = wordsOf(text);
  const sought = keywords.map((keyword) => wordsOf(keyword).map(({ fold }) => fold));
  const single = new Set(sought.flat());
  const kinds = words.map(({ fold }): KeywordMark | null => (single.has(fold) ? "word" : null));
  for (const target of sought.map((folds) => folds.join("")).filter((folds) => folds !== ""))
    for (const [from, first] of words.entries()) {
      const length = runLength(
        words.map(({ fold }) => fold),
        from,
        target,
      );
      const last = words[from + length - 1];
      if (length === 0 || last === undefined) continue;
      if (isList && BORDER.test(text.slice(first.start, last.end))) continue;
      kinds.fill("phrase", from, from + length);
    }
  return cut(
    text,
    words.flatMap(({ start, end }, index) => {
      const kind = kinds[index] ?? null;
      return kind === null ? [] : [{ start, end, kind }];
    }),
  );
};
