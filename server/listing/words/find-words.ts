import { foldedWords } from "./fold.ts";
import { STOP_WORDS } from "./small-words.ts";

/** The words of a field, for asking which keywords stand in it. */
export type FieldWords = {
  /** Whether the words stand next to each other in one of its texts; joined and hyphenated spellings are the same. */
  hasPhrase: (folded: readonly string[]) => boolean;
  /** Whether every word occurs somewhere. */
  hasWords: (folded: readonly string[]) => boolean;
};

const LONGEST_RUN = 4;

/** Reads the texts of a field, small words aside. */
export const fieldWords = (texts: readonly string[]): FieldWords => {
  const lines = texts.map((text) => foldedWords(text).filter((word) => !STOP_WORDS.has(word)));
  const single = new Set(lines.flat());
  const joined = new Set<string>();
  for (const line of lines)
    line.forEach((first, from) => {
      let run = first;
      for (const word of line.slice(from + 1, from + LONGEST_RUN)) {
        run += word;
        joined.add(run);
      }
    });
  const runAt = (line: readonly string[], from: number, target: string): boolean => {
    let run = "";
    for (let at = from; at < line.length && run.length < target.length; at += 1) {
      run += line[at] ?? "";
      if (!target.startsWith(run)) return false;
    }
    return run === target;
  };
  return {
    hasPhrase: (folded) => {
      const target = folded.join("");
      return target !== "" && lines.some((line) => line.some((_, from) => runAt(line, from, target)));
    },
    hasWords: (folded) => folded.length > 0 && folded.every((word) => single.has(word) || joined.has(word)),
  };
};
