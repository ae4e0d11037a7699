import type { Exclusion, Review } from "../../../events/result/review.ts";
import { type Judgement, judgeReview } from "../hygiene/judge.ts";
import { findNearDuplicates } from "../hygiene/near-duplicates.ts";
import { findShopTitles, withTitle } from "../hygiene/title-in-text.ts";
import { cleanLine, cleanText, foldText, hasWords } from "./clean-text.ts";
import { exclude, excludeReversibly, type RawReading, type RawRecord } from "./record.ts";

const WORDS_TO_BE_UNIQUE = 6;

/** Short praise is often the same by chance, so it counts as a duplicate only if title, stars and date agree too. */
const duplicateKey = ({ text, title, rating, date }: Candidate["record"]): string => {
  const folded = foldText(text);
  return folded.split(" ").length >= WORDS_TO_BE_UNIQUE
    ? folded
    : [folded, title ?? "", rating ?? "", date ?? ""].join("|");
};

/** A record with words, on its way to be a review. `like` is the candidate whose text it repeats. */
type Candidate = {
  record: RawRecord;
  judgement: Judgement | null;
  like: { index: number; isExact: boolean } | null;
};

const wordless = (record: RawRecord, text: string): Exclusion =>
  exclude(
    "no-words",
    [record.title, text, record.rating === null ? null : `${record.rating} stars`, record.date]
      .filter(Boolean)
      .join(" · "),
    text === "" ? "A rating or date without a text" : "No words, only signs",
    record.line,
  );

const readCandidates = (records: readonly RawRecord[]): { candidates: Candidate[]; wordless: Exclusion[] } => {
  const shopTitles = findShopTitles(records);
  const seen = new Map<string, number>();
  const candidates: Candidate[] = [];
  const rejected: Exclusion[] = [];
  for (const raw of records) {
    const body = cleanText(raw.text);
    const title = raw.title === null ? null : cleanLine(raw.title) || null;
    if (!hasWords(body)) {
      rejected.push(wordless({ ...raw, title }, body));
      continue;
    }
    const record = { ...raw, title, text: withTitle(body, title, shopTitles) };
    const key = duplicateKey(record);
    const first = seen.get(key);
    if (first === undefined) seen.set(key, candidates.length);
    const like = first === undefined ? null : { index: first, isExact: true };
    const judgement =
      like === null
        ? judgeReview(record.text, { raw: `${raw.title ?? ""}\n${raw.text}`, isGiven: raw.isGiven === true })
        : null;
    candidates.push({ record, judgement, like });
  }
  return { candidates, wordless: rejected };
};

/** Only reviews that stand on their own are compared, so that what the seller takes back in never moves the others. */
const withNearDuplicates = (candidates: readonly Candidate[]): Candidate[] => {
  const standing = candidates.flatMap((candidate, index) =>
    candidate.like === null && candidate.judgement === null ? [{ ...candidate.record, index }] : [],
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

/** Copies of one text are listed once, with how many they are. */
const countCopies = (exclusions: readonly Exclusion[]): Exclusion[] => {
  const copies = new Map<string, Exclusion>();
  for (const exclusion of exclusions) {
    const key = `${exclusion.reason} ${exclusion.id}`;
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
    const { record } = candidate;
    const judgement = candidate.judgement ?? likeness(candidate, (index) => numbers.get(index) ?? null);
    if (judgement === null) return null;
    return excludeReversibly(judgement.reason, record.text, judgement.detail, record.line);
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
  const { candidates, wordless: rejected } = readCandidates(reading.records);
  const { used, excluded, included } = sortOut(withNearDuplicates(candidates), include);
  return {
    reviews: used.map(({ text, title, rating, date }, index) => ({ id: `r${index + 1}`, text, title, rating, date })),
    excluded: [...reading.excluded, ...rejected, ...excluded].toSorted(byLine),
    included: [...(reading.included ?? []), ...included].toSorted(byLine),
  };
};
