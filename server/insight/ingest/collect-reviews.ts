import type { Exclusion, Review } from "../../../events/result/review.ts";
import { cleanLine, cleanText, foldText, hasWords } from "./clean-text.ts";
import { exclude, type RawReading, type RawRecord } from "./record.ts";

const WORDS_TO_BE_UNIQUE = 6;

/** Short praise is often the same by chance, so it counts as a duplicate only if title, stars and date agree too. */
const duplicateKey = (text: string, title: string | null, record: RawRecord): string => {
  const folded = foldText(text);
  return folded.split(" ").length >= WORDS_TO_BE_UNIQUE
    ? folded
    : [folded, title ?? "", record.rating ?? "", record.date ?? ""].join("|");
};

type Repeat = { review: Review; text: string; line: number | null; count: number };

const repeatExclusion = ({ review, text, line, count }: Repeat): Exclusion =>
  exclude(
    "duplicate",
    text,
    count === 1
      ? `The same as review ${review.id.slice(1)}`
      : `The same as review ${review.id.slice(1)}, ${count.toLocaleString("en-US")} times`,
    line,
    count,
  );

/** Cleans and numbers what a reader found; records without words and repeats are listed, not dropped. */
export const collectReviews = (reading: RawReading): { reviews: Review[]; excluded: Exclusion[] } => {
  const reviews: Review[] = [];
  const excluded = [...reading.excluded];
  const seen = new Map<string, Review>();
  const repeats = new Map<string, Repeat>();
  for (const record of reading.records) {
    const text = cleanText(record.text);
    const title = record.title === null ? null : cleanLine(record.title) || null;
    if (!hasWords(text)) {
      const detail = text === "" ? "A rating or date without a text" : "No words, only signs";
      excluded.push(
        exclude(
          "no-words",
          [title, text, record.rating === null ? null : `${record.rating} stars`, record.date]
            .filter(Boolean)
            .join(" · "),
          detail,
          record.line,
        ),
      );
      continue;
    }
    const key = duplicateKey(text, title, record);
    const original = seen.get(key);
    if (original !== undefined) {
      const repeat = repeats.get(key) ?? { review: original, text, line: record.line, count: 0 };
      repeats.set(key, { ...repeat, count: repeat.count + 1 });
      continue;
    }
    const review: Review = { id: `r${reviews.length + 1}`, text, title, rating: record.rating, date: record.date };
    seen.set(key, review);
    reviews.push(review);
  }
  return {
    reviews,
    excluded: [...excluded, ...[...repeats.values()].map(repeatExclusion)].toSorted(
      (a, b) => (a.line ?? Number.MAX_SAFE_INTEGER) - (b.line ?? Number.MAX_SAFE_INTEGER),
    ),
  };
};
