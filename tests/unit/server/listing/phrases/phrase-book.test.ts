import { describe, expect, test } from "bun:test";
import { allPhrases } from "../../../../../server/listing/phrases/all-phrases.ts";
import { forMany, speaksOfOne } from "../../../../../server/listing/phrases/for-many.ts";
import { ILLS } from "../../../../../server/listing/phrases/ills.ts";
import { LIMITS } from "../../../../../server/listing/phrases/limits.ts";
import { VERB_PHRASES } from "../../../../../server/listing/phrases/verb-phrases.ts";
import { lintListing } from "../../../../../server/listing/rules/lint-listing.ts";
import { DEFAULT_PROFILE_ID, profileById } from "../../../../../server/listing/rules/profiles.ts";
import { JUDGED_FACETS } from "../../../../support/judged-facets.ts";

const BOOK = [...allPhrases(), ...Object.entries(VERB_PHRASES)];
const bulletOf = ({ header, body }: { header: string; body: string }): string => `${header}: ${body}`;
const PRAISE = BOOK.flatMap(([, phrases]) => [...phrases.outcome, ...phrases.answer]).map(bulletOf);
const ADVICE = Object.values(LIMITS).map(bulletOf);

const findingsIn = (bullet: string): string[] =>
  lintListing({ productName: "", bulletsA: [bullet] }, profileById(DEFAULT_PROFILE_ID), [])
    .filter((finding) => finding.ruleId !== "B01")
    .map((finding) => `${finding.ruleId}: ${finding.words} in “${bullet}”`);

describe("in the plural", () => {
  test.each([
    ["Opens With Ease: opens and shuts with one hand", "Open With Ease: open and shut with one hand"],
    [
      "Mud Comes Out: goes into the machine and is clean again",
      "Mud Comes Out: go into the machine and are clean again",
    ],
    ["Small Again: packs down; lies flat and coils back", "Small Again: pack down; lie flat and coil back"],
  ])("%s", (one, many) => {
    expect(forMany(one)).toBe(many);
  });

  test.each([
    "No Bulk: a trim shape asks for little room and does not crowd anything",
    "Good Looks: lines that go with most rooms, outfits and tastes, year after year",
    "Firm Hold: bumps and turns do not shake the hold loose",
    "For Knocks: drops and bumps that hurt are shrugged off",
  ])("what is no verb of the things stays: %s", (text) => {
    expect(forMany(text)).toBe(text);
  });
});

describe("the phrase book", () => {
  test("keeps every rule for bullets, errors and warnings alike", () => {
    expect([...PRAISE, ...ADVICE].flatMap(findingsIn)).toEqual([]);
  });

  test("keeps the rules in the plural, too", () => {
    expect(PRAISE.map(forMany).flatMap(findingsIn)).toEqual([]);
  });

  test("has headers of two to six words in title case", () => {
    for (const bullet of [...PRAISE, ...ADVICE]) {
      const header = bullet.split(":")[0] ?? "";
      expect(header.split(" ").length, header).toBeWithin(2, 7);
      expect(header).toMatch(/^\p{Lu}/u);
    }
  });

  test("names no number, and asks no shopper to take a claim on trust", () => {
    for (const bullet of [...PRAISE, ...ADVICE]) {
      expect(bullet).not.toMatch(/\d/);
      expect(bullet).not.toMatch(/\b(?:best|perfect|guarantee\w*|amazing|ultimate|premium|100|certified|proven)\b/i);
    }
  });

  test("advises in words that fit one thing as well as many", () => {
    expect(ADVICE.filter(speaksOfOne)).toEqual([]);
  });

  test("says the same thing in the same words only once", () => {
    const bodies = BOOK.flatMap(([, { outcome, answer }]) => [...outcome, ...answer].map((line) => line.body));
    expect(bodies.filter((body, index) => bodies.indexOf(body) !== index)).toEqual([]);
  });

  test("speaks of every facet that has a place in a listing", () => {
    const ofParcel = ["defect", "shipping", "support", "asPictured", "assemblyParts", "driedOut"];
    const silent = new Set([...ILLS, ...ofParcel, "value", "repeat", "compatible", "refill", "videos"]);
    const known = new Set(allPhrases().map(([id]) => id));
    expect(
      JUDGED_FACETS.filter((facet) => !known.has(facet.id) && !silent.has(facet.id)).map((facet) => facet.id),
    ).toEqual([]);
  });
});
