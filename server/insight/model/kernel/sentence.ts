import { columns } from "./areas";
import { CLAUSE, OPINION } from "./columns";

const BEFORE = -7;
const BEHIND = -9;

export let length: i32 = 0;
/** Where in its text the sentence stands, and how many there are. */
export let place: i32 = 0;
export let sentences: i32 = 0;
/** Whose habits of annotation the text is read with. */
export let convention: i32 = 0;

/** Tells the kernel which sentence lies in its columns. */
export function openSentence(tokens: i32, at: i32, ofSentences: i32, readWith: i32): void {
  length = tokens;
  place = at;
  sentences = ofSentences;
  convention = readWith;
}

/** What a column says of a token of the sentence. */
export function cell(column: i32, at: i32): i32 {
  return load<i32>(columns + (((column * length + at) as usize) << 2));
}

/** The same; tokens before and behind the sentence have values of their own. */
export function valueAt(column: i32, at: i32): i32 {
  if (at < 0) return BEFORE;
  return at >= length ? BEHIND : cell(column, at);
}

/** The same; 0 for tokens around the sentence. */
export function cellOrZero(column: i32, at: i32): i32 {
  return at < 0 || at >= length ? 0 : cell(column, at);
}

/** Whether a token stands in the sentence, and in the same clause as another. */
export function sharesClause(at: i32, other: i32): bool {
  return at >= 0 && at < length && cell(CLAUSE, at) === cell(CLAUSE, other);
}

/** The nearest opinion of the clause to one side of a token, less than so many tokens away, or −1. */
export function nearestOpinion(from: i32, step: i32, farthest: i32): i32 {
  for (let distance = 1; distance < farthest; distance += 1) {
    const at = from + step * distance;
    if (!sharesClause(at, from)) break;
    if (cell(OPINION, at) !== 0) return at;
  }
  return -1;
}

/** Few values for many distances. */
export function grade(distance: i32): i32 {
  if (distance < 4) return distance;
  if (distance < 6) return 4;
  if (distance < 9) return 5;
  return distance < 14 ? 6 : 7;
}
