import { factGroups, tokenFacts } from "./areas";
import { BARE, CHUNK, LAST_THREE, MOOD, NEGATED, OPINION, PART, REPEATED, RULE, SHAPE, SMALL_WORD } from "./columns";
import { cell, convention, grade, length, place } from "./sentence";
import { CONVENTIONS, ENDINGS, SMALL_WORDS } from "./sizes";

let next: usize = 0;
let firstOfKind: i32 = 0;

let nextGroup: usize = 0;
let firstOfGroup: i32 = 0;
let combination: i32 = 0;
let combinations: i32 = 1;

/** Adds a fact of the next kind, which has so many values. */
function addFact(values: i32, value: i32): void {
  store<i32>(next, firstOfKind + value);
  next += 4;
  firstOfKind += values;
  combination = combination * values + value;
  combinations *= values;
}

/** Makes the facts since the last group one more: which combination of their values it is. */
function closeGroup(): void {
  store<i32>(nextGroup, firstOfGroup + combination);
  nextGroup += 4;
  firstOfGroup += combinations;
  combination = 0;
  combinations = 1;
}

/**
 * Lists what a network reads at each token, beside its word: a row of weights for each kind of fact, as networks learn
 * them, and a row for each group of facts (`fact-groups.ts`), in which they are added up already.
 */
export function listFacts(): void {
  next = tokenFacts;
  nextGroup = factGroups;
  for (let at = 0; at < length; at += 1) {
    firstOfKind = 0;
    firstOfGroup = 0;
    addFact(19, cell(PART, at));
    addFact(6, cell(SHAPE, at));
    closeGroup();
    addFact(3, cell(BARE, at) + 1);
    addFact(3, cell(OPINION, at) + 1);
    addFact(5, cell(RULE, at));
    addFact(5, cell(CHUNK, at));
    closeGroup();
    addFact(4, cell(MOOD, at));
    addFact(8, grade(cell(REPEATED, at)));
    addFact(CONVENTIONS, convention);
    closeGroup();
    addFact(8, grade(place));
    addFact(2, cell(NEGATED, at));
    closeGroup();
    addFact(SMALL_WORDS + 1, cell(SMALL_WORD, at));
    closeGroup();
    addFact(ENDINGS, (cell(LAST_THREE, at) >>> 3) & (ENDINGS - 1));
    closeGroup();
  }
}
