import { describe, expect, test } from "bun:test";
import { CIRCUMSTANCE_PATTERNS } from "../../../../../server/insight/avatar/circumstances/find-circumstances.ts";
import { patternBook, patternSieve } from "../../../../../server/insight/text/pattern-book.ts";
import { REVIEW_SETS, reviewSetInput } from "../../../../support/reviews/review-sets.ts";

describe("a book of patterns", () => {
  const patterns = [/\bfell (?:\w+ )?off\b/, /\b(?:rattles?|hums?) at night\b/, /\d+ times/, /\w+/];
  const { candidatesIn, toldOf } = patternBook(patterns);

  test.each([
    ["the knob fell right off", [0, 3]],
    ["it fell from a shelf and went off", [0, 3]],
    ["it fell", [3]],
    ["it hums at night", [1, 3]],
    ["at night it hums", [3]],
    ["three times", [2, 3]],
  ])("finds what may match in %p", (text, places) => {
    expect([...candidatesIn(text)].toSorted()).toEqual(places);
  });

  test("leaves out what is not asked for", () => {
    const others = toldOf((pattern) => pattern !== 0);
    expect(candidatesIn("the knob fell right off", others).has(0)).toBe(false);
    expect(candidatesIn("it hums at night", others).has(1)).toBe(true);
  });
});

describe("a sieve", () => {
  test("reads capitals and line ends", () => {
    const mine = /\b[Mm]y (?:sore )?Back\b/g;
    const loud = /\btoo LOUD\b/gi;
    const mayMatch = patternSieve([mine, loud]);
    expect(mayMatch("MY\nsore back")).toEqual(new Set());
    expect(mayMatch("Good.\nMy Back is fine, but too loud")).toEqual(new Set([mine, loud]));
  });

  test("lets every pattern through that matches", () => {
    const mayMatch = patternSieve(CIRCUMSTANCE_PATTERNS);
    const own = [
      "I have sciatica and I’m on my feet all day.",
      "We live in a small apartment.",
      "My mom has arthritis, and I rent.",
      "As a nurse I work nights.\nOur newborn has asthma.",
    ];
    const texts = [...own, ...REVIEW_SETS.flatMap(({ id }) => reviewSetInput(id).reviewsText.split(/\n\n+/))];
    let matched = 0;
    for (const text of texts)
      for (const pattern of CIRCUMSTANCE_PATTERNS) {
        if (text.search(pattern) === -1) continue;
        matched += 1;
        expect(mayMatch(text).has(pattern), `${pattern.source} in ${text}`).toBe(true);
      }
    expect(matched).toBeGreaterThan(4);
  });
});
