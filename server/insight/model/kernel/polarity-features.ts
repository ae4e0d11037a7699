import { CLAUSE, CONTRAST, LEMMA, MEANING, NEGATED, OPINION, PART, RULED } from "./columns";
import { addMore, addOne, addTwo, emptyList, openFamily } from "./feature-list";
import { cell, cellOrZero, length, nearestOpinion, sentences, sharesClause } from "./sentence";

const REACH = 8;
/** The clause of tokens that are in none. */
const NONE = -1;

function clip(sum: i32): i32 {
  return max(-3, min(3, sum));
}

/** What the opinions add up to, of tokens whose clause lies between two others. */
function sumBetween(first: i32, last: i32): i32 {
  let sum = 0;
  for (let at = 0; at < length; at += 1)
    if (cell(CLAUSE, at) >= first && cell(CLAUSE, at) <= last) sum += cell(OPINION, at);
  return sum;
}

function addSigns(from: i32, to: i32, moodOfText: i32): void {
  openFamily(20);
  const left = nearestOpinion(from, -1, REACH);
  const right = nearestOpinion(to - 1, 1, REACH);
  const leftSign = cellOrZero(OPINION, left);
  const rightSign = cellOrZero(OPINION, right);
  const leftDistance = left < 0 ? 0 : min(from - left, 5);
  const rightDistance = right < 0 ? 0 : min(right - to + 1, 5);
  const clause = cell(CLAUSE, from);
  const inClause = clip(sumBetween(clause, clause));
  const inSentence = clip(sumBetween(NONE, i32.MAX_VALUE));
  const inText = clip(moodOfText);
  const ruled = cell(RULED, to - 1);
  const negated = cell(NEGATED, from);
  addOne(1);
  addOne(ruled + 2);
  addTwo(leftSign, rightSign);
  addTwo(leftSign, leftDistance);
  addTwo(rightSign, rightDistance);
  addMore(leftSign, leftDistance, rightSign, rightDistance);
  addTwo(cellOrZero(LEMMA, left), leftSign);
  addTwo(cellOrZero(LEMMA, right), rightSign);
  addOne(inClause);
  addTwo(inClause, ruled);
  addOne(inSentence);
  addOne(inText);
  addMore(inClause, inSentence, inText);
  addTwo(negated, cell(PART, to - 1));
  addMore(negated, leftSign, rightSign);
  for (let at = from; at < to; at += 1) addTwo(cell(LEMMA, at) + 1, negated);
}

function addWords(from: i32, to: i32): void {
  for (let at = 0; at < length; at += 1) {
    if (at >= from && at < to) continue;
    const inside = sharesClause(at, from);
    const distance = at < from ? from - at : at - to + 1;
    if (!inside && distance > REACH) continue;
    const side = (inside ? 2 : 0) + (at < from ? 1 : 0);
    const lemma = cell(LEMMA, at);
    const negated = cell(NEGATED, at);
    const meaning = cell(MEANING, at);
    openFamily(21);
    addTwo(lemma, negated);
    addTwo(lemma, side);
    addMore(lemma, negated, inside ? 1 : 0, min(distance, 4));
    addTwo(lemma, cellOrZero(LEMMA, at + 1));
    addMore(meaning, negated, inside ? 1 : 0);
    addMore(meaning >> 2, negated, inside ? 1 : 0);
    addMore(meaning >> 4, negated, side);
  }
}

function signOf(sum: i32): i32 {
  return sum > 0 ? 1 : sum < 0 ? -1 : 0;
}

/** The first token of a clause, or −1. */
function firstOf(clause: i32): i32 {
  for (let at = 0; at < length; at += 1) if (cell(CLAUSE, at) === clause) return at;
  return -1;
}

/** "The lid leaks, but I love it": what the clauses before and after say, and whether one stands against the other. */
function addContrasts(from: i32): void {
  openFamily(23);
  const clause = cell(CLAUSE, from);
  const before = signOf(sumBetween(NONE, clause - 1));
  const own = signOf(sumBetween(clause, clause));
  const after = signOf(sumBetween(clause + 1, i32.MAX_VALUE));
  const against = cellOrZero(CONTRAST, firstOf(clause));
  const opposed = cellOrZero(CONTRAST, firstOf(clause + 1));
  addMore(own, against, before);
  addMore(own, opposed, after);
  addMore(own, against, after);
  addMore(own, before, after, against, opposed);
  addMore(cell(RULED, from), against, before, opposed, after);
}

/** Lists everything the judge of polarity may know about a term, from one token up to another. */
export function listPolarityFeatures(from: i32, to: i32, moodOfText: i32): void {
  emptyList();
  addSigns(from, to, moodOfText);
  addWords(from, to);
  addContrasts(from);
  openFamily(22);
  addOne(cell(LEMMA, firstOf(cell(CLAUSE, from))));
  addTwo(min(sentences, 6), clip(moodOfText));
}
