import { tokenFacts } from "./areas";
import { BARE, CHUNK, LAST_THREE, MOOD, NEGATED, OPINION, PART, REPEATED, RULE, SHAPE, SMALL_WORD } from "./columns";
import { cell, convention, grade, length, place } from "./sentence";
import { CONVENTIONS, SMALL_WORDS } from "./sizes";

const ENDINGS = 256;

let next: usize = 0;
let firstOfKind: i32 = 0;

/** Adds a fact of the next kind, which has so many values. */
function addFact(values: i32, value: i32): void {
  store<i32>(next, firstOfKind + value);
  next += 4;
  firstOfKind += values;
}

/** Lists what the network reads at each token, beside its word: one row of weights for each kind of fact. */
export function listFacts(): void {
  next = tokenFacts;
  for (let at = 0; at < length; at += 1) {
    firstOfKind = 0;
    addFact(19, cell(PART, at));
    addFact(6, cell(SHAPE, at));
    addFact(3, cell(BARE, at) + 1);
    addFact(3, cell(OPINION, at) + 1);
    addFact(5, cell(RULE, at));
    addFact(5, cell(CHUNK, at));
    addFact(4, cell(MOOD, at));
    addFact(8, grade(cell(REPEATED, at)));
    addFact(CONVENTIONS, convention);
    addFact(8, grade(place));
    addFact(2, cell(NEGATED, at));
    addFact(SMALL_WORDS + 1, cell(SMALL_WORD, at));
    addFact(ENDINGS, (cell(LAST_THREE, at) >>> 3) & (ENDINGS - 1));
  }
}
