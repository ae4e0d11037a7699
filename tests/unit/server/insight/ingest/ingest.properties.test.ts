import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import type { Review } from "../../../../../events/result/review.ts";
import { formatReviews } from "../../../../../server/insight/ingest/canonical.ts";
import { readReviews } from "../../../../../server/insight/read-reviews.ts";
import { cleanLine, cleanText, hasWords } from "../../../../../server/insight/text/clean-text.ts";
import { processorTime } from "../../../../support/processor-time.ts";

const countWords = (text: string): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const word of text.match(/[a-z]{3,}/g) ?? []) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
};

const word = fc.stringMatching(/^[a-z]{3,8}$/);
const sentence = fc.array(word, { minLength: 2, maxLength: 9 }).map((words) => `${words.join(" ")}.`);
const line = fc.oneof(
  { weight: 5, arbitrary: sentence },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      "",
      "Helpful",
      "Report",
      "Verified Purchase",
      "---",
      "Color: blue",
      "3 people found this helpful",
      "www.example.com",
    ),
  },
);

describe("in = used + listed", () => {
  test("every word of pasted text is in a review or in the list of what was not used", () => {
    fc.assert(
      fc.property(fc.array(line, { maxLength: 25 }), (lines) => {
        const text = lines.join("\n");
        const { reviews, excluded } = readReviews({ text });
        const out = [
          ...reviews.flatMap((review) => [review.title ?? "", review.text]),
          ...excluded.flatMap((each) => Array.from({ length: each.count ?? 1 }, () => each.text)),
        ];
        expect(countWords(out.join("\n"))).toEqual(countWords(text));
      }),
      { numRuns: 300 },
    );
  });

  test("every cell of a table is in a review or in the list", () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(sentence, word), { minLength: 1, maxLength: 12 }), (rows) => {
        const csv = ["review,author,rating", ...rows.map(([text, author]) => `${text},${author},4`)].join("\n");
        const { reviews, excluded } = readReviews({ bytes: new TextEncoder().encode(csv), fileName: "reviews.csv" });
        const repeats = excluded
          .filter((each) => each.reason === "duplicate" || each.reason === "near-duplicate")
          .reduce((sum, each) => sum + (each.count ?? 1), 0);
        expect(reviews.length + repeats).toBe(rows.length);
        expect(excluded.find((each) => each.detail.includes("author"))?.count ?? 1).toBe(rows.length);
      }),
      { numRuns: 100 },
    );
  });
});

const reviewText = fc
  .array(
    fc.oneof(
      fc.string({ unit: "binary", maxLength: 40 }),
      sentence,
      fc.constantFrom("", "Helpful", "## Review 2 | rating 5", "\\## Review 3", "---", "5 stars", "<p>hi</p>", "[]"),
    ),
    { minLength: 1, maxLength: 6 },
  )
  .map((lines) => cleanText(lines.join("\n")))
  .filter(hasWords);

const review = fc.record({
  text: reviewText,
  title: fc.option(fc.oneof(sentence, fc.constantFrom("5 stars", "date 2020-01-01", "a | title b")).map(cleanLine), {
    nil: null,
  }),
  rating: fc.option(fc.constantFrom(1, 2, 3, 4, 5, 4.5), { nil: null }),
  date: fc.option(fc.constantFrom("2024-02-29", "2025-12-01"), { nil: null }),
});

test("what formatReviews writes reads back to the same reviews", () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(review, {
        minLength: 1,
        maxLength: 6,
        selector: (each) =>
          each.text
            .toLowerCase()
            .replace(/[^\p{L}\p{N}]+/gu, " ")
            .trim(),
      }),
      (records) => {
        const given: Review[] = records.map((record, index) => ({ id: `r${index + 1}`, ...record }));
        const { reviews, excluded } = readReviews({ text: formatReviews(given) });
        expect(readReviews({ text: formatReviews(reviews) }).reviews).toEqual(reviews);
        const parts = excluded.reduce((sum, each) => sum + (each.count ?? 1), 0);
        expect(reviews.length + parts).toBe(given.length);
        for (const review of reviews)
          expect(given.map(({ title, text }) => [text, `${title}\n${text}`])).toContainEqual(
            expect.arrayContaining([review.text]),
          );
      },
    ),
    { numRuns: 400 },
  );
});

describe("hostile input", () => {
  const fill = (part: string, length: number): string => part.repeat(Math.ceil(length / part.length)).slice(0, length);

  const readAs = (text: string): void => {
    readReviews({ text });
    readReviews({ text: `review,rating\n${text}` });
    readReviews({ text: `<html>${text}` });
  };

  const msOf = (text: string): number => processorTime(() => readAs(text));

  /** Compares the quickest of ever more rounds, as other work on the machine only ever makes a round slower. */
  const growsLikeSixteen = (part: string): boolean => {
    const [rounds, noiseMs] = [8, 40];
    const [short, long] = [fill(part, 25_000), fill(part, 100_000)];
    let [shortMs, longMs] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
    for (let round = 0; round < rounds; round += 1) {
      shortMs = Math.min(shortMs, msOf(short));
      longMs = Math.min(longMs, msOf(long));
      if (round > 1 && longMs < 10 * shortMs + noiseMs) return false;
    }
    return true;
  };

  const hostile = [
    "a",
    "★",
    "<div>",
    "<p<",
    "<script>",
    "[",
    '"',
    '{"a":',
    "x\n",
    " \u00a0",
    "5 out of ",
    "5.",
    "review,",
    "a@",
    "## Review 1\n",
    "1/",
    "| ",
    "\u0000",
    "<!--",
    "<![CDATA[",
    "<p>1",
    "1\n\n",
    "</p><a ",
    "<table></div>",
    "</p>★<div class=review>",
  ];

  // Four times the text is four times the work where reading is linear, and sixteen times where it is quadratic.
  test.each(hostile)(
    "four times as much of %j takes nothing like sixteen times as long",
    (part) => expect(growsLikeSixteen(part)).toBe(false),
    60_000,
  );

  test("any text and any bytes are read without an unexpected error", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: "binary", maxLength: 300 }),
        fc.constantFrom("r.txt", "r.csv", "r.html", "r.json", "r.jsonl", "r"),
        (text, fileName) => {
          readReviews({ text });
          readReviews({
            bytes: new TextEncoder()
              .encode(`a ${text.replaceAll("\u0000", "")}`)
              .filter((byte) => byte > 31 || byte === 10),
            fileName,
          });
        },
      ),
      { numRuns: 500 },
    );
  });
});
