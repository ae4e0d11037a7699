import type { Exclusion, Review } from "../../../events/result/review.ts";
import { excludeReview, type RawReading, type RawRecord } from "../ingest/record.ts";
import { cleanLine, cleanText, foldText, hasWords } from "../text/clean-text.ts";
import { type Judgement, judgeReview } from "./judge.ts";
import { findNearDuplicates } from "./near-duplicates.ts";
import { findShopTitles, withTitle } from "./title-in-text.ts";

const WORDS_TO_BE_UNIQUE = 6;

/** A record on its way to be a review. `own` is its text without what was taken back in; `like`, the candidate it repeats. */
type Candidate = {
  record: RawRecord;
  own: string;
  judgement: Judgement | null;
  like: { index: number; isExact: boolean } | null;
};

/** Short praise is often the same by chance, so it counts as a duplicate only if title, stars and date agree too. */
const duplicateKey = ({ title, rating, date }: RawRecord, own: string): string => {
  const folded = foldText(own);
  return folded.split(" ").length >= WORDS_TO_BE_UNIQUE
    ? folded
    : [folded, title ?? "", rating ?? "", date ?? ""].join("|");
};

const wordless = (record: RawRecord): Candidate => {
  const text = [record.title, record.text].filter(Boolean).join("\n");
  const detail = text === "" ? "A rating or date without a text" : "No words, only signs";
  return {
    record: { ...record, text },
    own: text,
    judgement: { reason: "no-words", detail: hasWords(text) ? "A title without a text" : detail },
    like: null,
  };
};

const readCandidates = (records: readonly RawRecord[]): Candidate[] => {
  const shopTitles = findShopTitles(records);
  const seen = new Map<string, number>();
  return records.map((raw, index): Candidate => {
    const body = cleanText(raw.text);
    const title = raw.title === null ? null : cleanLine(raw.title) || null;
    if (!hasWords(body)) return wordless({ ...raw, text: body, title });
    const bare = cleanText(raw.own ?? raw.text);
    const own = withTitle(hasWords(bare) ? bare : body, title, shopTitles);
    const record = { ...raw, title, text: withTitle(body, title, shopTitles) };
    const key = duplicateKey(record, own);
    const first = seen.get(key);
    if (first !== undefined) return { record, own, judgement: null, like: { index: first, isExact: true } };
    seen.set(key, index);
    const signs = { raw: `${raw.title ?? ""}\n${raw.own ?? raw.text}`, isGiven: raw.isGiven === true };
    return { record, own, judgement: judgeReview(own, signs), like: null };
  });
};

/** Only reviews that stand on their own are compared, so that what the seller takes back in never moves the others. */
const withNearDuplicates = (candidates: readonly Candidate[]): Candidate[] => {
  const standing = candidates.flatMap((candidate, index) =>
    candidate.like === null && candidate.judgement === null
      ? [{ ...candidate.record, text: candidate.own, index }]
      : [],
  );
  const near = new Map(
    [...findNearDuplicates(standing)].map(([one, other]) => [standing[one]?.index, standing[other]?.index]),
  );
  return candidates.map((candidate, index) => {
    const original = near.get(index);
    return original === undefined ? candidate : { ...candidate, like: { index: original, isExact: false } };
  });
};

const likeness = (candidate: Candidate, numberOf: (index: number) => number | null): Judgement | null => {
  if (candidate.like === null) return null;
  const number = numberOf(candidate.like.index);
  const { isExact } = candidate.like;
  const reason = isExact ? "duplicate" : "near-duplicate";
  const other = number === null ? "a review left out above" : `review ${number}`;
  return { reason, detail: `${isExact ? "The same as" : "Nearly the same as"} ${other}` };
};

type Sorted = { used: RawRecord[]; excluded: Exclusion[]; included: Exclusion[] };

/** Copies of one text, with the same title, stars and date, are listed once, with how many they are. */
const countCopies = (exclusions: readonly Exclusion[]): Exclusion[] => {
  const copies = new Map<string, Exclusion>();
  for (const exclusion of exclusions) {
    const key = `${exclusion.reason} ${exclusion.id} ${exclusion.text}`;
    const known = copies.get(key);
    const count = (known?.count ?? (known ? 1 : 0)) + 1;
    copies.set(key, { ...(known ?? exclusion), ...(count > 1 ? { count } : {}) });
  }
  return [...copies.values()].map((exclusion) =>
    exclusion.count === undefined
      ? exclusion
      : { ...exclusion, detail: `${exclusion.detail}, ${exclusion.count.toLocaleString("en-US")} times` },
  );
};

const sortOut = (candidates: readonly Candidate[], include: ReadonlySet<string>): Sorted => {
  const numbers = new Map<number, number>();
  const verdictOf = (candidate: Candidate): Exclusion | null => {
    const judgement = candidate.judgement ?? likeness(candidate, (index) => numbers.get(index) ?? null);
    return judgement === null ? null : excludeReview(judgement, candidate.record, candidate.own);
  };
  const isUsed = candidates.map((candidate) => {
    const verdict = verdictOf(candidate);
    return verdict === null || include.has(verdict.id ?? "");
  });
  isUsed.forEach((used, index) => used && numbers.set(index, numbers.size + 1));
  const judged = candidates.flatMap((candidate, index) => {
    const verdict = verdictOf(candidate);
    return verdict === null ? [] : [{ verdict, used: isUsed[index] === true }];
  });
  return {
    used: candidates.flatMap(({ record }, index) => (isUsed[index] === true ? [record] : [])),
    excluded: countCopies(judged.flatMap(({ verdict, used }) => (used ? [] : [verdict]))),
    included: countCopies(judged.flatMap(({ verdict, used }) => (used ? [verdict] : []))),
  };
};

const byLine = (a: Exclusion, b: Exclusion): number =>
  (a.line ?? Number.MAX_SAFE_INTEGER) - (b.line ?? Number.MAX_SAFE_INTEGER);

export type CollectedReviews = { reviews: Review[]; excluded: Exclusion[]; included: Exclusion[] };

/**
 * Cleans, judges and numbers what a reader found. Records without words, repeats, and reviews better left out are
 * listed, not dropped; those whose id is in `include` are used after all.
 */
export const collectReviews = (reading: RawReading, include: ReadonlySet<string> = new Set()): CollectedReviews => {
  const { used, excluded, included } = sortOut(withNearDuplicates(readCandidates(reading.records)), include);
  return {
    reviews: used.map(({ text, title, rating, date }, index) => ({ id: `r${index + 1}`, text, title, rating, date })),
    excluded: [...reading.excluded, ...excluded].toSorted(byLine),
    included: [...(reading.included ?? []), ...included].toSorted(byLine),
  };
};
