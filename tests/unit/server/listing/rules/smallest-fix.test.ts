import { describe, expect, test } from "bun:test";
import type { Finding } from "../../../../../events/result/listing.ts";
import { type LintInput, lintListing } from "../../../../../server/listing/rules/lint-listing.ts";
import { profileById } from "../../../../../server/listing/rules/profiles.ts";
import { clipped } from "../../../../../server/listing/rules/word-borders.ts";

const lint = (
  input: Omit<LintInput, "productName">,
  profile = "amazon-2026-07-27",
  productName = "Acme Water Bottle",
) => lintListing({ productName, ...input }, profileById(profile), []);

const findingOf = (findings: readonly Finding[], id: string): Finding | undefined =>
  findings.find(({ ruleId }) => ruleId === id);

const bulletFix = (text: string, id: string): string | null | undefined =>
  findingOf(lint({ bulletsA: [text, "Easy Care: rinse under the tap", "One Hand: opens with a thumb"] }), id)?.fix;

describe("another maker's brand goes with what compares the thing to it", () => {
  test.each([
    ["Acme Bottle better than Yeti, like Hydro Flask", "Acme Bottle"],
    ["Acme Bottle vs Hydro Flask, Steel", "Acme Bottle, Steel"],
    ["Acme Bottle, Yeti Style, Blue", "Acme Bottle, Blue"],
    ["Acme Steel Bottle Yeti", "Acme Steel Bottle"],
  ])("%s", (title, fix) => {
    expect(findingOf(lint({ optimizedTitles: [title] }, "ebay-2026-11-21"), "EB02")?.fix).toBe(fix);
    expect(findingOf(lint({ optimizedTitles: [title] }), "T16")?.fix).toBe(fix);
  });
});

describe("a fix leaves no stump", () => {
  test.each([
    ['Love: customers say "best bottle ever"', "G05", 'Love: customers say "bottle ever"'],
    ["Love: “best thing I own” for hikes", "G05", "Love: “thing I own” for hikes"],
    ['Love: it is the "best" bottle ever made', "G05", null],
    ["Snack: oats and nuts, contains soy", "B11", "Snack: oats and nuts"],
    ["Help at Hand: call 555-123-4567, seals tight", "G01", "Help at Hand: seals tight"],
    ["Good Seal: full refund if it leaks, no drips", "B12", "Good Seal: no drips"],
    ["Good Price: free shipping and a tight seal", "G02", "Good Price: a tight seal"],
  ])("%s", (text, id, fix) => {
    expect(bulletFix(text, id)).toBe(fix);
  });
});

test("the signs of a brand are its name", () => {
  const found = (name: string) =>
    findingOf(lint({ optimizedTitles: [`${name}, Steel`] }, undefined, name), "T02")?.words;
  expect(found("Yahoo! Water Bottle")).toBeUndefined();
  expect(found("Wow! Water Bottle")).toBe("!");
});

test("words are named whole", () => {
  const words = (input: Omit<LintInput, "productName">): string[] => lint(input).map((finding) => finding.words);
  expect(words({ searchTerms: "Flask gym" })).toEqual(["Flask"]);
  expect(words({ bulletsA: ["Keeps Cool: ice stays all day. It never sweats"] })).toContain("stays all day.");
  expect(words({ bulletsA: ["keeps coldest: ice stays"] })).toContain("keeps coldest:");
});

test("a text is clipped between words", () => {
  expect(clipped("for men and women", 20)).toBe("for men and women");
  expect(clipped("for men and women", 14)).toBe("for men and …");
  expect(clipped("unbreakable", 4)).toBe("unbr …");
});
