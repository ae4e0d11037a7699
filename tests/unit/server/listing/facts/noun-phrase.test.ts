import { expect, test } from "bun:test";
import { nounPhrase } from "../../../../../server/listing/facts/noun-phrase.ts";

test.each([
  ["twin fans remove steam, smoke and grease", "twin fans"],
  [
    "no buttons, padded ankle and heel pull loop, soft lining",
    "no buttons, padded ankle and heel pull loop, soft lining",
  ],
  ["the steel frame supports 200 pounds", "steel frame"],
  ["replacement brush heads", "replacement brush heads"],
  ["a combination lock keeps thieves out", "combination lock"],
  ["brushed steel mesh lid", "brushed steel mesh lid"],
])("the thing of %p is %p", (piece, phrase) => {
  expect(nounPhrase(piece)).toBe(phrase);
});
