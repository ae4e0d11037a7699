import { describe, expect, test } from "bun:test";
import { mineReviews } from "../../../../../server/insight/mine-reviews.ts";
import type { Mining } from "../../../../../server/insight/mining/mining.ts";
import { readReviews } from "../../../../../server/insight/read-reviews.ts";
import { shopperWords } from "../../../../../server/listing/keywords/shopper-words.ts";
import { kinOf, otherNames } from "../../../../../server/listing/keywords/synonyms.ts";
import { isWeakKeyword } from "../../../../../server/listing/keywords/weak-keywords.ts";
import { optimizeReviews } from "../../../../../server/listing/optimize-reviews.ts";
import { SUBJECTIVE_TERMS, TEMPORARY_TERMS } from "../../../../../server/listing/rules/terms/search.terms.ts";
import { bytes } from "../../../../../server/listing/words/fold.ts";
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

  test("are no holiday where somebody was away on one", () => {
    const away = ["A neighbor was on holiday and took it in.", "Nice after our holiday in Spain."];
    expect(typed(away, "Fenmoor Serving Plate")).not.toContain("holiday");
    expect(typed(["Great for the holidays."], "Fenmoor Serving Plate")).toContain("holiday");
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

describe("words that reviewers say of something else", () => {
  test("are materials of other things", () => {
    const said = ["Leather shoes get scuffed by it.", "My wooden floor is safe.", "I fixed it with wood glue."];
    expect(typed(said, "Fenmoor Door Mat")).not.toEqual(expect.arrayContaining(["leather"]));
    expect(typed(said, "Fenmoor Door Mat")).not.toContain("wooden");
    const own = ["It is made of real leather.", "The cotton feels soft.", "A nice wooden mat."];
    expect(typed(own, "Fenmoor Door Mat")).toEqual(expect.arrayContaining(["leather", "cotton", "wooden"]));
  });

  test("are what helps against a fault", () => {
    const fixed = [
      "Nice, but I put a canvas bag strap under it.",
      "We tied it to the bed with a drawstring.",
      "Good. Added yoga blocks so it doesn't slide.",
    ];
    expect(typed(fixed, "Fenmoor Foot Rest")).not.toContain("yoga");
    expect(typed(["I put it under my desk for yoga."], "Fenmoor Foot Rest")).toContain("yoga");
  });

  test("are of food, unless it is eaten, and of dogs, unless it is for them", () => {
    const said = ["The pictures are tiny, and mine are picky.", "Our beagle likes it, too."];
    const words = typed(said, "Fenmoor Cat Tunnel");
    for (const word of ["bite size", "mini", "picky", "small breed"]) expect(words).not.toContain(word);
    expect(typed(said, "Fenmoor Dog Treats")).toEqual(expect.arrayContaining(["bite size", "picky", "small breed"]));
  });

  test("are where something went, unless it is used there", () => {
    expect(typed(["It rolled past the bathroom."], "Fenmoor Toy Car")).not.toContain("bathroom");
    expect(typed(["Perfect for the bathroom."], "Fenmoor Toy Car")).toContain("bathroom");
  });
});

describe("uses and places that one of several reviewers names", () => {
  const OTHERS = Array.from({ length: 9 }, (_, index) => `Works well, ${index + 2} weeks now.`);
  const one = (review: string, productName = "Fenmoor Storage Bin"): string[] =>
    typed([...OTHERS, review], productName);

  test("count where they are told as uses of it", () => {
    expect(one("I use it while camping.")).toContain("camping");
    expect(one("Perfect for the patio.")).toContain("patio");
    expect(one("I rely on it as a nurse.")).toContain("nurse");
    expect(typed([...OTHERS, "It sits on the patio.", "We have it on the patio."], "Fenmoor Storage Bin")).toContain(
      "patio",
    );
  });

  test("count not in passing, nor as a word of another thing", () => {
    expect(one("I was on the patio when it came.")).not.toContain("patio");
    expect(one("I was fishing it out of the mud for an hour.")).not.toContain("fishing");
    expect(one("As hard as a hockey puck.")).not.toContain("hockey");
    expect(one("Great for my garden hose.")).not.toContain("garden");
    expect(one("A gift for my nephew.")).not.toContain("nephew");
  });

  test("are of desks for lamps alone", () => {
    expect(typed(["I like it on my desk."], "Fenmoor LED Lamp")).toContain("task");
    expect(typed(["I like it on my desk."], "Fenmoor Aquarium Light")).not.toContain("task");
  });
});

test("whom a thing is for is searched by other names as well", () => {
  expect(kinOf("cat")).toContain("feline");
  expect(kinOf("women")).not.toContain("feline");
  expect(kinOf(null)).toEqual([]);
});

describe("words of plenty of reviews", () => {
  const PLENTY = Array.from({ length: 20 }, (_, index) => `Works well, ${index + 2} weeks now.`);

  test("take two reviewers, though one tells it clearly as a use or a gift", () => {
    const once = ["I use it while camping.", "Bought it as a gift."];
    for (const word of ["camping", "gift"]) {
      expect(typed([...PLENTY, ...once], "Fenmoor Storage Bin")).not.toContain(word);
      expect(typed([...PLENTY, ...once, "Great for camping.", "A lovely gift."], "Fenmoor Storage Bin")).toContain(
        word,
      );
    }
  });

  test("take one reviewer for what its kind of thing is searched by, unless the seller names keywords", () => {
    const mined = mine([...PLENTY, "Makes a great espresso."], "Fenmoor Coffee Grinder");
    expect(shopperWords(mined).map((word) => word.typed)).toContain("espresso");
    expect(shopperWords(mined, true)).toEqual([]);
  });

  test("are no parts of the thing and no drinks that are only cold", () => {
    const said = ["The handle is great.", "I love the handle.", "It keeps things cold.", "Very cold, and a nice lid."];
    const words = typed([...PLENTY, ...said], "Fenmoor Insulated Bottle");
    for (const word of ["handle", "lid", "cold drinks"]) expect(words).not.toContain(word);
  });
});
