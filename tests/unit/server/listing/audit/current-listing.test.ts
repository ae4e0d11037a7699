import { describe, expect, test } from "bun:test";
import { optimizeReviews } from "../../../../../server/listing/optimize-reviews.ts";
import { inputFor } from "../../../../support/samples.ts";
import { auditOf, LEAKING, rated } from "./audit-cases.ts";

const finding = (ruleId: string, field: string, severity: "error" | "warning", words = "BEST") => ({
  ruleId,
  severity,
  field,
  words,
  message: "No superlative without proof.",
  source: "https://example.com",
  status: "verified" as const,
  fix: null,
});

describe("the current copy", () => {
  test("is told what buyers praise and it leaves out, but not what it says", () => {
    const { fixList, fixes } = auditOf(LEAKING, { currentTitle: "Trail Bottle, Easy to Clean" });
    expect(fixList).toContain(
      "Say this in the listing: it stays cold. 4 of 10 reviewers praise it, and the current copy is silent about it.",
    );
    expect(fixList).not.toMatch(
      /Say this in the listing: it is easy to clean|left out of the current copy: it is easy to clean/,
    );
    // Praise costs no stars, whatever else is wrong for those who give it.
    expect(fixes.filter(({ kind }) => kind === "wording").map(({ stars }) => stars)).toEqual([null]);
  });

  test("is not silent where it says the same in other forms of the words", () => {
    const { fixList } = auditOf(LEAKING, { currentBullets: ["Cold coffee, held for hours on end"] });
    expect(fixList).not.toMatch(/Say this in the listing: it stays cold|left out of the current copy: it stays cold/);
  });

  test("is not silent about a part that it names, whatever it says of it", () => {
    const lasting = rated(
      [5, "The battery lasts all week."],
      [5, "Battery life is great."],
      [3, "Fine."],
      [4, "Okay."],
    );
    const silent = /Say this in the listing: battery lasts/;
    const fixesWith = (bullet: string): string =>
      auditOf(lasting, { productName: "Acme Bike Light", currentBullets: [bullet] }).fixList;
    expect(fixesWith("Two lithium batteries in the box")).not.toMatch(silent);
    expect(fixesWith("Two rubber straps in the box")).toMatch(silent);
  });

  test("hears of a broken rule once, with every field that breaks it, errors before warnings", () => {
    const { fixes } = auditOf(rated([5, "Nice."]), {
      currentTitle: "BEST bottle",
      findings: [
        finding("B07", "currentBullets.0", "warning"),
        finding("T02", "currentTitle", "error", " the  BEST"),
        finding("B07", "currentBullets.2", "warning"),
        finding("B07", "bulletsA.0", "error"),
      ],
    });
    expect(fixes.filter((fix) => fix.kind === "rule").map((fix) => fix.text)).toEqual([
      "Current bullets 1 and 3, rule B07: no superlative without proof (“BEST”).",
      "Current title, rule T02: no superlative without proof (“the BEST”). The new listing keeps this rule.",
    ]);
    expect(fixes.filter(({ done }) => done).map(({ text }) => text.slice(0, 23))).toEqual(["Current title, rule T02"]);
  });

  test.each([
    ["Motor: 600 watts", true],
    ["Motor: 600W", false],
  ])("hears that the new listing keeps a rule only where it does: %s", (bullet, isKept) => {
    const { fixList } = auditOf(rated([5, "Nice."]), {
      currentBullets: ["Cup: holds 300ml"],
      copy: { bulletsA: [bullet] },
      findings: [finding("B15", "currentBullets.0", "warning")],
    });
    expect(fixList.includes("The new listing keeps this rule.")).toBe(isKept);
  });

  test("is told last what the new listing has done already", () => {
    const { fixes, fixList } = optimizeReviews(
      inputFor("It stays cold all day.\n\nStays cold for hours.\n\nKeeps ice cold all day.\n\nNice color.", {
        currentTitle: "BEST Trail Bottle!!! Free Shipping",
      }),
    );
    const isDone = (fixes ?? []).map(({ done }) => done === true);
    expect(isDone).toContain(true);
    expect(isDone).toEqual(isDone.toSorted((a, b) => Number(a) - Number(b)));
    expect(fixList.split("\n").filter((line) => line.endsWith("The new listing says it."))).not.toEqual([]);
  });

  test("is told buyers' words that it lacks, counted where they really stand", () => {
    const none = {
      title: "none",
      highlights: "none",
      bulletsA: "none",
      bulletsB: "none",
      searchTerms: "none",
    } as const;
    const keyword = (words: string, reviews: number) => ({
      keyword: words,
      reviews,
      mustInclude: false,
      matches: none,
    });
    const reviews = rated([5, "Fits my gym bag."], [5, "In my gym bag daily."], [5, "Nice."]);
    const given = { currentTitle: "Trail Bottle", keywords: [keyword("gym bag", 2), keyword("beach trip", 5)] };
    expect(auditOf(reviews, given).fixes.filter((fix) => fix.kind === "keyword")).toEqual([
      {
        text: "Use the words “gym bag”: 2 of 3 reviewers write them, the current copy never does.",
        kind: "keyword",
        reviews: 2,
        stars: null,
      },
    ]);
  });

  test("where there is none, what to lead with is said instead", () => {
    expect(auditOf(LEAKING).fixList).toContain("Lead with what 4 of 10 reviewers praise: it stays cold.");
  });

  test("but not what the new copy says already", () => {
    const { fixList } = auditOf(LEAKING, { copy: { bulletsA: ["Stays Cold: keeps drinks cold"] } });
    expect(fixList).not.toContain("stays cold");
    expect(fixList).toContain("Lead with");
  });

  test("nor what too many blame, or complaints ask the seller to mend", () => {
    const told = (...blame: readonly (readonly [number, string])[]): string =>
      auditOf(
        rated([5, "Very easy to clean."], [5, "So easy to clean."], [4, "Easy to clean by hand."], ...blame, [
          4,
          "Nice.",
        ]),
      ).fixList;
    expect(told()).toContain("Lead with");
    expect(told([2, "It is hard to clean."], [1, "A pain to clean."])).not.toContain("Lead with");
  });
});
