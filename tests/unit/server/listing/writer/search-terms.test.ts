import { describe, expect, test } from "bun:test";
import { characters } from "../../../../../server/listing/rules/fold.ts";
import {
  type TermsInput,
  writeSearchTerms,
  writeTags,
} from "../../../../../server/listing/writer/write-search-terms.ts";

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
