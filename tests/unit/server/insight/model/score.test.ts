import { expect, test } from "bun:test";
import { type Found, scoreAspects } from "../../../../../server/insight/model/train/score.ts";
import { termForm, termHead } from "../../../../../server/insight/model/train/term-form.ts";

const line = (aspects: [string, string | null, boolean?][], product = "p") => ({
  id: "1",
  product,
  split: "",
  text: "",
  aspects: aspects.map(([aspect, polarity, implicit = false]) => ({ aspect, polarity, implicit, opinions: [] })),
});
const found = (...terms: [string, Found["polarity"]][]): Found[] =>
  terms.map(([term, polarity]) => ({ term, polarity }));

test.each([
  ["The Lids", "lid"],
  ["a battery's life", "battery life"],
  ["A touch-screen", "touch screen"],
  ["its glass", "glass"],
])("%s has the form %s", (term, form) => {
  expect(termForm(term)).toBe(form);
});

test.each([
  ["lcd screen", "screen"],
  ["life of the battery", "life"],
  ["windows 7", "windows"],
])("the head of %s is %s", (term, head) => {
  expect(termHead(term)).toBe(head);
});

test("an exact match counts once, a match of heads counts for polarity only", () => {
  const { exact, polarity } = scoreAspects([
    {
      line: line([
        ["lid", "positive"],
        ["lcd screen", "negative"],
      ]),
      found: found(["lids", "positive"], ["lid", "positive"], ["screen", "positive"]),
    },
  ]);
  expect(exact).toEqual({ precision: 0.5, recall: 0.5, f1: 0.5 });
  expect(polarity).toBe(0.5);
});

test("an aspect that the text does not name counts neither as missed nor as wrong", () => {
  const { exact } = scoreAspects([{ line: line([["lid", "positive", true]]), found: found(["lid", "positive"]) }]);
  expect(exact).toEqual({ precision: 0, recall: 0, f1: 0 });
});

test("by product only what is named three times counts", () => {
  const lids = Array.from({ length: 3 }, () => ({
    line: line([["lid", "positive"]]),
    found: found(["lid", "positive"]),
  }));
  const { product } = scoreAspects([...lids, { line: line([]), found: found(["cord", "negative"]) }]);
  expect(product).toEqual({ precision: 1, recall: 1, f1: 1 });
});
