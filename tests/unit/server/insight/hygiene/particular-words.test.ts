import { expect, test } from "bun:test";
import { isEveryday, vocabularyOf } from "../../../../../server/insight/hygiene/particular-words.ts";

test("words of any review are everyday words, in each of their forms", () => {
  expect(["great", "weeks", "didn", "always"].map(isEveryday)).toEqual([true, true, true, true]);
  expect(["buckle", "trellis"].map(isEveryday)).toEqual([false, false]);
});

test("a word belongs to the product that two others or the seller use, and is unheard of that nobody else does", () => {
  const texts = ["The buckle frays, and otters juggle.", "Frayed buckle.", "Great buckles.", "Otters!"];
  const words = vocabularyOf(texts, "Belt for jugglers");
  expect(words.sharedBy(0, [])).toEqual({ belonging: 2, unheard: 0 });
  expect(words.sharedBy(0, ["buckle"])).toEqual({ belonging: 1, unheard: 0 });
  expect(words.sharedBy(2, [])).toEqual({ belonging: 1, unheard: 0 });
  expect(vocabularyOf(texts.slice(0, 1), "").sharedBy(0, [])).toEqual({ belonging: 0, unheard: 4 });
  expect([words.others("buckles"), words.others("otter"), words.others("weasel")]).toEqual([2, 1, 0]);
  expect([words.isSellers("juggling"), words.isSellers("otter")]).toEqual([true, false]);
});
