import { describe, expect, test } from "bun:test";
import type { Review } from "../../../../../events/result/review.ts";
import { readsOf } from "../../../../support/heard.ts";

const reads = (text: string, rating: Review["rating"], product = "Acme Cordless Drill"): readonly string[] =>
  readsOf([text], product, rating);

describe("a noun that opens a review of few stars", () => {
  test.each([
    ["Battery. I had it for a month.", 2, "-battery"],
    ["The noise. My wife left the room.", 1, "-noise"],
    ["Customer service! I called on Monday.", 1, "-support"],
  ] as const)("is a complaint: %s (%p stars)", (text, rating, key) => expect(reads(text, rating)).toContain(key));

  test.each([
    ["Battery. I had it for a month.", null, "-battery"],
    ["Battery. I had it for a month.", 5, "-battery"],
    ["Battery? I had it for a month.", 1, "-battery"],
    ["I had it for a month. Battery.", 1, "-battery"],
    ["Battery of my car. I had it for a month.", 1, "-battery"],
  ] as const)("and none otherwise: %s (%p stars)", (text, rating, key) =>
    expect(reads(text, rating)).not.toContain(key),
  );

  test("is none where it names the product", () => {
    expect(reads("Cable. I had it for a month.", 1, "Acme Charging Cable")).not.toContain("-cord");
    expect(reads("Cable. I had it for a month.", 1)).toContain("-cord");
  });
});
