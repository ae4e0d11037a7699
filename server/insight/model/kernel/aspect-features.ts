import {
  BARE,
  CHUNK,
  FIRST_THREE,
  LAST_FOUR,
  LAST_THREE,
  LAST_TWO,
  LEMMA,
  MEANING,
  MOOD,
  NEGATED,
  OPINION,
  PART,
  REPEATED,
  RULE,
  SHAPE,
  WORD,
} from "./columns";
import { addMore, addOne, addTwo, emptyList, mix, openFamily } from "./feature-list";
import {
  cell,
  cellOrZero,
  convention,
  grade,
  length,
  nearestOpinion,
  place,
  sentences,
  sharesClause,
  valueAt,
} from "./sentence";

const ADV = 3;
const AUX = 4;
const PARTICLE = 10;
const VERB = 16;
const FARTHEST = 12;

function isVerb(part: i32): bool {
  return part === VERB || part === AUX;
}

function isLight(part: i32): bool {
  return part === ADV || part === AUX || part === PARTICLE;
}

function addWords(at: i32): void {
  openFamily(1);
  const own = valueAt(WORD, at);
  const lemma = valueAt(LEMMA, at);
  const ownPart = valueAt(PART, at);
  const before = valueAt(WORD, at - 1);
  const after = valueAt(WORD, at + 1);
  addOne(1);
  addOne(convention);
  addTwo(convention, ownPart);
  addOne(own);
  addOne(lemma);
  addTwo(own, ownPart);
  addTwo(lemma, convention);
  addOne(before);
  addOne(after);
  addOne(valueAt(WORD, at - 2));
  addOne(valueAt(WORD, at + 2));
  addTwo(before, own);
  addTwo(own, after);
  addTwo(before, after);
  addTwo(before, ownPart);
  addTwo(after, ownPart);
  addMore(valueAt(WORD, at - 2), before, ownPart);
  addMore(after, valueAt(WORD, at + 2), ownPart);
  addTwo(own, valueAt(PART, at - 1));
  addTwo(own, valueAt(PART, at + 1));
}

function addForms(at: i32): void {
  openFamily(2);
  const own = valueAt(PART, at);
  const farBefore = valueAt(PART, at - 2);
  const before = valueAt(PART, at - 1);
  const after = valueAt(PART, at + 1);
  const farAfter = valueAt(PART, at + 2);
  addOne(own);
  addOne(before);
  addOne(after);
  addTwo(before, own);
  addTwo(own, after);
  addMore(before, own, after);
  addMore(farBefore, before, own);
  addMore(own, after, farAfter);
  addMore(farBefore, before, own, after, farAfter);
  addOne(cell(LAST_TWO, at));
  addOne(cell(LAST_THREE, at));
  addOne(cell(LAST_FOUR, at));
  addOne(cell(FIRST_THREE, at));
  addMore(cell(LAST_THREE, at), own, after);
  addOne(valueAt(SHAPE, at));
  addMore(valueAt(SHAPE, at), valueAt(SHAPE, at - 1), valueAt(SHAPE, at + 1));
  addTwo(valueAt(SHAPE, at), own);
}

/** Classes are numbered so that near classes share their higher bits. */
function addMeanings(at: i32): void {
  openFamily(3);
  const own = valueAt(MEANING, at);
  const ownPart = valueAt(PART, at);
  addOne(own);
  addOne(own >> 2);
  addOne(own >> 4);
  addTwo(own >> 4, ownPart);
  addMore(own >> 2, ownPart, convention);
  for (let step = -2; step <= 2; step += 1) {
    if (step === 0) continue;
    const near = valueAt(MEANING, at + step);
    addOne(near >> 4);
    addOne(near >> 2);
    addTwo(near >> 4, own >> 4);
    addTwo(near >> 4, ownPart);
  }
  addMore(valueAt(MEANING, at - 1) >> 2, ownPart, valueAt(PART, at + 1));
  addMore(valueAt(MEANING, at + 1) >> 2, ownPart, valueAt(PART, at - 1));
}

function addRules(at: i32): void {
  openFamily(4);
  const own = valueAt(RULE, at);
  const ownPart = valueAt(PART, at);
  const after = valueAt(PART, at + 1);
  addOne(own);
  addTwo(own, ownPart);
  addMore(own, valueAt(CHUNK, at), after);
  addTwo(own, convention);
  addTwo(own, valueAt(LEMMA, at));
  addTwo(own, valueAt(MEANING, at) >> 4);
  addOne(valueAt(CHUNK, at));
  addMore(valueAt(CHUNK, at), valueAt(PART, at - 1), after);
  addTwo(valueAt(RULE, at - 1), valueAt(RULE, at + 1));
  addTwo(valueAt(MOOD, at), own);
}

/** The words on the way from a token to an opinion, as one number. */
function pathTo(opinion: i32, from: i32, step: i32): i32 {
  if (opinion < 0) return 0;
  let path = 0;
  for (let at = from + step; at !== opinion; at += step) {
    const part = cell(PART, at);
    path = mix(path, isVerb(part) ? cell(LEMMA, at) : part);
  }
  return mix(path, cell(PART, opinion));
}

