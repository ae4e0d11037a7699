import { expect, test } from "bun:test";
import { reworded } from "../../../../../server/listing/restated/reword.ts";

test("a phrase is put in other words without another sense", () => {
  const pairs: readonly (readonly [phrase: string, other: string])[] = [
    ["easy to open and easy to fill", "easy to open and fill"],
    ["easy to fold and carry", "easy to carry and fold"],
    ["gives plenty of room for over a hundred spoons", "offers plenty of room for over a hundred spoons"],
    ["steams vegetables and new potatoes", "steams new potatoes and vegetables"],
    ["stays in one spot the whole hour", "remains in one spot a full hour"],
    ["light enough that you can carry a camera", "light enough to carry a camera"],
  ];
  for (const [phrase, other] of pairs) expect(reworded(phrase)).toContain(other);
});

test("what has no other words has no other form", () => {
  expect(reworded("rinses off")).toEqual([]);
});
