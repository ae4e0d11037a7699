import { describe, expect, test } from "bun:test";
import { readReviews } from "../../../../../server/insight/ingest/read-reviews.ts";
import { type Mining, mineReviews } from "../../../../../server/insight/mine-reviews.ts";
import { shopperWords } from "../../../../../server/listing/keywords/shopper-words.ts";
import { otherNames } from "../../../../../server/listing/keywords/synonyms.ts";
import { isWeakKeyword } from "../../../../../server/listing/keywords/weak-keywords.ts";
import { optimizeReviews } from "../../../../../server/listing/optimize-reviews.ts";
import { bytes } from "../../../../../server/listing/rules/fold.ts";
import { SUBJECTIVE_TERMS, TEMPORARY_TERMS } from "../../../../../server/listing/rules/word-terms.ts";
import { REVIEW_SETS, reviewSetInput } from "../../../../support/reviews/review-sets.ts";

const mine = (reviews: readonly string[], productName: string): Mining =>
  mineReviews(readReviews({ text: reviews.join("\n\n") }).reviews, productName);

const typed = (reviews: readonly string[], productName: string): string[] =>
  shopperWords(mine(reviews, productName)).map((word) => word.typed);

describe("words that shoppers type", () => {
  test("are no uses where nothing leads to them as one", () => {
    const words = typed(
      ["Great with third-party software and my music library.", "The construction is great, very solid."],
      "Fenmoor Music Player",
    );
    expect(words.filter((word) => /party|library|construction/.test(word))).toEqual([]);
    const used = ["Great for a party.", "Works great in the library.", "Great on a construction site."];
    expect(typed(used, "Fenmoor Music Player")).toEqual(expect.arrayContaining(["party", "library", "construction"]));
  });

  test("are uses, parts and materials that content reviewers name, in the spellings shoppers use", () => {
    const words = typed(
      ["The rain fly is great and we took it to two festivals.", "Held up well on the beach. The mesh is fine."],
      "Fenmoor Camping Tent",
    );
    expect(words).toEqual(expect.arrayContaining(["rain fly", "rainfly", "festival", "beach", "mesh"]));
  });

  test("are none of complaints, of wishes or of other things", () => {
    const words = typed(
      [
        "The stakes are junk and they broke at the beach.",
        "I wish it came with a footprint.",
        "My old tent had a vestibule.",
        "No festivals for us.",
      ],
      "Fenmoor Camping Tent",
    );
    expect(words).not.toEqual(expect.arrayContaining(["stakes"]));
    for (const word of ["stakes", "footprint", "vestibule", "festival"]) expect(words).not.toContain(word);
  });

  test("name people only where they were given it", () => {
    expect(typed(["Bought it as a birthday gift for my husband. He loves it."], "Fenmoor Grinder")).toEqual(
      expect.arrayContaining(["gift", "birthday", "husband"]),
    );
    expect(typed(["My husband put it on the shelf."], "Fenmoor Grinder")).not.toContain("husband");
  });

  test("mean the kind of thing: a story is a story only in a book", () => {
    const reviews = ["A lovely story about a brave mouse, with pretty pictures."];
    expect(typed(reviews, "Fenmoor Picture Book")).toContain("storytime");
    expect(typed(reviews, "Fenmoor Camping Tent")).not.toContain("storytime");
  });
});

describe("search terms of few reviews", () => {
  test.each(REVIEW_SETS.map(({ id }) => id))("of %s use the room with words that may stand there, each once", (id) => {
    const { searchTerms } = optimizeReviews(reviewSetInput(id));
    const words = searchTerms.split(" ");
    expect(bytes(searchTerms)).toBeGreaterThanOrEqual(70);
    expect(bytes(searchTerms)).toBeLessThanOrEqual(249);
    expect(new Set(words).size).toBe(words.length);
    const banned = new Set<string>([...SUBJECTIVE_TERMS, ...TEMPORARY_TERMS]);
    expect(words.filter((word) => banned.has(word))).toEqual([]);
    expect(searchTerms).not.toMatch(/\b(?:broke|refund|junk|leak|headache|rash|return)\b/);
  });
});

describe("weak keywords", () => {
  const mining = mine(
    ["The belly strap sits well.", "Much quieter than my old blade grinder."],
    "Fenmoor Coffee Grinder",
  );
  const spanOf = (words: string) =>
    mining.reviews
      .filter(({ text }) => text.includes(words))
      .map(({ id, text }) => ({ reviewId: id, start: text.indexOf(words), end: text.indexOf(words) + words.length }));

  test("are names of parts, and names of other things", () => {
    expect(isWeakKeyword("belly strap", spanOf("belly strap"), mining)).toBe(true);
    expect(isWeakKeyword("blade grinder", spanOf("blade grinder"), mining)).toBe(true);
  });

  test("are not what a shopper types without a single complaint", () => {
    expect(isWeakKeyword("coffee grinder gift", [], mining)).toBe(false);
  });
});

test("other names belong to the whole kind where its noun alone names other things too", () => {
  expect(otherNames("case", "phone case")).toContain("smartphone");
  expect(otherNames("case", "pillow case")).not.toContain("smartphone");
  expect(otherNames("powder", "protein powder")).toContain("supplement");
  expect(otherNames("powder", "curry powder")).not.toContain("supplement");
});