function addOpinions(at: i32, first: i32, last: i32): void {
  openFamily(5);
  const own = valueAt(PART, at);
  for (let step = -3; step <= 3; step += 1) addOne(valueAt(BARE, at + step));
  addTwo(valueAt(BARE, at - 1), own);
  addMore(valueAt(OPINION, at - 1), own, valueAt(PART, at + 1));
  addMore(valueAt(OPINION, at - 2), valueAt(PART, at - 1), own);
  addTwo(valueAt(OPINION, at + 1), own);
  addMore(valueAt(OPINION, at + 2), valueAt(PART, at + 1), own);
  addMore(valueAt(OPINION, at + 3), valueAt(PART, at + 2), valueAt(PART, at + 1), own);
  const left = nearestOpinion(first, -1, FARTHEST);
  const right = nearestOpinion(last, 1, FARTHEST);
  const leftGrade = left < 0 ? 0 : grade(first - left);
  const rightGrade = right < 0 ? 0 : grade(right - last);
  const leftPath = pathTo(left, first, -1);
  const rightPath = pathTo(right, last, 1);
  addTwo(leftGrade, own);
  addTwo(rightGrade, own);
  addMore(leftGrade, rightGrade, own);
  addTwo(leftPath, own);
  addTwo(rightPath, own);
  addTwo(leftPath, valueAt(CHUNK, at));
  addTwo(rightPath, valueAt(CHUNK, at));
  addMore(valueAt(LEMMA, left), leftGrade, own);
  addMore(valueAt(LEMMA, right), rightGrade, own);
}

function nearestVerb(from: i32, step: i32): i32 {
  for (let at = from + step; sharesClause(at, from); at += step) if (isVerb(cell(PART, at))) return at;
  return -1;
}

/** "the lid is (very) tight": the verb right after a run of nouns, and the word it leads to. */
function addPredicate(at: i32, verb: i32): void {
  let end = verb + 1;
  while (isLight(cellOrZero(PART, end))) end += 1;
  if (end >= length) return;
  openFamily(7);
  const lemma = cell(LEMMA, verb);
  addMore(lemma, cell(PART, end), cell(CHUNK, at));
  addMore(cell(MEANING, end) >> 4, cell(PART, at), lemma);
  addTwo(cell(BARE, end), cell(CHUNK, at));
}

/** What a verb is said to do how: "works (really) well", "it doesn't fit". */
function addManner(at: i32): void {
  openFamily(8);
  let next = at + 1;
  while (sharesClause(next, at) && cell(PART, next) === ADV && cell(BARE, next) === 0) next += 1;
  const inside = sharesClause(next, at);
  const lemma = cell(LEMMA, at);
  const negated = cell(NEGATED, at);
  addTwo(lemma, inside ? cell(PART, next) : 0);
  addTwo(lemma, inside ? cell(BARE, next) : 5);
  addTwo(cell(WORD, at), inside ? cell(LEMMA, next) : 0);
  let subject = at - 1;
  while (isLight(cellOrZero(PART, subject))) subject -= 1;
  addMore(lemma, cellOrZero(PART, subject), negated);
  addTwo(cell(PART, at), cellOrZero(WORD, subject));
  addTwo(lemma, negated);
}

function addVerbs(at: i32, first: i32, last: i32): void {
  openFamily(6);
  const own = cell(PART, at);
  const chunk = cell(CHUNK, at);
  const left = nearestVerb(first, -1);
  const right = nearestVerb(last, 1);
  const leftLemma = valueAt(LEMMA, left);
  const rightLemma = right < 0 ? 0 : cell(LEMMA, right);
  const leftGrade = left < 0 ? -1 : grade(first - left);
  const rightGrade = right < 0 ? -1 : grade(right - last);
  addTwo(leftLemma, own);
  addTwo(rightLemma, own);
  addMore(leftGrade, rightGrade, own);
  addMore(leftLemma, leftGrade, chunk);
  addMore(rightLemma, rightGrade, chunk);
  if (right >= 0 && right - last <= 2) addPredicate(at, right);
  if (isVerb(own)) addManner(at);
}

function addSurroundings(at: i32, first: i32, last: i32): void {
  openFamily(9);
  const chunk = cell(CHUNK, at);
  addTwo(valueAt(WORD, first - 1), chunk);
  addMore(valueAt(WORD, first - 1), valueAt(WORD, first - 2), chunk);
  addMore(valueAt(PART, first - 1), valueAt(PART, first - 2), valueAt(PART, last + 1), chunk);
  addTwo(valueAt(WORD, last + 1), chunk);
  addMore(valueAt(WORD, last + 1), valueAt(WORD, last + 2), chunk);
}

function addPlace(at: i32): void {
  openFamily(10);
  const own = cell(PART, at);
  const repeated = grade(cell(REPEATED, at));
  let moods = 0;
  for (let other = 0; other < length; other += 1) moods |= cell(MOOD, other);
  addTwo(repeated, own);
  addMore(repeated, cell(CHUNK, at), convention);
  addTwo(grade(place), own);
  addTwo(grade(at), own);
  addTwo(grade(length), own);
  addTwo(grade(sentences), own);
  addTwo(cell(MOOD, at), own);
  addMore(moods, own, convention);
  addTwo(cell(NEGATED, at), own);
}

/** Lists everything the tagger may know about one token. */
export function listAspectFeatures(at: i32): void {
  emptyList();
  let first = at;
  while (first > 0 && cell(CHUNK, first) > 2) first -= 1;
  let last = at;
  while (last < length - 1 && (cell(CHUNK, last) === 2 || cell(CHUNK, last) === 3)) last += 1;
  addWords(at);
  addForms(at);
  addMeanings(at);
  addRules(at);
  addOpinions(at, first, last);
  addVerbs(at, first, last);
  addSurroundings(at, first, last);
  addPlace(at);
}
