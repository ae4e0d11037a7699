import { describe, expect, test } from "bun:test";
import { barOf, scaleOf } from "../../../../client/result/bar-scale.ts";
import { avatarText, fixes, listingText } from "../../../../client/result/copy-text.ts";
import { severityCounts } from "../../../../client/result/finding-index.ts";
import {
  byteLength,
  characterCount,
  impactSentence,
  ofReviews,
  percentRange,
  reviewDate,
  starImpact,
} from "../../../../client/result/format.ts";
import { missingKeywords } from "../../../../client/result/missing-keywords.ts";
import { fieldLabels } from "../../../../client/result/rules/profile.ts";
import { fieldName } from "../../../../events/result/field-name.ts";
import { ruleProfileName } from "../../../../events/result/rule-profiles.ts";
import { SAMPLE } from "./sample-result.ts";

describe("numbers", () => {
  test("counts of reviews are told of how many", () => {
    expect(ofReviews(31, 46)).toBe("31 of 46 reviews");
    expect(ofReviews(1, 1)).toBe("1 of 1 review");
    expect(ofReviews(1200, 4600)).toBe("1,200 of 4,600 reviews");
  });

  test("intervals are whole percents", () => {
    expect(percentRange([0.531, 0.787])).toBe("53–79%");
  });

  test("an impact on the rating below half a tenth is not told", () => {
    expect(starImpact(-1.44)).toBe("−1.4");
    expect(starImpact(0.3)).toBe("+0.3");
    expect(starImpact(0.04)).toBeNull();
    expect(starImpact(null)).toBeNull();
    expect(impactSentence(-1)).toBe("Reviews that mention it rate 1.0 star lower than the others.");
    expect(impactSentence(0.5)).toBe("Reviews that mention it rate 0.5 stars higher than the others.");
  });

  test("dates of reviews are US English long form, whatever the time zone; a broken one is left out", () => {
    expect(reviewDate("2026-03-04")).toBe("March 4, 2026");
    expect(reviewDate("yesterday")).toBeNull();
    expect(reviewDate(null)).toBeNull();
  });

  test("characters are counted as people see them, bytes as they are sent", () => {
    expect(characterCount("e\u0301clair 🎒")).toBe(8);
    expect(byteLength("é🎒")).toBe(6);
  });
});

describe("bars", () => {
  const theme = { share: 0.5, interval: [0.3, 0.7], positive: 1, negative: 3, reviews: 4 } as const;
  const counts = { ...theme, interval: [0.3, 0.7] as [number, number] };

  test("end at the next quarter above the widest interval", () => {
    expect(scaleOf([{ interval: [0, 0.2] }])).toBe(0.25);
    expect(scaleOf([{ interval: [0, 0.5] }])).toBe(0.5);
    expect(scaleOf([{ interval: [0, 0.2] }, { interval: [0.3, 0.51] }])).toBe(0.75);
    expect(scaleOf([{ interval: [0.4, 1] }])).toBe(1);
    expect(scaleOf([])).toBe(0.25);
  });

  test("praise, complaints and the rest add up to the share", () => {
    const bar = barOf(counts, 1);
    expect(bar).toEqual({ praise: 12.5, complaint: 37.5, neutral: 0, low: 30, width: 40 });
    const quiet = barOf({ ...counts, positive: 1, negative: 1 }, 1);
    expect(quiet.praise + quiet.complaint + quiet.neutral).toBe(50);
  });

  test("reviews that both praise and complain never make a bar longer than its share", () => {
    const { praise, complaint } = barOf({ ...counts, positive: 4, negative: 4 }, 1);
    expect(praise + complaint).toBe(50);
  });
});

describe("names", () => {
  test.each([
    ["optimizedTitles.0", "Title 1"],
    ["bulletsB.2", "Set B, bullet 3"],
    ["searchTerms", "Search terms"],
    ["somethingNew.1", "somethingNew 2"],
  ])("the field %s is called %p", (field, name) => {
    expect(fieldName(field)).toBe(name);
  });

  test("a rule profile is called by its marketplace and date", () => {
    expect(ruleProfileName("amazon-2026-07-27")).toBe("Amazon, rules as of July 27, 2026");
    expect(ruleProfileName("custom")).toBe("custom");
  });

  test("fields are called what the marketplace calls them", () => {
    expect(fieldLabels("etsy-2026-11-21").searchTerms).toBe("Tags");
    expect(fieldLabels("ebay-2026-11-21").highlights).toBe("Subtitle");
    expect(fieldLabels("custom")).toEqual({ highlights: "Item highlights", searchTerms: "Search terms" });
  });

  test("findings are counted by severity", () => {
    const finding = {
      ruleId: "T1",
      field: "currentTitle",
      words: "",
      message: "",
      source: "",
      status: "verified",
    } as const;
    const [error, warning] = [
      { ...finding, severity: "error", fix: null },
      { ...finding, severity: "warning", fix: null },
    ] as const;
    expect(severityCounts([warning, error, error])).toBe("2 errors, 1 warning");
    expect(severityCounts([warning])).toBe("1 warning");
  });
});

describe("what is copied", () => {
  test("the avatar says where reviews say nothing", () => {
    const text = avatarText(SAMPLE.avatarData);
    expect(text).toContain("Occupation: Nurse");
    expect(text).toContain("Gender: Reviews do not say");
    expect(text).toContain("Pains\n- Zipper breaks");
    expect(text).toContain("They never say\nReviews do not say");
  });

  test("the listing is one title, highlights, one set of bullets and search terms", () => {
    expect(listingText(SAMPLE, SAMPLE.bulletsB)).toBe(
      "Title\nTravel Bag, Great Size\n\nItem highlights\ngreat size, smooth zipper\n\nBullets\nNo stuck zipper\n\nSearch terms\nweekender tote",
    );
  });

  test("improvements are one per line", () => {
    expect(fixes(SAMPLE)).toEqual(["Answer the zipper complaint", "State the size"]);
  });
});

test("keywords that stand nowhere are offered as must-include", () => {
  expect(missingKeywords(SAMPLE.keywordCoverage)).toEqual(["tote"]);
});
