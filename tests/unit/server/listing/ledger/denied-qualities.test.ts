import { describe, expect, test } from "bun:test";
import { mineReviews } from "../../../../../server/insight/mine-reviews.ts";
import { deniedQualities } from "../../../../../server/listing/ledger/denied-qualities.ts";
import { optimizeReviews } from "../../../../../server/listing/optimize-reviews.ts";
import { inputFor } from "../../../../support/samples.ts";

const TOLD = [
  "Great little radio for camping.",
  "It is not waterproof, it died in the rain.",
  "Not waterproof at all.",
  "Loud for its size, I take it camping.",
  "We listen to it in the kitchen.",
];
const NAME = "Thornby Camping Radio";
const TITLE = "Thornby Camping Radio, Waterproof, Hand Crank, Emergency Weather Alert";

const input = inputFor(TOLD.join("\n\n"), { productName: NAME, currentTitle: TITLE });
const mining = mineReviews(
  TOLD.map((text, index) => ({ id: `r${index}`, text, title: null, rating: null, date: null })),
  NAME,
);
const { denying, without } = deniedQualities(mining, input);

describe("a phrase", () => {
  test.each(["waterproof camping radio", "Waterproof", "emergency radio waterproof"])("is denied: %s", (phrase) => {
    expect(denying(phrase)).toBe(2);
    expect(without(phrase)).not.toMatch(/waterproof/i);
  });

  test.each(["camping radio", "rain radio", "kitchen", "hand crank radio"])("is not: %s", (phrase) => {
    expect(denying(phrase)).toBe(0);
    expect(without(phrase)).toBe(phrase);
  });
});

describe("a listing", () => {
  const result = optimizeReviews(
    inputFor(TOLD.join("\n\n"), {
      productName: NAME,
      currentTitle: TITLE,
      keywords: ["waterproof radio", "hand crank radio"],
      mustIncludeKeywords: ["waterproof camping radio", "emergency radio"],
    }),
  );
  const copy = [
    ...result.optimizedTitles,
    result.itemHighlights,
    ...result.bulletsA,
    ...result.bulletsB,
    result.searchTerms,
  ].join("\n");

  test("holds nowhere what its reviewers deny, and all else that the seller asked for", () => {
    expect(copy).not.toMatch(/waterproof/i);
    for (const word of ["hand", "crank", "emergency"]) expect(copy.toLowerCase()).toContain(word);
  });

  test("says of each keyword of the seller's why it is left out", () => {
    const refused = new Map((result.keywordCoverage.refused ?? []).map(({ keyword, reason }) => [keyword, reason]));
    for (const keyword of ["waterproof camping radio", "waterproof radio"])
      expect(refused.get(keyword)).toStartWith("2 reviews say otherwise");
    expect(refused.get("emergency radio") ?? "").not.toContain("otherwise");
    expect(refused.has("hand crank radio")).toBe(false);
  });

  test("says so in the map of the old title's words", () => {
    const words = result.packing?.words ?? [];
    expect(words.find(({ word }) => word === "Waterproof")).toEqual({
      word: "Waterproof",
      fields: [],
      reason: "2 reviews say otherwise.",
    });
    expect(words.find(({ word }) => word === "Crank")?.fields).not.toEqual([]);
  });
});

describe("a keyword that names a kind", () => {
  const heavy = ["It is a brick.", "So heavy, I leave it at home.", "Way too heavy.", "Keeps my tools running."];
  const result = optimizeReviews(
    inputFor(heavy.join("\n\n"), {
      productName: "Thornby Power Station",
      currentTitle: "Thornby Power Station, Lightweight, Portable Generator",
      keywords: ["portable generator", "lightweight power station"],
    }),
  );

  test("is none of the qualities that reviewers deny", () => {
    expect((result.keywordCoverage.refused ?? []).map(({ keyword }) => keyword)).toEqual(["lightweight power station"]);
    expect(result.searchTerms).toContain("generator");
  });
});

test("a quality that is denied with the thing is denied alone", () => {
  const told = ["It is a brick.", "Heavier than it looks.", "Charges well."];
  const input = inputFor(told.join("\n\n"), {
    productName: "Thornby Power Bank",
    currentTitle: "Thornby Power Bank, Slim Travel Size Charger",
  });
  const bulky = mineReviews(
    told.map((text, index) => ({ id: `r${index}`, text, title: null, rating: null, date: null })),
    "Thornby Power Bank",
  );
  expect(deniedQualities(bulky, input).denying("slim")).toBe(2);
});
