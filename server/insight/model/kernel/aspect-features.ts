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
import { addFeature, emptyList, mix, openFamily } from "./feature-list";
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
  addFeature(1);
  addFeature(convention);
  addFeature(convention, ownPart);
  addFeature(own);
  addFeature(lemma);
  addFeature(own, ownPart);
  addFeature(lemma, convention);
  addFeature(before);
  addFeature(after);
  addFeature(valueAt(WORD, at - 2));
  addFeature(valueAt(WORD, at + 2));
  addFeature(before, own);
  addFeature(own, after);
  addFeature(before, after);
  addFeature(before, ownPart);
  addFeature(after, ownPart);
  addFeature(valueAt(WORD, at - 2), before, ownPart);
  addFeature(after, valueAt(WORD, at + 2), ownPart);
  addFeature(own, valueAt(PART, at - 1));
  addFeature(own, valueAt(PART, at + 1));
}

function addForms(at: i32): void {
  openFamily(2);
  const own = valueAt(PART, at);
  const farBefore = valueAt(PART, at - 2);
  const before = valueAt(PART, at - 1);
  const after = valueAt(PART, at + 1);
  const farAfter = valueAt(PART, at + 2);
  addFeature(own);
  addFeature(before);
  addFeature(after);
  addFeature(before, own);
  addFeature(own, after);
  addFeature(before, own, after);
  addFeature(farBefore, before, own);
  addFeature(own, after, farAfter);
  addFeature(farBefore, before, own, after, farAfter);
  addFeature(cell(LAST_TWO, at));
  addFeature(cell(LAST_THREE, at));
  addFeature(cell(LAST_FOUR, at));
  addFeature(cell(FIRST_THREE, at));
  addFeature(cell(LAST_THREE, at), own, after);
  addFeature(valueAt(SHAPE, at));
  addFeature(valueAt(SHAPE, at), valueAt(SHAPE, at - 1), valueAt(SHAPE, at + 1));
  addFeature(valueAt(SHAPE, at), own);
}

/** Classes are numbered so that near classes share their higher bits. */
function addMeanings(at: i32): void {
  openFamily(3);
  const own = valueAt(MEANING, at);
  const ownPart = valueAt(PART, at);
  addFeature(own);
  addFeature(own >> 2);
  addFeature(own >> 4);
  addFeature(own >> 4, ownPart);
  addFeature(own >> 2, ownPart, convention);
  for (let step = -2; step <= 2; step += 1) {
    if (step === 0) continue;
    const near = valueAt(MEANING, at + step);
    addFeature(near >> 4);
    addFeature(near >> 2);
    addFeature(near >> 4, own >> 4);
    addFeature(near >> 4, ownPart);
  }
  addFeature(valueAt(MEANING, at - 1) >> 2, ownPart, valueAt(PART, at + 1));
  addFeature(valueAt(MEANING, at + 1) >> 2, ownPart, valueAt(PART, at - 1));
}

