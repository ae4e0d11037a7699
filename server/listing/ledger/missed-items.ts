import type { ReviewIndex } from "../reviews/review-index.ts";
import { foldedWords } from "../words/fold.ts";
import { canonical } from "../words/word-groups.ts";
import { isPartMissing } from "./denied-items.ts";

/** Behind its noun a thing goes on: "wall mount with screws". */
const BEHIND = /\s+(?:with|for|of|to|and|\()/iu;

/** The things that a list names, by their last words: "tape" and "manual" of "roll of tape and manual with pictures". */
const headsOf = (list: string): string[] =>
  list
    .replace(/\b(?:roll|pack|pair|set|bag|sheet|bottle|tube)s? of /giu, "")
    .split(/\s+(?:and|&)\s+|[,;]\s*/iu)
    .flatMap((thing) => foldedWords(thing.split(BEHIND)[0] ?? "").slice(-1));

/** Whether a reviewer misses one of the things that a list of the contents of the box names: that it broke or is poor denies nothing of it. */
export const isMissed = (list: string, index: ReviewIndex): boolean =>
  headsOf(list)
    .map(canonical)
    .some((part) => (index.byWord.get(part) ?? []).some((clause) => isPartMissing(clause, [part])));
