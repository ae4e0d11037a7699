import { describe, expect, test } from "bun:test";
import { readCount, readPercent } from "../../../../client/result/ab/read-number.ts";
import { describeDistance } from "../../../../client/result/ab/wording-distance.ts";
import { avatarText } from "../../../../client/result/copy-text.ts";
import { fieldId } from "../../../../client/result/field-id.ts";
import { splitFixes, starCost } from "../../../../client/result/fixes.ts";
import { droppedWords } from "../../../../client/result/packing/packing.ts";
import { groupQuestions, questionSummary } from "../../../../client/result/questions/question-groups.ts";
import { shownSections } from "../../../../client/result/shown-sections.ts";
import { unseenSentence } from "../../../../client/result/unseen.ts";
import type { Insights, ShopperQuestion } from "../../../../events/result/insights.ts";
import type { Fix, PackedField } from "../../../../events/result/ledger.ts";
import { packedVerdict } from "../../../../events/result/packed-verdict.ts";
import { SAMPLE } from "./sample-result.ts";

const question = (state: ShopperQuestion["state"], answeredBefore: boolean | null = null): ShopperQuestion => ({
  question: `${state}?`,
  state,
  answeredBy: state === "answered" ? "bulletsB.2" : null,
  answeredBefore,
});

const INSIGHTS: Insights = {
  situations: ["Weekends away"],
  doubts: [],
  reasonsToBuy: ["Room for two days"],
  reasonsToReturn: ["The zipper breaks"],
  questions: [question("answered"), question("listing-silent")],
  unseen: null,
};

describe("questions shoppers ask", () => {
  test("stand by what can be done about them, each with its own evidence", () => {
    const groups = groupQuestions([question("answered"), question("product-fault"), question("listing-silent")]);
    expect(groups.map(({ state, questions }) => [state, questions[0]?.evidenceKey])).toEqual([
      ["listing-silent", "insights.questions.2"],
      ["product-fault", "insights.questions.1"],
      ["answered", "insights.questions.0"],
    ]);
  });

  test("are compared with the current listing only where there is one", () => {
    expect(questionSummary([question("answered"), question("listing-silent")])).toBe(
      "1 of 2 is answered by the new copy.",
    );
    expect(questionSummary([question("answered", true), question("answered", false)])).toBe(
      "2 of 2 are answered by the new copy; your current listing answers 1.",
    );
  });

  test("lead to the field that answers them", () => {
    expect(fieldId("bulletsB.2")).toBe("field-bulletsB-2");
  });
});

describe("what is still unsaid", () => {
  const unseen = { found: 24, unseen: 3, coverage: 0.924, moreReviews: 58 };

  test.each([
    [unseen, "These 41 reviews likely show 88% of what buyers talk about; about 60 more would show 90%."],
    [
      { ...unseen, moreReviews: 7 },
      "These 41 reviews likely show 88% of what buyers talk about; about 7 more would show 90%.",
    ],
    [
      { ...unseen, unseen: 2, moreReviews: 0 },
      "These 41 reviews likely show 92% of what buyers talk about; more would mostly repeat them.",
    ],
    [{ ...unseen, moreReviews: null }, "These 41 reviews likely show 88% of what buyers talk about."],
    [{ ...unseen, unseen: 0, moreReviews: null }, "These 41 reviews likely show 92% of what buyers talk about."],
    [
      { ...unseen, unseen: 0, coverage: 1, moreReviews: 0 },
      "These 41 reviews likely show 99% of what buyers talk about; more would mostly repeat them.",
    ],
    [
      { found: 9, unseen: 0, coverage: 0.71, moreReviews: 0 },
      "These 41 reviews likely show 71% of what buyers talk about.",
    ],
    [null, null],
  ])("%j is told as %p", (estimate, sentence) => {
    expect(unseenSentence(estimate, 41)).toBe(sentence);
  });
});