function addRules(at: i32): void {
  openFamily(4);
  const own = valueAt(RULE, at);
  const ownPart = valueAt(PART, at);
  const after = valueAt(PART, at + 1);
  addFeature(own);
  addFeature(own, ownPart);
  addFeature(own, valueAt(CHUNK, at), after);
  addFeature(own, convention);
  addFeature(own, valueAt(LEMMA, at));
  addFeature(own, valueAt(MEANING, at) >> 4);
  addFeature(valueAt(CHUNK, at));
  addFeature(valueAt(CHUNK, at), valueAt(PART, at - 1), after);
  addFeature(valueAt(RULE, at - 1), valueAt(RULE, at + 1));
  addFeature(valueAt(MOOD, at), own);
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
  for (let step = -3; step <= 3; step += 1) addFeature(valueAt(BARE, at + step));
  addFeature(valueAt(BARE, at - 1), own);
  addFeature(valueAt(OPINION, at - 1), own, valueAt(PART, at + 1));
  addFeature(valueAt(OPINION, at - 2), valueAt(PART, at - 1), own);
  addFeature(valueAt(OPINION, at + 1), own);
  addFeature(valueAt(OPINION, at + 2), valueAt(PART, at + 1), own);
  addFeature(valueAt(OPINION, at + 3), valueAt(PART, at + 2), valueAt(PART, at + 1), own);
  const left = nearestOpinion(first, -1, FARTHEST);
  const right = nearestOpinion(last, 1, FARTHEST);
  const leftGrade = left < 0 ? 0 : grade(first - left);
  const rightGrade = right < 0 ? 0 : grade(right - last);
  const leftPath = pathTo(left, first, -1);
  const rightPath = pathTo(right, last, 1);
  addFeature(leftGrade, own);
  addFeature(rightGrade, own);
  addFeature(leftGrade, rightGrade, own);
  addFeature(leftPath, own);
  addFeature(rightPath, own);
  addFeature(leftPath, valueAt(CHUNK, at));
  addFeature(rightPath, valueAt(CHUNK, at));
  addFeature(valueAt(LEMMA, left), leftGrade, own);
  addFeature(valueAt(LEMMA, right), rightGrade, own);
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
  addFeature(lemma, cell(PART, end), cell(CHUNK, at));
  addFeature(cell(MEANING, end) >> 4, cell(PART, at), lemma);
  addFeature(cell(BARE, end), cell(CHUNK, at));
}

/** What a verb is said to do how: "works (really) well", "it doesn't fit". */
function addManner(at: i32): void {
  openFamily(8);
  let next = at + 1;
  while (sharesClause(next, at) && cell(PART, next) === ADV && cell(BARE, next) === 0) next += 1;
  const inside = sharesClause(next, at);
  const lemma = cell(LEMMA, at);
  const negated = cell(NEGATED, at);
  addFeature(lemma, inside ? cell(PART, next) : 0);
  addFeature(lemma, inside ? cell(BARE, next) : 5);
  addFeature(cell(WORD, at), inside ? cell(LEMMA, next) : 0);
  let subject = at - 1;
  while (isLight(cellOrZero(PART, subject))) subject -= 1;
  addFeature(lemma, cellOrZero(PART, subject), negated);
  addFeature(cell(PART, at), cellOrZero(WORD, subject));
  addFeature(lemma, negated);
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
  addFeature(leftLemma, own);
  addFeature(rightLemma, own);
  addFeature(leftGrade, rightGrade, own);
  addFeature(leftLemma, leftGrade, chunk);
  addFeature(rightLemma, rightGrade, chunk);
  if (right >= 0 && right - last <= 2) addPredicate(at, right);
  if (isVerb(own)) addManner(at);
}

function addSurroundings(at: i32, first: i32, last: i32): void {
  openFamily(9);
  const chunk = cell(CHUNK, at);
  addFeature(valueAt(WORD, first - 1), chunk);
  addFeature(valueAt(WORD, first - 1), valueAt(WORD, first - 2), chunk);
  addFeature(valueAt(PART, first - 1), valueAt(PART, first - 2), valueAt(PART, last + 1), chunk);
  addFeature(valueAt(WORD, last + 1), chunk);
  addFeature(valueAt(WORD, last + 1), valueAt(WORD, last + 2), chunk);
}

function addPlace(at: i32): void {
  openFamily(10);
  const own = cell(PART, at);
  const repeated = grade(cell(REPEATED, at));
  let moods = 0;
  for (let other = 0; other < length; other += 1) moods |= cell(MOOD, other);
  addFeature(repeated, own);
  addFeature(repeated, cell(CHUNK, at), convention);
  addFeature(grade(place), own);
  addFeature(grade(at), own);
  addFeature(grade(length), own);
  addFeature(grade(sentences), own);
  addFeature(cell(MOOD, at), own);
  addFeature(moods, own, convention);
  addFeature(cell(NEGATED, at), own);
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
