import { describe, expect, test } from "bun:test";
import { tidied } from "../../../../../server/listing/restated/tidy-phrase.ts";

describe("what a reviewer makes of it is left out", () => {
  test.each([
    "folds flat, which is super convenient",
    "folds flat which makes trips easier",
    "folds flat, which really helps",
    "folds flat which I love",
    "folds flat, where I keep it in the closet",
    "folds flat where my cat can not reach it",
  ])("%s", (phrase) => expect(tidied(phrase)).toBe("folds flat"));

  test.each([
    ["which one it is", "tells which side faces up"],
    ["where on the thing it is", "pocket where keys go"],
  ])("but not %s: %s", (_, phrase) => expect(tidied(phrase)).toBe(phrase));
});

describe("how long one reviewer has had it is left out", () => {
  test.each([
    "looks new after three months of use",
    "looks new even after two years",
    "looks new after about a year of daily use",
    "looks new after several full weeks",
    "looks new after 6 months",
  ])("%s", (phrase) => expect(tidied(phrase)).toBe("looks new"));

  test.each([
    ["how long it takes", "dries after three minutes"],
    ["what came before", "looks new after three washes"],
    ["what follows", "after two weeks of use it looks new"],
  ])("but not %s: %s", (_, phrase) => expect(tidied(phrase)).toBe(phrase));
});

test.each(["grinds beans no bother", "grinds beans with no trouble", "grinds beans like a champ"])(
  "how little the reviewer made of it is left out: %s",
  (phrase) => expect(tidied(phrase)).toBe("grinds beans"),
);
