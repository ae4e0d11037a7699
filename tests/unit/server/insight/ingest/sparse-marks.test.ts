import { describe, expect, test } from "bun:test";
import { readPlain } from "../../../../../server/insight/ingest/read-plain.ts";

const THINGS = ["lid", "strap", "pump", "handle", "cover", "base", "cord", "motor", "seal", "foot"];
const SAID = ["holds up after a month.", "broke on the second day.", "is easy to clean.", "could be longer.", "works."];
const REVIEWS = Array.from({ length: 40 }, (_, at) => `The ${THINGS[at % 10]} ${SAID[(at * 7) % 5]} Week ${at + 1}.`);

const MARKS = [
  "4 stars. Fills up fast.",
  "5 stars",
  "Five stars!",
  "5/5",
  "4/5 would buy again.",
  "★★★★★ Love it.",
  "⭐⭐⭐⭐⭐",
  "Rating: 5",
  "4.5 out of 5 stars",
  "Reviewed in the United States on March 3, 2024",
  "March 3, 2024",
  "---",
  "Review 3",
];

const withMarks = (mark: string, places: readonly number[]): string[] =>
  REVIEWS.flatMap((review, at) => (places.includes(at) ? [mark, review] : [review]));

const textsOf = (paste: string): string[] => readPlain(paste).records.map(({ text }) => text);

describe.each([
  ["paragraphs", "\n\n"],
  ["lines", "\n"],
])("a mark of one or two among forty reviews in %s", (_, between) => {
  test.each(MARKS)("cuts off no other review: %s", (mark) => {
    for (const places of [[17], [0], [9, 28]]) {
      const texts = textsOf(withMarks(mark, places).join(between));
      expect(texts).toEqual(expect.arrayContaining(REVIEWS.filter((__, at) => !places.includes(at))));
      expect(texts.length).toBeLessThanOrEqual(REVIEWS.length + places.length);
    }
  });
});

test("stars with the text behind them are kept as the rating of that text", () => {
  const { records } = readPlain(["4 stars. Fills up fast.", ...REVIEWS].join("\n\n"));
  expect(records[0]).toMatchObject({ rating: 4, text: "Fills up fast." });
  expect(records[1]).toMatchObject({ rating: null, text: REVIEWS[0] });
});

test("stars right above a line are the rating of that line", () => {
  const { records } = readPlain(withMarks("2 stars", [12]).join("\n"));
  expect(records.filter(({ rating }) => rating !== null)).toMatchObject([{ rating: 2, text: REVIEWS[12] }]);
});

describe("stars that head every review", () => {
  const long = REVIEWS.slice(0, 6).join("\n\n");

  test.each(["5 stars", "4 stars - Great pump", "★★★☆☆"])("hold its paragraphs together: %s", (mark) => {
    expect(readPlain([1, 2, 3].map(() => `${mark}\n${long}`).join("\n\n")).records).toHaveLength(3);
  });

  test("as the separators do between them", () => {
    expect(readPlain([1, 2, 3].map(() => long).join("\n---\n")).records).toHaveLength(3);
  });
});