describe("fixes", () => {
  const fix = (kind: Fix["kind"]): Fix => ({ text: kind, kind, reviews: 1, stars: null });

  test("of faults, of gaps that plain words close, of the listing, and those that are made stand apart, in the order of all", () => {
    const all = [fix("wording"), fix("product-fault"), fix("rule"), fix("expectation-gap"), fix("product-fault")];
    const split = splitFixes([...all, { ...fix("rule"), done: true }]);
    const positions = (group: keyof typeof split) => split[group].map(({ position }) => position);
    expect(positions("fault")).toEqual([1, 4]);
    expect(positions("gap")).toEqual([3]);
    expect(positions("listing")).toEqual([0, 2]);
    expect(positions("done")).toEqual([5]);
  });

  test.each([
    [-1.94, "Costs 1.9 stars in reviews that mention it"],
    [-1, "Costs 1.0 star in reviews that mention it"],
    [-0.02, null],
    [0.6, null],
    [null, null],
  ])("of %p stars cost %p", (stars, cost) => {
    expect(starCost(stars)).toBe(cost);
  });
});

describe("a packed field", () => {
  const packed: PackedField = {
    field: "title",
    value: 40,
    bound: 43,
    used: 70,
    limit: 75,
    unit: "characters",
    optimal: false,
  };

  test("is called best possible only where nothing better exists, and never better than it is", () => {
    expect(packedVerdict({ ...packed, optimal: true })).toBe(
      "Best possible: nothing else that fits echoes more reviews",
    );
    expect(packedVerdict(packed)).toBe("At least 93% of the best possible, worth 40 of at most 43");
    expect(packedVerdict({ ...packed, value: 0, bound: 0 })).toStartWith("Best possible");
  });

  test("is the seller's to fill where the reviews gave out before the room", () => {
    expect(packedVerdict({ ...packed, optimal: true, used: 12 })).toBe(
      "Reviews bear out no more than this: 63 characters are left for words of your own",
    );
    const terms = { ...packed, optimal: true, unit: "bytes", used: 89, limit: 249 } as const;
    expect(packedVerdict(terms)).toBe("Reviews bear out no more than this: 160 bytes are left for words of your own");
    expect(packedVerdict({ ...terms, used: 240 })).toStartWith("Best possible");
    expect(packedVerdict({ ...terms, optimal: false })).toStartWith("At least");
  });

  test("says why words of the old title were left out, once for each reason", () => {
    expect(
      droppedWords([
        { word: "Best", fields: [], reason: "Not allowed" },
        { word: "Lamp", fields: ["title"], reason: null },
        { word: "Seller", fields: [], reason: "Not allowed" },
        { word: "Gift", fields: [], reason: null },
      ]),
    ).toEqual([
      { reason: "Not allowed", words: ["Best", "Seller"] },
      { reason: "No room for it within the limits", words: ["Gift"] },
    ]);
  });
});

describe("the sections of a result", () => {
  test("are those it has something for", () => {
    expect(shownSections(SAMPLE).map(({ id }) => id)).toEqual([
      "findings",
      "customer",
      "listing",
      "fixes",
      "test",
      "keywords",
      "checks",
      "method",
    ]);
    expect(shownSections({ ...SAMPLE, insights: INSIGHTS }).map(({ id }) => id)).toContain("questions");
    expect(shownSections({ ...SAMPLE, fixList: "", bulletsB: [] }).map(({ id }) => id)).not.toContain("test");
  });

  test("copied as text, the avatar tells the insights too, where there are any", () => {
    expect(avatarText(SAMPLE.avatarData, INSIGHTS)).toContain("Reasons to return\n- The zipper breaks");
    expect(avatarText(SAMPLE.avatarData)).not.toContain("Reasons to return");
  });
});

describe("numbers as people type them", () => {
  test.each([
    ["38,655", 38_655],
    [" 9 850 ", 9850],
    ["0", 0],
    ["-1", Number.NaN],
    ["1.5", Number.NaN],
    ["", Number.NaN],
    ["many", Number.NaN],
  ])("the count %p is %p", (text, value) => {
    expect(readCount(text)).toBe(value);
  });

  test.each([
    ["4.08", 0.0408],
    ["4,08 %", 0.0408],
    ["20%", 0.2],
    ["1,2,3", Number.NaN],
    ["", Number.NaN],
    ["four", Number.NaN],
  ])("the percentage %p is the share %p", (text, value) => {
    expect(Math.round(readPercent(text) * 1e6) / 1e6).toBe(value);
  });
});

test.each([
  [0.78, "78%", true],
  [0.4, "40%", true],
  [0.2, "20%", false],
])("a distance of %p is %p different wording", (distance, figure, isGood) => {
  expect(describeDistance(distance)).toMatchObject({ figure, isGood });
});
