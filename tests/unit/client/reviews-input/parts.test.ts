import { describe, expect, test } from "bun:test";
import {
  isIncludeFull,
  isMostlyUnread,
  partGroups,
  reversibleParts,
  unreadSentence,
  unusedParts,
  usedReviews,
  usedTitle,
  withoutParts,
  withParts,
} from "../../../../client/reviews-input/parts.ts";
import type { Exclusion } from "../../../../events/result/review.ts";

const part = (reason: Exclusion["reason"], text: string, more: Partial<Exclusion> = {}): Exclusion => ({
  reason,
  text,
  detail: "Why",
  line: 1,
  id: text,
  ...more,
});

const copies = part("duplicate", "copies", { count: 3, line: 9 });
const given = part("incentivized", "given", { line: 4 });
const helpful = [part("boilerplate", "Helpful", { line: 2 }), part("boilerplate", "Helpful", { line: 6 })];
const column: Exclusion = { reason: "not-a-review", text: "Ann, Bob", detail: "Column", line: null, count: 2 };
const report = { reviews: 10, excluded: [...helpful, given, copies, column], included: [] };

describe("what will be used", () => {
  test("counts a choice at once, before the server has read anew", () => {
    expect([usedReviews(report, []), unusedParts(report, [])]).toEqual([10, 8]);
    expect([usedReviews(report, ["given"]), unusedParts(report, ["given"])]).toEqual([11, 7]);
    expect(usedReviews(report, ["given", "copies"])).toBe(14);
  });

  test("is the same before and after the server has read anew", () => {
    const anew = { reviews: 11, excluded: [...helpful, copies, column], included: [given] };
    expect([usedReviews(anew, ["given"]), unusedParts(anew, ["given"])]).toEqual([11, 7]);
    expect([usedReviews(anew, []), unusedParts(anew, [])]).toEqual([10, 8]);
    expect(partGroups(anew, ["given"])).toEqual(partGroups(report, ["given"]));
  });

  test("page text that is used belongs to a review and is none itself", () => {
    expect(usedReviews(report, ["Helpful"])).toBe(10);
    expect(unusedParts(report, ["Helpful"])).toBe(6);
  });
});

describe("the parts left out", () => {
  test("stand by reason, reviews first, and the same line of a page once", () => {
    expect(partGroups(report, []).map(({ reason, parts }) => [reason, parts.map(({ times }) => times)])).toEqual([
      ["incentivized", [1]],
      ["duplicate", [3]],
      ["not-a-review", [2]],
      ["boilerplate", [2]],
    ]);
  });

  test("can be taken back in and left out again, where they have an id", () => {
    const parts = partGroups(report, []).flatMap((group) => group.parts);
    expect(reversibleParts(parts).map(({ key }) => key)).toEqual(["given", "copies", "Helpful"]);
    const chosen = withParts(["other"], parts);
    expect(chosen).toEqual(["other", "given", "copies", "Helpful"]);
    expect(withoutParts(chosen, parts)).toEqual(["other"]);
  });

  test("are taken back in up to as many as a request may name", () => {
    const many = Array.from({ length: 600 }, (_, index) => part("incentivized", `r${index}`));
    const [group] = partGroups({ ...report, excluded: many }, []);
    const chosen = withParts([], group?.parts ?? []);
    expect([chosen.length, isIncludeFull(chosen), isIncludeFull([])]).toEqual([500, true, false]);
  });
});

describe("reviews in other languages", () => {
  const used = (...isEnglish: boolean[]) => isEnglish.map((each) => ({ opening: "…", rating: null, isEnglish: each }));

  test("are named before the run, and none where there are none", () => {
    expect(unreadSentence(used(true, true))).toBeNull();
    expect(unreadSentence([])).toBeNull();
    expect(unreadSentence(used(true, false))).toStartWith("1 of them does not look English.");
    expect(unreadSentence(used(true, false, false))).toEndWith("the result shows them but does not count them.");
  });

  test("are all there is, and nothing can be learned from them", () => {
    expect(unreadSentence(used(false, false))).toEndWith("nothing can be learned from other ones.");
    expect(usedTitle(1, used(false))).toBe("This review does not look English");
    expect(usedTitle(2, used(false, false))).toBe("None of these 2 reviews looks English");
    expect(usedTitle(2, used(true, false))).toBe("2 reviews will be used");
  });

  test("make the report a warning once they are half of all", () => {
    expect([used(true, true, false), used(true, false), used()].map(isMostlyUnread)).toEqual([false, true, false]);
  });
});
