import { describe, expect, test } from "bun:test";
import {
  type TermsInput,
  writeSearchTerms,
  writeTags,
} from "../../../../../server/listing/fields/write-search-terms.ts";
import { optimizeReviews } from "../../../../../server/listing/optimize-reviews.ts";
import { characters } from "../../../../../server/listing/words/fold.ts";
import { inputFor } from "../../../../support/samples.ts";

const input = (overrides: Partial<TermsInput> = {}): TermsInput => ({
  phrases: [],
  firm: 0,
  wanted: [],
  visible: "",
  brand: "",
  max: 249,
  ...overrides,
});

const wants = (...words: [string, number][]) => words.map(([word, value]) => ({ value, needs: word.split(" ") }));

describe("search terms", () => {
  test("leave out brand, stop words, subjective words, ASINs, bare numbers and what is visible already", () => {
    const { text } = writeSearchTerms(
      input({
        phrases: ["the best Kelvara flasks", "flask for hiking B0ABCDEFGH 32", "cheap water bottles"],
        wanted: wants(["flask", 3], ["hiking", 2], ["best", 9], ["kelvara", 9], ["cheap", 9]),
        visible: "Kelvara Water Bottle",
        brand: "Kelvara",
      }),
    );
    expect(text).toBe("flasks hiking");
  });

  test("promote nothing, neither in a phrase nor where two meet", () => {
    const wanted = wants(...["free", "gift", "card", "bpa", "mom"].map((word): [string, number] => [word, 1]));
    expect(writeSearchTerms(input({ phrases: ["free gift card"], wanted })).text).toBe("");
    const { text } = writeSearchTerms(input({ phrases: ["bpa free", "gift for mom"], wanted }));
    expect(text.split(" ").toSorted()).toEqual(["bpa", "free", "gift", "mom"]);
    expect(text).not.toContain("free gift");
  });

  test("leave out ages without their number, and words of number", () => {
    const phrases = ["puzzle for 4 year old", "4-year-olds", "fit all stroller model", "old fashioned"];
    const wanted = wants(...phrases.flatMap((each) => each.split(/[ -]/)).map((word): [string, number] => [word, 1]));
    expect(writeSearchTerms(input({ phrases, wanted })).text).toBe("puzzle fit stroller model old fashioned");
    const firm = writeSearchTerms(input({ phrases, wanted, firm: 1 })).text;
    expect(firm).toBe("puzzle year old fit stroller model fashioned");
  });

  test("hold no half of a word whose other half is visible", () => {
    const phrases = ["self-locking buckle", "anti fog"];
    const wanted = wants(["self", 1], ["buckle", 1], ["anti", 1], ["fog", 1]);
    const visible = "Ski Goggles with Locking Strap";
    expect(writeSearchTerms(input({ phrases, wanted, visible })).text).toBe("buckle anti fog");
    expect(writeSearchTerms(input({ phrases, wanted, visible, firm: 1 })).text).toBe("self buckle anti fog");
  });

  test("keep the words of a phrase together, the most wanted phrase first", () => {
    const { text } = writeSearchTerms(
      input({
        phrases: ["night shift", "road trip", "gym bag"],
        wanted: wants(["trip", 9], ["night", 1], ["shift", 1], ["road", 1], ["gym", 1], ["bag", 1]),
      }),
    );
    expect(text).toBe("night shift road trip gym bag");
  });

  test("win a phrase by its missing half when the other half is visible", () => {
    const { text, value } = writeSearchTerms(
      input({
        phrases: ["walking harness", "vest"],
        wanted: wants(["walking harness", 5], ["walking", 1], ["vest", 3]),
        visible: "Dog Harness",
        max: 7,
      }),
    );
    expect([text, value]).toEqual(["walking", 6]);
  });

  test("hold what the seller insists on before anything worth more", () => {
    const { text } = writeSearchTerms(
      input({ phrases: ["dishwasher", "ice"], firm: 1, wanted: wants(["dishwasher", 1], ["ice", 50]), max: 11 }),
    );
    expect(text).toBe("dishwasher");
  });

  test("take what only fills into the room that better words leave, however much it is worth", () => {
    const wanted = wants(["flask", 1], ["hiking", 9], ["camping", 5]);
    const filled = (max: number): string =>
      writeSearchTerms(input({ phrases: ["flask"], fill: ["hiking", "camping"], wanted, max })).text;
    expect(filled(30)).toBe("flask hiking camping");
    expect(filled(13)).toBe("flask hiking");
    expect(filled(6)).toBe("flask");
  });

  test("are counted in bytes, not letters", () => {
    const wide = "бутылка";
    const { text, used } = writeSearchTerms(
      input({ phrases: [`${wide} фляга`], wanted: wants([wide, 2], ["фляга", 1]), max: 20 }),
    );
    expect([text, used]).toEqual([wide, 14]);
  });
});

describe("tags", () => {
  const phrases = ["insulated water bottle with straw", "water bottle", "gym bottle", "hiking flask", "bottle", "red"];
  const { text } = writeTags({ phrases, firm: 0, wanted: wants(["water bottle", 4], ["gym", 2]), count: 3, each: 20 });

  test("are at most as many and as long as the marketplace allows, and whole phrases", () => {
    const tags = text.split(", ");
    expect(tags).toHaveLength(3);
    expect(tags.every((tag) => characters(tag) <= 20 && phrases.includes(tag))).toBe(true);
    expect(tags).toContain("water bottle");
  });

  test("name no bare colour", () => {
    expect(text).not.toContain("red");
  });
});

test("the brand is no search term where only the current title names it", () => {
  const { optimizedTitles, searchTerms } = optimizeReviews(
    inputFor("Works well.\n\nGreat on the patio.", {
      productName: "Garden Hose Reel",
      currentTitle: "FENMOOR Garden Hose Reel with Crank, Wall Mounted Winder",
    }),
  );
  expect(`${optimizedTitles[0]} ${searchTerms}`.toLowerCase()).toContain("crank");
  expect(searchTerms).not.toMatch(/fenmoor/i);
});
