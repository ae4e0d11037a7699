import { describe, expect, test } from "bun:test";
import { readPlain } from "../../../../../server/insight/ingest/read-plain.ts";
import { readReviews } from "../../../../../server/insight/read-reviews.ts";
import { AMAZON_PAGES } from "../../../../support/review-pages/amazon.ts";
import { OTHER_PAGES } from "../../../../support/review-pages/other-shops.ts";
import { pastedText, reviewLines } from "../../../../support/review-pages/review-page.ts";

const wordsOf = (text: string): string[] => text.match(/\p{L}{2,}/gu)?.toSorted() ?? [];

/** Stars and dates become numbers and days. */
const FACTS =
  /(?:Rated )?\d[.,]?\d? (?:out of|von|de|sur|su) 5.*|5つ星.*|^(?:Reviewed|Rezension|Bewertet|Reseñado|Avis|Recensito) .*|[A-Z][a-z]{2} \d+, \d{4}$/u;

describe.each([...AMAZON_PAGES, ...OTHER_PAGES])("$name", (page) => {
  const { records, excluded } = readPlain(pastedText(page));
  const said = records.filter(({ text }) => text !== "");

  test("each review is read whole, and nothing of the page is one or joins one", () => {
    expect(said.map(({ title, text }) => [title, ...text.split("\n")].filter(Boolean))).toEqual(reviewLines(page));
  });

  test("has its own stars and its own date", () => {
    expect(said.map(({ rating }) => rating)).toEqual([...page.stars]);
    expect(said.map(({ date }) => date)).toEqual([...page.dates]);
  });

  test("every word of the page is in a review or in the list", () => {
    const known = new Set([
      ...said.flatMap((each) => wordsOf(`${each.title} ${each.text}`)),
      ...excluded.flatMap((each) => wordsOf(each.text)),
    ]);
    const lines = pastedText(page)
      .split("\n")
      .map((line) => line.replace(FACTS, ""));
    expect(lines.flatMap(wordsOf).filter((word) => !known.has(word))).toEqual([]);
  });

  test("any line of the page can be taken for a review's after all", () => {
    const pasted = pastedText(page);
    for (const { id, reason, text } of excluded) {
      if (reason !== "boilerplate" || id === undefined) continue;
      const { reviews, included, excluded: rest } = readReviews({ text: pasted }, [id]);
      const judged = rest.filter((each) => each.reason !== "boilerplate").map((each) => each.text);
      const read = [...reviews.map((each) => `${each.title} ${each.text}`), ...judged];
      const used = new Set(read.flatMap(wordsOf));
      expect(included.map((each) => each.text)).toContain(text);
      expect(wordsOf(text).filter((word) => !used.has(word))).toEqual([]);
    }
  });
});

test("an offer for stars is left out with its reason, and can be taken back in", () => {
  const offer = "Contact me at joe@example.com, free gift card if you leave 5 stars. It cures arthritis pain.";
  const text = `${offer}\n\nThe handle is sturdy.`;
  const { reviews, excluded } = readReviews({ text });
  expect(reviews.map((each) => each.text)).toEqual(["The handle is sturdy."]);
  expect(excluded.map((each) => [each.reason, each.text])).toEqual([["solicitation", offer]]);
  const again = readReviews({ text }, [excluded[0]?.id ?? ""]);
  expect(again.reviews.map((each) => each.text)).toEqual([offer, "The handle is sturdy."]);
  expect(again.included.map((each) => each.reason)).toEqual(["solicitation"]);
});
