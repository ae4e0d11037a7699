import { describe, expect, test } from "bun:test";
import type { Review } from "../../../../../events/result/review.ts";
import { readsOf } from "../../../../support/heard.ts";

const isGift = (text: string, rating: Review["rating"] = null): boolean =>
  readsOf([text], "Acme Desk Lamp", rating).includes("+gift");

describe("an occasion praises a gift", () => {
  test.each([
    ["A great gift for my dad.", 2],
    ["Bought it as a gift for my dad. It is bright and sturdy.", null],
    ["Bought this for my sister and she loves it.", null],
    ["Got it for his birthday.", 5],
  ] as const)("%s (%p stars)", (text, rating) => expect(isGift(text, rating)).toBe(true));
});

describe("and does not", () => {
  test.each([
    ["Bought it as a gift. It is flimsy.", null],
    ["Got it for Christmas.", 2],
    ["I received it as a gift and it is bright.", 5],
    ["Bought this for my sister. It is bright.", 5],
  ] as const)("%s (%p stars)", (text, rating) => expect(isGift(text, rating)).toBe(false));
});
