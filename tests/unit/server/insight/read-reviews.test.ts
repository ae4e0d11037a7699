import { describe, expect, test } from "bun:test";
import { readReviews } from "../../../../server/insight/read-reviews.ts";

const textsOf = (text: string): string[] => readReviews({ text }).reviews.map((review) => review.text);
const file = (content: string | Uint8Array, fileName: string) =>
  readReviews({ bytes: typeof content === "string" ? new TextEncoder().encode(content) : content, fileName });

const PAGE = `Customer reviews
4.1 out of 5
Top reviews from the United States

Jane D.
5.0 out of 5 stars Great bottle
Reviewed in the United States on March 3, 2025
Color: Blue
Verified Purchase
The lid does not leak.

It also stays cold.
12 people found this helpful
Helpful
Report

Bob
1.0 out of 5 stars Nope
Reviewed in Canada on 4 March 2025
Leaks everywhere.
Report`;

describe("plain text", () => {
  test("a copied review page gives title, stars, date and text, and lists everything else", () => {
    const { reviews, excluded } = readReviews({ text: PAGE });
    expect(reviews).toEqual([
      {
        id: "r1",
        text: "Great bottle\nThe lid does not leak.\nIt also stays cold.",
        title: "Great bottle",
        rating: 5,
        date: "2025-03-03",
      },
      { id: "r2", text: "Leaks everywhere.", title: "Nope", rating: 1, date: "2025-03-04" },
    ]);
    expect(excluded.map(({ text, line }) => [line, text])).toEqual([
      [1, "Customer reviews"],
      [2, "4.1 out of 5"],
      [3, "Top reviews from the United States"],
      [5, "Jane D."],
      [8, "Color: Blue"],
      [9, "Verified Purchase"],
      [13, "12 people found this helpful"],
      [14, "Helpful"],
      [15, "Report"],
      [17, "Bob"],
      [21, "Report"],
    ]);
  });

  test("paragraphs, lines, bullets and separators each divide reviews", () => {
    expect(textsOf("First one.\nStill the first.\n\nSecond one.")).toEqual([
      "First one.\nStill the first.",
      "Second one.",
    ]);
    expect(textsOf("Good lid.\nBad straw.\nNice color.")).toEqual(["Good lid.", "Bad straw.", "Nice color."]);
    expect(textsOf("- Good lid\n- Bad straw")).toEqual(["Good lid", "Bad straw"]);
    expect(textsOf("Good lid.\n\nReally.\n---\nBad straw.")).toEqual(["Good lid.\nReally.", "Bad straw."]);
  });

  test("a line that was wrapped is one sentence again", () => {
    const wrapped =
      "I have used this bottle for a whole year now and it still\nkeeps the water cold.\nNot a single leak so far!";
    expect(textsOf(wrapped)).toEqual([
      "I have used this bottle for a whole year now and it still keeps the water cold.",
      "Not a single leak so far!",
    ]);
  });

  test("right-to-left text is read like any other", () => {
    expect(textsOf("هذه الزجاجة رائعة.\n\nהבקבוק מצוין.")).toEqual(["هذه الزجاجة رائعة.", "הבקבוק מצוין."]);
  });

  test("signs without words are listed and not used", () => {
    const { reviews, excluded } = readReviews({ text: "👍👍👍\n\n!!!" });
    expect(reviews).toEqual([]);
    expect(excluded.map((each) => [each.reason, each.text])).toEqual([
      ["no-words", "👍👍👍"],
      ["no-words", "!!!"],
    ]);
  });
});

describe("the day of a review", () => {
  const dayOf = (date: unknown): string | null | undefined =>
    readReviews({ text: JSON.stringify([{ text: "The lid leaks in my bag.", date }]) }).reviews[0]?.date;

  test.each([
    [1_735_786_800, "2025-01-02"],
    [1_735_786_800_000, "2025-01-02"],
    ["2024-02-29", "2024-02-29"],
    ["February 28, 2025", "2025-02-28"],
  ])("%p is %s", (date, day) => {
    expect(dayOf(date)).toBe(day);
  });

  test.each([9e15, 1e300, 2.5e14, "2025-02-29", "Feb 29, 2100", "31.04.2025", "0/3/2025"])("%p is none", (date) => {
    expect(dayOf(date)).toBeNull();
  });
});

