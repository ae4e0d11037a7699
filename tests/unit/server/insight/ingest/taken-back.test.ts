import { describe, expect, test } from "bun:test";
import { readReviews } from "../../../../../server/insight/read-reviews.ts";

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

const GIVEN = "I received this for free in exchange for my honest review. The lid is great.";
const ASKING = "Write to me at joe@example.com and get a free gift card for 5 stars.";

const review = (name: string, stars: string, title: string, day: string, text: string): string =>
  `${name}\n${stars} out of 5 stars ${title}\nReviewed in Canada on March ${day}, 2026\nVerified Purchase\n${text}\nHelpful\nReport`;

const COPIED = [
  review("Ana", "5.0", "Keeps cold", "1", "It keeps water cold until the evening and fits my bag."),
  review("Bo", "4.0", "Good", "2", GIVEN),
  review("Cy", "5.0", "Nice", "3", ASKING),
  review("Di", "3.0", "Great", "4", "It keeps water cold until the evening and fits my bag."),
  review("Ed", "2.0", "Heavy", "5", "The handle broke in the second week."),
].join("\n\n");

describe("a review that is left out", () => {
  const { excluded } = readReviews({ text: COPIED });
  const whole = excluded.filter(({ reason }) => reason !== "boilerplate");

  test("is listed with its title, its stars and its date", () => {
    expect(whole.map(({ text }) => text)).toEqual([
      `Good · ${GIVEN} · 4 stars · 2026-03-02`,
      `Nice · ${ASKING} · 5 stars · 2026-03-03`,
      "Great · It keeps water cold until the evening and fits my bag. · 3 stars · 2026-03-04",
    ]);
  });

  test("comes back whatever lines of the page are used beside it", () => {
    const ids = whole.flatMap(({ id }) => id ?? []);
    for (const line of excluded.filter(({ reason }) => reason === "boilerplate")) {
      const again = readReviews({ text: COPIED }, [...ids, line.id ?? ""]);
      expect(again.reviews.map(({ rating }) => rating)).toEqual([5, 4, 5, 3, 2]);
      expect(again.reviews.some(({ text }) => text.includes(line.text))).toBe(true);
      expect(again.excluded.filter(({ reason }) => reason !== "boilerplate")).toEqual([]);
    }
  });

  test("says the name above it, where that was asked for", () => {
    const name = excluded.find(({ text }) => text === "Bo");
    const again = readReviews({ text: COPIED }, [name?.id ?? ""]);
    expect(again.reviews).toHaveLength(2);
    expect(again.excluded.find(({ reason }) => reason === "incentivized")?.text).toStartWith("Good · Bo\n");
  });

  test("is the same one beside a column that was taken back in", () => {
    const table = `review,advice,rating\n${GIVEN},Buy the big one,4\nIt keeps water cold.,Get two,5`;
    const left = readReviews({ text: table }).excluded;
    const again = readReviews(
      { text: table },
      left.flatMap(({ id }) => id ?? []),
    );
    expect(again.reviews.map(({ text }) => text)).toEqual([
      `${GIVEN}\nBuy the big one`,
      "It keeps water cold.\nGet two",
    ]);
    expect(again.excluded).toEqual([]);
  });
});

test("signs and titles without a text are used when they are asked for, and stars alone have nothing to use", () => {
  const table = "title,review,rating\nGreat lid,,5\n,👍👍👍,4\n,,3";
  const text = JSON.stringify([
    { title: "Great lid", text: "!!!", rating: 5 },
    { text: "👍👍👍", rating: 4 },
  ]);
  expect(readReviews({ text: table }).excluded.map((each) => [each.text, each.id !== undefined])).toEqual([
    ["👍👍👍 · 4 stars", true],
    ["3 stars", false],
  ]);
  const { excluded } = readReviews({ text });
  expect(excluded.map((each) => [each.text, each.detail])).toEqual([
    ["Great lid\n!!! · 5 stars", "A title without a text"],
    ["👍👍👍 · 4 stars", "No words, only signs"],
  ]);
  const again = readReviews({ text }, [excluded[0]?.id ?? "", excluded[1]?.id ?? ""]);
  expect(again.reviews.map((each) => each.text)).toEqual(["Great lid\n!!!", "👍👍👍"]);
});
