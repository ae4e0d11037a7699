import { describe, expect, test } from "bun:test";
import { readReviews } from "../../../../../server/insight/read-reviews.ts";

const A = "The lid seals well and keeps coffee hot all morning.";
const B = "The handle broke after two weeks of light use.";
const C = "It fits my cup holder and rinses clean in the sink.";

const read = (text: string) =>
  readReviews({ text }).reviews.map(({ rating, date, text: said }) => [rating, date, said] as const);

const DAYS = ["2026-03-01", "2026-03-02", "2026-03-03"] as const;
const DATED = [A, B, C].map((text, index) => [null, DAYS[index], text]);

describe("dates without stars", () => {
  test.each([
    ["above", `2026-03-01\n${A}\n\n2026-03-02\n${B}\n\n2026-03-03\n${C}`],
    ["above, with the month's name", `March 1, 2026\n${A}\n\nMarch 2, 2026\n${B}\n\nMarch 3, 2026\n${C}`],
    ["above, the day first", `01.03.2026\n${A}\n\n02.03.2026\n${B}\n\n03.03.2026\n${C}`],
    ["above, without empty lines", `2026-03-01\n${A}\n2026-03-02\n${B}\n2026-03-03\n${C}`],
    ["as paragraphs of their own", `2026-03-01\n\n${A}\n\n2026-03-02\n\n${B}\n\n2026-03-03\n\n${C}`],
    ["below", `${A}\n2026-03-01\n\n${B}\n2026-03-02\n\n${C}\n2026-03-03`],
    ["below, without empty lines", `${A}\n2026-03-01\n${B}\n2026-03-02\n${C}\n2026-03-03`],
  ])("%s, are each of their own review", (_, text) => {
    expect<unknown[]>(read(text)).toEqual(DATED);
  });

  test("below texts of several lines end them", () => {
    const text = `${A}\nIt is light.\n2026-03-01\n\n${B}\nI sent it back.\n2026-03-02`;
    expect<unknown[]>(read(text)).toEqual([
      [null, "2026-03-01", `${A}\nIt is light.`],
      [null, "2026-03-02", `${B}\nI sent it back.`],
    ]);
  });
});

const RATED = [
  [5, "2026-03-03", A],
  [2, "2026-03-05", B],
];

describe("stars and dates", () => {
  test.each([
    ["the date first", `March 3, 2026\n5 stars\n${A}\n\nMarch 5, 2026\n2 stars\n${B}`],
    ["the stars first", `5 stars\nMarch 3, 2026\n${A}\n\n2 stars\nMarch 5, 2026\n${B}`],
    ["both below", `${A}\n5 stars\n2026-03-03\n\n${B}\n2 stars\n2026-03-05`],
    ["stars above, dates below", `5 stars\n${A}\n2026-03-03\n\n2 stars\n${B}\n2026-03-05`],
    ["dates above, stars below", `2026-03-03\n${A}\n5 stars\n\n2026-03-05\n${B}\n2 stars`],
    ["with a badge between", `5 stars\nVerified Purchase\n2026-03-03\n${A}\n\n2 stars\n2026-03-05\n${B}`],
    ["date and stars of one line", `2026-03-03\n5/5 ${A}\n\n2026-03-05\n2/5 ${B}`],
    ["labelled", `Rating: 5\nDate: 2026-03-03\nReview: ${A}\n\nRating: 2\nDate: 2026-03-05\nReview: ${B}`],
    ["labelled below", `Review: ${A}\nStars: 5\nDate: 2026-03-03\nReview: ${B}\nStars: 2\nDate: 2026-03-05`],
  ])("%s", (_, text) => {
    expect<unknown[]>(read(text)).toEqual(RATED);
  });

  test("paragraphs of one review stay one", () => {
    const text = `5 stars\n2026-03-03\n${A}\n\n${C}\n\n2 stars\n2026-03-05\n${B}`;
    expect<unknown[]>(read(text)).toEqual([
      [5, "2026-03-03", `${A}\n${C}`],
      [2, "2026-03-05", B],
    ]);
  });

  test("names and days of one line are no text", () => {
    const text = `Ana Silva on Mar 3, 2026\n5 out of 5 stars\n${A}\n\nBo on Mar 5, 2026\n2 out of 5 stars\n${B}`;
    expect<unknown[]>(read(text)).toEqual(RATED);
    expect(readReviews({ text }).excluded.map((each) => [each.text, each.detail])).toEqual([
      ["Ana Silva", "Reviewer name"],
      ["Bo", "Reviewer name"],
    ]);
  });

  test("a day something happened on is no reviewer's", () => {
    expect(read(`${A}\n\nOrdered on March 3, 2026\n${B}`).map(([, date]) => date)).toEqual([null, null]);
  });

  test("Walmart's names above the votes are no text", () => {
    const head = "review\nVerified Purchase\n";
    const text = `5 out of 5 stars ${head}3/3/2026\n${A}\nAna\n0\n0\n2 out of 5 stars ${head}3/5/2026\n${B}\nBo\n1\n0`;
    expect<unknown[]>(read(text)).toEqual(RATED);
  });
});