describe("repeats", () => {
  test("ten thousand identical reviews are one review and one counted exclusion", () => {
    const { reviews, excluded } = readReviews({ text: "The lid leaks when it lies on its side.\n\n".repeat(10_000) });
    expect(reviews).toHaveLength(1);
    expect(excluded).toEqual([
      {
        text: "The lid leaks when it lies on its side.",
        reason: "duplicate",
        detail: "The same as review 1, 9,999 times",
        line: 3,
        count: 9_999,
        id: expect.stringMatching(/^[0-9a-f]{14}$/),
      },
    ]);
  });

  test("short praise with other stars is another review", () => {
    expect(textsOf("5/5 Love it\n\n4/5 Love it\n\n4/5 Love it")).toEqual(["Love it", "Love it"]);
  });
});

describe("tables", () => {
  test("columns are found by name, and unused ones are listed", () => {
    const { reviews, excluded, format } = file(
      'id;Stars;Review;Date\n7;5;"Great; really";2025-01-02\n8;2;Leaks;03.01.2025\n',
      "reviews.csv",
    );
    expect(format).toBe("csv");
    expect(reviews.map(({ text, rating, date }) => [text, rating, date])).toEqual([
      ["Great; really", 5, "2025-01-02"],
      ["Leaks", 2, "2025-01-03"],
    ]);
    expect(excluded).toEqual([
      { text: "7, 8", reason: "boilerplate", detail: "Column “id” is not part of a review", line: null, count: 2 },
    ]);
  });

  test("a table without a header is read by what its cells look like", () => {
    const { reviews } = file("\uFEFF4,The straw is hard to clean\n5,It stays cold all day long\n", "reviews.csv");
    expect(reviews.map(({ text, rating }) => [text, rating])).toEqual([
      ["The straw is hard to clean", 4],
      ["It stays cold all day long", 5],
    ]);
  });

  test("a row without a text is listed", () => {
    expect(file("rating,review\n5,\n4,Good lid\n", "r.csv").excluded).toEqual([
      { text: "5 stars", reason: "no-words", detail: "A rating or date without a text", line: 2 },
    ]);
  });
});

describe("JSON", () => {
  test("nested objects and plain strings are reviews; other properties are listed", () => {
    const { reviews, excluded } = readReviews({
      text: '{"shop":"x","reviews":[{"body":"Good lid","stars":4,"author":"J"},"Bad straw"]}',
    });
    expect(reviews.map(({ text, rating }) => [text, rating])).toEqual([
      ["Good lid", 4],
      ["Bad straw", null],
    ]);
    expect(excluded.map((each) => each.detail)).toEqual([
      "Property “shop” is not part of a review",
      "Property “author” is not part of a review",
    ]);
  });

  test("broken lines of JSON lines are listed as unreadable", () => {
    const { reviews, excluded } = file('{"text":"Good lid"}\n{"text":\n{"text":"Bad straw"}\n', "r.jsonl");
    expect(reviews.map((review) => review.text)).toEqual(["Good lid", "Bad straw"]);
    expect(excluded.map(({ reason, line }) => [reason, line])).toEqual([["unreadable", 2]]);
  });

  test("a file that is not JSON at all is listed, not guessed at", () => {
    expect(file("{ oh no", "r.json")).toEqual({
      reviews: [],
      excluded: [{ text: "{ oh no", reason: "unreadable", detail: "This file is not valid JSON", line: 1 }],
      included: [],
      format: "json",
    });
  });
});

describe("saved pages", () => {
  test("review markup is read and scripts are never", () => {
    const html = `<html><script>document.write("<p>Fake review</p>")</script><body><h1>Shop</h1>
      <div data-hook="review"><a data-hook="review-title"><i data-hook="review-star-rating">4.0 out of 5 stars</i><span>Nice</span></a>
      <span data-hook="review-date">Reviewed in the United States on May 3, 2025</span><span data-hook="review-body">Cold &amp; dry</span></div></body></html>`;
    const { reviews, excluded } = readReviews({ text: html });
    expect(reviews).toEqual([{ id: "r1", text: "Cold & dry", title: "Nice", rating: 4, date: "2025-05-03" }]);
    expect(excluded[0]?.detail).toBe("Scripts and styles of the page");
  });

  test("linked data is read where there is no markup", () => {
    const html = `<html><script type="application/ld+json">{"@type":"Product","review":[{"@type":"Review","reviewBody":"Good lid","reviewRating":{"ratingValue":"4"}}]}</script></html>`;
    expect(readReviews({ text: html }).reviews.map(({ text, rating }) => [text, rating])).toEqual([["Good lid", 4]]);
  });

  test("any other page is read as its visible paragraphs", () => {
    expect(textsOf("<div><p>Good lid.</p><p>Bad straw.</p></div>")).toEqual(["Good lid.", "Bad straw."]);
  });
});
