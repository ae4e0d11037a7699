import { describe, expect, test } from "bun:test";
import { readReviews } from "../../../../../server/insight/ingest/read-reviews.ts";

const CSV = `review,advice,code,rating
Keeps cold all day,Buy the bigger one,A1,3
Easy to clean,,A2,4`;

const JSON_REVIEWS = JSON.stringify([
  { text: "Keeps cold", advice: "Buy the bigger one", verified: true, rating: 4 },
  { text: "Easy to clean", rating: 5 },
]);

const LINES = `{"text":"Keeps cold"}
The lid leaks, says Ada
{"text":"Easy to clean"}`;

const textsOf = (text: string, include: readonly string[] = []): string[] =>
  readReviews({ text }, include).reviews.map((review) => review.text);

describe("what a file has beside its reviews", () => {
  test.each([
    [
      "a column",
      CSV,
      "Column “advice” is not part of a review",
      ["Keeps cold all day\nBuy the bigger one", "Easy to clean"],
    ],
    [
      "a property",
      JSON_REVIEWS,
      "Property “advice” is not part of a review",
      ["Keeps cold\nBuy the bigger one", "Easy to clean"],
    ],
    [
      "a line that is no JSON",
      LINES,
      "This line is not valid JSON",
      ["Keeps cold", "Easy to clean", "The lid leaks, says Ada"],
    ],
  ])("%s is listed, and used when it is asked for", (_, text, detail, texts) => {
    const left = readReviews({ text }).excluded.find((each) => each.detail === detail);
    expect(textsOf(text).join()).not.toContain(left?.text ?? "?");
    const again = readReviews({ text }, [left?.id ?? ""]);
    expect(again.reviews.map((review) => review.text)).toEqual(texts);
    expect(again.excluded.map((each) => each.detail)).not.toContain(detail);
    expect<unknown[]>(again.included).toEqual([left]);
  });

  test("and which says nothing, is listed for good", () => {
    const details = ["Column “code” is not part of a review", "Property “verified” is not part of a review"];
    const found = [CSV, JSON_REVIEWS].flatMap((text) => readReviews({ text }).excluded);
    for (const detail of details) expect(found.find((each) => each.detail === detail)).not.toHaveProperty("id");
  });
});

describe("praise and blame that are told apart", () => {
  test("are both the review, in a table", () => {
    const table = "pros,cons,rating\nKeeps cold all day,Leaks a lot,3\nEasy to clean,None,5";
    expect(textsOf(table).map((text) => text.split("\n").toSorted())).toEqual([
      ["Keeps cold all day", "Leaks a lot"],
      ["Easy to clean", "None"],
    ]);
    expect(readReviews({ text: table }).excluded).toEqual([]);
  });

  test("stand beside its text, in JSON", () => {
    const reviews = JSON.stringify([{ text: "Nice bottle", pros: "Keeps cold", cons: "Heavy", rating: 4 }]);
    expect(textsOf(reviews)).toEqual(["Nice bottle\nKeeps cold\nHeavy"]);
  });
});

test("comments of a page are listed, though nobody sees them", () => {
  const page = `<html><body><!-- from our shop --><div data-hook="review"><span data-hook="review-body">The lid leaks in my bag.</span></div><!-- --></body></html>`;
  const { excluded, reviews } = readReviews({ text: page });
  expect(reviews.map(({ text }) => text)).toEqual(["The lid leaks in my bag."]);
  expect(excluded).toContainEqual({
    reason: "not-a-review",
    text: "from our shop",
    detail: "Comments in the page, which nobody sees",
    line: null,
  });
});
