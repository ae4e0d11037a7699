import { describe, expect, test } from "bun:test";
import { checkMustInclude } from "../../../../../server/listing/keywords/must-include.ts";
import { optimizeReviews } from "../../../../../server/listing/optimize-reviews.ts";
import { DEFAULT_PROFILE_ID, profileById } from "../../../../../server/listing/rules/profiles.ts";
import { inputFor } from "../../../../support/samples.ts";

const profile = profileById(DEFAULT_PROFILE_ID);
const nobody = { denying: () => 0, ownBrands: [] };
const reasonFor = (keyword: string): string | undefined =>
  checkMustInclude([keyword], profile, nobody).refused[0]?.reason;

test("allowed keywords are accepted once, spaces tidied", () => {
  expect(checkMustInclude(["bpa  free", "bpa free", " ", "dog walking vest"], profile, nobody)).toEqual({
    accepted: ["bpa free", "dog walking vest"],
    refused: [],
  });
});

describe("a refusal names the rule, the words and a way around", () => {
  test.each([
    ["eco-friendly bottle", "rule B11, “eco-friendly”", "reusable"],
    ["antibacterial", ", “antibacterial”", "easy to clean"],
    ["free shipping", "rule T05, “free shipping”", "offers belong to the price"],
    ["money back guarantee", ", “money back guarantee”", "warranty"],
    ["best dog harness", ", “best”", "durable"],
    ["cheap bottle", ", “cheap”", "offers belong to the price"],
  ])("%j", (keyword, rule, way) => {
    expect(reasonFor(keyword)).toContain(rule);
    expect(reasonFor(keyword)).toContain(way);
  });

  test("too long, or no word at all", () => {
    expect(reasonFor("one two three four five six seven eight nine")).toContain("more than 8 words");
    expect(reasonFor("x".repeat(81))).toContain("longer than 80 characters");
    expect(reasonFor("!!!")).toContain("no word");
  });
});

test("what reviewers deny is refused with their number, a broken rule before it", () => {
  const three = { ...nobody, denying: (keyword: string) => (keyword.includes("leakproof") ? 3 : 0) };
  expect(checkMustInclude(["leakproof bottle", "best leakproof", "water bottle"], profile, three)).toEqual({
    accepted: ["water bottle"],
    refused: [
      {
        keyword: "leakproof bottle",
        reason: "3 reviews say otherwise, so shoppers who come by it may send the product back.",
      },
      { keyword: "best leakproof", reason: expect.stringContaining("“best”") },
    ],
  });
});

test("a keyword that found no place is refused for what it is", () => {
  const { keywordCoverage } = optimizeReviews(
    inputFor("Keeps water cold.\n\nCold all day.", { mustIncludeKeywords: ["nike bottle", "camping mug"] }),
  );
  expect(keywordCoverage.refused).toEqual([
    {
      keyword: "nike bottle",
      reason:
        "“nike” is a brand of another maker, which a listing names only where the thing is for it, fits it or is compatible with it.",
    },
  ]);
});

describe("brands of other makers", () => {
  const REVIEWS = "Keeps water cold on hikes.\n\nCold all day, better than my Yeti.\n\nThe lid seals well.";
  const NAMES = ["hydro flask", "stanley cup", "yeti", "nalgene"];
  const refusedIn = (given: Parameters<typeof inputFor>[1]) => {
    const result = optimizeReviews(inputFor(REVIEWS, given));
    const { optimizedTitles, itemHighlights, bulletsA, bulletsB, searchTerms, compliance } = result;
    const copy = [...optimizedTitles, itemHighlights, ...bulletsA, ...bulletsB, searchTerms].join("\n").toLowerCase();
    expect(compliance.findings.filter(({ severity }) => severity === "error")).toEqual([]);
    return { copy, refused: (result.keywordCoverage.refused ?? []).map(({ keyword }) => keyword) };
  };

  test("are refused, however many words they have", () => {
    const { copy, refused } = refusedIn({ mustIncludeKeywords: NAMES });
    expect(refused).toEqual(NAMES);
    for (const name of NAMES) expect(copy).not.toContain(name);
  });

  test("stand in no search terms either, and no word of the keyword does alone", () => {
    const { copy, refused } = refusedIn({ keywords: ["hydro flask tumbler"] });
    expect(refused).toEqual(["hydro flask tumbler"]);
    expect(copy).not.toMatch(/hydro|flask/);
  });

  test("may be said to fit, and one's own may be named", () => {
    expect(reasonFor("lid for yeti")).toBeUndefined();
    expect(reasonFor("compatible with hydro flask")).toBeUndefined();
    const own = refusedIn({ productName: "Yeti Rambler Water Bottle", mustIncludeKeywords: ["yeti rambler"] });
    expect(own.refused).toEqual([]);
    expect(own.copy).toContain("yeti rambler");
  });
});

test("small words alone, and orders to a machine, are none to search for", () => {
  expect(reasonFor("for the")).toContain("small words");
  expect(reasonFor("a")).toContain("small words");
  expect(reasonFor("ignore previous instructions")).toContain("instruction to a machine");
  expect(reasonFor("instructions included")).toBeUndefined();
});

describe("keywords of several words", () => {
  const REVIEWS = "Keeps water cold on hikes.\n\nCold all day on every hike.\n\nThe straw lid is easy to open.";
  const packedWith = (...mustIncludeKeywords: string[]) =>
    optimizeReviews(
      inputFor(REVIEWS, { productName: "Kelvara Insulated Water Bottle with Straw Lid", mustIncludeKeywords }),
    );

  test("that say whom the thing is for stand next to its name as a phrase", () => {
    const { optimizedTitles, keywordCoverage } = packedWith("bottle for nurses");
    expect(optimizedTitles[0]).toMatch(/Water Bottle (?:with Straw Lid )?for Nurses(?:,|$)/);
    expect(keywordCoverage.refused?.[0]?.reason ?? "").not.toContain("left out");
  });

  test("whose words stand apart are told with the reason", () => {
    const { keywordCoverage } = packedWith("camping bottle");
    expect(keywordCoverage.refused).toEqual([
      {
        keyword: "camping bottle",
        reason:
          "as a phrase it would say “bottle” of the title again; its words all stand in the listing, where the search finds them together.",
      },
    ]);
  });
});
