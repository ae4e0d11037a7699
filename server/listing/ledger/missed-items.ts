import type { ReviewIndex } from "../reviews/review-index.ts";
import { foldedWords } from "../words/fold.ts";
import { canonical } from "../words/word-groups.ts";
import { isPartMissing } from "./denied-items.ts";

/** Behind its noun a thing goes on: "wall mount with screws". */
const BEHIND = /\s+(?:with|for|of|to|and|\()/iu;

/** The things that a list names, each by its last word and its last two: "tape" and "duct tape" of "rolls of duct tape". */
const headsOf = (list: string): string[][] =>
  list
    .replace(/\b(?:roll|pack|pair|set|bag|sheet|bottle|tube)s? of /giu, "")
    .split(/\s+(?:and|&)\s+|[,;]\s*/iu)
    .flatMap((thing) => {
      const words = foldedWords(thing.split(BEHIND)[0] ?? "").map(canonical);
      return words.length > 1 ? [words.slice(-1), words.slice(-2)] : [words];
    });

/** Whether a reviewer misses one of the things that a list of the contents of the box names: that it broke or is poor denies nothing of it. */
export const isMissed = (list: string, index: ReviewIndex): boolean =>
  headsOf(list).some((part) =>
    (index.byWord.get(part.at(-1) ?? "") ?? []).some((clause) => part.length > 0 && isPartMissing(clause, part)),
  );
