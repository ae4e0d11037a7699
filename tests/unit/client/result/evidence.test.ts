import { describe, expect, test } from "bun:test";
import { indexEvidence, statementAt, themeKey } from "../../../../client/result/evidence.ts";
import { REVIEWS, SAMPLE, spanOf } from "./sample-result.ts";

const index = indexEvidence(SAMPLE);

describe("the words behind a statement", () => {
  test("are its reviews, with every place in them", () => {
    expect(index.get("avatar.pains.0")).toEqual({
      key: "avatar.pains.0",
      statement: "Zipper breaks",
      reviews: 2,
      quoted: [
        { review: REVIEWS[0], spans: [spanOf("r1", "zipper broke")] },
        { review: REVIEWS[2], spans: [spanOf("r3", "Zipper jammed")] },
      ],
    });
  });

  test("several places in one review make one entry", () => {
    const spans = [spanOf("r1", "zipper"), spanOf("r1", "size")];
    const result = { ...SAMPLE, evidence: [{ path: "avatar.tone", reviews: 1, spans }] };
    expect(indexEvidence(result).get("avatar.tone")?.quoted).toEqual([{ review: REVIEWS[0], spans }]);
  });

  test("a theme is a statement like any other", () => {
    expect(index.get(themeKey({ id: "zipper" }))).toMatchObject({ statement: "Zipper", reviews: 3 });
  });

  test("the count of reviews may be larger than what is quoted", () => {
    expect(index.get("avatar.say.0")).toMatchObject({ reviews: 5, quoted: [{ review: REVIEWS[1] }] });
  });

  test.each([
    ["a statement that is not on the page", "bulletsA.7"],
    ["a review that is not in the result", "bulletsB.0"],
  ])("%s offers no evidence", (_, key) => {
    expect(index.has(key)).toBe(false);
  });
});

test.each([
  ["avatar.demographics.occupation", "Nurse"],
  ["optimizedTitles.0", "Travel Bag, Great Size"],
  ["itemHighlights", "great size, smooth zipper"],
  ["itemHighlights.1", "smooth zipper"],
  ["searchTerms.0", "weekender"],
  ["fixList.1", "State the size"],
  ["avatar.pains.3", null],
  ["avatar.pains", null],
  ["constructor.name", null],
])("the statement at %s is %p", (path, statement) => {
  expect(statementAt(SAMPLE, path)).toBe(statement);
});

describe("what reviewers never say", () => {
  const spans = [spanOf("r1", "zipper"), spanOf("r3", "Zipper"), spanOf("r1", "size")];
  const result = {
    ...SAMPLE,
    avatarData: { ...SAMPLE.avatarData, notSay: ["fastening system"] },
    evidence: [{ path: "avatar.notSay.0", reviews: 2, spans }],
  };

  test("is told with what they say instead, the most frequent first", () => {
    expect(indexEvidence(result).get("avatar.notSay.0")?.statement).toBe(
      "“fastening system”: they say “zipper” or “size”",
    );
  });
});