describe("stars in other forms", () => {
  test.each([
    ["Rating: 5/5", "Rating: 2/5"],
    ["Rating: 5", "Rating: 2"],
    ["Rating: 5 stars", "Rating: 2 stars"],
    ["Rating: ★★★★★", "Rating: ★★☆☆☆"],
    ["Stars: 5", "Stars: 2"],
    ["(5 stars)", "(2 stars)"],
    ["[5/5]", "[2/5]"],
    ["Five stars", "Two stars"],
  ])("%p above", (five, two) => {
    const expected = [
      [5, null, A],
      [2, null, B],
    ];
    expect<unknown[]>(read(`${five}\n${A}\n\n${two}\n${B}`)).toEqual(expected);
    expect<unknown[]>(read(`${A}\n${five}\n\n${B}\n${two}`)).toEqual(expected);
  });

  test.each(["- 2/5", "– 2 stars", "(2/5)", "(2 stars)", "[2/5]", "- two stars"])("%p at the end", (end) => {
    expect<unknown[]>(read(`${A} - 5/5\n\n${B} ${end}`)).toEqual([
      [5, null, A],
      [2, null, B],
    ]);
  });

  test("a last sentence of stars stays said", () => {
    expect<unknown[]>(read(`${A} 5 stars!`)).toEqual([[5, null, `${A} 5 stars!`]]);
  });

  test.each(["I would give it 4 - 5 stars", "We are a family of 5", "It beats the ones with 5 stars"])(
    "%p says none",
    (text) => {
      expect<unknown[]>(read(`${A}\n\n${text}`)).toEqual([
        [null, null, A],
        [null, null, text],
      ]);
    },
  );

  test("one rating among many paragraphs divides none of them", () => {
    const { reviews, excluded } = readReviews({ text: `${A}\n\nRating: 4\n\n${B}\n\n${C}` });
    expect(reviews.map((review) => review.text)).toEqual([A, B, C]);
    expect(excluded.map((each) => each.text)).toEqual(["Rating: 4"]);
  });

  test("beside stars of the page they are words", () => {
    const page = `5.0 out of 5 stars\nFive Stars\nReviewed in Canada on March 3, 2026\n${A}\nHelpful`;
    expect(readReviews({ text: page }).reviews).toEqual([
      { id: "r1", rating: 5, date: "2026-03-03", title: "Five Stars", text: A },
    ]);
  });
});

describe("labelled parts", () => {
  test("are each what they say they are", () => {
    const one = `Title: Good lid\nRating: 4\nDate: 2026-03-01\nReviewer: Ana\nReview: ${A}\nIt is light.`;
    const { reviews, excluded } = readReviews({ text: `${one}\n\nTitle: Bad\nRating: 2\nReview: ${B}` });
    expect(reviews).toEqual([
      { id: "r1", rating: 4, date: "2026-03-01", title: "Good lid", text: `${A}\nIt is light.` },
      { id: "r2", rating: 2, date: null, title: "Bad", text: B },
    ]);
    expect(excluded.map((each) => [each.text, each.detail])).toEqual([["Reviewer: Ana", "Reviewer name"]]);
  });

  test("a label within a text opens no review", () => {
    const text = `${A}\nComment: it is heavy.\n\n${B}`;
    expect(readReviews({ text }).reviews).toHaveLength(2);
  });
});

describe("what people put around the reviews they collect", () => {
  const TEXTS = [A, B, C];
  const listed = (line: (text: string, at: number) => string, between = "\n") => TEXTS.map(line).join(between);

  test.each([
    ["a number in words", listed((text, at) => `Review ${at + 1}: ${text}`)],
    ["a customer's number", listed((text, at) => `Customer #${at + 1} - ${text}`)],
    ["quotation marks and a name", listed((text) => `“${text}” – Ana S.`)],
  ])("is none of their text: %s", (_, text) => {
    expect(read(text)).toEqual(TEXTS.map((said) => [null, null, said]));
  });

  test.each([
    ["a number with a star", listed((text) => `4★ - ${text}`)],
    ["stars at the end", listed((text) => `${text} ★★★★☆`)],
    ["a column of a spreadsheet", listed((text) => `4\t${text}`)],
  ])("is their rating: %s", (_, text) => {
    expect(read(text)).toEqual(TEXTS.map((said) => [4, null, said]));
  });

  test("notes of further shops are none of their text", () => {
    const notes = "Date of experience: March 1, 2026\nI would recommend this to a friend\nUseful\nShare";
    const text = listed((said) => `Rated 4 out of 5 stars\n${said}\n${notes}`, "\n\n");
    expect(read(text)).toEqual(TEXTS.map((said) => [4, null, said]));
  });

  test("a star alone is no rating of one", () => {
    expect(read(`You are a ⭐\n\n${B}`).map(([rating]) => rating)).toEqual([null, null]);
  });
});
