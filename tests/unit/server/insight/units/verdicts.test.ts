import { describe, expect, test } from "bun:test";
import type { Review } from "../../../../../events/result/review.ts";
import { readsOf } from "../../../../support/heard.ts";

const reads = (text: string, rating: Review["rating"] = null): readonly string[] =>
  readsOf([text], "Acme Desk Lamp", rating);

describe("a waste of money", () => {
  test.each([
    ["It broke in a week. Waste of money.", null],
    ["Do not waste your money. It is so flimsy.", 1],
    ["The second one came with a burnt smell in the box. Waste of money.", 2],
  ] as const)("is a verdict where another complaint tells why: %s (%p stars)", (text, rating) => {
    expect(reads(text, rating)).toContain("-whole");
    expect(reads(text, rating)).not.toContain("-value");
  });

  test.each([
    ["Waste of money.", null],
    ["Waste of money.", 1],
    ["It broke in a week. Waste of money at this price.", null],
    ["It broke in a week, and it cost $80. Waste of money.", null],
    ["It broke in a week. Overpriced.", null],
  ] as const)("is about its price where nothing or a price is named: %s (%p stars)", (text, rating) =>
    expect(reads(text, rating)).toContain("-value"),
  );
});

describe("what is dear", () => {
  test.each(["A bit pricey but worth every penny.", "Expensive, yet worth it."])(
    "and worth it is no poor value: %s",
    (text) => {
      expect(reads(text)).toContain("+value");
      expect(reads(text)).not.toContain("-value");
    },
  );

  test.each(["It is pricey.", "It is pricey. My old one was worth it.", "Worth it for some, but it is too expensive."])(
    "is poor value otherwise: %s",
    (text) => expect(reads(text)).toContain("-value"),
  );
});
